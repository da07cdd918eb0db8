"""Games end, those with a limit of rounds within it (BG-END-02)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.battlegrounds.game import Battlegrounds
from motorpool.battlegrounds.state import play_at_random
from motorpool.battlegrounds.turn import MOST_ROUNDS
from motorpool.core.chance import Seeded
from tests.battlegrounds.properties.scenes import games

MOST_ACTIONS = 20_000  # random play of family, the longest, needs some hundreds


@pytest.mark.rule("BG-END-02")
@settings(max_examples=40)
@given(games(("battle", "team")), st.integers(0, 2**32))
def test_a_battle_ends_within_its_rounds(game: Battlegrounds, seed: int) -> None:
    chance = Seeded(str(seed))
    state = game.start(chance)
    play_at_random(state, chance, MOST_ACTIONS)
    assert state.over()
    assert not state.legal()
    assert state.turn <= MOST_ROUNDS * game.seats
    assert game.outcome(state).winners
    decided = game.outcome(state).details["decided"]
    assert (decided == "target") == (max(game.outcome(state).points) >= state.rules.target)


@settings(max_examples=30)
@given(games(("family", "solo")), st.integers(0, 2**32))
def test_the_other_games_end_too(game: Battlegrounds, seed: int) -> None:
    chance = Seeded(str(seed))
    state = game.start(chance)
    play_at_random(state, chance, MOST_ACTIONS)
    assert state.over()
    assert not state.legal()
    outcome = game.outcome(state)
    assert bool(outcome.winners) == (outcome.points[0] >= 16 if game.seats == 1 else True)
