"""A changed position is refused or played."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.positions import change_and_play
from tests.rush.properties.kit import KIT
from tests.rush.properties.scenes import Scene, scenes


@settings(max_examples=150)
@given(scenes(longest=250, most_seats=4), st.integers(0, 2**32), st.integers(1, 3))
def test_a_changed_position_is_refused_or_played(scene: Scene, seed: int, changes: int) -> None:
    change_and_play(KIT, scene, seed, changes)
