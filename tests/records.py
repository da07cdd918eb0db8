"""Kept games: random ones by fixed seeds, of several seeds the shortest one, with digests."""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from motorpool.core.chance import Recorded, Seeded
from motorpool.core.files import read_json
from motorpool.core.game import Game
from motorpool.core.match import Match
from motorpool.core.record import Record, record_from
from motorpool.games import match_of_record

DIGESTS = "digests.json"
SEEDS = 30  # the shortest of so many games is kept
MOST_SEEDS = 1000  # for a question that is seldom asked
NEVER = 1_000_000
MOST_MOVES = 5000


@dataclass(frozen=True)
class Plan:
    """One game to be played: its file, its table, how its moves are chosen, where it stops."""

    name: str
    game: Game
    choose: Callable[[Any, Seeded], int]
    stop: Callable[[Any], bool]
    start: Any = None  # a state, when the game does not begin with the set-up


def steps_of(plan: Plan, chance: Seeded, state: Any) -> Iterator[int]:
    """The actions of a plan up to where it stops; each is to be done before the next."""
    for _ in range(MOST_MOVES):
        if plan.stop(state) or state.over():
            return
        yield plan.choose(state, chance)


def length(plan: Plan, seed: str) -> int:
    """How many moves a seed gives; NEVER when it does not come to where it should stop."""
    chance = Seeded(seed)
    state = plan.game.start(chance) if plan.start is None else plan.start.clone()
    moves = 0
    for action in steps_of(plan, chance, state):
        state.apply(action, chance)
        moves += 1
    return moves if plan.stop(state) else NEVER


def shortest(plan: Plan) -> Match:
    """The shortest game of a plan that the seeds give."""
    lengths: dict[str, int] = {}
    for number in range(MOST_SEEDS):
        seed = f"{plan.name} {number}"
        lengths[seed] = length(plan, seed)
        if number >= SEEDS and min(lengths.values()) < NEVER:
            break
    seed = min(lengths, key=lambda seed: lengths[seed])
    assert lengths[seed] < NEVER, plan.name
    return play(plan, seed)


def play(plan: Plan, seed: str) -> Match:
    chance = Seeded(seed)
    names = [f"player {seat + 1}" for seat in range(plan.game.seats)]
    match = Match(plan.game, names, chance, plan.start)
    for action in steps_of(plan, chance, match.state):
        match.do(match.state.seat_to_decide(), action)
    return match


def digest(match: Match) -> str:
    """A short number for the whole position that a match has reached."""
    text = json.dumps(match.game.dump_position(match.state), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def write_records(folder: Path, matches: Iterable[tuple[str, Match]]) -> None:
    """Play all games anew and keep them in a folder, and nothing else there."""
    folder.mkdir(exist_ok=True)
    for path in folder.glob("*.json"):
        path.unlink()
    digests: dict[str, str] = {}
    for name, match in matches:
        path = folder / f"{name}.json"
        path.write_text(match.record.to_text(), encoding="utf-8")
        digests[path.name] = digest(match)
    text = json.dumps(digests, indent=1, sort_keys=True) + "\n"
    (folder / DIGESTS).write_text(text, encoding="utf-8")
    size = sum(path.stat().st_size for path in folder.glob("*.json"))
    print(f"{len(digests)} games, {size // 1024} KiB")


def kept(folder: Path) -> list[Path]:
    """The files of a folder's games."""
    return sorted(path for path in folder.glob("*.json") if path.name != DIGESTS)


def replayed(path: Path) -> tuple[Record, Match]:
    record = record_from(read_json(path))
    return record, match_of_record(record, Recorded([]))


def check_kept_game(path: Path, again: str) -> None:
    """A kept game plays again to the same end; `again` says what to do where it does not."""
    digests = json.loads((path.parent / DIGESTS).read_text(encoding="utf-8"))
    record, match = replayed(path)
    assert digest(match) == digests[path.name], again
    assert match.record.result == record.result
    assert (record.result is None) == path.name.startswith("unfinished")
    assert match.record.to_text() == path.read_text(encoding="utf-8")
