"""Reads what the running turn of a position has done so far, and refuses what cannot be."""

from motorpool.battlegrounds.codes import (
    BATTLE,
    COLLECT,
    COPIES,
    DRAWN,
    FAMILY,
    FAMILY_MOVE,
    FLIP,
    KEEP_CARD,
    MAIN,
    MOVE_AFTER,
    OVER,
    READY,
    SHOOT,
    TEAM,
    TURN_BEGINS,
)
from motorpool.battlegrounds.family import FLIPS, face_up_alike
from motorpool.battlegrounds.position_steps import count_steps
from motorpool.battlegrounds.state import State
from motorpool.battlegrounds.tables import cell_of
from motorpool.battlegrounds.turn import MOST_ROUNDS, game_is_over
from motorpool.core.position import Part


def read_turn(state: State, part: Part, over: bool) -> None:
    """Whose turn it is and what was turned up; the rest follows from the steps."""
    rules = state.rules
    at_turn = state.turn - 1 if over else state.turn  # after the last turn nobody follows
    state.active = rules.order[at_turn % len(rules.order)]
    state.extra_turns = part.data.get("extra_turns", 0)
    state.turned_now = [cell_of(text) for text in part.data.get("turned_now", ())]
    state.turned_before = [cell_of(text) for text in part.data.get("turned_before", ())]


def check_turn(state: State, whole: Part, part: Part) -> None:
    """What the turn remembers must fit the table and the steps."""
    bottom = state.arg_of(0, 0)
    if "main_actions" in part.data:
        state.main_actions = part.data["main_actions"]
    elif bottom == READY or (
        bottom == MAIN and not count_steps(state, SHOOT) and not count_steps(state, MOVE_AFTER)
    ):
        state.main_actions = 1
    state.skipped = part.data.get("skipped", False)
    name = misfit_of_family(state) if state.rules.mode == FAMILY else misfit(state, bottom)
    if name:
        raise part.refuse("position-turn-value", name, {"name": name})
    drawn = state.owners.count(DRAWN)
    if drawn > 2 or (drawn > 0) != (state.step() == KEEP_CARD):
        raise whole.refuse("position-turn-value", "drawn", {"name": "drawn"})
    if not turn_fits(state, bottom):
        raise whole.refuse("position-turn-value", "turn", {"name": "turn"})


def misfit(state: State, bottom: int) -> str:
    """The first field that cannot be as it is told; an empty text when all is well."""
    wanted = {READY: 1, TURN_BEGINS: 0}.get(bottom, state.main_actions)
    if state.main_actions != wanted:
        return "main_actions"
    if state.skipped and bottom not in (READY, OVER):
        return "skipped"
    return ""


def misfit_of_family(state: State) -> str:
    now, before = state.turned_now, state.turned_before
    pictures = [state.tokens[cell] // COPIES for cell in before]
    if len(set(pictures)) != len(before) or any(state.tokens[cell] < 0 for cell in before):
        return "turned_before"
    if len(set(now + before)) != len(now + before) or any(state.tokens[cell] < 0 for cell in now):
        return "turned_now"
    flips = state.arg_of(1, 1) if count_steps(state, FLIP) else FLIPS
    if state.step() == COLLECT:
        alike = face_up_alike(state, state.arg(1))
        if len(alike) != 3 or not set(alike) & set(now):
            return "turned_now"
    elif len(now) != FLIPS - flips or (now and state.step() == FAMILY_MOVE):
        return "turned_now"
    if state.extra_turns > state.pairs[state.active_side()]:
        return "extra_turns"
    return ""


def turn_fits(state: State, bottom: int) -> bool:
    """The game is set up before its first turn and ends when it must (BG-END)."""
    rules = state.rules
    if bottom == TURN_BEGINS and len(state.steps) > 1 and state.turn:
        return False
    if bottom != OVER:
        limited = rules.mode in (BATTLE, TEAM)
        return not limited or state.turn < MOST_ROUNDS * rules.seats
    if rules.mode != FAMILY:
        return game_is_over(state)
    state.winner = state.active_side()
    return state.points(state.winner) >= rules.target
