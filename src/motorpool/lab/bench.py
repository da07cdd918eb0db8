"""How fast the engine is: random play, four players, each game's first preset, one core.

A decision is: list the legal actions and apply one. It is measured with the loop inside the
engine and with the loop in Python, in slices of whole games; a figure is the median of its
slices. A clone is taken halfway through a game. `python -m motorpool.lab.bench GAME SECONDS`
prints the slices of the build that it finds as JSON, so that one build can ask for another.
"""

import gc
import json
import statistics
import sys
import time
import timeit
from collections.abc import Callable
from dataclasses import asdict, dataclass, field

from motorpool.build_info import compiled
from motorpool.core.chance import Seeded
from motorpool.core.game import Game, GameState
from motorpool.games import PRESETS, make_game

SEATS = 4
SLICES = 3
WARM_UP_SHARE, SLICE_SHARE, CLONE_SHARE = 0.04, 0.15, 0.02  # of the seconds; slices of two kinds
WITHOUT_END = 1_000_000

Play = Callable[[Game, GameState, Seeded], int]


@dataclass
class Slice:
    """Whole games, one after another."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def rate(self) -> float:
        return self.decisions / self.seconds


@dataclass
class Speed:
    """The slices of one game and build; those of another run can be added."""

    game: str
    build: str
    inside: list[Slice] = field(default_factory=list)  # the loop inside the engine
    python: list[Slice] = field(default_factory=list)  # the loop in Python
    clone_us: list[float] = field(default_factory=list)
    clones: int = 0  # in one round

    def add(self, other: "Speed") -> None:
        self.inside += other.inside
        self.python += other.python
        self.clone_us += other.clone_us

    def summary(self) -> dict[str, object]:
        """The medians, and how much they rest on."""
        inside = median_slice(self.inside)
        python = median_slice(self.python)
        return {
            "game": self.game,
            "build": self.build,
            "inside_decisions_per_second": round(inside.rate()),
            "python_decisions_per_second": round(python.rate()),
            "games_per_second": round(inside.games / inside.seconds, 1),
            "clone_us": round(statistics.median(self.clone_us), 3),
            "slices": len(self.inside),
            "games_in_slice": inside.games,
            "decisions_in_slice": inside.decisions,
            "clones_in_round": self.clones,
        }


def median_slice(slices: list[Slice]) -> Slice:
    return sorted(slices, key=Slice.rate)[len(slices) // 2]


def speed_from(data: dict[str, object]) -> Speed:
    """Back from the JSON of another process."""
    speed = Speed(**data)  # type: ignore[arg-type]
    speed.inside = [Slice(**each) for each in speed.inside]  # type: ignore[arg-type]
    speed.python = [Slice(**each) for each in speed.python]  # type: ignore[arg-type]
    return speed


def loop_inside(game: Game, state: GameState, chance: Seeded) -> int:
    return game.play_at_random(state, chance, WITHOUT_END)


def loop_in_python(game: Game, state: GameState, chance: Seeded) -> int:
    decisions = 0
    while not state.over():
        actions = state.legal()
        state.apply(actions[chance.below(len(actions))], chance)
        decisions += 1
    return decisions


def play_for(game: Game, play: Play, seconds: float, seed: str) -> Slice:
    """Whole games until the time is up."""
    played = Slice()
    while played.seconds < seconds:
        start = time.perf_counter()
        chance = Seeded(f"{seed}/{played.games}")
        played.decisions += play(game, game.start(chance), chance)
        played.seconds += time.perf_counter() - start
        played.games += 1
    return played


def time_clones(state: GameState, seconds: float) -> tuple[list[float], int]:
    """Microseconds of a clone in each round, and the clones in a round."""
    timer = timeit.Timer(state.clone, setup=gc.enable)  # timeit turns the collector off: on again
    number = max(1, round(seconds / timer.timeit(100) * 100))
    return [took / number * 1e6 for took in timer.repeat(SLICES, number)], number


def measure(name: str, seconds: float) -> Speed:
    """Measure a game with the build that is loaded."""
    game = make_game(name, PRESETS[name][0], SEATS)
    play_for(game, loop_inside, seconds * WARM_UP_SHARE, "warm")
    speed = Speed(name, "compiled" if compiled() else "pure")
    for number in range(SLICES):  # the two in turn, so that a slow moment hits both
        seed = f"bench/{number}"
        speed.inside.append(play_for(game, loop_inside, seconds * SLICE_SHARE, seed))
        speed.python.append(play_for(game, loop_in_python, seconds * SLICE_SHARE, seed))
    chance = Seeded("clone")
    whole = game.play_at_random(game.start(chance), chance, WITHOUT_END)
    chance = Seeded("clone")
    halfway = game.start(chance)
    game.play_at_random(halfway, chance, whole // 2)
    speed.clone_us, speed.clones = time_clones(halfway, seconds * CLONE_SHARE)
    return speed


if __name__ == "__main__":
    print(json.dumps(asdict(measure(sys.argv[1], float(sys.argv[2])))))
