"""Plays the kept games anew: `python -m tests.rush.make_records` when cards or rules changed.

The games are random, by fixed seeds, over all presets, numbers of seats and switches.
Of several seeds the shortest game is kept, for the files to stay small.
"""

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from motorpool.core.chance import Seeded
from motorpool.core.match import Match
from motorpool.rush.codes import (
    ATTACK,
    BUY,
    CHARGE,
    CLAIM,
    END,
    FIRST_AUTOMATIC,
    HIT,
    JOIN,
    MAIN,
    SIEGE,
    STEP_TEXTS,
    VERB_SHIFT,
)
from motorpool.rush.game import Rush
from motorpool.rush.options import ALTERNATIVE, OPTIONS, PRESETS, SECOND_FRONT
from motorpool.rush.state import State

RECORDS = Path(__file__).parent / "records"
DIGESTS = "digests.json"
SEEDS = 30  # the shortest of so many games is kept
MOST_SEEDS = 1000  # for a question that is seldom asked
NEVER = 1_000_000
MOST_MOVES = 5000
BOLD = (ATTACK, JOIN, CHARGE, HIT, SIEGE, CLAIM, BUY)

SEATS = {"base": (2, 3, 4, 5), "second-front": (2, 3, 4, 5, 6), "alternative": (2, 3, 4, 5)}
SEATS["team"] = (3, 4, 5, 6)
GAMES_EACH = 3
APART = ("own_achievements", "first_player")
BOTH: dict[str, Any] = SECOND_FRONT | ALTERNATIVE | {"attackers_defend": True}


@dataclass(frozen=True)
class Plan:
    """One game to be played: its file, its table, and where it stops."""

    name: str
    preset: str
    seats: int
    changes: dict[str, Any]
    stop: Callable[[State], bool] = State.over


def presets() -> Iterator[Plan]:
    """Every preset with every number of seats; six play with the cards of Second Front."""
    for preset, counts in SEATS.items():
        for seats in counts:
            changes = {"cards": "second_front"} if seats == 6 else {}
            for number in range(1, GAMES_EACH + 1):
                yield Plan(f"{preset}-{seats}-{number}", preset, seats, changes)


def switches() -> Iterator[Plan]:
    """Every switch turned round, on every preset that lets it."""
    for number, option in enumerate(OPTIONS.values()):
        if option.name in APART:
            continue
        for place, preset in enumerate(("base", "second-front", "alternative")):
            usual = PRESETS[preset].get(option.name, option.values[0])
            for value in option.values:
                changes = {option.name: value} | needed(option.name, value)
                seats = SEATS[preset][(number + place) % 4]
                if value != usual and not (option.name == "teams" and seats < 3):
                    name = f"{preset}-with-{option.name}-{str(value).lower()}"
                    yield Plan(name.replace("_", "-"), preset, seats, changes)


def needed(option: str, value: Any) -> dict[str, Any]:
    """The switches that must go with one (RU-ALT-20)."""
    if value and option in ("interactive_assault", "teams"):
        return {"gradual_reveal": True, "interactive_assault": True}
    if not value and option == "gradual_reveal":
        return {"interactive_assault": False}
    return {}


def unfinished() -> Iterator[Plan]:
    """A game that stops in the middle, for every question that can be asked."""
    for step in range(MAIN, FIRST_AUTOMATIC):
        for name, changes in (("open", SECOND_FRONT), ("hidden", BOTH)):
            if asked_in(step, name):
                plan = f"unfinished-{STEP_TEXTS[step]}-{name}"
                yield Plan(plan, "base", 3, changes, stop_at(step))


def asked_in(step: int, name: str) -> bool:
    """Some questions belong to the open assault, some to the hidden one and its options."""
    only = {"announce": "open", "attacker": "open", "support": "hidden", "weak": "hidden"}
    only |= {"keeping": "hidden", "recruiting": "hidden"}
    return only.get(STEP_TEXTS[step], name) == name


def stop_at(step: int) -> Callable[[State], bool]:
    """Stops where this is asked, after some turns."""
    return lambda state: state.turn >= 12 and state.step() == step


def choose(state: State, chance: Seeded) -> int:
    """A random action, rather a bold one than another, and seldom the end of the turn."""
    actions = state.legal()
    bold = [action for action in actions if action // VERB_SHIFT in BOLD]
    if bold and chance.below(4):
        actions = bold
    chosen = actions[chance.below(len(actions))]
    if chosen == END * VERB_SHIFT and chance.below(4):
        chosen = actions[chance.below(len(actions))]
    return chosen


def steps_of(plan: Plan, chance: Seeded, state: State) -> Iterator[int]:
    """The actions of a plan up to where it stops; each is to be done before the next."""
    for _ in range(MOST_MOVES):
        if plan.stop(state) or state.over():
            return
        yield choose(state, chance)


def length(plan: Plan, game: Rush, seed: str, start: State | None) -> int:
    """How many moves a seed gives; NEVER when it does not come to where it should stop."""
    chance = Seeded(seed)
    state = game.start(chance) if start is None else start.clone()
    moves = 0
    for action in steps_of(plan, chance, state):
        state.apply(action, chance)
        moves += 1
    return moves if plan.stop(state) else NEVER


def shortest(plan: Plan, game: Rush | None = None, start: State | None = None) -> Match:
    """The shortest game of a plan that the seeds give."""
    game = game or Rush.preset(plan.preset, plan.seats, plan.changes)
    lengths: dict[str, int] = {}
    for number in range(MOST_SEEDS):
        seed = f"{plan.name} {number}"
        lengths[seed] = length(plan, game, seed, start)
        if number >= SEEDS and min(lengths.values()) < NEVER:
            break
    seed = min(lengths, key=lambda seed: lengths[seed])
    assert lengths[seed] < NEVER, plan.name
    return play(plan, game, seed, start)


def play(plan: Plan, game: Rush, seed: str, start: State | None) -> Match:
    chance = Seeded(seed)
    names = [f"player {seat + 1}" for seat in range(plan.seats)]
    match = Match(game, names, chance, start)
    state = state_of(match)
    for action in steps_of(plan, chance, state):
        match.do(state.seat_to_decide(), action)
    return match


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def from_positions() -> Iterator[tuple[str, Match]]:
    """Games that begin with a position: a dump of another game, or one as people write it."""
    for name in ("besiege", "repairing", "sabotaged", "support", "storing", "main"):
        middle = Plan(f"position-{name}", "base", 3, BOTH, stop_at(STEP_TEXTS.index(name)))
        start = state_of(shortest(middle))
        yield middle.name, shortest(Plan(middle.name, "base", 3, BOTH), None, start)
    for number, position in enumerate(WRITTEN, 1):
        game, start = Rush.from_position(position)
        plan = Plan(f"position-written-{number}", "base", game.seats, {})
        yield plan.name, shortest(plan, game, start)


WRITTEN: list[dict[str, Any]] = [
    {"game": "rush", "players": [{"hand": ["engineers", "technicians"]}, {"hand": ["engineers"]}]},
    {"game": "rush", "turn": 4, "players": [{"bases": ["destroyed", "destroyed", {}]}, {}, {}]},
]


def digest(game: Rush, state: State) -> str:
    """A short number for a whole position."""
    text = json.dumps(game.dump_position(state), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def all_matches() -> Iterator[tuple[str, Match]]:
    for plan in [*presets(), *switches(), *unfinished()]:
        yield plan.name, shortest(plan)
    yield from from_positions()


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    for path in RECORDS.glob("*.json"):
        path.unlink()
    digests: dict[str, str] = {}
    for name, match in all_matches():
        game = match.game
        assert isinstance(game, Rush)
        path = RECORDS / f"{name}.json"
        path.write_text(match.record.to_text(), encoding="utf-8")
        digests[path.name] = digest(game, state_of(match))
    text = json.dumps(digests, indent=1, sort_keys=True) + "\n"
    (RECORDS / DIGESTS).write_text(text, encoding="utf-8")
    size = sum(path.stat().st_size for path in RECORDS.glob("*.json"))
    print(f"{len(digests)} games, {size // 1024} KiB")


if __name__ == "__main__":
    main()
