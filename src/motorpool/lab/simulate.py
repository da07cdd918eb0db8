"""Many games at once, on several cores. The same seed gives the same result on any number."""

import os
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from motorpool.bots import Bot, make_bot
from motorpool.bots.play import MOST_DECISIONS, play_game, play_match
from motorpool.bots.random_bot import RandomBot
from motorpool.bots.registry import check_bot
from motorpool.core.chance import Seeded
from motorpool.core.errors import BadFile, BadOption
from motorpool.core.game import Game, GameState
from motorpool.games import make_game
from motorpool.lab.parts import play_parts
from motorpool.lab.tally import Tally

Progress = Callable[[int], None]  # is told how many more games were played


@dataclass(frozen=True)
class Spec:
    """A table of a game, as plain data that can be sent to another process."""

    game: str
    preset: str
    seats: int
    changes: Mapping[str, Any] = field(default_factory=dict)

    def make(self) -> Game:
        return make_game(self.game, self.preset, self.seats, self.changes)


@dataclass(frozen=True)
class Result:
    """What came out of a simulation."""

    spec: Spec
    bots: tuple[str, ...]  # of each seat
    seed: str
    options: dict[str, Any]
    tally: Tally
    seconds: float


@dataclass(frozen=True)
class Failure:
    """A record could not be written."""

    path: str
    why: str


def fill_table(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """The bots sit in the order given and are repeated until the table is full."""
    for name in bots:
        check_bot(name)
    if not bots:
        raise BadOption("cli-simulate-no-bots")
    if len(bots) > seats:
        raise BadOption("cli-simulate-bots-count", {"bots": len(bots), "seats": seats})
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def simulate(
    spec: Spec,
    bots: Sequence[str],
    games: int,
    seed: str,
    jobs: int = 1,
    progress: Progress | None = None,
    save: Path | None = None,
) -> Result:
    """Play games between bots and count what happens; with `save`, keep a record of each."""
    game = spec.make()
    table = fill_table(bots, spec.seats)
    start = time.perf_counter()
    tally = Tally(spec.seats)
    for part in play_parts(Simulation(spec, table, seed, save), games, jobs):
        if isinstance(part, Failure):
            raise BadFile("cli-simulate-save-failed", {"path": part.path, "why": part.why})
        tally.add(part)
        if progress:
            progress(part.games)
    seconds = time.perf_counter() - start
    return Result(spec, table, seed, dict(game.options), tally, seconds)


@dataclass
class Simulation:
    """The games of a simulation, by number."""

    spec: Spec
    bots: tuple[str, ...]
    seed: str
    save: Path | None

    @cached_property
    def game(self) -> Game:
        return self.spec.make()

    def play(self, part: range) -> Tally | Failure:
        return play_chunk(self.game, self.bots, self.seed, part, self.save)


def play_chunk(
    game: Game, bots: tuple[str, ...], seed: str, part: range, save: Path | None
) -> Tally | Failure:
    tally = Tally(game.seats)
    for number in part:
        path = None if save is None else save / f"{number:06}.json"
        try:
            state, decisions = play_one(game, bots, f"{seed}/{number}", path)
        except OSError as error:
            return Failure(str(path), error.strerror or type(error).__name__)
        if state.over():
            rounds = -(-state.turn // game.seats)
            tally.count(bots, game.outcome(state), rounds, decisions)
        else:
            tally.count_unfinished(decisions)
    return tally


def play_one(
    game: Game, names: tuple[str, ...], seed: str, save: Path | None
) -> tuple[GameState, int]:
    """Play one game.

    The random bot draws from the chance of the game. So the engine's own loop, which is the
    quickest way when all choose at random, plays the very same game as the bots would.
    """
    chance = Seeded(seed)
    if save is None and all(name == RandomBot.name for name in names):
        state = game.start(chance)
        return state, game.play_at_random(state, chance, MOST_DECISIONS)
    bots = [seat_bot(game, name, seat, seed, chance) for seat, name in enumerate(names)]
    if save is None:
        return play_game(game, bots, chance)
    match = play_match(game, bots, chance)
    beside = save.with_suffix(".part")
    beside.write_text(match.record.to_text(), encoding="utf-8")
    os.replace(beside, save)  # whoever breaks off leaves no half record
    return match.state, len(match.record.moves)


def seat_bot(game: Game, name: str, seat: int, seed: str, chance: Seeded) -> Bot:
    if name == RandomBot.name:
        return RandomBot(chance)
    return make_bot(name, game, seat, seed)
