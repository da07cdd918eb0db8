"""A bot that hangs, dies, stumbles or cheats costs its own decision and nothing else."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from motorpool.games import make_game
from motorpool.server.thinking import lines
from motorpool.server.thinking.thinkers import Thinkers
from tests.server.thinking.odd_bots import NOTES, begins
from tests.server.thinking.support import Table, pids, texts_in_process, thinking

RUSH = make_game("rush", "base", 2)


def on_worker(thinkers: Thinkers, number: int, bot: str) -> Table:
    """A table whose seat to decide belongs to a worker."""
    for name in range(100):
        table = Table(RUSH, bot, name=str(name))
        if thinkers.home(table.thought().key) == number:
            return table
    raise AssertionError


def notes(directory: Path) -> list[list[str]]:
    return [line.split() for line in (directory / "notes").read_text().splitlines()]


@pytest.mark.parametrize("bot", ["hang", "spin"])
def test_a_bot_that_thinks_too_long_is_answered_at_random(bot: str) -> None:
    async def play() -> None:
        async with thinking(limit=0.5) as thinkers:
            (before,) = pids(thinkers)
            table = Table(RUSH, bot)
            texts = await table.play(thinkers, 2)
            assert len(texts) == 2
            assert thinkers.counters.timeouts == thinkers.counters.fallbacks == 2
            assert await Table(RUSH, name="other").play(thinkers, 5) == texts_in_process(
                RUSH, "greedy", 5
            )
            assert before not in pids(thinkers)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("bot", "counted"), [("die", "crashes"), ("stumble", "failures"), ("cheat", "failures")]
)
def test_a_bot_that_fails_is_answered_at_random(bot: str, counted: str) -> None:
    async def play() -> None:
        async with thinking() as thinkers:
            table = Table(RUSH, bot)
            assert await thinkers.choose(table.thought()) in table.thought().decision.texts
            assert getattr(thinkers.counters, counted) > 0
            assert thinkers.counters.fallbacks == 1

    asyncio.run(play())


def test_a_bot_that_nobody_knows_is_answered_at_random() -> None:
    async def play() -> None:
        async with thinking() as thinkers:
            table = Table(RUSH, "nobody")
            await table.move(thinkers)
            assert thinkers.counters.failures == 1

    asyncio.run(play())


@pytest.mark.parametrize("deed", ["hang", "die", "stumble"])
def test_a_bot_goes_on_after_a_decision_that_it_fell_over(deed: str) -> None:
    async def play() -> None:
        async with thinking(limit=1.0) as thinkers:
            table = Table(RUSH, f"{deed}@2")
            while table.state.turn < 6:
                await table.move(thinkers)
            fallen = [view for shown in table.shown for view, _ in shown if begins(view, 2)]
            assert thinkers.counters.fallbacks == len(fallen) > 0

    asyncio.run(play())


def test_what_a_bot_prints_does_no_harm() -> None:
    async def play() -> None:
        async with thinking() as thinkers:
            table = Table(RUSH, "last")
            expected = table.thought().decision.texts[-1]
            assert await table.move(thinkers) == expected

    asyncio.run(play())


def test_who_waits_behind_a_stuck_bot_is_asked_elsewhere() -> None:
    """The stuck bot is not yet ended when the others have their answers."""

    async def play() -> None:
        async with thinking(workers=2, limit=20.0) as thinkers:
            stuck = asyncio.create_task(thinkers.choose(on_worker(thinkers, 0, "hang").thought()))
            await asyncio.sleep(0.05)
            table = on_worker(thinkers, 0, "greedy")
            begin = time.perf_counter()
            assert await table.play(thinkers, 30) == texts_in_process(RUSH, "greedy", 30)
            assert not stuck.done()
            assert time.perf_counter() - begin < 20.0
            assert thinkers.counters.fallbacks == 0
            stuck.cancel()
            thinkers.workers[0].kill()

    asyncio.run(play())


def test_who_waits_at_the_only_worker_loses_nothing_when_it_is_ended() -> None:
    async def play() -> None:
        async with thinking(limit=1.0) as thinkers:
            expected = texts_in_process(RUSH, "greedy", 10)
            tables = [Table(RUSH, name=f"t{number}") for number in range(4)]
            for table in tables:
                await table.play(thinkers, 5)
            stuck = asyncio.create_task(thinkers.choose(Table(RUSH, "hang", "bad").thought()))
            await asyncio.sleep(0.01)
            played = await asyncio.gather(*(table.play(thinkers, 5) for table in tables))
            assert played == [expected[5:]] * 4
            await stuck
            assert thinkers.counters.timeouts == thinkers.counters.fallbacks == 1

    asyncio.run(play())


def test_a_seat_keeps_its_worker(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv(NOTES, str(tmp_path))
    monkeypatch.setattr(lines, "PATIENCE_SECONDS", 60.0)

    async def play() -> None:
        async with thinking(workers=2) as thinkers:
            tables = [Table(make_game("rush", "base", 4), "first", f"t{n}") for n in range(3)]
            await asyncio.gather(*(table.play(thinkers, 60) for table in tables))
            assert {int(pid) for _, pid in notes(tmp_path)} == set(pids(thinkers))
            for table in tables:
                assert table.asked_from == []

    asyncio.run(play())


def test_who_moves_to_another_worker_stays_there(monkeypatch: Any) -> None:
    monkeypatch.setattr(lines, "PATIENCE_SECONDS", 0.01)

    async def play() -> None:
        async with thinking(workers=2) as thinkers:
            slow, table = on_worker(thinkers, 0, "dawdle"), on_worker(thinkers, 0, "greedy")
            waiting = asyncio.create_task(slow.move(thinkers))
            await asyncio.sleep(0.05)
            thought = table.thought()
            await thinkers.choose(thought)
            assert thinkers.home(thought.key) == 1
            await waiting
            await thinkers.choose(thought)
            assert thinkers.home(thought.key) == 1

    asyncio.run(play())


def test_what_happens_meanwhile_does_no_harm() -> None:
    """While the past is fetched a choice may be made or taken back: the answer is too late."""

    async def play() -> None:
        async with thinking() as thinkers:
            table = Table(RUSH)
            await table.play(thinkers, 10)
            table.name = "another"
            thought = table.thought()
            shown = table.shown[thought.seat]
            whole, shown[:] = shown[:], shown[:-1]
            assert await thinkers.choose(thought) in thought.decision.texts
            assert thinkers.counters.fallbacks == 1
            shown[:] = [*whole, (thought.view, thought.decision)]
            assert await thinkers.choose(thought) == texts_in_process(RUSH, "greedy", 11)[-1]
            assert thinkers.counters.fallbacks == 1

    asyncio.run(play())
