"""Token buckets: so many at once, and then so many a second."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

from motorpool.server.operating.settings import Limit

MOST = 50_000  # buckets in memory: a flood from many addresses forgets the oldest of them


class Buckets:
    """A bucket for each key; one that has filled up again is as good as none."""

    def __init__(self, limit: Limit, clock: Callable[[], float] = time.monotonic) -> None:
        self.limit = limit
        self.clock = clock
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> int:
        """Take one: 0, or after how many seconds there is one again."""
        moment = self.clock()
        level, at = self.levels.get(key, (self.limit.burst, moment))
        level = min(self.limit.burst, level + (moment - at) * self.limit.per_second)
        left = level - 1 if level >= 1 else level
        self.levels[key] = (left, moment)
        self.levels.move_to_end(key)
        if len(self.levels) > MOST:
            self.levels.popitem(last=False)
        if level >= 1:
            return 0
        return max(1, math.ceil((1 - level) / self.limit.per_second))


def address_key(address: str) -> str:
    """What counts as one address: of IPv6 the network, for a household has all the rest."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
