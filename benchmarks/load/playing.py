"""People at many tables: how many choices, and how soon everybody has the update."""

from pathlib import Path
from typing import Any

from benchmarks.load.databases import Databases
from benchmarks.load.figures import Figure, figure, spread
from benchmarks.load.processes import Client, Server
from benchmarks.load.seeding import seed

PEOPLE = 2
MOVES = 20  # that were made before, on average
TABLES_FOR_RATE = 400  # enough that few games end during the measurement
PAUSE = 5.0  # seconds between two choices at a table
WARM_UP = 2.0
BEARABLE = 0.100  # seconds at the 99th percentile
STEP = 1000  # tables


class Arena:
    """Servers on one database, and clients who connect to all of them."""

    def __init__(self, url: str, servers: int, clients: int, log: Path) -> None:
        self.servers = [Server(url, log) for _ in range(servers)]
        self.clients = [Client() for _ in range(clients)]

    def sit_down(self, tables: list[Any]) -> float:
        """Seconds until all have their first view."""
        ports = [server.port for server in self.servers]
        for number, client in enumerate(self.clients):
            mine = [table.at(ports) for table in tables[number :: len(self.clients)]]
            client.begin("sit_down", tables=mine)
        return max(float(client.end()["seconds"]) for client in self.clients)

    def play(self, seconds: float, pause: float) -> "Played":
        for client in self.clients:
            client.begin("play", seconds=seconds, pause=pause, warm_up=WARM_UP)
        return Played([client.end() for client in self.clients])

    def stop(self) -> None:
        for client in self.clients:
            client.stop()
        for server in self.servers:
            server.stop()


class Played:
    """What all clients together have measured."""

    def __init__(self, told: list[dict[str, Any]]) -> None:
        self.seconds = [each for one in told for each in one["seconds"]]
        self.rate = sum(len(one["seconds"]) / one["lasted"] for one in told)
        self.client_share = max(one["cpu"] / one["lasted"] for one in told)
        self.trouble = sum(len(one["refused"]) + one["lost"] + one["late"] for one in told)

    def values(self) -> dict[str, float]:
        values = {"choices/s": self.rate, **spread(self.seconds)}
        if self.trouble:
            values["late, lost or refused"] = self.trouble
        return values

    def bearable(self) -> bool:
        return spread(self.seconds)["p99 ms"] < BEARABLE * 1000 and not self.trouble


async def choices_a_second(
    databases: Databases, seconds: float, clients: int, raw: float
) -> Figure:
    """As many as one server process commits, when everybody chooses at once.

    `raw` is how many commits a second the database makes by itself.
    """
    url = await databases.new()
    tables = await seed(url, TABLES_FOR_RATE, PEOPLE, MOVES)
    arena = Arena(url, 1, clients, databases.directory / "log")
    try:
        arena.sit_down(tables)
        before = arena.servers[0].cpu()
        played = arena.play(seconds, 0)
        used = (arena.servers[0].cpu() - before) / (len(played.seconds) * (1 + WARM_UP / seconds))
    finally:
        arena.stop()
    values = played.values() | {
        "of the raw commits": played.rate / raw,
        "server µs/choice": used * 1e6,
        "client CPU %": played.client_share * 100,
    }
    return figure(
        "choices a second", f"{databases.kind}, 1 process", values, len(played.seconds), "1,500/s"
    )


async def tables_at_once(
    databases: Databases, servers: int, most: int, seconds: float, clients: int
) -> list[Figure]:
    """1,000 tables with a choice in 5 s each, then more, as long as nobody has to wait."""
    url = await databases.new()
    arena = Arena(url, servers, clients, databases.directory / "log")
    found = []
    try:
        for count in range(STEP, most + 1, STEP):
            arena.sit_down(await seed(url, STEP, PEOPLE, MOVES))
            played = arena.play(seconds, PAUSE)
            name = f"{databases.kind}, {servers} process{'es' if servers > 1 else ''}"
            goal = "p99 100 ms" if count == STEP else ""
            sample = len(played.seconds)
            found.append(figure(f"{count:,} tables at once", name, played.values(), sample, goal))
            if not played.bearable():
                break
    finally:
        arena.stop()
    return found
