"""Tables that wait: their memory, and how soon they are back after a restart."""

import asyncio
import random
import signal
import time

from benchmarks.load.databases import Databases
from benchmarks.load.figures import Figure, figure, spread
from benchmarks.load.playing import MOVES, PEOPLE, Arena
from benchmarks.load.processes import Server
from benchmarks.load.seeding import Seated, seed

IDLE = 1_000  # tables
LOOKED_AT = 300  # tables after a restart


async def memory(databases: Databases) -> list[Figure]:
    """Of a table that nobody looks at, and with the sockets of its people."""
    url = await databases.new()
    tables = await seed(url, IDLE, PEOPLE, MOVES)
    arena = Arena(url, 1, 1, databases.directory / "log")
    server = arena.servers[0]
    try:
        await look(server.port, tables[0])
        empty = server.memory()
        for table in tables:
            await look(server.port, table)
        idle = server.memory()
        arena.sit_down(tables)
        watched = server.memory()
    finally:
        arena.stop()
    name = f"{databases.kind}, 1 process"
    share = len(tables) * 1024
    return [
        figure("memory of an idle table", name, {"KiB": (idle - empty) / share}, len(tables)),
        figure(
            f"memory with {PEOPLE} sockets", name, {"KiB": (watched - empty) / share}, len(tables)
        ),
    ]


async def restart(databases: Databases, count: int) -> list[Figure]:
    """Kill a server with many unfinished tables, start it again, look at some of them."""
    url = await databases.new()
    tables = await seed(url, count // 10 * 9, PEOPLE, MOVES)
    tables += await seed(url, count - len(tables), 1, MOVES, bots=1)  # some wait for a bot
    log = databases.directory / "log"
    Server(url, log).stop(signal.SIGKILL)
    begun = time.perf_counter()
    server = Server(url, log)
    try:
        await look(server.port, random.choice(tables))
        back = time.perf_counter() - begun
        seconds = [await look(server.port, one) for one in random.sample(tables, LOOKED_AT)]
    finally:
        server.stop()
    name = f"{databases.kind}, {count:,} tables"
    views = spread(seconds) | {"most ms": max(seconds) * 1000}
    return [
        figure("restart until a table answers", name, {"s": back}, 1, "3 s"),
        figure("first view of a table", name, views, len(seconds), "100 ms"),
    ]


async def look(port: int, table: Seated) -> float:
    """Seconds until one has seen a table over HTTP."""
    begun = time.perf_counter()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"GET /api/tables/{table.id} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        f"Cookie: motorpool={table.cookies[0]}\r\nConnection: close\r\n\r\n".encode()
    )
    answer = await reader.read()
    writer.close()
    if not answer.startswith(b"HTTP/1.1 200"):
        raise RuntimeError(answer[:200])
    return time.perf_counter() - begun
