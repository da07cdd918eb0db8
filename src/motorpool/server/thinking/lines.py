"""Who waits for which worker: each bot has its own worker, but waits for it only so long."""

import asyncio
from collections import deque
from dataclasses import dataclass

from motorpool.server.thinking.messages import Message
from motorpool.server.thinking.thought import Key, Stopped

PATIENCE_SECONDS = 0.2  # longer than a bot waits for its own worker while another is idle
MOST_WAITING = 500  # in the line of one worker


@dataclass(eq=False)
class Job:
    """One message for a worker and the place for its answer."""

    key: Key
    body: bytes
    answer: "asyncio.Future[Message]"
    since: float

    def settle(self, reply: Message) -> None:
        if not self.answer.done():
            self.answer.set_result(reply)

    def fail(self, why: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(why)


class Lines:
    """A line before every worker, and one for those who take whoever is free first."""

    def __init__(self, workers: int) -> None:
        self.own: list[deque[Job]] = [deque() for _ in range(workers)]
        self.anyone: deque[Job] = deque()
        self.idle: dict[int, asyncio.Future[Job | None]] = {}
        self.closed = False

    def waiting(self) -> int:
        return len(self.anyone) + sum(len(line) for line in self.own)

    def put(self, job: Job, home: int) -> None:
        """Give a job to its worker, or let it wait there; a full line sends it to the shortest."""
        if self.closed:
            raise Stopped
        if home in self.idle:
            self.hand(job, home)
            return
        if len(self.own[home]) >= MOST_WAITING:
            home = min(range(len(self.own)), key=lambda number: len(self.own[number]))
        self.own[home].append(job)
        asyncio.get_running_loop().call_later(PATIENCE_SECONDS, self.lose_patience, job, home)

    def hand(self, job: Job, number: int) -> None:
        self.idle.pop(number).set_result(job)

    def lose_patience(self, job: Job, home: int) -> None:
        if self.idle and job in self.own[home]:
            self.own[home].remove(job)
            self.hand(job, next(iter(self.idle)))

    async def take(self, number: int) -> Job | None:
        """The next job for a worker, which may wait for it; None when all is closed."""
        if self.closed:
            return None
        job = self.next_job(number)
        if job is not None:
            return job
        idle: asyncio.Future[Job | None] = asyncio.get_running_loop().create_future()
        self.idle[number] = idle
        return await idle

    def next_job(self, number: int) -> Job | None:
        """The longest waiting of the common line and the own one, else somebody else's."""
        mine = [line for line in (self.anyone, self.own[number]) if line]
        if mine:
            return min(mine, key=lambda line: line[0].since).popleft()
        late = asyncio.get_running_loop().time() - PATIENCE_SECONDS
        for line in self.own:
            if line and line[0].since <= late:
                return line.popleft()
        return None

    def scatter(self, number: int) -> None:
        """The worker is gone: who waits for it takes whoever is free first."""
        line, self.own[number] = self.own[number], deque()
        for job in line:
            if self.idle:
                self.hand(job, next(iter(self.idle)))
            else:
                self.anyone.append(job)

    def close(self) -> None:
        """Send everybody away, and the workers home."""
        self.closed = True
        for line in (*self.own, self.anyone):
            for job in line:
                job.fail(Stopped())
            line.clear()
        for number in list(self.idle):
            self.idle.pop(number).set_result(None)
