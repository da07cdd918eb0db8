"""The move: compulsory, the exact distance, cell by cell (BG-MOVE)."""

from typing import Final

from mypy_extensions import i64

from motorpool.battlegrounds.codes import (
    ARTILLERY,
    DIRECTIONS,
    DUD,
    LONGER_MOVE,
    LONGEST,
    MOVE,
    NOTHING,
    OFF_BOARD,
    STAY,
    TURNING,
    VERB_SHIFT,
)
from motorpool.battlegrounds.events import E_MOVED
from motorpool.battlegrounds.table import Table
from motorpool.battlegrounds.tanks import armor_saves, destroy, hand_over_points

# The argument of a move: the cell where it begins (6 bits), the number of steps (3 bits) and
# a direction for each step (3 bits each, the first lowest)
CELL_BITS: Final = 6
STEP_BITS: Final = 3
PATH_SHIFT: Final = 9
STRAIGHT_PATHS = [0, 0o1, 0o11, 0o111, 0o1111, 0o11111]  # times a direction: the path of a line


def move_actions(t: Table, pawn: int, actions: list[int]) -> None:
    """Every move of a tank; staying only where no plain move exists (BG-MOVE-01, BG-MOVE-06)."""
    card: i64 = t.pawn_cards[pawn]
    cell: i64 = t.pawn_cells[pawn]
    distance: i64 = t.rules.move_distance[card]
    first: i64 = t.rules.move_diagonal[card]
    before = len(actions)
    straight_moves(t, cell, first, distance, actions)
    if len(actions) == before:
        actions.append(STAY * VERB_SHIFT + cell)
    longer = t.has_upgrade(card, LONGER_MOVE)
    for steps in range(distance + 1, distance + longer + 1):
        straight_moves(t, cell, first, steps, actions)
    if t.has_upgrade(card, TURNING):
        for steps in range(distance, distance + longer + 1):
            if steps >= 2:
                turning_moves(t, cell, first, steps, actions)


def straight_moves(t: Table, cell: i64, first: i64, steps: i64, actions: list[int]) -> None:
    line_end = t.rules.line_end
    straight: i64 = STRAIGHT_PATHS[steps]
    for direction in range(first, DIRECTIONS, 2):
        at: i64 = line_end[(cell * DIRECTIONS + direction) * LONGEST + steps]
        if at != OFF_BOARD and may_end_on(t, at):
            argument = move_argument(cell, steps, direction * straight)
            actions.append(MOVE * VERB_SHIFT + argument)


def move_argument(cell: i64, steps: i64, path: i64) -> i64:
    return cell | steps << CELL_BITS | path << PATH_SHIFT


def may_end_on(t: Table, cell: i64) -> bool:
    """Never on a tank; on a dud yes, and that destroys (BG-MOVE-01, BG-MOVE-02, BG-SOLO-04)."""
    return t.pawns[cell] < 0 and t.hazards[cell] != ARTILLERY


def turning_moves(t: Table, cell: int, first: int, steps: int, actions: list[int]) -> None:
    """Moves that turn at any step, among the card's directions (BG-UPG-02, BG-UPG-08).

    Of the ways to one cell that meet the same hazards in the same order only the first is kept.
    """
    met: list[int] = []  # for each way: hazards met, and the cell it ends on
    ways: list[int] = [0]  # path so far
    ends: list[int] = [cell]
    hazards: list[int] = [0]  # the hazards met, as a number
    for step in range(steps):
        next_ways: list[int] = []
        next_ends: list[int] = []
        next_hazards: list[int] = []
        for index in range(len(ways)):
            for direction in range(first, DIRECTIONS, 2):
                at = t.rules.neighbour[ends[index] * DIRECTIONS + direction]
                if at == OFF_BOARD:
                    continue
                next_ways.append(ways[index] | direction << (STEP_BITS * step))
                next_ends.append(at)
                danger = at != cell and (t.hazards[at] != NOTHING or t.pawns[at] >= 0)
                next_hazards.append(hazards[index] * 65 + at + 1 if danger else hazards[index])
        ways, ends, hazards = next_ways, next_ends, next_hazards
    for index in range(len(ways)):
        if ends[index] == cell or not may_end_on(t, ends[index]) or is_straight(ways[index], steps):
            continue
        key = hazards[index] * 64 + ends[index]
        if key not in met:
            met.append(key)
            actions.append(MOVE * VERB_SHIFT + move_argument(cell, steps, ways[index]))


def is_straight(path: int, steps: int) -> bool:
    direction = path & 7
    for step in range(1, steps):
        if (path >> (STEP_BITS * step)) & 7 != direction:
            return False
    return True


def move(t: Table, argument: int) -> bool:
    """Drive cell by cell; the tank dies at the first hazard that no Armor Plate stops.

    Tells whether the tank is still there (BG-MOVE-02, BG-MOVE-03, BG-MOVE-05).
    """
    told: i64 = argument
    start: i64 = told & 63
    steps: i64 = (told >> CELL_BITS) & 7
    pawn = t.pawns[start]
    at = start
    for step in range(steps):
        direction: i64 = (told >> (PATH_SHIFT + STEP_BITS * step)) & 7
        at = t.rules.neighbour[at * DIRECTIONS + direction]
        if at != start and not passes(t, pawn, at):
            return False
    t.place_pawn(pawn, at)
    if t.listening:
        t.emit(E_MOVED, pawn, start, at)
    return True


def passes(t: Table, pawn: int, cell: i64) -> bool:
    """Whether a tank gets over a cell alive."""
    if t.hazards[cell] == DUD:
        t.hazards[cell] = NOTHING
        t.duds += 1
        if not armor_saves(t, pawn):
            destroy(t, pawn, cell)
            return False
    elif t.hazards[cell] == ARTILLERY:  # it stays where it is (BG-SOLO-10)
        if not armor_saves(t, pawn):
            destroy(t, pawn, cell)
            return False
    other = t.pawns[cell]
    if other >= 0 and other != pawn and not armor_saves(t, pawn):
        owner = t.rules.pawn_owner[other]
        destroy(t, pawn, cell)
        if t.rules.side[owner] != t.rules.side[t.rules.pawn_owner[pawn]]:
            hand_over_points(t, pawn, t.rules.side[owner])
        return False
    return True
