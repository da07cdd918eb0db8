"""Reads what the sides of a position have won, and checks that tokens and points add up."""

from motorpool.battlegrounds.codes import (
    COPIES,
    FAMILY,
    FIRST_UPGRADE,
    IN_BOX,
    PICTURES,
    SLOTS,
    SPECIAL_COPY,
    SPECIAL_TEXTS,
    SPECIALS,
)
from motorpool.battlegrounds.position_tokens import Tokens
from motorpool.battlegrounds.state import State
from motorpool.core.position import Part

POINT_TOKENS = (3, 2, 1)


def read_sides(state: State, whole: Part, sides: list[Part], tokens: Tokens) -> None:
    """What follows from the rest may be left out: the pairs of specials, points of two sides."""
    count = state.rules.sides
    if len(sides) > count:
        raise whole.refuse("position-sides", "sides", {"count": count})
    sides = sides + [Part({}, f"sides.{side + 1}.") for side in range(len(sides), count)]
    for side, part in enumerate(sides):
        read_singles(state, side, part, tokens)
        for text in part.data.get("specials", ()):
            state.specials[side * SPECIALS + SPECIAL_TEXTS.index(text)] += 1
    for side, part in enumerate(sides):
        least = sum(specials_won(state, side))
        state.pairs[side] = part.data.get("pairs", least)
        if state.pairs[side] < least:
            raise part.refuse("position-pairs", "pairs")
        state.won[side] = part.data.get("won", given_to(state, side))
    check_pairs(state, whole, tokens)
    check_specials(state, whole, tokens)
    if tuple(state.won) not in ways_to_win(state):
        raise whole.refuse("position-points", "sides")


def read_singles(state: State, side: int, part: Part, tokens: Tokens) -> None:
    for number, text in enumerate(part.data.get("singles", ()), 1):
        token = tokens.take(text, part, f"singles.{number}")
        place = side * PICTURES + token // COPIES
        if state.singles[place]:
            raise part.refuse("position-token-twice", f"singles.{number}", {"token": text})
        state.singles[place] = 2 if token % COPIES == SPECIAL_COPY else 1


def specials_won(state: State, side: int) -> list[int]:
    """How many of each special a side still has, on its cards too; boxed cards are solo's."""
    found = state.specials[side * SPECIALS : (side + 1) * SPECIALS]
    for card, owner in enumerate(state.owners):
        if owner == IN_BOX or (owner >= 0 and state.rules.side[owner] == side):
            for upgrade in state.upgrades[card * SLOTS : (card + 1) * SLOTS]:
                if upgrade >= FIRST_UPGRADE:
                    found[upgrade] += 1
    return found


def check_pairs(state: State, whole: Part, tokens: Tokens) -> None:
    """Pairs and the artillery's tokens are among the tokens without a place."""
    pairs = sum(state.pairs)
    if (
        pairs > tokens.pairs()
        or 2 * pairs + state.artillery_tokens > len(tokens.left)
        or (state.rules.mode == FAMILY and 2 * pairs != len(tokens.left))
    ):
        raise whole.refuse("position-pairs", "sides")


def check_specials(state: State, whole: Part, tokens: Tokens) -> None:
    """Each special comes from a pair with its one special token (BG-PAIR-02)."""
    there = [0] * SPECIALS
    for token in tokens.left:
        if token % COPIES == SPECIAL_COPY and tokens.left_of(token // COPIES) >= 2:
            there[state.rules.special[token // COPIES]] += 1
    for kind in range(SPECIALS):
        won = sum(specials_won(state, side)[kind] for side in range(state.rules.sides))
        if won > there[kind]:
            raise whole.refuse("position-specials", "sides", {"special": SPECIAL_TEXTS[kind]})


def given(state: State) -> list[tuple[int, int]]:
    """The point tokens that were given away, each with the side that gave it."""
    rules = state.rules
    return [
        (value, rules.side[rules.pawn_owner[pawn]])
        for pawn, top in enumerate(state.pawn_points)
        for value in POINT_TOKENS
        if value > top
    ]


def given_to(state: State, side: int) -> int:
    """The points of a side when only one other side can have given them."""
    if state.rules.sides != 2:
        return 0
    return sum(value for value, giver in given(state) if giver != side)


def ways_to_win(state: State) -> set[tuple[int, ...]]:
    """All ways in which the point tokens can have gone to other sides."""
    sides = state.rules.sides
    ways = {(0,) * sides}
    for value, giver in given(state):
        ways = {
            tuple(points + value * (side == taker) for side, points in enumerate(way))
            for way in ways
            for taker in range(sides)
            if taker != giver
        }
    return ways
