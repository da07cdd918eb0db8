"""Bots of many tables, shared out among a few worker processes."""

import asyncio
import logging
import os
import secrets
import time
from collections import OrderedDict
from typing import TypeVar
from zlib import crc32

from motorpool.server.thinking.lines import MOST_WAITING, Job, Lines
from motorpool.server.thinking.messages import Message, Past, request
from motorpool.server.thinking.process import Crashed, Fallen, TooSlow, WorkerProcess
from motorpool.server.thinking.thought import Chosen, Counters, Key, Thought, Thoughtless

LIMIT_SECONDS = 5.0
BOTS = "motorpool.bots.registry"
MOST_NOTED = 10_000  # seats of which is kept where they moved and over what their bots fell

Noted = TypeVar("Noted")

log = logging.getLogger(__name__)


class Thinkers:
    """Ask `choose` for the action of a bot; it holds up nobody but its own table.

    Every seat has a worker that remembers its bot. `bots` names a module with a `make_bot` as
    that of `motorpool.bots.registry`.
    """

    def __init__(
        self,
        workers: int | None = None,
        limit_seconds: float = LIMIT_SECONDS,
        bots: str = BOTS,
    ) -> None:
        count = max(1, (os.cpu_count() or 1) if workers is None else workers)
        self.limit = limit_seconds
        self.workers = [WorkerProcess(bots) for _ in range(count)]
        self.lines = Lines(count)
        self.room = asyncio.Semaphore(count * MOST_WAITING)
        self.counters = Counters()
        self.tasks: list[asyncio.Task[None]] = []
        self.homes: OrderedDict[Key, int] = OrderedDict()  # of those who moved
        self.left_out: OrderedDict[Key, frozenset[int]] = OrderedDict()

    async def start(self) -> None:
        """Start the workers; `Crashed` when they cannot be started at all."""
        started = await asyncio.gather(
            *(worker.start() for worker in self.workers), return_exceptions=True
        )
        for failure in started:
            if isinstance(failure, BaseException):
                await asyncio.gather(*(worker.end() for worker in self.workers))
                raise failure
        self.tasks = [asyncio.create_task(self.serve(n)) for n in range(len(self.workers))]

    async def stop(self) -> None:
        """Who waits is sent away with `Stopped`, who is being thought for gets an answer."""
        self.lines.close()
        if self.tasks:
            _, stuck = await asyncio.wait(self.tasks, timeout=self.limit)
            if stuck:
                for worker in self.workers:
                    worker.kill()
            await asyncio.gather(*self.tasks)
        await asyncio.gather(*(worker.end() for worker in self.workers))

    @property
    def waiting(self) -> int:
        """Thoughts that no worker has begun yet."""
        return self.lines.waiting()

    async def choose(self, thought: Thought) -> str:
        """The text of an action, as `advise`."""
        return (await self.advise(thought)).action

    async def advise(self, thought: Thought) -> Chosen:
        """A legal action: the bot's, or one at random when the bot has none.

        Raises `Stopped`, what `thought.past` raises, and `Thoughtless` where a random one is of
        no use.
        """
        self.counters.thoughts += 1
        async with self.room:
            return await self.think(thought)

    async def think(self, thought: Thought) -> Chosen:
        unseen = None if thought.seen else Past(0, (), frozenset())
        past = unseen
        crashed = False
        while True:
            try:
                reply = await self.ask(thought, past)
            except Fallen as fallen:
                if isinstance(fallen, Crashed) and not crashed:
                    crashed, past = True, unseen  # perhaps it was not the bot's doing
                    continue
                self.leave_out(thought, past, fallen.met)
                return self.fall_back(thought, type(fallen).__name__)
            if "past" not in reply:
                return self.legal(thought, reply)
            start: int = reply["past"]
            shown = (await thought.past(start))[: thought.seen - start]
            if len(shown) < thought.seen - start:
                return self.fall_back(thought, "taken back meanwhile")
            past = Past(start, shown, self.left_out.get(thought.key, frozenset()))
            self.counters.rebuilt += 1

    async def ask(self, thought: Thought, past: Past | None) -> Message:
        loop = asyncio.get_running_loop()
        job = Job(thought.key, request(thought, past), loop.create_future(), loop.time())
        self.lines.put(job, self.home(thought.key))
        return await job.answer

    def home(self, key: Key) -> int:
        """The worker that remembers the bot of a seat."""
        table, seat = key
        usual = crc32(f"{table}/{seat}".encode()) % len(self.workers)
        return self.homes.get(key, usual)

    def legal(self, thought: Thought, reply: Message) -> Chosen:
        if "failed" in reply:
            self.counters.failures += 1
            return self.fall_back(thought, reply["failed"])
        decision = thought.decision
        if reply["action"] not in decision.actions:
            self.counters.failures += 1
            return self.fall_back(thought, "illegal action")
        texts = dict(zip(decision.actions, decision.texts, strict=True))
        reason = tuple((texts[action], chance) for action, chance in reply["reason"])
        return Chosen(texts[reply["action"]], reason)

    def fall_back(self, thought: Thought, why: str) -> Chosen:
        if not thought.or_random:
            log.warning("bot %s has no answer: %s", thought.bot, why)
            raise Thoughtless
        self.counters.fallbacks += 1
        log.warning("bot %s fell back to a random choice: %s", thought.bot, why)
        return Chosen(secrets.choice(thought.decision.texts))

    def leave_out(self, thought: Thought, past: Past | None, met: int) -> None:
        """Do not show a bot again what it fell over: it would fall at every later decision."""
        number = min(thought.seen, past.start + met) if past is not None else thought.seen
        known = self.left_out.get(thought.key, frozenset())
        note(self.left_out, thought.key, known | {number})

    # The workers

    async def serve(self, number: int) -> None:
        """Give one worker its jobs, one after another, and replace it when it is gone."""
        worker = self.workers[number]
        try:
            while not self.lines.closed:
                await self.revive(worker)
                job = await self.lines.take(number)
                if job is not None and not job.answer.done():
                    await self.work(number, job)
        except asyncio.CancelledError:
            worker.kill()
            raise

    async def revive(self, worker: WorkerProcess) -> bool:
        if worker.alive():
            return True
        await worker.end()
        try:
            await worker.start()
        except Crashed:
            if not self.lines.closed:
                self.counters.crashes += 1
                log.error("a worker for bots does not start")
        return worker.alive()

    async def work(self, number: int, job: Job) -> None:
        worker = self.workers[number]
        if self.home(job.key) != number:
            note(self.homes, job.key, number)
        if not await self.revive(worker):
            job.fail(Crashed())
            return
        began = time.perf_counter()
        try:
            job.settle(await worker.ask(job.body, self.limit))
        except Fallen as fallen:
            if isinstance(fallen, TooSlow):
                self.counters.timeouts += 1
            else:
                self.counters.crashes += 1
            self.lines.scatter(number)
            job.fail(fallen)
        finally:
            self.counters.seconds += time.perf_counter() - began


def note(notes: OrderedDict[Key, Noted], key: Key, what: Noted) -> None:
    """Keep a note and forget the oldest."""
    notes[key] = what
    notes.move_to_end(key)
    while len(notes) > MOST_NOTED:
        notes.popitem(last=False)
