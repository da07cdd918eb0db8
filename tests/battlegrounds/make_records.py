"""Plays the kept games anew: `python -m tests.battlegrounds.make_records` when rules changed.

The games are random, by fixed seeds, over all modes, presets, numbers of seats and switches.
Of several seeds the shortest game is kept, for the files to stay small.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from motorpool.battlegrounds.codes import (
    FIRST_AUTOMATIC,
    MAIN,
    SHOOT_AT,
    STEP_TEXTS,
    UPGRADE,
    USE_EXTRA_TANK,
    USE_EXTRA_TURN,
    VERB_SHIFT,
)
from motorpool.battlegrounds.game import Battlegrounds
from motorpool.battlegrounds.options import PRESETS, SEATS
from motorpool.battlegrounds.state import State
from motorpool.core.chance import Seeded
from motorpool.core.match import Match
from tests.records import Plan, shortest, write_records

RECORDS = Path(__file__).parent / "records"
GAMES_EACH = 5
BOLD = (SHOOT_AT, USE_EXTRA_TURN, USE_EXTRA_TANK, UPGRADE)

# Where each question is asked: the preset, and the switches on top
ASKED_IN: dict[str, tuple[str, dict[str, Any]]] = {
    "draft": ("battle-draft", {}),
    "flip": ("family", {}),
    "collect": ("family", {}),
    "family-move": ("family", {}),
}


def plan(
    name: str,
    preset: str,
    seats: int,
    changes: dict[str, Any],
    stop: Callable[[State], bool] = State.over,
    start: State | None = None,
) -> Plan:
    return Plan(name, Battlegrounds.preset(preset, seats, changes), choose, stop, start)


def seats_of(preset: str) -> range:
    fewest, most = SEATS[PRESETS[preset].get("mode", "battle")]
    return range(fewest, most + 1)


def presets() -> Iterator[Plan]:
    """Every preset with every number of seats."""
    for preset in PRESETS:
        for seats in seats_of(preset):
            for number in range(1, GAMES_EACH + 1):
                yield plan(f"{preset}-{seats}-{number}", preset, seats, {})


def switches() -> Iterator[Plan]:
    """The switches that no preset sets, and every first player."""
    for number in range(1, GAMES_EACH + 1):
        yield plan(f"team-with-draft-{number}", "team", 4, {"draft": True})
        yield plan(f"solo-with-choose-tanks-{number}", "solo", 1, {"choose_tanks": True})
    for first in (1, 2, 3, 4):
        yield plan(f"battle-with-first-player-{first}", "battle", 4, {"first_player": first})


def unfinished() -> Iterator[Plan]:
    """A game that stops in the middle, for every question that can be asked."""
    for text in STEP_TEXTS[MAIN:FIRST_AUTOMATIC]:
        preset, changes = ASKED_IN.get(text, ("battle", {}))
        yield plan(f"unfinished-{text}", preset, 2, changes, stop_at(text))
    yield plan("unfinished-solo", "solo", 1, {}, lambda state: state.turn == 10)


def stop_at(text: str) -> Callable[[State], bool]:
    """Stops where this is asked, after some turns when it can be."""
    least = 0 if text == "draft" else 4
    return lambda state: state.turn >= least and STEP_TEXTS[state.step()] == text


def choose(state: State, chance: Seeded) -> int:
    """A random action, rather a bold one than another."""
    actions = state.legal()
    bold = [action for action in actions if action // VERB_SHIFT in BOLD]
    if bold and chance.below(8):
        actions = bold
    return actions[chance.below(len(actions))]


def from_positions() -> Iterator[tuple[str, Match]]:
    """Games that begin with a position: a dump of another game, or one as people write it."""
    for text in ("shoot", "field", "keep-card", "move-after", "flip", "collect", "draft"):
        file = f"position-{text}"
        preset, changes = ASKED_IN.get(text, ("battle", {}))
        middle = shortest(plan(file, preset, 2, changes, stop_at(text))).state
        assert isinstance(middle, State)
        yield file, shortest(plan(file, preset, 2, changes, start=middle))
    for number, position in enumerate(WRITTEN, 1):
        file = f"position-written-{number}"
        game, start = Battlegrounds.from_position(position)
        yield file, shortest(Plan(file, game, choose, State.over, start))


WRITTEN: list[dict[str, Any]] = [
    {
        "game": "battlegrounds",
        "tokens": {"D4": "bridge", "E5": "bridge*", "C3": "fuel", "F6": "fuel", "D5": "radio"},
        "sides": [{"pairs": 6, "singles": ["radio"]}, {"pairs": 7}],
    },
    {
        "game": "battlegrounds",
        "options": {"mode": "family"},
        "tokens": {"D4": "bridge", "E5": "fuel"},
        "turn": 1,
        "this_turn": {"turned_before": ["D4", "E5"]},
    },
    {
        "game": "battlegrounds",
        "options": {"mode": "solo"},
        "tokens": {"D4": "bridge", "E5": "bridge*", "C3": "fuel", "F6": "fuel"},
        "artillery": {"tanks": ["C1", "C2"], "tokens": 12},
        "sides": [{"pairs": 7}],
    },
]


def all_matches() -> Iterator[tuple[str, Match]]:
    for each in [*presets(), *switches(), *unfinished()]:
        yield each.name, shortest(each)
    yield from from_positions()


if __name__ == "__main__":
    write_records(RECORDS, all_matches())
