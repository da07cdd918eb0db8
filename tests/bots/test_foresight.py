"""What the search foretells is measured against games whose end is known."""

from typing import Any

import pytest

from benchmarks.foresight import FAR, Foresight, row
from motorpool.bots import make_bot
from motorpool.bots.play import ask
from motorpool.core.chance import Seeded


@pytest.fixture
def foresight(monkeypatch: pytest.MonkeyPatch) -> Foresight:
    monkeypatch.setattr("benchmarks.foresight.TRIES", 3)
    return Foresight("base", 2, "greedy", "test")


def at_the_end(game: Any) -> tuple[Any, list[int]]:
    """A position before the last decision, and who won."""
    chance = Seeded("end")
    bots = [make_bot("greedy", game, seat, "end") for seat in range(2)]
    state = last = game.start(chance)
    while not state.over():
        last = state.clone()
        state.apply(ask(bots[state.seat_to_decide()], game, state), chance)
    return last, list(game.outcome(state).winners)


def test_the_end_is_a_surprise_only_from_afar(foresight: Foresight) -> None:
    last, won = at_the_end(foresight.game)
    begun = foresight.game.start(Seeded("begin"))
    near, far = (foresight.of_position(each, won, Seeded("on")) for each in (last, begun))
    assert near["instinct", FAR[-1]][0] < 0.1
    assert far["habit", 0][0] == pytest.approx(1.0, abs=0.3)  # bits, as a blind guess among two
    other = foresight.of_position(last, [1 - winner for winner in won], Seeded("on"))
    assert other["instinct", FAR[-1]][0] > 3.0


def test_the_same_seed_foretells_the_same(foresight: Foresight) -> None:
    told = foresight.play(range(1, 3))
    assert told == foresight.play(range(1, 3))
    assert {far for _, far in told[0]} == set(FAR)
    assert "+0.0000 ± 0.0000" in row(("habit", 1), told)
