"""Who is given to which worker."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from motorpool.server.thinking import lines as lines_module
from motorpool.server.thinking.lines import Job, Lines
from motorpool.server.thinking.thought import Stopped


def job(name: str) -> Job:
    loop = asyncio.get_running_loop()
    return Job((name, 0), b"", loop.create_future(), loop.time())


async def given(take: Coroutine[Any, Any, Job | None]) -> Any:
    """The name of the job that a worker is given now; None when it has to wait."""
    task = asyncio.create_task(take)
    await asyncio.sleep(0)
    if not task.done():
        return None
    taken = task.result()
    assert taken is not None
    return taken.key[0]


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines_module, "PATIENCE_SECONDS", 0.05)


def test_first_come_first_served_by_the_own_worker() -> None:
    async def scene() -> None:
        lines = Lines(2)
        for name, home in (("a", 0), ("b", 1), ("c", 0)):
            lines.put(job(name), home)
        assert [await given(lines.take(0)) for _ in range(3)] == ["a", "c", None]
        assert lines.waiting() == 1

    asyncio.run(scene())


def test_an_idle_worker_takes_what_has_waited_too_long_elsewhere() -> None:
    async def scene() -> None:
        lines = Lines(2)
        lines.put(job("a"), 0)
        waiting = asyncio.create_task(lines.take(1))
        await asyncio.sleep(0.01)
        assert not waiting.done()
        taken = await waiting
        assert taken is not None
        assert taken.key[0] == "a"
        lines.put(job("b"), 0)
        await asyncio.sleep(0.1)
        assert await given(lines.take(1)) == "b"

    asyncio.run(scene())


def test_a_busy_worker_serves_its_own_first() -> None:
    async def scene() -> None:
        lines = Lines(2)
        lines.put(job("a"), 0)
        await asyncio.sleep(0.1)
        lines.put(job("b"), 1)
        assert await given(lines.take(1)) == "b"

    asyncio.run(scene())


def test_who_waited_for_a_lost_worker_goes_to_whoever_is_free_and_keeps_the_turn() -> None:
    async def scene() -> None:
        lines = Lines(2)
        lines.put(job("a"), 0)
        lines.put(job("b"), 1)
        lines.scatter(0)
        assert [await given(lines.take(1)) for _ in range(2)] == ["a", "b"]
        lines.put(job("c"), 0)
        idle = asyncio.create_task(lines.take(1))
        await asyncio.sleep(0)
        lines.scatter(0)
        taken = await idle
        assert taken is not None
        assert taken.key[0] == "c"

    asyncio.run(scene())


def test_a_full_line_sends_on_to_the_shortest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines_module, "MOST_WAITING", 2)

    async def scene() -> None:
        lines = Lines(2)
        for name in "abc":
            lines.put(job(name), 0)
        assert [len(line) for line in lines.own] == [2, 1]

    asyncio.run(scene())


def test_a_closed_line_sends_everybody_away() -> None:
    async def scene() -> None:
        lines = Lines(1)
        idle = asyncio.create_task(lines.take(0))
        await asyncio.sleep(0)
        lines.close()
        assert await idle is None
        assert await lines.take(0) is None
        with pytest.raises(Stopped):
            lines.put(job("a"), 0)

    asyncio.run(scene())
