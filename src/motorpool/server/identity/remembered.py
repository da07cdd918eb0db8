"""Visitors remembered for a short while, so that not every request reads the database."""

import time
from collections import OrderedDict
from collections.abc import Callable

from motorpool.server.identity.visitor import Visitor

SECONDS = 30.0  # how long a revocation elsewhere can go unnoticed, should its notice be lost
MOST = 20_000


class Remembered:
    """By the hash of the secret; the oldest go first."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = MOST) -> None:
        self.clock = clock
        self.most = most
        self.known: OrderedDict[bytes, tuple[Visitor, float]] = OrderedDict()
        self.keys: dict[str, set[bytes]] = {}  # of each visitor
        self.forgotten = 0  # how often something was forgotten: a reading begun before is stale

    def find(self, key: bytes) -> Visitor | None:
        found = self.known.get(key)
        if found is None:
            return None
        visitor, until = found
        if self.clock() >= until:
            self.drop(key)
            return None
        return visitor

    def keep(self, key: bytes, visitor: Visitor, forgotten: int) -> None:
        """Remember what was read, unless something was forgotten since the reading began."""
        if forgotten != self.forgotten:
            return
        if key in self.known:
            self.drop(key)
        self.known[key] = (visitor, self.clock() + SECONDS)
        self.keys.setdefault(visitor.id, set()).add(key)
        while len(self.known) > self.most:
            self.drop(next(iter(self.known)))

    def drop(self, key: bytes) -> None:
        visitor, _ = self.known.pop(key)
        keys = self.keys[visitor.id]
        keys.discard(key)
        if not keys:
            del self.keys[visitor.id]

    def forget(self, visitor: str) -> None:
        """All that is known of one visitor, by whatever secret."""
        self.forgotten += 1
        for key in list(self.keys.get(visitor, ())):
            self.drop(key)

    def forget_all(self) -> None:
        self.forgotten += 1
        self.known.clear()
        self.keys.clear()
