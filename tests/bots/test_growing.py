"""A search can be broken off at any time, also where it is compiled."""

import gc
import signal
from collections.abc import Iterator
from types import FrameType
from typing import Any

import pytest

from motorpool.bots import make_bot
from motorpool.bots.play import ask
from motorpool.bots.search import bot as search_bot
from motorpool.bots.search.tree import Search
from motorpool.core.chance import Seeded
from motorpool.games import make_game

MANY = 300_000  # rounds, for which even the compiled search takes long


class Enough(Exception):
    """A signal came."""


@pytest.fixture
def no_collecting() -> Iterator[None]:
    """What a signal raises within a callback of the garbage collector (a tool of the tests has
    one) is lost."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[Search]:
    begun: list[Search] = []

    def begin(*given: Any) -> Search:
        begun.append(Search(*given))
        return begun[-1]

    monkeypatch.setattr(search_bot, "Search", begin)
    return begun


def think(level: str) -> None:
    game = make_game("rush", "base", 2)
    state = game.start(Seeded("s"))
    ask(make_bot(level, game, state.seat_to_decide(), "s"), game, state)


@pytest.mark.compiled  # compiled code heeds no signal before it returns
@pytest.mark.usefixtures("no_collecting")
def test_a_signal_breaks_a_search_off(searches: list[Search]) -> None:
    def stop(number: int, frame: FrameType | None) -> None:
        raise Enough

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    try:
        with pytest.raises(Enough):
            think(f"ace:{MANY}")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert 0 < searches[0].rounds < MANY


@pytest.mark.compiled
@pytest.mark.parametrize("rounds", [1, 10, 31])
def test_all_rounds_are_played_whatever_the_slices(rounds: int, searches: list[Search]) -> None:
    think(f"ace:{rounds}")
    assert searches[0].rounds == rounds
