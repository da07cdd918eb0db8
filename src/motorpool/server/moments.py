"""Time as the server keeps it."""

import time


def now() -> int:
    """Whole milliseconds since 1970."""
    return time.time_ns() // 1_000_000
