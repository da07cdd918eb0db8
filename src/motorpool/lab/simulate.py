"""Many games at once, on several cores. The same seed gives the same result on any number."""

import os
import signal
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
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
from motorpool.lab.tally import Tally
from motorpool.rush.state import State, play_at_random

LARGEST_CHUNK = 100
CHUNKS_PER_JOB = 20  # at least so many, so that nobody waits long for the last one
CHUNKS_AHEAD = 3  # handed out to each job and not yet counted

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
    parts = chunks(games, jobs)
    played: Iterable[Tally | Failure]
    if jobs == 1 or games <= 1:
        played = (play_chunk(game, table, seed, part, save) for part in parts)
    else:
        played = play_in_parallel(spec, table, seed, parts, jobs, save)
    for part in played:
        if isinstance(part, Failure):
            raise BadFile("cli-simulate-save-failed", {"path": part.path, "why": part.why})
        tally.add(part)
        if progress:
            progress(part.games)
    seconds = time.perf_counter() - start
    return Result(spec, table, seed, dict(game.options), tally, seconds)


def chunks(games: int, jobs: int) -> Iterator[range]:
    """The numbers of the games, from 1, in parts."""
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_PER_JOB)))
    for first in range(1, games + 1, size):
        yield range(first, min(first + size, games + 1))


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
        if isinstance(state, State):
            return state, play_at_random(state, chance, MOST_DECISIONS)
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


# Several processes. Each makes the game once; parts are handed out a few at a time, so that
# neither the waiting ones nor the results pile up.


class Worker:
    """What a process needs to play; set once when it starts."""

    game: Game
    bots: tuple[str, ...]
    seed: str
    save: Path | None


def start_worker(spec: Spec, bots: tuple[str, ...], seed: str, save: Path | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who started us
    Worker.game = spec.make()
    Worker.bots = bots
    Worker.seed = seed
    Worker.save = save


def work(part: range) -> Tally | Failure:
    return play_chunk(Worker.game, Worker.bots, Worker.seed, part, Worker.save)


def play_in_parallel(
    spec: Spec,
    bots: tuple[str, ...],
    seed: str,
    parts: Iterator[range],
    jobs: int,
    save: Path | None,
) -> Iterator[Tally | Failure]:
    arguments = (spec, bots, seed, save)
    # Leaving the `with` ends all processes at once, also after Ctrl-C
    with get_context("spawn").Pool(jobs, start_worker, arguments) as pool:
        ahead = islice(parts, jobs * CHUNKS_AHEAD)
        waiting = deque(pool.apply_async(work, (part,)) for part in ahead)
        while waiting:
            yield waiting.popleft().get()
            waiting.extend(pool.apply_async(work, (part,)) for part in islice(parts, 1))
