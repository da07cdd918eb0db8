"""Games end."""

from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.core.chance import Seeded
from motorpool.rush.game import Rush
from motorpool.rush.state import play_at_random
from tests.rush.properties.scenes import games

MOST_ACTIONS = 30_000  # random play needs some hundreds to two thousand


@settings(max_examples=40)
@given(games(), st.integers(0, 2**32))
def test_random_play_comes_to_an_end(game: Rush, seed: int) -> None:
    chance = Seeded(str(seed))
    state = game.start(chance)
    play_at_random(state, chance, MOST_ACTIONS)
    assert state.over()
    assert not state.legal()
    assert game.outcome(state).winners
