"""Reads the stack of steps of a position, and refuses one that no game can have."""

from motorpool.battlegrounds.codes import (
    COLLECT,
    DRAFT,
    ENTER,
    FAMILY,
    FAMILY_MOVE,
    FIELD,
    FIRE_FIRST,
    FIRST_AUTOMATIC,
    FLIP,
    KEEP_CARD,
    MAIN,
    MODE_TEXTS,
    MOVE_AFTER,
    OVER,
    READY,
    SHOOT,
    STEP_TEXTS,
    TURN_BEGINS,
    TURN_ENDS,
)
from motorpool.battlegrounds.family import FLIPS
from motorpool.battlegrounds.position_schema import STEP_ARGUMENTS
from motorpool.battlegrounds.setup import set_up
from motorpool.battlegrounds.state import State
from motorpool.battlegrounds.turn import begin_turn
from motorpool.core.chance import Seeded
from motorpool.core.files import shorten_text
from motorpool.core.position import NOTHING, Part, check_step_place, read_seat

# On which steps each may stand
BELOW: dict[int, tuple[int, ...]] = {
    MAIN: (NOTHING,),
    TURN_BEGINS: (NOTHING,),
    TURN_ENDS: (NOTHING,),
    READY: (NOTHING,),
    OVER: (NOTHING,),
    ENTER: (TURN_BEGINS, READY, ENTER, FIELD),
    FIELD: (ENTER,),
    DRAFT: (FIELD, ENTER, DRAFT),
    SHOOT: (MAIN,),
    MOVE_AFTER: (MAIN,),
    KEEP_CARD: (MAIN, SHOOT, MOVE_AFTER),
    FLIP: (TURN_ENDS,),
    FAMILY_MOVE: (FLIP,),
    COLLECT: (TURN_ENDS,),
}
OF_FAMILY = (FLIP, FAMILY_MOVE, COLLECT, TURN_ENDS)
OF_ALL_MODES = (ENTER, TURN_BEGINS, OVER)


def read_steps(state: State, parts: list[Part]) -> None:
    """Put the steps on the stack. How many tokens are left to turn up follows from the turn."""
    for part in parts:
        step = STEP_TEXTS.index(part.data["step"])
        value = 0
        for name, kind in STEP_ARGUMENTS.get(step, ()):
            if name in part.data:
                value = step_value(state, part, name, kind)
            elif kind == "number":
                value = FLIPS - len(state.turned_now)
            else:
                raise part.refuse("file-field-missing", name, {"name": name})
        state.push(step, value)
    if not state.steps:
        raise Part({}).refuse("position-steps", "steps")


def step_value(state: State, part: Part, name: str, kind: str) -> int:
    value = part.data[name]
    if kind == "seat":
        return read_seat(value, state.rules.seats, part, name)
    if kind == "pawn":
        pawns = len(state.rules.pawn_owner)
        if value > pawns:
            raise part.refuse("position-pawn-number", name, {"value": value, "pawns": pawns})
        return int(value) - 1
    if kind == "picture":
        if value not in state.rules.picture_texts:
            raise part.refuse("position-token-unknown", name, {"token": shorten_text(value)})
        return state.rules.picture_texts.index(value)
    return int(value)


def count_steps(state: State, step: int, argument: int = NOTHING) -> int:
    """How often a step lies on the stack, of some seat or pawn, or at all."""
    return sum(
        state.arg_of(depth, 0) == step and argument in (NOTHING, state.arg_of(depth, 1))
        for depth in range(len(state.steps))
    )


def waits(state: State, step: int, pawn: int) -> bool:
    return count_steps(state, step, pawn) > 0


def check_steps(state: State, whole: Part, parts: list[Part]) -> None:
    """Refuse a stack that no game can have; everything else has its place by now."""
    steps = [state.arg_of(depth, 0) for depth in range(len(state.steps))]
    if steps[-1] >= FIRST_AUTOMATIC and steps[-1] not in (TURN_BEGINS, OVER):
        raise whole.refuse("position-steps", "steps")
    for depth, part in enumerate(parts):
        step = steps[depth]
        check_step_place(part, step, steps[depth - 1] if depth else NOTHING, BELOW, STEP_TEXTS)
        family = state.rules.mode == FAMILY
        if step not in OF_ALL_MODES and family != (step in OF_FAMILY):
            modes = ", ".join(text for text in MODE_TEXTS if (text == "family") != family)
            raise part.refuse("position-needs-mode", "step", {"modes": modes})
        if step in (SHOOT, MOVE_AFTER) and not may_act(state, step, state.arg_of(depth, 1)):
            values = {"step": STEP_TEXTS[step], "name": "pawn"}
            raise part.refuse("position-step-value", "pawn", values)
    if not is_whole_stack(state, steps[0]):
        raise whole.refuse("position-steps", "steps")


def may_act(state: State, step: int, pawn: int) -> bool:
    """Whether a tank can be in the middle of its main action."""
    if state.rules.pawn_owner[pawn] != state.active or state.pawn_cells[pawn] < 0:
        return False
    return step == SHOOT or state.has_upgrade(state.pawn_cards[pawn], FIRE_FIRST) > 0


def is_whole_stack(state: State, bottom: int) -> bool:
    """Whether entering pawns and picks stand in the order in which the game asks for them."""
    if bottom == TURN_BEGINS and len(state.steps) > 1:
        table = State(state.rules)
        set_up(table, Seeded("position"))
        return state.steps == table.steps[: len(state.steps)]
    if bottom == READY:
        table = state.clone()
        for pawn in state.rules.pawns_of[state.active]:
            if waits(state, ENTER, pawn):
                table.pawn_cards[pawn] = NOTHING
        table.steps = []
        table.push(TURN_BEGINS)
        begin_turn(table)
        return state.steps in (table.steps, table.steps[:-1])  # a pawn may be half-way
    return True
