"""A search on several cores: each grows a tree of its own, and what they tried is added up.

The others are programs that read and write lines of JSON, as a bot of anybody's does: also a
process of the lab, which may not have children of the usual kind, can start them, and they end
with it, however it ends.
"""

import atexit
import json
import subprocess
import sys
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from motorpool.bots.search.bot import SearchBot
from motorpool.bots.search.growing import grow
from motorpool.bots.search.tree import Search, Tried
from motorpool.core.game import Decision

SCALE = 1 << 30
HANDS: "dict[int, Hand]" = {}


class Hand:
    """One of the crew, in a process of its own."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "motorpool.bots.search.hand"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        atexit.register(self.end)

    def ask(self, asked: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(asked).encode() + b"\n")
            self.process.stdin.flush()

    def answer(self) -> Tried:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        told = json.loads(line) if line.endswith(b"\n") else {}  # it was killed
        return {int(action): (visits, total) for action, (visits, total) in told.items()}

    def has_ended(self) -> bool:
        return self.process.poll() is not None

    def end(self) -> None:
        atexit.unregister(self.end)
        self.process.kill()
        with suppress(BrokenPipeError):
            self.process.communicate()


def hand(number: int) -> Hand | None:
    """The same for all bots of this process: they think one after another.

    Who was killed is missing in that search, and replaced for the next; where no process can be
    started there is none, and the others go on without.
    """
    known = HANDS.get(number)
    if known is not None and known.has_ended():
        known.end()
        known = None
    if known is None:
        with suppress(OSError):
            known = HANDS[number] = Hand()
    return known


class Crew(SearchBot):
    """A bot that searches with others."""

    def think(self, state: Any, decision: Decision, advice: int) -> Tried:
        own, *others = self.budget.shares()
        told = {"seat": decision.seat, "advice": advice, "position": self.game.dump_position(state)}
        hands = []
        for number, share in enumerate(others):
            seed = f"{self.chance.below(SCALE)}"
            each = hand(number)
            if each is not None:
                each.ask(told | {"seed": seed, "budget": asdict(share)})
                hands.append(each)
        search = Search(state, decision.seat, self.mind, self.chance, advice)
        grow(search, own)
        tried = search.tried()
        for each in hands:
            for action, (visits, total) in each.answer().items():
                before = tried.get(action, (0, 0.0))
                tried[action] = (before[0] + visits, before[1] + total)
        return tried
