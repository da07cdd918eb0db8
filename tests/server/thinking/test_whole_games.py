"""A bot in a worker chooses what it chooses in this process, whatever happens to the worker."""

import asyncio

import pytest

from motorpool.games import make_game
from tests.server.thinking.support import Table, hold, kill, texts_in_process, thinking

GAMES = [
    ("rush", "base", 3),
    ("rush", "team", 4),
    ("battlegrounds", "battle", 2),
    ("battlegrounds", "family", 3),
]
MOST = 400


@pytest.mark.parametrize(("name", "preset", "seats"), GAMES)
def test_the_same_choices(name: str, preset: str, seats: int) -> None:
    game = make_game(name, preset, seats)
    expected = texts_in_process(game, "greedy", MOST)
    table = Table(game)

    async def play() -> None:
        async with thinking(workers=2) as thinkers:
            assert await table.play(thinkers, MOST) == expected
            assert table.asked_from == []
            assert thinkers.counters.thoughts == len(expected)
            assert thinkers.counters.fallbacks == 0

    asyncio.run(play())


@pytest.mark.parametrize(("name", "preset", "seats"), GAMES)
def test_the_same_choices_when_workers_are_killed(name: str, preset: str, seats: int) -> None:
    game = make_game(name, preset, seats)
    expected = texts_in_process(game, "greedy", MOST)
    table = Table(game)

    async def play() -> None:
        async with thinking(workers=2) as thinkers:
            texts = []
            for part in (9, 10, MOST):
                texts += await table.play(thinkers, part)
                for number in range(2):
                    kill(thinkers, number)
            assert texts == expected
            assert len(table.asked_from) >= seats
            assert thinkers.counters.fallbacks == 0

    asyncio.run(play())


def test_the_same_choices_when_workers_are_killed_while_they_think() -> None:
    game = make_game("rush", "base", 2)
    expected = texts_in_process(game, "greedy", MOST)
    table = Table(game)

    async def play() -> None:
        async with thinking(workers=1) as thinkers:
            texts: list[str] = []
            killed = 0
            while not table.state.over():
                dies = len(texts) % 20 == 10
                if dies:
                    hold(thinkers, 0)  # or it may have answered before it is killed
                moving = asyncio.create_task(table.move(thinkers))
                if dies:
                    for _ in range(5):  # now the message is on its way
                        await asyncio.sleep(0)
                    kill(thinkers, 0)
                    killed += 1
                texts.append(await moving)
            assert texts == expected
            assert thinkers.counters.crashes == killed > 0

    asyncio.run(play())


def test_switches_reach_the_worker() -> None:
    base = make_game("rush", "base", 2)
    changed = make_game("rush", "base", 2, {"medal_sets": True, "rear": True})
    expected = texts_in_process(changed, "greedy", MOST)

    async def play() -> None:
        async with thinking() as thinkers:
            await Table(base, name="other").play(thinkers, 20)
            assert await Table(changed).play(thinkers, MOST) == expected

    asyncio.run(play())
