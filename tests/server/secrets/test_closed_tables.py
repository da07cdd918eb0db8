"""A table without spectators: nothing of its game leaves, neither during it nor afterwards."""

import json
from typing import Any

import pytest

from motorpool.core.chance import Seeded
from motorpool.server.tables import chat
from motorpool.server.tables.setup import ClockSetup, Setup
from tests.battlegrounds.properties.kit import KIT
from tests.server.secrets.test_whole_games import play
from tests.server.secrets.world import World

pytestmark = pytest.mark.anyio
OF_THE_GAME = {"do", "changes", "events", "decision", "choice", "view"}
NO_WORDS: dict[str, Any] = {"question": None, "actions": []}
SETUP = Setup("battlegrounds", "solo", ("",), spectators=False, clock=ClockSetup("game", 10**6))


async def test_strangers_are_told_nothing_of_the_game(world: World) -> None:
    live, people = await world.lay(1, SETUP)
    path = f"/api/tables/{live.table.id}"
    for stranger in (world.bystander(), await world.somebody()):
        assert (await stranger.get(f"{path}/chat")).startswith(b"403")
        assert (await stranger.get(f"{path}/record")).startswith(b"403")
        assert (await stranger.get(f"{path}/log")).startswith(b"403")
    spoken = stranger.socket(live.table.id, words="en")
    async with spoken as socket, people[0].socket(live.table.id, words="en") as own:
        await play(world, live, people, KIT, Seeded("closed"))
        await chat.say(world.database, live.table, people[0].visitor, "a secret word")
        await own.until(lambda: own.told("chat")[-1:] and "secret" in own.sent[-1])
        await socket.settle()
    for message in socket.told():
        assert not any(message.get(part) for part in OF_THE_GAME), message
        assert message["type"] != "chat"
        assert message.get("words", NO_WORDS) == NO_WORDS
    first, *updates = socket.told()[:-1]  # the last is a pong
    assert [each["number"] for each in updates] == [
        first["number"] + step for step, _ in enumerate(updates, 1)
    ]
    assert updates[0].keys() == {"type", "number"}, "a choice is nobody else's business"
    assert updates[-1]["table"] == [[["status"], "over"]]
    assert "outcome" not in "".join(socket.sent)
    assert "running" not in "".join(socket.sent)
    assert "outcome" in "".join(own.sent)
    for after in (0, 3):
        told = (await stranger.get(f"{path}/updates?after={after}")).decode()
        assert not any(f'"{part}":[' in told for part in OF_THE_GAME)
        assert "outcome" not in told
        assert '"do"' not in told
    told = json.loads((await stranger.get(f"{path}?words=en"))[4:])
    assert told["messages"][0]["words"] == NO_WORDS
    assert any(update["words"]["log"] for update in own.told("update"))
    assert (await stranger.get(f"{path}/record")).startswith(b"403")
    assert (await stranger.get(f"{path}/log")).startswith(b"403")
    assert (await people[0].get(f"{path}/log")).startswith(b"200")
    assert (await stranger.get(f"{path}/chat")).startswith(b"403")
    branch = {"moves": 0, "chairs": [""]}
    assert (await stranger.post(f"{path}/branch", branch)).startswith(b"403")
    assert (await people[0].get(f"{path}/record")).startswith(b"200")
    assert (await people[0].post(f"{path}/branch", branch)).startswith(b"201")


async def test_with_spectators_everybody_may_look(world: World) -> None:
    live, people = await world.lay(1, Setup("battlegrounds", "solo", ("",)))
    async with world.bystander().socket(live.table.id) as socket:
        await play(world, live, people, KIT, Seeded("open"))
        await socket.settle()
    assert socket.told("update")[-1]["events"]
    assert "outcome" in "".join(socket.sent)
    assert (await world.bystander().get(f"/api/tables/{live.table.id}/record")).startswith(b"200")
