"""Ctrl-C, a closed window, a shutdown: each ends a game in order."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")  # not every system has all of them


@contextmanager
def one_interruption() -> Iterator[None]:
    """The first signal raises KeyboardInterrupt; those that follow must not disturb the saving."""
    numbers = [getattr(signal, name) for name in SIGNALS if hasattr(signal, name)]
    heeded = [number for number in numbers if signal.getsignal(number) != signal.SIG_IGN]

    def stop(number: int, frame: FrameType | None) -> None:
        for each in heeded:
            signal.signal(each, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = {number: signal.signal(number, stop) for number in heeded}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
