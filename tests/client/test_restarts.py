"""The server stops and comes back in the middle of a game: the seat goes on by itself."""

import asyncio
import signal
from collections.abc import Awaitable, Callable

import pytest

from motorpool.client import Client, Seat, Unreachable
from tests.client.playing import check_record, check_sight, play
from tests.server.processes import ServerProcess

pytestmark = pytest.mark.anyio
STOPS = (3, 9)  # at these choices


async def stop(server: ServerProcess, number: signal.Signals) -> None:
    process = server.process
    assert process is not None
    process.send_signal(number)
    await process.communicate()
    server.process = None


async def restart(server: ServerProcess, number: signal.Signals) -> None:
    await stop(server, number)
    await server.start()
    await server.ready()


def stopping(
    server: ServerProcess, number: signal.Signals, under_way: list[asyncio.Task[None]]
) -> Callable[[Seat], Awaitable[None]]:
    """Restarts the server while the next choice is under way."""
    turns = 0

    async def at_turn(seat: Seat) -> None:
        nonlocal turns
        turns += 1
        if turns in STOPS:
            await asyncio.gather(*under_way)
            await check_sight(seat)
            under_way[:] = [asyncio.create_task(restart(server, number))]

    return at_turn


@pytest.mark.parametrize(
    ("game", "preset", "number"),
    [
        ("rush", "base", signal.SIGTERM),
        ("rush", "base", signal.SIGKILL),
        ("battlegrounds", "battle", signal.SIGTERM),
        ("battlegrounds", "family", signal.SIGKILL),
    ],
)
async def test_a_game_goes_on(
    server: ServerProcess, client: Client, game: str, preset: str, number: signal.Signals
) -> None:
    made = await client.play_now(game, preset)
    under_way: list[asyncio.Task[None]] = []
    async with client.watch(made.table) as seat:
        chosen = await play(seat, stopping(server, number, under_way))
        await asyncio.gather(*under_way)
        await check_sight(seat)
        await check_record(seat, chosen)


async def test_a_server_that_stays_away_is_given_up(server: ServerProcess, client: Client) -> None:
    made = await client.play_now("rush", "base")
    async with client.watch(made.table, patience=0.5) as seat:
        async for _ in seat:
            if seat.my_turn:
                break
        assert seat.decision is not None
        action = seat.decision.actions[0]
        await stop(server, signal.SIGKILL)
        with pytest.raises(Unreachable):
            await seat.choose(action)
        with pytest.raises(Unreachable):
            async for _ in seat:
                pass
        with pytest.raises(Unreachable):
            await seat.choose(action)
    with pytest.raises(Unreachable):
        await client.me()
    with pytest.raises(Unreachable):
        async with client.watch(made.table, patience=0.5):
            pass
    await server.start()
    await server.ready()
    async with client.watch(made.table) as seat:
        await seat.choose(action)
