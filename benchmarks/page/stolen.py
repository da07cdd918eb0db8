"""When the host of a virtual machine gave its processors to others, as Linux tells it."""

import os
import threading
import time
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

STAT = Path("/proc/stat")
STEAL = 8  # of a processor's line: its name, seven other kinds of time, then this
OFTEN = 0.01  # seconds: what Linux counts in


class Stolen:
    """What was stolen so far, again and again, by the clock of the world in milliseconds."""

    def __init__(self) -> None:
        self._times: list[float] = []
        self._totals: list[list[float]] = []  # of each processor
        self._over = threading.Event()

    def watch(self) -> None:
        while not self._over.wait(OFTEN):
            self._totals.append(stolen_so_far())
            self._times.append(time.time() * 1000)

    def stop(self) -> None:
        self._over.set()

    def between(self, begin: float, end: float) -> float:
        """Milliseconds, of the processor that lost most."""
        if not self._times:
            return 0.0
        before = max(0, bisect_right(self._times, begin) - 1)
        after = min(len(self._times) - 1, bisect_left(self._times, end))
        pairs = zip(self._totals[before], self._totals[after], strict=True)
        return max(later - earlier for earlier, later in pairs)


def stolen_so_far() -> list[float]:
    tick = 1000 / os.sysconf("SC_CLK_TCK")
    lines = STAT.read_text().splitlines()
    processors = [each.split() for each in lines if each.startswith("cpu") and each[3] != " "]
    return [int(each[STEAL]) * tick for each in processors]


@contextmanager
def watching_thieves() -> Iterator[Stolen]:
    """Where Linux tells nothing, nothing was stolen."""
    stolen = Stolen()
    thread = threading.Thread(target=stolen.watch if STAT.exists() else stolen.stop, daemon=True)
    thread.start()
    yield stolen
    stolen.stop()
    thread.join()
