"""Games that are played again from their start: it takes a while, and nobody waits for it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Result = TypeVar("Result")
# One after another: more of them at once would only take the time from those who play
THREAD = ThreadPoolExecutor(1, "replaying")


async def aside(work: Callable[[], Result]) -> Result:
    """Do something in a thread; what it looks at must not change meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(THREAD, work)
