"""Games in parts, on several cores. A part does not know of the others, so cores change nothing."""

import signal
from collections import deque
from collections.abc import Callable, Iterator
from itertools import islice
from multiprocessing import TimeoutError, active_children, get_context
from types import FrameType
from typing import TYPE_CHECKING, Any, NoReturn, Protocol, TypeVar

from motorpool.core.errors import BadOption

if TYPE_CHECKING:
    from multiprocessing.pool import AsyncResult

LARGEST_CHUNK = 100
CHUNKS_PER_JOB = 20  # at least so many, so that nobody waits long for the last one
CHUNKS_AHEAD = 3  # handed out to each job and not yet counted
LOOK_EVERY = 1.0  # seconds, whether all processes are still there

Counted = TypeVar("Counted")
Counted_co = TypeVar("Counted_co", covariant=True)


class Task(Protocol[Counted_co]):
    """Plain data that can be sent to another process, and knows how to play games by number."""

    def play(self, part: range) -> Counted_co: ...


class Elsewhere:
    """Who plays the parts instead of this machine, while a command has joined others."""

    play: Callable[[Task[Any], Iterator[range], int], Iterator[Any]] | None = None


def play_parts(task: Task[Counted], games: int, jobs: int) -> Iterator[Counted]:
    """What was counted in each part, in order."""
    return play_these(task, chunks(games, jobs), min(jobs, games))


def play_these(task: Task[Counted], parts: Iterator[range], jobs: int) -> Iterator[Counted]:
    """What was counted in each of these parts, in order; a few are asked for ahead."""
    if Elsewhere.play is not None:
        return Elsewhere.play(task, parts, jobs)
    if jobs <= 1:
        return (task.play(part) for part in parts)
    return play_in_parallel(task, parts, jobs)


def chunks(games: int, jobs: int) -> Iterator[range]:
    """The numbers of the games, from 1, in parts."""
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_PER_JOB)))
    for first in range(1, games + 1, size):
        yield range(first, min(first + size, games + 1))


# Several processes. Each gets the task once; parts are handed out a few at a time, so that
# neither the waiting ones nor the results pile up.


class Worker:
    """What a process plays; set once when it starts."""

    task: Task[Any]


def start_worker(task: Task[Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who started us
    Worker.task = task


def stop_worker(number: int, frame: FrameType | None) -> NoReturn:
    raise SystemExit  # what a game has begun, such as a program at a seat, is ended on the way out


def work(part: range) -> Any:
    # Only while there is something to end: who waits for work in a lock would not hear the signal
    signal.signal(signal.SIGTERM, stop_worker)
    try:
        return Worker.task.play(part)
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


def play_in_parallel(task: Task[Counted], parts: Iterator[range], jobs: int) -> Iterator[Counted]:
    others = processes()
    # Leaving the `with` ends all processes at once, also after Ctrl-C
    with get_context("spawn").Pool(jobs, start_worker, (task,)) as pool:
        workers = processes() - others
        ahead = islice(parts, jobs * CHUNKS_AHEAD)
        waiting = deque(pool.apply_async(work, (part,)) for part in ahead)
        while waiting:
            yield when_done(waiting.popleft(), workers)
            waiting.extend(pool.apply_async(work, (part,)) for part in islice(parts, 1))


def when_done(result: "AsyncResult[Counted]", workers: set[int | None]) -> Counted:
    """The pool replaces a process that is lost, but nobody plays again what it was playing."""
    while True:
        try:
            return result.get(LOOK_EVERY)
        except TimeoutError:
            if not workers <= processes():
                raise BadOption("cli-jobs-lost") from None


def processes() -> set[int | None]:
    return {process.pid for process in active_children()}
