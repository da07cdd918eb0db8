"""Run as a process of its own, to be killed: writes entries and tells each that is committed."""

import asyncio
import sys

from motorpool.server.database.database import connect
from tests.server.database.entries import entry

WRITERS = 8


async def write_for_ever(url: str) -> None:
    database = connect(url)
    await database.open()

    async def write(table: str) -> None:
        number = 0
        while True:
            number += 1
            await database.run(entry(table, number), entry(table + "-twin", number))
            print(table, number, flush=True)

    await asyncio.gather(*(write(f"t{writer}") for writer in range(WRITERS)))


if __name__ == "__main__":
    asyncio.run(write_for_ever(sys.argv[1]))
