"""Two real server processes on one PostgreSQL: one game, whichever of them is asked."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from motorpool.server.live.replaying import load
from motorpool.server.tables import storage
from motorpool.server.tables.entries import Choose
from tests.server.conftest import make_empty_database
from tests.server.live.halls import PATIENCE_SECONDS, opened
from tests.server.players import Player, key_of
from tests.server.postgres_cluster import PostgresCluster
from tests.server.processes import ServerProcess

pytestmark = pytest.mark.anyio
ROUNDS = 40
KILLS = 2


@pytest.fixture(scope="module")
async def servers(
    postgres: PostgresCluster, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[list[ServerProcess]]:
    """Both are started at once: both want to migrate the database."""
    database = await make_empty_database(postgres)
    directory: Path = tmp_path_factory.mktemp("servers")
    both = [ServerProcess(database, directory) for _ in range(2)]
    try:
        for server in both:
            await server.start()
        for server in both:
            await server.ready()
        yield both
    finally:
        for server in both:
            await server.kill()
    for server in both:
        assert server.troubles() == []


class Twice:
    """One person with a browser at each server."""

    def __init__(self, servers: list[ServerProcess], number: int) -> None:
        self.players = [Player(server.url, number, sockets=False) for server in servers]
        self.clients = [player.client for player in self.players]

    async def begin(self, *chairs: str) -> str:
        """A game that has begun, with the person on the first chair."""
        first = self.players[0]
        await first.come_in("Twice")
        self.clients[1].cookies = httpx.Cookies(self.clients[0].cookies)
        made = await first.make_table({"chairs": ["", *chairs]})
        await first.sit(made)
        await first.start(made["table"])
        return str(made["table"])

    async def look(self, which: int, table: str) -> dict[str, Any]:
        answer = await self.clients[which].get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        [snapshot] = answer.json()["messages"]
        assert snapshot["seat"] == 0
        told: dict[str, Any] = snapshot
        return told

    async def my_turn(self, which: int, table: str) -> dict[str, Any]:
        """The decision, when it is this person's again."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while True:
                told = await self.look(which, table)
                if told["decision"]["seat"] == 0:
                    decision: dict[str, Any] = told["decision"]
                    return decision
                await asyncio.sleep(0.05)

    async def choose(
        self, which: int, table: str, decision: dict[str, Any], action: int
    ) -> httpx.Response:
        body = {"decision": decision["number"], "action": decision["actions"][action]}
        return await self.clients[which].post(f"/api/tables/{table}/choices", json=body)

    async def end(self) -> None:
        for client in self.clients:
            await client.aclose()


@pytest.fixture
async def person(servers: list[ServerProcess]) -> AsyncIterator[Twice]:
    twice = Twice(servers, 1)
    yield twice
    await twice.end()


async def choices_of(server: ServerProcess, table: str) -> list[Choose]:
    """Those of the log, which leads to a table without an error."""
    async with opened(server.database) as database:
        assert await load(database, table) is not None
        log = await storage.later_entries(database, table, 0)
    return [logged.entry for logged in log if isinstance(logged.entry, Choose)]


async def test_of_two_choices_at_once_one_wins(servers: list[ServerProcess], person: Twice) -> None:
    table = await person.begin("random")
    made = 0
    for round in range(ROUNDS):
        decision = await person.my_turn(round % 2, table)
        last = len(decision["actions"]) - 1
        answers = await asyncio.gather(
            person.choose(0, table, decision, 0),
            person.choose(1, table, decision, last),
            person.choose(round % 2, table, decision, last // 2),
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
        assert {key_of(a) for a in answers if a.status_code == 409} == {"decision-stale"}
        made += 1
    choices = await choices_of(servers[0], table)
    assert len([choice for choice in choices if choice.by == "person"]) == made


async def test_updates_reach_a_socket_at_the_other_process(
    servers: list[ServerProcess], person: Twice
) -> None:
    table = await person.begin("random", "random")
    watcher = person.players[1]
    async with watcher.socket(table) as socket:
        watcher.follow(json.loads(await socket.recv()))
        for round in range(15):
            decision = await person.my_turn(0, table)
            answer = await person.choose(0, table, decision, round % len(decision["actions"]))
            assert answer.status_code == 200, answer.text
            async with asyncio.timeout(PATIENCE_SECONDS):
                while watcher.number < answer.json()["number"]:
                    watcher.follow(json.loads(await socket.recv()))  # each is the next one
    choices = await choices_of(servers[0], table)
    assert {choice.by for choice in choices if choice.seat != 0} == {"bot"}


async def test_the_bots_of_a_killed_process_are_taken_up(
    servers: list[ServerProcess], person: Twice
) -> None:
    table = await person.begin("greedy", "greedy", "greedy")
    for _ in range(KILLS):
        decision = await person.my_turn(1, table)
        while True:  # until the bots have to play
            answer = await person.choose(0, table, decision, -1)
            assert answer.status_code == 200, answer.text
            told = await person.look(0, table)
            decision = told["decision"]
            if decision["seat"] != 0:
                break
        await servers[0].kill()
        await person.my_turn(1, table)
        await servers[0].start()
        await servers[0].ready()
    assert await choices_of(servers[1], table)
