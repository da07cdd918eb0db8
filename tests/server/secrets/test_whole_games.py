"""Whole games of every preset: nothing that is sent names a secret, an invitation or a visitor."""

import json
from typing import Any

import pytest

from motorpool.core.chance import Seeded
from motorpool.core.fairness import commitment
from motorpool.server.live.live_table import LiveTable
from motorpool.server.tables import chat, undoing
from motorpool.server.tables.setup import Setup
from tests.properties.kit import Kit
from tests.server.secrets.test_two_worlds import SEATS, WHOLE_GAMES
from tests.server.secrets.world import Seat, World

pytestmark = pytest.mark.anyio


async def play(world: World, live: LiveTable, people: list[Seat], kit: Kit, pick: Seeded) -> None:
    """To the end, with talk and with choices taken back."""
    for number in range(4000):
        seat = await world.choose(live, people, kit, pick)
        match, decision = live.table.match, live.table.decision_number
        assert match is not None
        if match.state.over():
            return
        if number % 25 == 0:
            visitor = people[seat].visitor
            if undoing.why_not(match, seat) is None:
                await world.act(live, undoing.undo, visitor, decision)
            if not chat.fight_of_teams(live.table):
                await chat.say(world.database, live.table, visitor, "well played")
    raise AssertionError("the game does not end")


def secrets_of(live: LiveTable, people: list[Seat]) -> list[str]:
    table = live.table
    words = [table.secret, table.proof().seed(), table.bot_seed(), table.invite]
    return words + [person.visitor for person in people] + [person.secret for person in people]


async def all_answers(eye: Seat, id: str) -> list[str]:
    """What somebody gets who asks for everything."""
    path = f"/api/tables/{id}"
    paths = ["/api/tables", "/api/tables/mine", path, f"{path}/chat", f"{path}/record"]
    paths += [f"{path}/updates?after={after}&words=en" for after in (0, 3, 10**6)]
    paths += [f"{path}?words=pl", f"{path}/log?language=en"]
    return [(await eye.get(each)).decode() for each in paths]


@pytest.mark.parametrize(("kit", "preset"), WHOLE_GAMES)
async def test_no_secret_is_sent_before_the_end(world: World, kit: Kit, preset: str) -> None:
    chairs = ("",) * SEATS.get(preset, 2)
    live, people = await world.lay(1, Setup(kit.name, preset, chairs))
    eyes = [*people, world.bystander(), await world.somebody()]
    sockets = [eye.socket(live.table.id, words="cs") for eye in eyes]
    answers: list[str] = []
    for socket in sockets:
        await socket.__aenter__()
    for eye in eyes:
        answers += await all_answers(eye, live.table.id)
    await play(world, live, people, kit, Seeded(preset))
    for socket in sockets:
        await socket.settle()
        await socket.__aexit__()
        check_numbers(socket.told())
    sent = "\n".join([*answers, *(text for socket in sockets for text in socket.sent)])
    for word in secrets_of(live, people):
        assert word not in sent
    await check_record(live, people)


def check_numbers(told: list[dict[str, Any]]) -> None:
    numbers = [each["number"] for each in told if each["type"] in ("snapshot", "update")]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


async def check_record(live: LiveTable, people: list[Seat]) -> None:
    """Now that the game is over the proof is told, and still nothing of the people."""
    answer = (await people[0].get(f"/api/tables/{live.table.id}/record")).decode()
    record = json.loads(answer.partition(" ")[2])
    assert commitment(record["proof"]["secret"]) == live.table.commitment
    for word in (live.table.invite, *(person.visitor for person in people)):
        assert word not in answer
