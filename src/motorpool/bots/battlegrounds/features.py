"""A position of Battlegrounds in numbers: what each side has that may help it to win.

The same numbers are learned from (lab) and valued with (search).
"""

from typing import Final

from mypy_extensions import i64

from motorpool.battlegrounds.codes import (
    ARMOR_PLATE,
    COPIES,
    DIRECTIONS,
    FIRST_UPGRADE,
    LONGER_MOVE,
    LONGER_SHOT,
    LONGEST,
    NOTHING,
    OFF_BOARD,
    PICTURES,
    SLOTS,
    SPECIAL_COPY,
    SPECIALS,
)
from motorpool.battlegrounds.state import State

POINTS: Final = 0
HALF: Final = 1  # points beyond half of the target
NEAR: Final = 2  # a pair would win
SINGLES: Final = 3  # tokens whose partner is on the board
PARTNERS: Final = 4
PROMISING: Final = 5  # of them those whose pair may bring a special
SPECIAL: Final = 6  # unspent, of each kind
UPGRADES: Final = SPECIAL + SPECIALS  # on active tanks, of each kind
SPARE: Final = UPGRADES + SPECIALS - FIRST_UPGRADE  # tank cards
ON_BOARD: Final = SPARE + 1
AT_STAKE: Final = ON_BOARD + 1  # points that others could still win
PAIR_IN_REACH: Final = AT_STAKE + 1
SPECIAL_IN_REACH: Final = PAIR_IN_REACH + 1
TOKENS_IN_REACH: Final = SPECIAL_IN_REACH + 1
KILL_IN_REACH: Final = TOKENS_IN_REACH + 1
KILL_NOW: Final = KILL_IN_REACH + 1  # in reach, and the side moves next
PAIR_NOW: Final = KILL_NOW + 1
WIN_NOW: Final = PAIR_NOW + 1
NEXT: Final = WIN_NOW + 1
FEATURES: Final = NEXT + 1


def features(t: State) -> list[list[float]]:
    """The numbers of each side."""
    rules = t.rules
    left = [0] * PICTURES
    special_left = [False] * PICTURES
    for token in t.tokens:
        if token >= 0:
            left[token // COPIES] += 1
            if token % COPIES == SPECIAL_COPY:
                special_left[token // COPIES] = True
    result: list[list[float]] = []
    for side in range(rules.sides):
        told = [0.0] * FEATURES
        points = t.points(side)
        told[POINTS] = float(points)
        if rules.target:
            told[HALF] = max(0.0, points - rules.target / 2)
            told[NEAR] = 1.0 if points + 2 >= rules.target else 0.0
        for picture in range(PICTURES):
            single = t.singles[side * PICTURES + picture]
            if single and left[picture]:
                told[SINGLES] += 1.0
                told[PARTNERS] += left[picture]
                if single == 2 or special_left[picture]:
                    told[PROMISING] += 1.0
        for kind in range(SPECIALS):
            told[SPECIAL + kind] = float(t.specials[side * SPECIALS + kind])
        result.append(told)
    for card in range(len(t.owners)):
        owner = t.owners[card]
        if owner >= 0 and t.is_inactive(card, owner):
            result[rules.side[owner]][SPARE] += 1.0
    following = rules.side[t.active]
    for pawn in range(len(rules.pawn_owner)):
        side = rules.side[rules.pawn_owner[pawn]]
        of_pawn(t, pawn, side, side == following, result[side])
    result[following][NEXT] = 1.0
    return result


def of_pawn(t: State, pawn: int, side: int, follows: bool, told: list[float]) -> None:
    """A tank, what it carries, and what it can hit in its next turn."""
    told[AT_STAKE] += t.pawn_points[pawn]
    card: i64 = t.pawn_cards[pawn]
    if card >= 0:
        for place in range(card * SLOTS, card * SLOTS + SLOTS):
            if t.upgrades[place]:
                told[UPGRADES + t.upgrades[place] - FIRST_UPGRADE] += 1.0
    cell: i64 = t.pawn_cells[pawn]
    if cell < 0 or card < 0:
        return
    told[ON_BOARD] += 1.0
    rules = t.rules
    line_end = rules.line_end
    distance: i64 = rules.move_distance[card]
    longest: i64 = distance + t.has_upgrade(card, LONGER_MOVE)
    first: i64 = rules.move_diagonal[card]
    seen = [False] * 64
    tokens = 0
    pairs = 0
    specials = 0
    kills = 0
    for steps in range(distance, longest + 1):
        for direction in range(first, DIRECTIONS, 2):
            end: i64 = line_end[(cell * DIRECTIONS + direction) * LONGEST + steps]
            if end == OFF_BOARD or t.pawns[end] >= 0 or t.hazards[end] != NOTHING:
                continue
            shot: i64 = rules.shot_distance[card]
            for far in range(shot, shot + t.has_upgrade(card, LONGER_SHOT) + 1):
                for aim in range(rules.shot_diagonal[card], DIRECTIONS, 2):
                    at: i64 = line_end[(end * DIRECTIONS + aim) * LONGEST + far]
                    if at == OFF_BOARD or seen[at]:
                        continue
                    seen[at] = True
                    token = t.tokens[at]
                    if token >= 0:
                        tokens += 1
                        single = t.singles[side * PICTURES + token // COPIES]
                        if single:
                            pairs += 1
                            if single == 2 or token % COPIES == SPECIAL_COPY:
                                specials += 1
                    other = t.pawns[at]
                    if other >= 0 and rules.side[rules.pawn_owner[other]] != side:
                        if not t.has_upgrade(t.pawn_cards[other], ARMOR_PLATE):
                            kills = max(kills, 1 + t.pawn_points[other])
    told[TOKENS_IN_REACH] += tokens * 0.1
    told[SPECIAL_IN_REACH] += 1.0 if specials else 0.0
    if pairs:
        told[PAIR_IN_REACH] += 1.0
        if follows:
            told[PAIR_NOW] = 1.0
            if t.rules.target and t.points(side) + 2 >= t.rules.target:
                told[WIN_NOW] = 1.0
    told[KILL_IN_REACH] += kills
    if follows and kills > told[KILL_NOW]:
        told[KILL_NOW] = float(kills)
