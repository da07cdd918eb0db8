"""The measurements measure what they say."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

import motorpool
from motorpool.build_info import compiled
from motorpool.core.chance import Seeded
from motorpool.core.errors import BadFile
from motorpool.games import GAMES, PRESETS, make_game
from motorpool.lab import builds
from motorpool.lab.bench import (
    Slice,
    Speed,
    loop_in_python,
    loop_inside,
    measure,
    median_slice,
    speed_from,
)

SHORT = 0.05


@pytest.mark.parametrize("name", GAMES)
def test_both_loops_play_the_same_game(name: str) -> None:
    game = make_game(name, PRESETS[name][0], 4)
    ends = []
    for loop in (loop_inside, loop_in_python):
        chance = Seeded("same")
        state = game.start(chance)
        ends.append((loop(game, state, chance), state.turn, game.outcome(state)))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("name", GAMES)
def test_the_build_in_use_is_measured(name: str) -> None:
    speed = measure(name, SHORT)
    found = speed.summary()
    assert found["game"] == name
    assert found["build"] == ("compiled" if compiled() else "pure")
    assert (len(speed.inside), len(speed.python), len(speed.clone_us)) == (3, 3, 3)
    for key, value in found.items():
        assert key in ("game", "build") or (isinstance(value, int | float) and value > 0), key


def test_speeds_survive_json_and_add_up() -> None:
    speed = measure("battlegrounds", SHORT)
    again = speed_from(json.loads(json.dumps(asdict(speed))))
    assert again == speed
    again.add(speed)
    assert again.summary()["slices"] == 6


def test_the_median_slice_is_in_the_middle() -> None:
    slices = [Slice(1, decisions, 1.0) for decisions in (50, 10, 30)]
    assert median_slice(slices).decisions == 30


def test_a_build_in_a_directory_is_measured_there() -> None:
    here = Path(motorpool.__file__).parents[1]
    speed = builds.measure_in(here, "battlegrounds", SHORT)
    assert isinstance(speed, Speed)
    assert speed.game == "battlegrounds"
    assert speed.build == ("compiled" if compiled() else "pure")


def test_a_build_that_does_not_run_is_left_out(tmp_path: Path) -> None:
    package = tmp_path / "motorpool"
    package.mkdir()
    (package / "__init__.py").write_text("")
    assert builds.measure_in(tmp_path, "rush", SHORT) is None


def test_peers_that_cannot_be_measured_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as refused:
        builds.measure_peers(str(tmp_path / "python"), SHORT)
    assert refused.value.key == "cli-bench-no-python"
