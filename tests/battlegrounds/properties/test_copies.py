"""A copy shares what seldom changes, and no action shows it."""

import pytest

from motorpool.core.chance import Seeded
from tests.battlegrounds.properties.scenes import MODES, busy_choice, some_game


@pytest.mark.parametrize("mode", MODES)
def test_no_action_on_a_copy_touches_the_original(mode: str) -> None:
    """Whole games, each action on a copy: what seldom happens, as Armor Plates, is among them."""
    for seed in range(25):
        game = some_game(mode, seed)
        chance = Seeded(f"{mode} {seed}")
        state = game.start(chance)
        while not state.over():
            before = game.dump_position(state)
            after = state.clone()
            after.apply(busy_choice(after, chance), chance)
            assert game.dump_position(state) == before
            state = after
