"""Many games at once, on several cores. The same seed gives the same result on any number."""

import os
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from motorpool.bots import Bot
from motorpool.bots.play import MOST_DECISIONS, play_game, play_match
from motorpool.bots.program.command import USUAL_SECONDS
from motorpool.bots.program.program_bot import dismiss
from motorpool.bots.random_bot import RandomBot
from motorpool.core.chance import Seeded
from motorpool.core.errors import BadFile, BadOption
from motorpool.core.game import Game, GameState
from motorpool.games import make_game
from motorpool.lab.parts import play_parts
from motorpool.lab.programs import Programs, check_name
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


class Unsaved(Exception):
    """Raised where a record could not be written."""

    def __init__(self, failure: Failure) -> None:
        self.failure = failure


def fill_table(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """The bots sit in the order given and are repeated until the table is full."""
    for name in bots:
        check_name(name)
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
    seconds: float = USUAL_SECONDS,
) -> Result:
    """Play games between bots and count what happens; with `save`, keep a record of each."""
    game = spec.make()
    table = fill_table(bots, spec.seats)
    start = time.perf_counter()
    tally = Tally(spec.seats)
    for part in play_parts(Simulation(spec, table, seed, save, seconds), games, jobs):
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
    seconds: float

    @cached_property
    def game(self) -> Game:
        return self.spec.make()

    @cached_property
    def programs(self) -> Programs:
        return Programs(self.seconds)

    def play(self, part: range) -> Tally | Failure:
        tally = Tally(self.game.seats)
        for number in part:
            path = None if self.save is None else self.save / f"{number:06}.json"
            try:
                state, decisions = self.play_one(f"{self.seed}/{number}", path)
            except Unsaved as unsaved:
                return unsaved.failure
            if state.over():
                rounds = -(-state.turn // self.game.seats)
                tally.count(self.bots, self.game.outcome(state), rounds, decisions)
            else:
                tally.count_unfinished(decisions)
        tally.forfeits.update(self.programs.take_forfeits())
        return tally

    def play_one(self, seed: str, save: Path | None) -> tuple[GameState, int]:
        """Play one game.

        The random bot draws from the chance of the game. So the engine's own loop, which is the
        quickest way when all choose at random, plays the very same game as the bots would.
        """
        game = self.game
        chance = Seeded(seed)
        if save is None and all(name == RandomBot.name for name in self.bots):
            state = game.start(chance)
            return state, game.play_at_random(state, chance, MOST_DECISIONS)
        bots = [self.seat_bot(name, seat, seed, chance) for seat, name in enumerate(self.bots)]
        try:
            state, decisions = play_bots(game, bots, chance, save)
            if state.over():
                dismiss(bots, game.outcome(state))
        finally:
            dismiss(bots, None)
        return state, decisions

    def seat_bot(self, name: str, seat: int, seed: str, chance: Seeded) -> Bot:
        if name == RandomBot.name:
            return RandomBot(chance)
        return self.programs.seat_bot(name, self.game, seat, seed)


def play_bots(
    game: Game, bots: list[Bot], chance: Seeded, save: Path | None
) -> tuple[GameState, int]:
    if save is None:
        return play_game(game, bots, chance)
    match = play_match(game, bots, chance)
    beside = save.with_suffix(".part")
    try:
        beside.write_text(match.record.to_text(), encoding="utf-8")
        os.replace(beside, save)  # whoever breaks off leaves no half record
    except OSError as error:
        raise Unsaved(Failure(str(save), error.strerror or type(error).__name__)) from None
    return match.state, len(match.record.moves)
