"""Family: a game of memory (BG-FAM). Face-down tokens are hidden from everybody.

A token that was never turned up lies nowhere yet: chance decides which one it is when it
is turned up. What was turned up and down again stays where it is, and no view shows it.
"""

from typing import Final

from mypy_extensions import i64

from motorpool.battlegrounds.codes import (
    COLLECT,
    COPIES,
    DIRECTIONS,
    FAMILY_MOVE,
    FLIP,
    GO,
    NO_TOKEN,
    OFF_BOARD,
    OVER,
    SIZE,
    TAKE,
    TURN_BEGINS,
    TURN_ENDS,
    TURN_UP,
    UNSEEN,
    VERB_SHIFT,
)
from motorpool.battlegrounds.events import (
    E_AGAIN,
    E_MOVED,
    E_OVER,
    E_PAIR,
    E_TOKEN,
    E_TURN,
    E_TURNED_DOWN,
    E_TURNED_UP,
)
from motorpool.battlegrounds.table import Table
from motorpool.core.chance import Chance

FLIPS: Final = 2
REACH: Final = 2


def begin_family_turn(t: Table) -> None:
    t.pop()
    if t.listening:
        t.emit(E_TURN, t.active, t.turn)
    go_on(t)


def go_on(t: Table) -> None:
    """A turn, or an extra one: the pawn moves, and two tokens are turned up."""
    t.push(TURN_ENDS)
    t.push(FLIP, FLIPS)
    t.push(FAMILY_MOVE)


def family_moves(t: Table, actions: list[int]) -> None:
    """One or two cells in any directions, back to the start too, never onto a pawn (BG-FAM-02)."""
    pawn = t.rules.pawns_of[t.active][0]
    start: i64 = t.pawn_cells[pawn]
    row: i64 = start // SIZE
    column: i64 = start % SIZE
    for to_row in range(max(row - REACH, 0), min(row + REACH, SIZE - 1) + 1):
        for to_column in range(max(column - REACH, 0), min(column + REACH, SIZE - 1) + 1):
            cell: i64 = to_row * SIZE + to_column
            if t.pawns[cell] < 0 or cell == start:
                actions.append(GO * VERB_SHIFT + cell)


def go(t: Table, cell: int) -> None:
    t.pop()
    pawn = t.rules.pawns_of[t.active][0]
    if t.listening:
        t.emit(E_MOVED, pawn, t.pawn_cells[pawn], cell)
    t.place_pawn(pawn, cell)


def is_face_up(t: Table, cell: int) -> bool:
    return cell in t.turned_now or cell in t.turned_before


def flip_actions(t: Table, actions: list[int]) -> None:
    """Face-down tokens that touch the pawn's cell by side or corner (BG-FAM-02, BG-FAM-06)."""
    at = t.pawn_cells[t.rules.pawns_of[t.active][0]]
    for direction in range(DIRECTIONS):
        cell = t.rules.neighbour[at * DIRECTIONS + direction]
        if cell != OFF_BOARD and t.tokens[cell] != NO_TOKEN and not is_face_up(t, cell):
            actions.append(TURN_UP * VERB_SHIFT + cell)


def turn_up(t: Table, cell: int, chance: Chance) -> None:
    left = t.arg(1) - 1
    t.pop()
    show(t, cell, chance)
    t.turned_now.append(cell)
    if left:
        t.push(FLIP, left)


def show(t: Table, cell: int, chance: Chance) -> None:
    if t.tokens[cell] == UNSEEN:
        t.tokens[cell] = chance.draw(t.unseen)
    t.reveals += 1
    if t.listening:
        t.emit(E_TURNED_UP, t.tokens[cell], cell)


def face_up_alike(t: Table, picture: int) -> list[int]:
    return [cell for cell in t.turned_before + t.turned_now if t.tokens[cell] // COPIES == picture]


def end_family_turn(t: Table) -> None:
    """Collect pairs, turn the older tokens down, and pass the turn on (BG-FAM-03, -04, -09)."""
    for cell in t.turned_now:
        alike = face_up_alike(t, t.tokens[cell] // COPIES)
        if len(alike) == 3:
            t.push(COLLECT, t.tokens[cell] // COPIES)
            return
        if len(alike) >= 2:
            collect(t, alike)
            return
    t.pop()
    for cell in t.turned_before:
        if t.listening:
            t.emit(E_TURNED_DOWN, cell)
    t.turned_before = t.turned_now
    t.turned_now = []
    side = t.active_side()
    won = t.points(side) >= t.rules.target
    if t.extra_turns and not won:  # still the same turn of the table
        t.extra_turns -= 1
        if t.listening:
            t.emit(E_AGAIN, t.active)
        go_on(t)
        return
    t.turn += 1
    if won:
        t.winner = side
        t.push(OVER)
        if t.listening:
            t.emit(E_OVER)
    else:
        t.active = t.rules.order[t.turn % len(t.rules.order)]
        t.push(TURN_BEGINS)


def collect_actions(t: Table, actions: list[int]) -> None:
    """Of three alike one is left; the player chooses which (BG-FAM-07)."""
    for cell in face_up_alike(t, t.arg(1)):
        actions.append(TAKE * VERB_SHIFT + cell)


def leave(t: Table, cell: int) -> None:
    alike = face_up_alike(t, t.arg(1))
    t.pop()
    alike.remove(cell)
    collect(t, alike)


def collect(t: Table, cells: list[int]) -> None:
    """Two or four tokens alike: a pair each two, and an extra turn for each pair."""
    side = t.active_side()
    for cell in cells:
        if t.listening:
            t.emit(E_TOKEN, side, t.tokens[cell], cell)
    picture = t.tokens[cells[0]] // COPIES
    for cell in cells:
        t.tokens[cell] = NO_TOKEN
        if cell in t.turned_now:
            t.turned_now.remove(cell)
        else:
            t.turned_before.remove(cell)
    for _ in range(len(cells) // 2):
        t.pairs[side] += 1
        t.extra_turns += 1
        if t.listening:
            t.emit(E_PAIR, side, picture)
