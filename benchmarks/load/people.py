"""People at tables: each looks at one socket and chooses at random when it is asked."""

import asyncio
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import orjson

from benchmarks.load.wire import Wire, socket_request

PATIENCE = 30.0  # seconds until a server has let somebody in

Seat = dict[str, Any]  # port, cookie


class People:
    """Those of one table. A choice has arrived when all of them have its update."""

    def __init__(self, table: str, seats: list[Seat], measured: "Measured") -> None:
        self.table = table
        self.seats = seats
        self.measured = measured
        self.wires: list[Wire] = []
        self.seen = [0] * len(seats)  # the number of each one's last update
        self.decision: dict[str, Any] | None = None  # the one that waits, as its owner was told
        self.sent_at = 0.0  # when the choice that is under way was sent; 0 when none is
        self.sent_for = 0
        self.think: Callable[[], float] | None = None  # seconds; None while nobody plays

    async def sit_down(self) -> None:
        loop = asyncio.get_running_loop()
        for seat, told in enumerate(self.seats):
            request = socket_request(told["port"], self.table, told["cookie"])
            heard = partial(self.hear, seat)
            _, wire = await loop.create_connection(
                partial(Wire, request, heard), "127.0.0.1", told["port"]
            )
            await asyncio.wait_for(wire.opened, PATIENCE)
            self.wires.append(wire)

    def play(self, think: Callable[[], float], first: float) -> None:
        """From now on, the first choice after so many seconds."""
        self.think = think
        if self.decision is not None and not self.sent_at:
            asyncio.get_running_loop().call_later(first, self.choose)

    def rest(self) -> None:
        self.think = None

    def hear(self, seat: int, message: bytes) -> None:
        if message.startswith(b'{"type":"done"'):
            return
        told = orjson.loads(message)
        if told["type"] == "error":
            self.measured.refused.append(told["error"]["key"])
            return
        self.seen[seat] = told["number"]
        decision = told.get("decision")
        if decision is not None and decision["seat"] == seat and decision.get("actions"):
            self.decision = decision
        if self.sent_at and min(self.seen) > self.sent_for:
            self.measured.seconds.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
            self.go_on()

    def go_on(self) -> None:
        if self.decision is None:
            self.measured.ended += 1  # the game is over
        elif self.think is not None:
            pause = self.think()
            if pause:
                asyncio.get_running_loop().call_later(pause, self.choose)
            else:
                self.choose()

    def choose(self) -> None:
        decision = self.decision
        if decision is None or self.think is None or self.sent_at:
            return
        self.decision = None
        text = {
            "type": "choose",
            "decision": decision["number"],
            "action": random.choice(decision["actions"]),
        }
        self.sent_for = decision["number"]
        self.sent_at = time.perf_counter()
        self.wires[decision["seat"]].send(orjson.dumps(text))


class Measured:
    """What was measured since the last look."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.refused: list[str] = []
        self.ended = 0
