"""Where a tank can drive and shoot on an empty board."""

from functools import cache
from typing import NamedTuple

from motorpool.battlegrounds.codes import DIRECTIONS, LONGEST, OFF_BOARD
from motorpool.battlegrounds.tables import LINE_ENDS, NEIGHBOURS


class Drive(NamedTuple):
    """What a tank card can do with the upgrades that lie on it."""

    moves: tuple[int, ...]  # distances
    move_diagonal: int
    turning: bool
    shots: tuple[int, ...]
    shot_diagonal: int


@cache
def line_ends(cell: int, diagonal: int, distances: tuple[int, ...]) -> tuple[int, ...]:
    """The cells so far away in the four directions."""
    ends = [
        LINE_ENDS[(cell * DIRECTIONS + direction) * LONGEST + steps]
        for steps in distances
        for direction in range(diagonal, DIRECTIONS, 2)
    ]
    return tuple(end for end in ends if end != OFF_BOARD)


@cache
def move_ends(drive: Drive, cell: int) -> frozenset[int]:
    """Where a move can end."""
    ends = set(line_ends(cell, drive.move_diagonal, drive.moves))
    if drive.turning:
        for steps in drive.moves:
            around = {cell}
            for _ in range(steps):
                around = {
                    NEIGHBOURS[at * DIRECTIONS + direction]
                    for at in around
                    for direction in range(drive.move_diagonal, DIRECTIONS, 2)
                } - {OFF_BOARD}
            ends |= around - {cell}
    return frozenset(ends)


def shot_cells(drive: Drive, cell: int) -> tuple[int, ...]:
    """What a tank can shoot at from a cell."""
    return line_ends(cell, drive.shot_diagonal, drive.shots)


@cache
def reach(drive: Drive, cell: int) -> frozenset[int]:
    """What a tank can shoot at in one turn, after its move."""
    return frozenset(at for end in move_ends(drive, cell) for at in shot_cells(drive, end))
