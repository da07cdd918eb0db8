"""Plays the kept games anew: `python -m tests.rush.make_records` when cards or rules changed.

The games are random, by fixed seeds, over all presets, numbers of seats and switches.
Of several seeds the shortest game is kept, for the files to stay small.
"""

from collections.abc import Callable, Iterator
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
from tests.records import Plan, shortest, write_records

RECORDS = Path(__file__).parent / "records"
BOLD = (ATTACK, JOIN, CHARGE, HIT, SIEGE, CLAIM, BUY)

SEATS = {"base": (2, 3, 4, 5), "second-front": (2, 3, 4, 5, 6), "alternative": (2, 3, 4, 5)}
SEATS["team"] = (3, 4, 5, 6)
GAMES_EACH = 3
APART = ("own_achievements", "first_player")
BOTH: dict[str, Any] = SECOND_FRONT | ALTERNATIVE | {"attackers_defend": True}


def plan(
    name: str,
    preset: str,
    seats: int,
    changes: dict[str, Any],
    stop: Callable[[State], bool] = State.over,
    start: State | None = None,
) -> Plan:
    return Plan(name, Rush.preset(preset, seats, changes), choose, stop, start)


def presets() -> Iterator[Plan]:
    """Every preset with every number of seats; six play with the cards of Second Front."""
    for preset, counts in SEATS.items():
        for seats in counts:
            changes = {"cards": "second_front"} if seats == 6 else {}
            for number in range(1, GAMES_EACH + 1):
                yield plan(f"{preset}-{seats}-{number}", preset, seats, changes)


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
                    yield plan(name.replace("_", "-"), preset, seats, changes)


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
                file = f"unfinished-{STEP_TEXTS[step]}-{name}"
                yield plan(file, "base", 3, changes, stop_at(step))


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


def from_positions() -> Iterator[tuple[str, Match]]:
    """Games that begin with a position: a dump of another game, or one as people write it."""
    for name in ("besiege", "repairing", "sabotaged", "support", "storing", "main"):
        file = f"position-{name}"
        middle = shortest(plan(file, "base", 3, BOTH, stop_at(STEP_TEXTS.index(name)))).state
        assert isinstance(middle, State)
        yield file, shortest(plan(file, "base", 3, BOTH, start=middle))
    for number, position in enumerate(WRITTEN, 1):
        file = f"position-written-{number}"
        game, start = Rush.from_position(position)
        yield file, shortest(Plan(file, game, choose, State.over, start))


WRITTEN: list[dict[str, Any]] = [
    {"game": "rush", "players": [{"hand": ["engineers", "technicians"]}, {"hand": ["engineers"]}]},
    {"game": "rush", "turn": 4, "players": [{"bases": ["destroyed", "destroyed", {}]}, {}, {}]},
]


def all_matches() -> Iterator[tuple[str, Match]]:
    for each in [*presets(), *switches(), *unfinished()]:
        yield each.name, shortest(each)
    yield from from_positions()


if __name__ == "__main__":
    write_records(RECORDS, all_matches())
