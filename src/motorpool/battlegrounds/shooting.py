"""The shot: exact distance, nothing in between stops it (BG-SHOT)."""

from mypy_extensions import i64

from motorpool.battlegrounds.codes import (
    ARTILLERY,
    AT_TANK,
    AT_TOKEN,
    CLEAR,
    DIRECTIONS,
    DUD,
    LAY_DUD,
    LONGER_SHOT,
    LONGEST,
    NO_TOKEN,
    NOTHING,
    OFF_BOARD,
    SHOOT_AT,
    SOLO,
    VERB_SHIFT,
)
from motorpool.battlegrounds.events import E_CLEARED, E_DUD_LAID, E_SHOT
from motorpool.battlegrounds.pairs import take_token
from motorpool.battlegrounds.table import Table
from motorpool.battlegrounds.tanks import armor_saves, destroy, hand_over_points

# The argument of a shot: from cell, at cell (6 bits each), what it is meant for


def shot_argument(cell: i64, at: i64, aim: i64) -> i64:
    return cell | at << 6 | aim << 12


def shot_actions(t: Table, pawn: int, actions: list[int]) -> None:
    """Everything that a tank may shoot at; Longer Shots add distances (BG-SHOT-01, BG-UPG-03)."""
    card: i64 = t.pawn_cards[pawn]
    cell: i64 = t.pawn_cells[pawn]
    distance: i64 = t.rules.shot_distance[card]
    first: i64 = t.rules.shot_diagonal[card]
    line_end = t.rules.line_end
    for steps in range(distance, distance + t.has_upgrade(card, LONGER_SHOT) + 1):
        for direction in range(first, DIRECTIONS, 2):
            at: i64 = line_end[(cell * DIRECTIONS + direction) * LONGEST + steps]
            if at != OFF_BOARD:
                aims(t, cell, at, actions)


def aims(t: Table, cell: i64, at: i64, actions: list[int]) -> None:
    """What a shot at a cell can be meant for (BG-SHOT-02 to BG-SHOT-07)."""
    base: i64 = SHOOT_AT * VERB_SHIFT
    target = t.pawns[at]
    if t.tokens[at] != NO_TOKEN:
        actions.append(base + shot_argument(cell, at, AT_TOKEN))
    if target >= 0:
        owner = t.rules.pawn_owner[target]
        if t.rules.side[owner] != t.active_side():
            actions.append(base + shot_argument(cell, at, AT_TANK))
    elif t.hazards[at] != NOTHING:
        actions.append(base + shot_argument(cell, at, CLEAR))
    elif t.tokens[at] == NO_TOKEN and t.duds > 0 and t.rules.mode != SOLO:
        actions.append(base + shot_argument(cell, at, LAY_DUD))


def shoot(t: Table, argument: int) -> None:
    cell = argument & 63
    at = (argument >> 6) & 63
    aim = argument >> 12
    pawn = t.pawns[cell]
    if t.listening:
        t.emit(E_SHOT, pawn, at)
    if aim == AT_TOKEN:
        take_token(t, t.active_side(), at)
    elif aim == AT_TANK:
        target = t.pawns[at]
        if not armor_saves(t, target):
            destroy(t, target, at)
            hand_over_points(t, target, t.active_side())
    elif aim == LAY_DUD:
        t.hazards[at] = DUD
        t.duds -= 1
        if t.listening:
            t.emit(E_DUD_LAID, pawn, at)
    elif aim == CLEAR:
        if t.hazards[at] == ARTILLERY:
            t.artillery_tanks += 1
        else:
            t.duds += 1
        t.hazards[at] = NOTHING
        if t.listening:
            t.emit(E_CLEARED, at)
