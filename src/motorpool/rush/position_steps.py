"""Reads the stack of steps of a position; what follows from the rest may be left out."""

from motorpool.core.position import NOTHING, Part, read_seat
from motorpool.rush.achievements import ability_number
from motorpool.rush.codes import (
    ABILITY,
    ABILITY_SHIFT,
    BESIEGE,
    FIGHT,
    GUARD,
    HONOUR,
    INVULNERABILITY,
    KEEPING,
    MEDALS,
    NATION_TEXTS,
    PLAN,
    PLANNING,
    POSTING,
    RECRUITING,
    RECRUITMENT,
    REGROUP,
    REGROUPING,
    REPAIR,
    REPAIRING,
    RESEARCH,
    RESEARCHING,
    SABOTAGE,
    SABOTAGED,
    SIEGE_MASTER,
    SLOTS,
    STAGE_KEEP,
    STAGE_MEDALS,
    STAGE_POST,
    STAGE_REAR,
    STAGE_SIEGE_MEDALS,
    STEP_TEXTS,
    STORING,
    SUPPORT,
    TURN_ENDS,
    WEAK,
)
from motorpool.rush.defence import ANY_ALLY
from motorpool.rush.notation import base_text
from motorpool.rush.position_places import Places
from motorpool.rush.position_schema import STEP_ARGUMENTS
from motorpool.rush.state import State

# Which ability asks each question
ABILITY_OF = {
    SABOTAGED: SABOTAGE,
    BESIEGE: SIEGE_MASTER,
    RESEARCHING: RESEARCH,
    REPAIRING: REPAIR,
    HONOUR: INVULNERABILITY,
    REGROUPING: REGROUP,
    PLAN: PLANNING,
    RECRUITING: RECRUITMENT,
}

# At which stages of the end of a turn each is asked
STAGES_OF = {
    POSTING: (STAGE_POST,),
    GUARD: (STAGE_POST,),
    MEDALS: (STAGE_MEDALS, STAGE_SIEGE_MEDALS),
    WEAK: (STAGE_KEEP,),
    KEEPING: (STAGE_KEEP,),
    STORING: (STAGE_REAR,),
}


def read_steps(state: State, parts: list[Part], places: Places) -> None:
    """Put the steps on the stack. What follows from the step above may be left out."""
    for number, part in enumerate(parts):
        step = STEP_TEXTS.index(part.data["step"])
        above = parts[number + 1] if number + 1 < len(parts) else None
        values = [0] * 5
        for index, (name, kind) in enumerate(STEP_ARGUMENTS.get(step, ())):
            if name in part.data:
                values[index] = step_value(state, step, part, name, kind, places)
            elif kind == "number":
                values[index] = left_out(state, step, name, values, above)
            else:
                raise part.refuse("file-field-missing", name, {"name": name})
        state.push(step, *values)


def step_value(state: State, step: int, part: Part, name: str, kind: str, places: Places) -> int:
    value = part.data[name]
    if kind == "card":
        lies_in_a_pile = step == BESIEGE or (step == ABILITY and part.data.get("in_graveyard"))
        if lies_in_a_pile:
            return places.point_at(value, list(range(state.rules.first_achievement)), part, name)
        return places.put(value, part, name, state.active)
    if kind == "seat":
        return ANY_ALLY if value == "ally" else read_seat(value, state.rules.seats, part, name)
    if kind == "nation":
        return NATION_TEXTS.index(value)
    if kind == "target":
        return read_target(state, value, part, name)
    return int(value)


def read_target(state: State, value: str, part: Part, field: str) -> int:
    for place in range(state.rules.seats * SLOTS):
        if value.removesuffix("v") == base_text(place):
            return place * 2 + (1 if value.endswith("v") else 0)
    raise part.refuse("position-target", field, {"value": value})


def left_out(state: State, step: int, name: str, values: list[int], above: Part | None) -> int:
    """The number that a step has when the file does not tell it."""
    asked = STEP_TEXTS.index(above.data["step"]) if above is not None else NOTHING
    if step == ABILITY and name == "next":
        wanted = ABILITY_OF.get(asked, NOTHING)
        abilities = [code // ABILITY_SHIFT for code in state.rules.active[values[0]]]
        return abilities.index(wanted) + 1 if wanted in abilities else 0
    if step == TURN_ENDS:
        return max(STAGES_OF.get(asked, (0,))) + 1
    if step == RESEARCHING and state.steps and state.step() == ABILITY:
        return ability_number(state.rules, state.arg(1), RESEARCH)
    if step == SUPPORT and state.steps and state.step() == FIGHT:
        asked_seats = seats_asked(state, len(state.steps) - 1)
        return asked_seats.index(values[0]) if values[0] in asked_seats else 0
    return 0


def seats_asked(state: State, fight: int) -> list[int]:
    """Who is asked for support in a fight, in their order (RU-ALT-13)."""
    rules = state.rules
    attacking = state.arg_of(fight, 5) >= 2
    first = state.active if attacking else state.arg_of(fight, 2) // 2 // SLOTS
    clockwise = [(first + step) % rules.seats for step in range(rules.seats)]
    return [seat for seat in clockwise if state.same_side(seat, first)]
