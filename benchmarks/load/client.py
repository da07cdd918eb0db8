"""A process of people at many tables; told what to do on stdin, a JSON object a line."""

import asyncio
import random
import sys
import time
from typing import Any

import orjson
import uvloop

from benchmarks.load.people import Measured, People

AT_ONCE = 32  # tables that are being connected


class Crowd:
    def __init__(self) -> None:
        self.tables: list[People] = []
        self.measured = Measured()

    async def sit_down(self, tables: list[Any]) -> dict[str, Any]:
        people = [People(table["id"], table["seats"], self.measured) for table in tables]
        self.tables += people
        waiting = iter(people)

        async def usher() -> None:
            for each in waiting:
                await each.sit_down()

        begun = time.perf_counter()
        await asyncio.gather(*(usher() for _ in range(AT_ONCE)))
        return {"seconds": time.perf_counter() - begun}

    async def play(self, seconds: float, pause: float, warm_up: float) -> dict[str, Any]:
        """Everybody thinks `pause` seconds on average; without one, not at all."""
        for each in self.tables:
            each.play(lambda: pause * random.uniform(0.5, 1.5), random.uniform(0, pause))
        await asyncio.sleep(warm_up)
        measured, begun = Measured(), time.perf_counter()
        cpu = time.process_time()
        self.measured.__dict__.update(measured.__dict__)
        await asyncio.sleep(seconds)
        lasted = time.perf_counter() - begun
        told = {**self.measured.__dict__, "lasted": lasted, "cpu": time.process_time() - cpu}
        told["late"] = sum(
            1 for each in self.tables if each.sent_at and begun + lasted - each.sent_at > 1
        )
        told["lost"] = sum(wire.lost for each in self.tables for wire in each.wires)
        for each in self.tables:
            each.rest()
        await asyncio.sleep(0.5)  # what is under way
        return told


async def main() -> None:
    crowd = Crowd()
    lines = asyncio.StreamReader(limit=2**28)
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(lines), sys.stdin
    )
    while line := await lines.readline():
        asked = orjson.loads(line)
        work = getattr(crowd, asked.pop("do"))
        print(orjson.dumps(await work(**asked)).decode(), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
