"""The memory game: what was turned up and down again is told to nobody who was away."""

import json
import re
from typing import Any

import pytest

from motorpool.battlegrounds.view import FACE_DOWN
from motorpool.core.chance import Seeded
from motorpool.server.live.live_table import LiveTable
from motorpool.server.tables import undoing
from motorpool.server.tables.setup import Setup
from motorpool.words.marks import without_marks
from tests.battlegrounds.properties.kit import KIT
from tests.battlegrounds.properties.test_hidden import pictures_named, pictures_open
from tests.server.secrets.world import Seat, World

TURNED_UP = re.compile(r"\w+ on ([A-H][1-8])")
pytestmark = [pytest.mark.anyio, pytest.mark.rule("BG-FAM-05")]


async def test_the_past_is_not_told_again(world: World) -> None:
    live, people = await world.lay(5, Setup("battlegrounds", "family", ("", "")))
    pick, hidden_again = Seeded("family"), 0
    seen: set[str] = set()
    for _ in range(120):
        await world.choose(live, people, KIT, pick)
        assert live.table.match is not None
        state: Any = live.table.match.state
        if state.over():
            break
        now_open = pictures_open(state)
        seen |= now_open
        hidden_again += bool(seen - now_open)
        after = pick.below(live.table.version)
        for eye in (*people, world.bystander()):
            path = f"/api/tables/{live.table.id}/updates?after={after}&words=en"
            told = json.loads((await eye.get(path)).partition(b" ")[2])
            assert [each["type"] for each in told["messages"]] == ["snapshot"]
            view = told["messages"][0]
            told = [view["view"], view["decision"], plain(view["words"])]
            assert pictures_named(state, told) <= now_open
            async with eye.socket(live.table.id, after, "en") as socket:
                await socket.settle()
            assert [each["type"] for each in socket.told()] == ["snapshot", "pong"]
    assert hidden_again > 10


def plain(words: dict[str, Any]) -> list[str]:
    return [without_marks(text) for text in (words["question"] or "", *words["actions"])]


async def log_of(eye: Seat, live: LiveTable) -> list[str]:
    """All lines, without marks."""
    answer = await eye.get(f"/api/tables/{live.table.id}/log?language=en")
    assert answer.startswith(b"200"), answer
    told = json.loads(answer[4:])
    assert told["number"] == live.table.version
    return [without_marks(text) for line in told["lines"] for text in line["texts"]]


def turned_up(lines: list[str]) -> list[str]:
    """The cells of which a picture is named."""
    told = [line for line in lines if line.startswith("Turned up: ")]
    return [cell for line in told for cell in TURNED_UP.findall(line)]


async def go_back(world: World, live: LiveTable, people: list[Seat], moves: int) -> None:
    """By consent."""
    decision = live.table.decision_number
    await world.act(live, undoing.ask, people[0].visitor, decision, moves)
    await world.house.hall.act(
        live.table.id, lambda table: undoing.answer(table, people[1].visitor, decision, True)
    )


async def test_the_log_names_what_lies_open_or_is_taken(world: World) -> None:
    live, people = await world.lay(6, Setup("battlegrounds", "family", ("", "")))
    pick = Seeded("family log")
    hidden = named = gone_back = 0
    for number in range(4000):
        await world.choose(live, people, KIT, pick)
        assert live.table.match is not None
        if live.table.status == "over":
            break
        moves = len(live.table.match.record.moves)
        if number % 40 == 39:  # also what was taken and lies face down again
            await go_back(world, live, people, max(0, moves - 25))
            gone_back += 1
        if number % 10 == 0 or number % 40 == 39:
            view = live.table.match.game.view(live.table.match.state, 0)
            for eye in (*people, world.bystander()):
                lines = await log_of(eye, live)
                for cell in turned_up(lines):
                    assert view["tokens"].get(cell) != FACE_DOWN
                    named += 1
                hidden += sum("face down again)" in line for line in lines)
                taken = sum(side["pairs"] for side in view["sides"])
                assert sum("A pair" in line for line in lines) == taken
    assert hidden > 10
    assert named > 10
    assert gone_back
    after = await log_of(people[0], live)  # then there is nothing left to remember
    assert turned_up(after)
    assert not any("face down again)" in line for line in after)
