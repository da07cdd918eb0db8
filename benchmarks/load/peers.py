"""What the databases can do by themselves on this disk: one small row, one durable commit."""

import asyncio
import sqlite3
import time

import asyncpg

from benchmarks.load.databases import Databases
from benchmarks.load.figures import Figure, figure

CONNECTIONS = 10
MAKE = "CREATE TABLE peer (number bigint primary key, body text)"
BODY = "x" * 100


async def durable_commits(databases: Databases, seconds: float) -> Figure:
    url = await databases.new()
    if databases.kind == "sqlite":
        made = await asyncio.to_thread(sqlite_commits, url.removeprefix("sqlite:///"), seconds)
        name = "raw sqlite3, FULL"
    else:
        made = await postgres_commits(url, seconds)
        name = f"raw asyncpg, {CONNECTIONS} conn."
    return figure("durable commits a second", name, {"commits/s": made / seconds}, made)


def sqlite_commits(path: str, seconds: float) -> int:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(MAKE)
    made, until = 0, time.perf_counter() + seconds
    while time.perf_counter() < until:
        connection.execute("INSERT INTO peer VALUES (?, ?)", (made, BODY))
        made += 1
    connection.close()
    return made


async def postgres_commits(url: str, seconds: float) -> int:
    pool = await asyncpg.create_pool(url, min_size=CONNECTIONS, max_size=CONNECTIONS)
    await pool.execute(MAKE)
    until = time.perf_counter() + seconds

    async def write(worker: int) -> int:
        made = 0
        while time.perf_counter() < until:
            number = made * CONNECTIONS + worker
            await pool.execute("INSERT INTO peer VALUES ($1, $2)", number, BODY)
            made += 1
        return made

    made = sum(await asyncio.gather(*(write(worker) for worker in range(CONNECTIONS))))
    await pool.close()
    return made
