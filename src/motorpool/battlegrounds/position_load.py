"""Reads a position: any moment of a game as JSON that a person can write (see docs/position.md).

Everything may be left out. A pawn that is not told stands on its base and drives its owner's
first free tank; a player who is not told has the first tanks that nobody else has. A cell
that is not told is empty; in family it holds a token that was never turned up.
"""

from typing import Any

from motorpool.battlegrounds.build import build_rules
from motorpool.battlegrounds.codes import FAMILY, MODE_TEXTS, OVER, TURN_BEGINS
from motorpool.battlegrounds.options import SEATS, options_from
from motorpool.battlegrounds.position_schema import POSITION_SCHEMA
from motorpool.battlegrounds.position_sides import read_sides
from motorpool.battlegrounds.position_steps import check_steps, read_steps
from motorpool.battlegrounds.position_tanks import read_pawns, read_tanks
from motorpool.battlegrounds.position_tokens import read_hazards, read_tokens
from motorpool.battlegrounds.position_turn import check_turn, read_turn
from motorpool.battlegrounds.state import State
from motorpool.core.chance import Recorded
from motorpool.core.errors import ChanceDeparted
from motorpool.core.files import check
from motorpool.core.options import Options
from motorpool.core.position import Part

BATTLES = ("battle", "team")
WITH_TANKS = ("battle", "team", "solo")
# The modes that know a field; the others are of all modes
MODES_OF: dict[str, tuple[str, ...]] = {
    "gone": ("family",),
    "box": WITH_TANKS,
    "draft": WITH_TANKS,
    "drawn": WITH_TANKS,
    "duds": BATTLES,
    "artillery": ("solo",),
    "tanks": WITH_TANKS,
    "tank": WITH_TANKS,
    "points": BATTLES,
    "base": ("solo",),
    "singles": WITH_TANKS,
    "won": BATTLES,
    "specials": WITH_TANKS,
    "main_actions": WITH_TANKS,
    "skipped": WITH_TANKS,
    "extra_turns": ("family",),
    "turned_now": ("family",),
    "turned_before": ("family",),
}
USUAL_STEPS = [{"step": "main"}]
USUAL_FAMILY_STEPS = [{"step": "turn-ends"}, {"step": "flip"}, {"step": "family-move"}]


def load_position(found: Any) -> tuple[State, Options]:
    """The state and the options of a position; a `BadFile` says what cannot be."""
    check(found, POSITION_SCHEMA)
    options = options_from("battle", found.get("options", {}))
    if options["first_player"] == "random":
        options["first_player"] = 1
    players = found.get("players", [{}] * SEATS[options["mode"]][0])
    rules = build_rules(options, len(players), options["first_player"] - 1)
    state = State(rules)
    read(state, Part({"players": players}).parts("players"), Part(found))
    return state, options


def read(state: State, seats: list[Part], whole: Part) -> None:
    """Read one position into an empty state."""
    pawns = [pawn for seat in seats for pawn in seat.parts("pawns")]
    sides = whole.parts("sides")
    this_turn = whole.part("this_turn", whole.data.get("this_turn", {}))
    for part in (whole, this_turn, *seats, *pawns, *sides):
        check_mode(state, part)
    family = state.rules.mode == FAMILY
    told = whole.data.get("steps", USUAL_FAMILY_STEPS if family else USUAL_STEPS)
    steps = [whole.part(f"steps.{number}", step) for number, step in enumerate(told, 1)]
    state.turn = whole.data.get("turn", 0)
    state.reveals = whole.data.get("reveals", 0)
    read_turn(state, this_turn, over=any(part.data["step"] == "over" for part in steps))
    read_steps(state, steps)
    tokens = read_tokens(state, whole)
    read_hazards(state, whole)
    if not family:
        read_tanks(state, whole, seats)
    read_pawns(state, seats)
    read_sides(state, whole, sides, tokens)
    check_steps(state, whole, steps)
    check_turn(state, whole, this_turn)
    find_actions(state, whole)


def check_mode(state: State, part: Part) -> None:
    """Refuse what the mode does not know."""
    for field in part.data:
        modes = MODES_OF.get(field)
        if modes is not None and MODE_TEXTS[state.rules.mode] not in modes:
            raise part.refuse("position-needs-mode", field, {"modes": ", ".join(modes)})


def find_actions(state: State, whole: Part) -> None:
    """Go to the decision that waits; there must be something to decide."""
    if state.step() == OVER:
        return
    if state.step() == TURN_BEGINS:
        try:
            state.advance(Recorded([]))
        except ChanceDeparted:  # the artillery would fire before anything is decided
            raise whole.refuse("position-no-action", "steps") from None
        return
    actions: list[int] = []
    state.list_actions(state.step(), actions)
    if not actions:
        raise whole.refuse("position-no-action", "steps")
    state.actions = actions
