"""Worker processes come and go with the server."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from motorpool.games import make_game
from motorpool.server.thinking.process import Crashed
from motorpool.server.thinking.thinkers import Thinkers
from motorpool.server.thinking.thought import Stopped
from motorpool.server.thinking.worker import NICENESS
from tests.server.thinking.support import Table, is_running, pids, thinking

RUSH = make_game("rush", "base", 2)
ROOT = Path(__file__).parents[3]
SERVER = """
import asyncio
from tests.server.thinking.support import *
from motorpool.games import make_game

async def main():
    async with thinking(workers=2, limit=60.0) as thinkers:
        table = Table(make_game("rush", "base", 2), "spin")
        asyncio.create_task(table.move(thinkers))
        await asyncio.sleep(0.1)
        print(*pids(thinkers), flush=True)
        await asyncio.sleep(60.0)

asyncio.run(main())
"""


def wait_until_gone(gone: list[int]) -> None:
    until = time.monotonic() + 20.0
    while any(is_running(pid) for pid in gone):
        assert time.monotonic() < until
        time.sleep(0.02)


def test_workers_end_when_the_server_is_killed_even_while_they_think() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SERVER], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        workers = [int(pid) for pid in server.stdout.readline().split()]
        assert len(workers) == 2
        assert all(is_running(pid) for pid in workers)
        server.send_signal(signal.SIGKILL)
    wait_until_gone(workers)


def test_no_process_is_left_behind_by_a_stop() -> None:
    async def play() -> list[int]:
        async with thinking(workers=2, limit=0.5) as thinkers:
            known = pids(thinkers)
            await Table(RUSH, "hang").move(thinkers)
            await Table(RUSH).play(thinkers, 4)
            known += pids(thinkers)
        return known

    known = asyncio.run(play())
    assert len(set(known)) == 3
    assert not any(is_running(pid) for pid in known)


def test_a_stop_lets_the_running_thought_end_and_sends_the_others_away() -> None:
    async def play() -> None:
        async with thinking() as thinkers:
            slow, other = Table(RUSH, "dawdle"), Table(RUSH, name="other")
            running = asyncio.create_task(thinkers.choose(slow.thought()))
            await asyncio.sleep(0.05)
            waiting = asyncio.create_task(thinkers.choose(other.thought()))
            await asyncio.sleep(0.05)
            await thinkers.stop()
            assert await running == slow.thought().decision.texts[-1]
            with pytest.raises(Stopped):
                await waiting
            with pytest.raises(Stopped):
                await thinkers.choose(other.thought())
            assert thinkers.counters.fallbacks == 0

    asyncio.run(play())


def test_a_stop_does_not_wait_for_a_stuck_bot_longer_than_the_limit() -> None:
    async def play() -> None:
        async with thinking(limit=1.0) as thinkers:
            stuck = asyncio.create_task(thinkers.choose(Table(RUSH, "spin").thought()))
            await asyncio.sleep(0.05)
            (pid,) = pids(thinkers)
            await thinkers.stop()
            assert not is_running(pid)
            await asyncio.wait([stuck])
            assert stuck.exception() is None or isinstance(stuck.exception(), Stopped)

    asyncio.run(play())


def test_a_worker_is_nice_and_does_not_mind_an_interrupt() -> None:
    async def play() -> None:
        async with thinking() as thinkers:
            (pid,) = pids(thinkers)
            assert os.getpriority(os.PRIO_PROCESS, pid) == min(
                19, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS
            )
            for number in (signal.SIGINT, signal.SIGTERM):
                os.kill(pid, number)
            await Table(RUSH).play(thinkers, 5)
            assert pids(thinkers) == [pid]
            assert thinkers.counters.crashes == 0

    asyncio.run(play())


def test_a_worker_knows_nothing_of_the_servers_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOTORPOOL_DATABASE", "postgresql://somebody:secret@somewhere")

    async def play() -> None:
        async with thinking() as thinkers:
            (pid,) = pids(thinkers)
            assert b"secret@" not in Path(f"/proc/{pid}/environ").read_bytes()

    asyncio.run(play())


def test_workers_that_cannot_start_are_told_at_once(capfd: pytest.CaptureFixture[str]) -> None:
    async def play() -> None:
        thinkers = Thinkers(2, 1.0, "motorpool.no_such_room")
        with pytest.raises(Crashed):
            await thinkers.start()
        assert pids(thinkers) == []

    asyncio.run(play())
    assert "no_such_room" in capfd.readouterr().err


def test_choices_go_on_at_random_while_no_worker_can_be_started() -> None:
    async def play() -> None:
        async with thinking() as thinkers:
            (worker,) = thinkers.workers
            worker.registry = "motorpool.no_such_room"
            worker.kill()
            await Table(RUSH).play(thinkers, 2)
            assert thinkers.counters.fallbacks == 2

    asyncio.run(play())
