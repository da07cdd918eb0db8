"""A table without spectators: nothing of its game leaves, neither during it nor afterwards."""

import pytest

from motorpool.core.chance import Seeded
from motorpool.server.tables import chat
from motorpool.server.tables.setup import ClockSetup, Setup
from tests.battlegrounds.properties.kit import KIT
from tests.server.secrets.test_whole_games import play
from tests.server.secrets.world import World

pytestmark = pytest.mark.anyio
OF_THE_GAME = {"changes", "events", "decision", "choice", "view"}
SETUP = Setup("battlegrounds", "solo", ("",), spectators=False, clock=ClockSetup("game", 10**6))


async def test_strangers_are_told_nothing_of_the_game(world: World) -> None:
    live, people = await world.lay(1, SETUP)
    path = f"/api/tables/{live.table.id}"
    for stranger in (world.bystander(), await world.somebody()):
        assert (await stranger.get(f"{path}/chat")).startswith(b"403")
        assert (await stranger.get(f"{path}/record")).startswith(b"403")
    async with stranger.socket(live.table.id) as socket, people[0].socket(live.table.id) as own:
        await play(world, live, people, KIT, Seeded("closed"))
        await chat.say(world.database, live.table, people[0].visitor, "a secret word")
        await own.until(lambda: own.told("chat")[-1:] and "secret" in own.sent[-1])
        await socket.settle()
    for message in socket.told():
        assert not any(message.get(part) for part in OF_THE_GAME), message
        assert message["type"] != "chat"
    assert "outcome" not in "".join(socket.sent)
    assert "running" not in "".join(socket.sent)
    assert "outcome" in "".join(own.sent)
    for after in (0, 3):
        told = (await stranger.get(f"{path}/updates?after={after}")).decode()
        assert not any(f'"{part}":[' in told for part in OF_THE_GAME)
        assert "outcome" not in told
    assert (await stranger.get(f"{path}/record")).startswith(b"403")
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
