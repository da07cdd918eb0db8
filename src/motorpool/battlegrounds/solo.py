"""Solo: the artillery fires after every turn (BG-SOLO)."""

from typing import Final

from motorpool.battlegrounds.codes import (
    ARTILLERY,
    ARTILLERY_TANKS,
    NO_TOKEN,
    NOTHING,
    SIZE,
)
from motorpool.battlegrounds.events import (
    E_ARTILLERY_FIRES,
    E_ARTILLERY_TANK,
    E_ARTILLERY_TOKEN,
    E_RANGES_MIXED,
)
from motorpool.battlegrounds.pairs import a_pair_is_possible
from motorpool.battlegrounds.table import Table
from motorpool.battlegrounds.tanks import armor_saves, remove_for_good
from motorpool.core.chance import Chance

LETTER_ANSWER: Final = 400
DIGIT_ANSWER: Final = 410
ARTILLERY_TARGET: Final = 20
RANKS = [16, 18, 20, 22, 24, 26]  # points for one star, two stars, ... (BG-SOLO-07)


def fire(t: Table, chance: Chance) -> None:
    """Turn up one letter and one digit, and hit that cell (BG-SOLO-03)."""
    column = turn_up(t, t.letters, LETTER_ANSWER, chance)
    row = turn_up(t, t.digits, DIGIT_ANSWER, chance)
    cell = row * SIZE + column
    if t.listening:
        t.emit(E_ARTILLERY_FIRES, cell)
    pawn = t.pawns[cell]
    if pawn >= 0:  # always the tank, never the token below it
        if not armor_saves(t, pawn):
            remove_for_good(t, pawn)
    elif t.tokens[cell] != NO_TOKEN:
        if t.listening:
            t.emit(E_ARTILLERY_TOKEN, t.tokens[cell], cell)
        t.tokens[cell] = NO_TOKEN
        t.artillery_tokens += 1
    elif t.hazards[cell] == NOTHING and t.artillery_tanks > 0:
        t.hazards[cell] = ARTILLERY
        t.artillery_tanks -= 1
        if t.listening:
            t.emit(E_ARTILLERY_TANK, cell)


def turn_up(t: Table, face_down: list[int], first: int, chance: Chance) -> int:
    """One letter or digit; when all are turned up they are mixed face down again (BG-SOLO-05)."""
    answer = chance.draw(face_down) - first
    t.reveals += 1
    if not face_down:
        for number in range(SIZE):
            face_down.append(first + number)
        if t.listening:
            t.emit(E_RANGES_MIXED, 1 if first == DIGIT_ANSWER else 0)
    return answer


def artillery_points(t: Table) -> int:
    """One for each token, one for each of its tanks on the board (BG-SOLO-06)."""
    return t.artillery_tokens + ARTILLERY_TANKS - t.artillery_tanks


def is_over(t: Table) -> bool:
    """The artillery has 20, or no tank card is left, or no pair is possible (BG-SOLO-06, -13)."""
    if artillery_points(t) >= ARTILLERY_TARGET:
        return True
    return 0 not in t.owners or not a_pair_is_possible(t)


def rank(points: int) -> int:
    """How many stars; 0 is a loss (BG-SOLO-07)."""
    stars = 0
    for needed in RANKS:
        if points >= needed:
            stars += 1
    return stars
