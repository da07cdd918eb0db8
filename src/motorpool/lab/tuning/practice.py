"""An instinct that plays against itself: what came out better than expected is done more often.

How good an action was is told by how its player's chance to win moved from then on, as the search
values positions: in the same turn most, in far ones less and less.
"""

import signal
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from multiprocessing import get_context
from typing import Any, Self

import numpy as np

from motorpool.bots.levels import mind_of
from motorpool.bots.rush.circumstances import Moment, Numbers
from motorpool.bots.rush.habits import NUMBERS, draw
from motorpool.bots.rush.instinct import Instinct, make_instinct
from motorpool.core.chance import Seeded
from motorpool.games import make_game
from motorpool.lab.tuning.choices import Choices
from motorpool.lab.tuning.descent import STEPS, descend
from motorpool.lab.tuning.habits import numbers_of_all

FADES = 0.95  # how much of what an action is held to account for is left a turn later
PART = 50  # games; the same parts on any number of cores, so that their sums are the same
TRIALS = 1000  # games of what was learned against what it was

Weights = Any  # a row for each verb: what habits count, then what circumstances count


@dataclass(frozen=True)
class Exercise:
    """Some games at one table, played by an instinct with these weights."""

    preset: str
    seats: int
    seed: str
    games: range
    weights: Weights

    @property
    def table(self) -> tuple[Any, Any]:
        return table_of(self.preset, self.seats)

    def parts(self) -> list[Self]:
        whole = self.games
        return [replace(self, games=whole[at : at + PART]) for at in range(0, len(whole), PART)]

    def instinct(self, weights: Weights) -> Instinct:
        game, mind = self.table
        known = {"habits": weights[:, :NUMBERS], "circumstances": weights[:, NUMBERS:]}
        as_lists = {name: rows.tolist() for name, rows in known.items()}
        return make_instinct(game.rules, mind.traits, mind.habits, as_lists)

    def pull(self) -> Weights:
        """Which way the weights should go, by what came out of the choices in these games."""
        game, _ = self.table
        instinct = self.instinct(self.weights)
        notes = Notes()
        for number in self.games:
            self.play(instinct, Seeded(f"{self.seed}/{number}"), notes)
        numbers = numbers_of_all(notes.actions, game.rules)
        numbers = np.concatenate([numbers, np.array(notes.met)], 1)
        choices = Choices(notes.actions, numbers, notes.sizes, notes.taken)
        return choices.pull(self.weights, np.array(notes.gains))

    def play(self, instinct: Instinct, chance: Seeded, notes: "Notes") -> None:
        game, mind = self.table
        state = game.start(chance)
        values: list[list[float]] = []
        deciders: list[tuple[int, int]] = []  # turn and seat of each choice
        while not state.over():
            if state.turn == len(values):
                values.append(mind.values(state))
            actions = state.legal()
            action = actions[0]
            if len(actions) > 1:
                action = draw(actions, instinct.odds(state, actions), chance)
                notes.note(Moment(state, actions, instinct.worth), actions, action)
                deciders.append((state.turn, state.seat_to_decide()))
            state.apply(action, chance)
        values.append(mind.values(state))
        gained = gains(np.array(values))
        notes.gains += [float(gained[turn, seat]) for turn, seat in deciders]


@dataclass(frozen=True)
class Trial(Exercise):
    """Games of one who plays by these weights against others who play as before."""

    before: Weights

    def won(self) -> float:
        game, _ = self.table
        learned, before = self.instinct(self.weights), self.instinct(self.before)
        total = 0.0
        for number in self.games:
            chance = Seeded(f"{self.seed}/{number}")
            own = number % self.seats
            state = game.start(chance)
            while not state.over():
                instinct = learned if state.seat_to_decide() == own else before
                actions = state.legal()
                state.apply(instinct.pick(state, actions, chance), chance)
            winners = game.outcome(state).winners
            total += (own in winners) / len(winners)
        return total


class Notes:
    """The choices of some games."""

    def __init__(self) -> None:
        self.actions: list[int] = []  # all that could be chosen, choice after choice
        self.met: list[Numbers] = []  # by each of them
        self.sizes: list[int] = []
        self.taken: list[int] = []
        self.gains: list[float] = []

    def note(self, moment: Moment, actions: list[int], action: int) -> None:
        self.actions += actions
        self.met += [moment.of(each) for each in actions]
        self.sizes.append(len(actions))
        self.taken.append(actions.index(action))


@cache
def table_of(preset: str, seats: int) -> tuple[Any, Any]:
    """The game and what a search knows of it; built once in each process."""
    game = make_game("rush", preset, seats)
    return game, mind_of(game, deep=True)


def gains(values: Any) -> Any:
    """For each turn and seat: how its chance to win moved from then on."""
    moves = np.diff(values, axis=0)
    for turn in range(len(moves) - 2, -1, -1):
        moves[turn] += FADES * moves[turn + 1]
    return moves


def practise(
    begin: Exercise, jobs: int, played: Callable[[int], None]
) -> tuple[Weights, dict[str, float]]:
    """The weights after these games, and what they brought. There is at least one in each step."""
    games = max(1, len(begin.games) // STEPS)
    steps = 0
    with get_context("spawn").Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as crew:

        def slope(weights: Weights) -> Weights:
            nonlocal steps
            steps += 1
            seed = f"{begin.seed}/practice/{steps}"
            now = replace(begin, weights=weights, seed=seed, games=range(games))
            pulls = crew.map(Exercise.pull, now.parts(), 1)
            played(games)
            return -sum(pulls) / len(pulls)

        weights = descend(slope, begin.weights)
        seed = f"{begin.seed}/trial"
        trial = Trial(begin.preset, begin.seats, seed, range(TRIALS), weights, begin.weights)
        won = sum(crew.map(Trial.won, trial.parts(), 1)) / TRIALS
    found = {"practised": float(games * steps), "won against itself before": round(won, 4)}
    return weights, found
