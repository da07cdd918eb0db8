"""A back-up made under play, restored: every game is there as of one moment, and goes on."""

import asyncio
import os
import re
import subprocess
import sys
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from motorpool.cli.serve import DATABASE_VARIABLE
from motorpool.server.database.database import Database, connect
from motorpool.server.live.replaying import load
from motorpool.server.tables import storage
from tests.server.conftest import make_empty_database
from tests.server.players import Game, Player
from tests.server.postgres_cluster import find_binaries
from tests.server.processes import ServerProcess
from tests.server.tables.logs import verified

pytestmark = pytest.mark.anyio
HOSTING = Path(__file__).parents[3] / "docs" / "hosting.md"
PATIENCE_SECONDS = 120
BEFORE, AFTER = 40, 10  # choices that are acknowledged before a back-up, and after it
SETUPS = [
    {"game": "rush", "preset": "base", "chairs": ["", ""]},
    {"game": "battlegrounds", "preset": "battle", "chairs": ["", ""]},
    {"game": "rush", "preset": "second-front", "chairs": ["", "greedy"]},
]


async def test_back_up_and_restore(
    database_url: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    kind = database_url.partition(":")[0]
    server = ServerProcess(database_url, tmp_path)
    async with AsyncExitStack() as clients:
        await server.start()
        try:
            await server.ready()
            games = [await begin(server, number, clients) for number in range(len(SETUPS))]
            async with asyncio.TaskGroup() as group:
                stop = play(group, games)
                await until(games, BEFORE)
                known = {game.table: max(game.done.values(), default=0) for game, _ in games}
                await asyncio.to_thread(run_block, f"back_up_{kind}", tmp_path, database_url)
                await until(games, done(games) + AFTER)
                stop.set()
        finally:
            await server.kill()
        original, restored = database_url, database_url
        if kind == "sqlite":
            original = f"sqlite:///{tmp_path / 'before' / 'motorpool.db'}"
        else:
            restored = await make_empty_database(request.getfixturevalue("postgres"))
        await asyncio.to_thread(run_block, f"restore_{kind}", tmp_path, restored)
        await compare(original, restored, known)
        await go_on(restored, games, tmp_path)


async def begin(
    server: ServerProcess, number: int, clients: AsyncExitStack
) -> tuple[Game, list[Player]]:
    setup = SETUPS[number]
    people = [Player(server.url, 10 * number + seat, seat == 0) for seat in range(2)]
    people = people[: setup["chairs"].count("")]
    for player in people:
        await clients.enter_async_context(player.client)
    made = await people[0].make_table(setup)
    for player in people:
        await player.sit(made)
    await people[0].start(made["table"])
    return Game(made["table"], tuple(setup["chairs"])), people


def play(group: asyncio.TaskGroup, games: list[tuple[Game, list[Player]]]) -> asyncio.Event:
    stop = asyncio.Event()
    for game, people in games:
        for player in people:
            group.create_task(player.play(game, stop))
    return stop


def done(games: list[tuple[Game, list[Player]]]) -> int:
    return sum(len(game.done) for game, _ in games)


async def until(games: list[tuple[Game, list[Player]]], count: int) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while done(games) < count:
            await asyncio.sleep(0.01)


def run_block(name: str, directory: Path, url: str) -> None:
    """A block of docs/hosting.md, as a host types it."""
    [script] = re.findall(rf"^```sh {name}\n(.*?)^```", HOSTING.read_text(), re.M | re.S)
    own = str(Path(sys.executable).parent)
    binaries = str(find_binaries() or own)
    subprocess.run(
        ["sh", "-eu", "-c", script],
        cwd=directory,
        env={"PATH": f"{own}:{binaries}:{os.defpath}", DATABASE_VARIABLE: url},
        check=True,
        stdout=subprocess.DEVNULL,
    )


async def compare(url: str, restored_url: str, known: dict[str, int]) -> None:
    """Each log is the beginning of what came to be, with all that was acknowledged by then."""
    async with opened(url) as original, opened(restored_url) as restored:
        for id, number in known.items():
            then = await storage.later_entries(restored, id, 0)
            now = await storage.later_entries(original, id, 0)
            assert number <= len(then) <= len(now)
            assert then == now[: len(then)]
            [row] = await restored.fetch(storage.TABLE, id)
            table = await load(restored, id)
            assert table is not None
            assert (row["version"], row["status"]) == (table.version, table.status)
            verified(replace(table.record(), proof=table.proof()).to_text())


class opened:
    """A database for the time of a block."""

    def __init__(self, url: str) -> None:
        self.database = connect(url)

    async def __aenter__(self) -> Database:
        await self.database.open()
        return self.database

    async def __aexit__(self, *error: object) -> None:
        await self.database.close()


async def go_on(url: str, games: list[tuple[Game, list[Player]]], directory: Path) -> None:
    """The same people, known by the same cookies, at the same tables."""
    server = ServerProcess(url, directory)
    again = []
    async with AsyncExitStack() as clients:
        for game, people in games:
            fresh = Game(game.table, game.chairs)
            again.append((fresh, [Player(server.url, n, False) for n in range(len(people))]))
            for old, new in zip(people, again[-1][1], strict=True):
                await clients.enter_async_context(new.client)
                new.client.cookies = old.client.cookies
        await server.start()
        try:
            await server.ready()
            async with asyncio.TaskGroup() as group:
                stop = play(group, again)
                await until(again, AFTER)
                stop.set()
        finally:
            await server.kill()
        assert server.troubles() == []
