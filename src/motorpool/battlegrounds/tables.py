"""The rules of one game as plain tables: its mode, its seats and pawns, its tanks and tokens."""

from typing import final

from motorpool.battlegrounds.codes import (
    CELLS,
    COLUMN_STEPS,
    COLUMN_TEXTS,
    CORNER_CELLS,
    DIRECTIONS,
    LONGEST,
    OFF_BOARD,
    ROW_STEPS,
    SIZE,
)


@final
class Rules:
    """Everything that stays the same during a game. Never changed once a game has begun."""

    def __init__(self) -> None:
        self.mode = 0
        self.draft = False
        self.choose_tanks = False
        self.target = 0  # points that win; 0 in solo
        # Seats and their pawns
        self.seats = 2
        self.order: list[int] = []
        self.side: list[int] = []
        self.sides = 2
        self.pawn_owner: list[int] = []
        self.pawn_corner: list[int] = []  # -1 in solo until the player has chosen
        self.pawns_of: list[list[int]] = []
        # Tanks
        self.tank_texts: list[str] = []
        self.move_distance: list[int] = []
        self.move_diagonal: list[int] = []  # 0 straight, 1 diagonal
        self.shot_distance: list[int] = []
        self.shot_diagonal: list[int] = []
        # Tokens
        self.picture_texts: list[str] = []
        self.special: list[int] = []  # of each picture
        # The board
        self.neighbour = NEIGHBOURS  # cell * DIRECTIONS + direction
        self.line_end = LINE_ENDS  # (cell * DIRECTIONS + direction) * LONGEST + steps
        self.corner_cells = [[cell_of(text) for text in corner] for corner in CORNER_CELLS]


def cell_of(text: str) -> int:
    """'A1' is 0, 'H8' is 63; -1 for anything else."""
    if len(text) != 2 or text[0] not in COLUMN_TEXTS or text[1] not in "12345678":
        return OFF_BOARD
    return (int(text[1]) - 1) * SIZE + COLUMN_TEXTS.index(text[0])


def cell_text(cell: int) -> str:
    return f"{COLUMN_TEXTS[cell % SIZE]}{cell // SIZE + 1}"


def neighbours() -> list[int]:
    """The cell one step away in each direction, or OFF_BOARD."""
    table = []
    for cell in range(CELLS):
        for direction in range(DIRECTIONS):
            row = cell // SIZE + ROW_STEPS[direction]
            column = cell % SIZE + COLUMN_STEPS[direction]
            on_board = 0 <= row < SIZE and 0 <= column < SIZE
            table.append(row * SIZE + column if on_board else OFF_BOARD)
    return table


def line_ends() -> list[int]:
    """The cell so many steps away in each direction, or OFF_BOARD."""
    table = []
    for cell in range(CELLS):
        for direction in range(DIRECTIONS):
            at = cell
            for _ in range(LONGEST):
                table.append(at)
                if at != OFF_BOARD:
                    at = NEIGHBOURS[at * DIRECTIONS + direction]
    return table


NEIGHBOURS = neighbours()
LINE_ENDS = line_ends()
