"""The memory game: what was turned up and down again is told to nobody who was away."""

import json
from typing import Any

import pytest

from motorpool.core.chance import Seeded
from motorpool.server.tables.setup import Setup
from tests.battlegrounds.properties.kit import KIT
from tests.battlegrounds.properties.test_hidden import pictures_named, pictures_open
from tests.server.secrets.world import World

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
            path = f"/api/tables/{live.table.id}/updates?after={after}"
            told = json.loads((await eye.get(path)).partition(b" ")[2])
            assert [each["type"] for each in told["messages"]] == ["snapshot"]
            view = told["messages"][0]
            assert pictures_named(state, [view["view"], view["decision"]]) <= now_open
            async with eye.socket(live.table.id, after) as socket:
                await socket.settle()
            assert [each["type"] for each in socket.told()] == ["snapshot", "pong"]
    assert hidden_again > 10
