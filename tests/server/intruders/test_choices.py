"""Choices: only by the seat whose decision it is, and each decision once."""

import asyncio
import json

import pytest

from motorpool.server.live.live_table import LiveTable
from motorpool.server.tables.setup import Setup
from tests.server.browser import bearer
from tests.server.intruders.databases import on_both
from tests.server.secrets.world import Seat, World

pytestmark = pytest.mark.anyio
RUSH = Setup("rush", "base", ("", ""))


def first_choice(live: LiveTable) -> tuple[int, dict[str, object]]:
    match = live.table.match
    assert match is not None
    seat = match.state.seat_to_decide()
    text = match.game.decision(match.state, seat).texts[0]
    return seat, {"decision": live.table.decision_number, "action": text}


def is_refused(answer: bytes, status: int, key: str) -> None:
    assert answer.startswith(b"%d " % status), answer
    assert json.loads(answer[4:])["error"]["key"] == key


async def test_nobody_acts_for_another_seat(world: World) -> None:
    live, people = await world.lay(1, RUSH)
    seat, choice = first_choice(live)
    path, before = f"/api/tables/{live.table.id}", live.table.version
    stranger = await world.somebody()
    is_refused(await people[1 - seat].post(f"{path}/choices", choice), 409, "not-your-turn")
    is_refused(await stranger.post(f"{path}/choices", choice), 403, "table-not-seated")
    is_refused(await world.bystander().post(f"{path}/choices", choice), 401, "server-nobody")
    for eye, key in (
        (people[1 - seat], "not-your-turn"),
        (stranger, "table-not-seated"),
        (world.bystander(), "server-nobody"),
    ):
        async with eye.socket(live.table.id) as socket:
            socket.say("choose", ref="x", **choice)
            await socket.settle()
            assert [told["error"]["key"] for told in socket.told("error")] == [key]
    assert live.table.version == before


@pytest.mark.parametrize("what", ["leave", "return", "undo", "undo/ask", "undo/answer", "rematch"])
async def test_strangers_do_nothing_at_a_table(world: World, what: str) -> None:
    live, _ = await world.lay(1, RUSH)
    before = live.table.version
    bodies = {
        "undo": {"decision": 3},
        "undo/ask": {"decision": 3, "moves": 0},
        "undo/answer": {"decision": 3, "yes": True},
    }
    path = f"/api/tables/{live.table.id}/{what}"
    is_refused(await (await world.somebody()).post(path, bodies.get(what)), 403, "table-not-seated")
    is_refused(await world.bystander().post(path, bodies.get(what)), 401, "server-nobody")
    assert live.table.version == before


@on_both
async def test_of_many_equal_choices_one_counts(world: World) -> None:
    live, people = await world.lay(1, RUSH)
    seat, choice = first_choice(live)
    before = live.table.version
    path = f"/api/tables/{live.table.id}/choices"
    answers = await asyncio.gather(*(people[seat].post(path, choice) for _ in range(12)))
    assert sorted(answer[:3] for answer in answers) == [b"200"] + [b"409"] * 11
    assert live.table.version == before + 1
    is_refused(await people[seat].post(path, choice), 409, "decision-stale")


@pytest.mark.parametrize("decision", [0, 1, 2, 4, 10**6, 2**31])
async def test_choices_of_other_decisions_change_nothing(world: World, decision: int) -> None:
    live, people = await world.lay(1, RUSH)
    seat, choice = first_choice(live)
    assert choice["decision"] == 3
    answer = await people[seat].post(
        f"/api/tables/{live.table.id}/choices", choice | {"decision": decision}
    )
    is_refused(answer, 409, "decision-stale")


async def test_an_old_choice_does_not_come_back_by_undo(world: World) -> None:
    """The same decision again has another number: a choice of the old tab does not fit."""
    live, people = await world.lay(1, RUSH)
    path = f"/api/tables/{live.table.id}"
    for _ in range(60):
        seat, choice = first_choice(live)
        assert (await people[seat].post(f"{path}/choices", choice)).startswith(b"200")
        now = {"decision": live.table.decision_number}
        if (await people[seat].post(f"{path}/undo", now)).startswith(b"200"):
            is_refused(await people[seat].post(f"{path}/choices", choice), 409, "decision-stale")
            is_refused(await people[seat].post(f"{path}/undo", now), 409, "decision-stale")
            return
    raise AssertionError("nothing could be taken back")


async def test_a_token_is_its_own_visitor_only(world: World) -> None:
    live, people = await world.lay(1, RUSH)
    seat, choice = first_choice(live)
    path = f"/api/tables/{live.table.id}/choices"
    foreign: Seat = people[1 - seat]
    token = await foreign.browser.token()
    answer = await people[seat].browser.post(path, json=choice, headers=bearer(token))
    assert answer.status_code == 409  # the cookie of the right seat does not help
    assert answer.json()["error"]["key"] == "not-your-turn"
    answer = await people[seat].browser.post(path, json=choice, headers=bearer(token[:-1] + "x"))
    assert answer.status_code == 401
