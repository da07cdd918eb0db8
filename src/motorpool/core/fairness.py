"""Fair by proof: draws that nobody could steer, and that anybody can check afterwards.

Before the first draw the table shows the commitment to a secret, then every seat adds a salt of
its own; secret and salts together are the seed of all draws (see docs/fairness.md).
"""

import hashlib
import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from motorpool.core.chance import Chance, Recorded, Seeded
from motorpool.core.errors import ChanceDeparted

# Each use of the hash has a name of its own, so that no text can be taken for one of another use
COMMITMENT = "motorpool commitment 1"
SEED = "motorpool seed 1"

SECRET_BYTES = 32
# Plain ASCII: the same bytes in every language and browser. $ also fits before a last newline
HASH = {"type": "string", "pattern": r"^[0-9a-f]{64}$(?!\n)"}
SALT = {"type": "string", "pattern": r"^[ -~]{0,64}$(?!\n)"}
PROOF_SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["commitment", "secret", "salts"],
    "additionalProperties": False,
    "properties": {
        "commitment": HASH,
        "secret": HASH,
        "salts": {"type": "array", "items": SALT},
    },
}


@dataclass(frozen=True)
class Proof:
    """What was shown before the first draw, and what was behind it."""

    commitment: str
    secret: str
    salts: tuple[str, ...]  # by seat; "" for one that gave none

    def seed(self) -> str:
        return combined_seed(self.secret, self.salts)


def new_secret() -> str:
    """A table's part of the seed, from the operating system."""
    return secrets.token_hex(SECRET_BYTES)


def is_salt(text: str) -> bool:
    """Whether a seat may give this text as its part of the seed."""
    return re.search(SALT["pattern"], text) is not None


def commitment(secret: str) -> str:
    """What is shown of a secret before the game: it tells nothing, and no other secret fits it."""
    return hash_of(COMMITMENT, secret)


def combined_seed(secret: str, salts: Sequence[str]) -> str:
    """The seed of all draws, from the table's secret and the salt of each seat in order."""
    return hash_of(SEED, secret, *salts)


def hash_of(*parts: str) -> str:
    """SHA-256 of the parts, each behind its length, so that no two lists are the same bytes."""
    encoded = [part.encode() for part in parts]
    return hashlib.sha256(b"".join(b"%d:%s," % (len(part), part) for part in encoded)).hexdigest()


class Provable(Chance):
    """Draws by the stream of a seed, one number a draw, from the bag sorted by the names in it.

    The order of a bag has no meaning, and a position that was saved has another; the names stay.
    `used` numbers of the stream were used by earlier draws.
    """

    def __init__(self, seed: str, name: Callable[[int], str], used: int = 0) -> None:
        self.stream = Seeded(seed)
        self.stream.skip(used)
        self.name = name

    def pick(self, bag: list[int]) -> int:
        """Where in the bag, which is sorted by this, the next draw lies."""
        bag.sort(key=self.name)
        return self.stream.below(len(bag))

    def draw(self, bag: list[int]) -> int:
        return bag.pop(self.pick(bag))


class Witness(Chance):
    """Gives the answers of a record again, and refuses where a stream gives others."""

    def __init__(self, recorded: Recorded, stream: Provable) -> None:
        self.recorded = recorded
        self.stream = stream

    def draw(self, bag: list[int]) -> int:
        proven = bag[self.stream.pick(bag)]
        taken = self.recorded.draw(bag)
        if taken != proven:
            raise ChanceDeparted(taken, self.recorded.used - 1, proven)
        return taken
