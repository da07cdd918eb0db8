"""A changed position is refused or played."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.battlegrounds.properties.kit import KIT
from tests.battlegrounds.properties.scenes import Scene, scenes
from tests.properties.positions import change_and_play


@settings(max_examples=250)
@given(scenes(), st.integers(0, 2**32), st.integers(1, 3))
def test_a_changed_position_is_refused_or_played(scene: Scene, seed: int, changes: int) -> None:
    change_and_play(KIT, scene, seed, changes)
