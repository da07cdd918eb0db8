"""The kill test: whatever the server said it had done is done, once, however often it is killed.

`make kill-test` kills 200 times; without MOTORPOOL_KILLS there are a few kills for each database.
"""

import asyncio
import itertools
import os
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from motorpool.server.database.database import Database, connect
from motorpool.server.tables import storage
from motorpool.server.tables.entries import Choose, Undo
from tests.server.players import Game, Player, Try
from tests.server.processes import ServerProcess
from tests.server.tables.logs import verified

KILLS = int(os.environ.get("MOTORPOOL_KILLS", "5"))
TABLES = 20
DURING_START = 0.15  # of the kills
LONGEST_LIFE = 3.0  # seconds, of a server that is ready
SETUPS: list[tuple[str, str, tuple[str, ...]]] = [
    ("rush", "base", ("", "")),
    ("battlegrounds", "battle", ("", "")),
    ("rush", "base", ("", "greedy")),
    ("battlegrounds", "family", ("", "", "random")),
    ("rush", "second-front", ("", "", "")),
]
NUMBERS = itertools.count()


@pytest.mark.anyio
async def test_kills(database_url: str, tmp_path: Path) -> None:
    server = ServerProcess(database_url, tmp_path)
    games: list[Game] = []
    stop = asyncio.Event()
    await server.start()
    try:
        async with asyncio.TaskGroup() as group:
            for number in range(TABLES):
                group.create_task(keep_playing(server.url, number, games, stop))
            await kill_often(server, Random())
            stop.set()
    finally:
        await server.kill()
    assert server.troubles() == []
    database = connect(database_url)
    await database.open()
    try:
        for game in games:
            await check(database, game)
    finally:
        await database.close()
    done = sum(len(game.done) for game in games)
    sent = sum(len(game.sent) for game in games)
    print(f"\n{KILLS} kills: {len(games)} games, {sent} choices sent, {done} acknowledged")
    assert done > TABLES


async def kill_often(server: ServerProcess, chance: Random) -> None:
    for _ in range(KILLS):
        if chance.random() > DURING_START:
            await server.ready()
        await asyncio.sleep(chance.uniform(0, LONGEST_LIFE))
        await server.kill()
        await server.start()
    await server.ready()
    await asyncio.sleep(LONGEST_LIFE)  # everybody comes back and plays on


async def keep_playing(url: str, number: int, games: list[Game], stop: asyncio.Event) -> None:
    """One game after another at one table."""
    game_name, preset, chairs = SETUPS[number % len(SETUPS)]
    body = {"game": game_name, "preset": preset, "chairs": list(chairs)}
    by_socket = number % 2 == 0
    async with AsyncExitStack() as clients:
        players = [Player(url, next(NUMBERS), by_socket) for chair in chairs if not chair]
        for player in players:
            await clients.enter_async_context(player.client)
            await player.come_in("Somebody")
        while not stop.is_set():
            made = await players[0].make_table(body)
            for player in players:
                await player.sit(made)
            await players[0].start(made["table"])
            game = Game(made["table"], chairs)
            games.append(game)
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play(game, stop))


async def check(database: Database, game: Game) -> None:
    """The log holds all that was acknowledged, and of what was sent nothing twice."""
    [row] = await database.fetch(storage.TABLE, game.table)
    table = await storage.empty_table(database, game.table)
    assert table is not None
    made: dict[Try, int] = {}
    for logged in await storage.later_entries(database, game.table, 0):
        decision = table.decision_number
        table.evolve(logged.entry, logged.at)
        assert table.version == logged.number
        if isinstance(logged.entry, Choose) and logged.entry.by == "person":
            wanted = Try(game.table, decision, logged.entry.seat, logged.entry.action)
        elif isinstance(logged.entry, Undo):
            wanted = Try(game.table, decision, logged.entry.seat, "")
        else:
            continue
        assert wanted in game.sent, "nobody sent this"
        assert wanted not in made, "it was applied twice"
        made[wanted] = logged.number
    for wanted, number in game.done.items():
        assert made.get(wanted) == number, "it was acknowledged and is lost"
    assert row["version"] == table.version
    assert row["status"] == table.status
    verified(replace(table.record(), proof=table.proof()).to_text())
