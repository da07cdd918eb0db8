"""Games leave nothing behind in memory. `make memory` shows it over 100,000 of them."""

import gc
import sys
from typing import Any

import pytest

from motorpool.build_info import compiled
from motorpool.lab.simulate import Simulation, Spec

FIRST = 10  # games until all that stays is there
MORE = 1000 if compiled() else 60
LEAST_LEAK = 0.5  # blocks of memory for each game: whatever is kept of it needs one
TABLES = [Spec("rush", "base", 2), Spec("battlegrounds", "battle", 2)]


def left_behind(spec: Spec) -> float:
    """Blocks of memory that each further game of random bots keeps."""
    task = Simulation(spec, ("random",) * spec.seats, "s", None, 1)
    task.play(range(1, FIRST + 1))
    gc.collect()
    before = sys.getallocatedblocks()
    task.play(range(1, MORE + 1))
    gc.collect()
    return (sys.getallocatedblocks() - before) / MORE


@pytest.mark.compiled
@pytest.mark.parametrize("spec", TABLES, ids=lambda spec: spec.game)
def test_memory_stays_flat(spec: Spec) -> None:
    assert left_behind(spec) < LEAST_LEAK


def test_a_leak_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = []
    play_one = Simulation.play_one

    def play_and_keep(self: Simulation, seed: str, save: Any) -> Any:
        kept.append(f"a word on game {seed}")
        return play_one(self, seed, save)

    monkeypatch.setattr(Simulation, "play_one", play_and_keep)
    assert left_behind(TABLES[1]) > LEAST_LEAK
