"""Chance stands outside the state: it is asked when a card is needed.

A face-down pile is a bag. `draw` takes one thing out of a bag; nothing else in
the games is random, so a record of the answers is enough to play a game again.
"""

import hashlib
import secrets
import struct
from typing import Final

from mypy_extensions import i64, mypyc_attr

from motorpool.core.errors import ChanceDeparted

BLOCK_NUMBERS: Final = 256
BLOCK_FORMAT: Final = "<256I"


def take_out(bag: list[int], i: i64) -> int:
    """What lies at a place of the bag; the last thing takes that place."""
    taken = bag[i]
    last = bag.pop()
    if i < len(bag):
        bag[i] = last
    return taken


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Answers which thing comes out of a bag."""

    def draw(self, bag: list[int]) -> int:
        """Take one thing out of the bag and return it. The bag's order is of no meaning."""
        raise NotImplementedError


class Dice(Chance):
    """A chance that also answers with numbers."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        raise NotImplementedError

    def draw(self, bag: list[int]) -> int:
        return take_out(bag, self.below(len(bag)))

    def turn_begins(self, turn: i64) -> None:
        """Who plays on in an imagined game tells it; most dice need not know."""


class Seeded(Dice):
    """The same seed gives the same answers, and nobody can tell the seed from the answers.

    The numbers are the output of SHAKE-128 on the seed and a block number, 32 bits each
    (docs/fairness.md says it bit by bit, and proofs rest on it: it must not change).
    """

    def __init__(self, seed: str) -> None:
        self.key = hashlib.blake2b(seed.encode(errors="surrogatepass")).digest()
        self.block = 0
        self.numbers: list[int] = []
        self.used: i64 = 0

    def next_block(self) -> None:
        self.block += 1
        stream = hashlib.shake_128(self.key + self.block.to_bytes(8, "little"))
        self.numbers = list(struct.unpack(BLOCK_FORMAT, stream.digest(4 * BLOCK_NUMBERS)))
        self.used = 0

    def skip(self, count: i64) -> None:
        """Go on as if so many numbers had been used; the blocks between are never computed."""
        if count < 0:
            raise ValueError("numbers that were used do not come back")
        left: i64 = len(self.numbers) - self.used
        if count <= left:
            self.used += count
            return
        count -= left
        whole: i64 = (count - 1) // BLOCK_NUMBERS
        self.block += whole
        self.next_block()
        self.used = count - whole * BLOCK_NUMBERS

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, by multiplying 32 random bits."""
        if self.used == len(self.numbers):
            self.next_block()
        number: i64 = self.numbers[self.used]
        self.used += 1
        return (number * n) >> 32


def free() -> Seeded:
    """A chance that nobody can foretell, for a search or for a game without a seed."""
    return Seeded(secrets.token_hex(16))


class Recording(Chance):
    """Passes on the answers of another chance and keeps them in `answers`."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.answers: list[int] = []

    def draw(self, bag: list[int]) -> int:
        taken = self.source.draw(bag)
        self.answers.append(taken)
        return taken

    def collect(self) -> list[int]:
        """The answers since the last call."""
        answers = self.answers
        self.answers = []
        return answers


class Recorded(Chance):
    """Gives the answers of a record again, and refuses where they do not fit."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.used = 0

    def draw(self, bag: list[int]) -> int:
        if self.used >= len(self.answers):
            raise ChanceDeparted(-1, self.used)
        wanted = self.answers[self.used]
        if wanted not in bag:
            raise ChanceDeparted(wanted, self.used)
        self.used += 1
        return take_out(bag, bag.index(wanted))
