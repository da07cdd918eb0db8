"""Tokens, pairs, and the one-time actions that pairs give (BG-PAIR, BG-ACT)."""

from motorpool.battlegrounds.codes import (
    COPIES,
    DRAWN,
    EXTRA_TANK,
    EXTRA_TURN,
    IN_BOX,
    IN_PILE,
    KEEP,
    KEEP_CARD,
    NO_TOKEN,
    PICTURES,
    SPECIAL_COPY,
    SPECIALS,
    USE_EXTRA_TANK,
    USE_EXTRA_TURN,
    VERB_SHIFT,
)
from motorpool.battlegrounds.events import (
    E_CARD_DRAWN,
    E_CARD_KEPT,
    E_EXTRA_TURN,
    E_PAIR,
    E_SPECIAL,
    E_TOKEN,
)
from motorpool.battlegrounds.table import Table
from motorpool.core.chance import Chance

CARD_ANSWER = 200  # chance answers with a tank card as this number and the card


def take_token(t: Table, side: int, cell: int) -> None:
    """Into the side's area; two with one picture make a pair by themselves (BG-PAIR-01)."""
    token = t.tokens[cell]
    t.tokens[cell] = NO_TOKEN
    if t.listening:
        t.emit(E_TOKEN, side, token, cell)
    picture = token // COPIES
    special = token % COPIES == SPECIAL_COPY
    place = side * PICTURES + picture
    single = t.singles[place]
    if single == 0:
        t.singles[place] = 2 if special else 1
        return
    t.singles[place] = 0
    t.pairs[side] += 1
    if t.listening:
        t.emit(E_PAIR, side, picture)
    if special or single == 2:  # BG-PAIR-02
        kind = t.rules.special[picture]
        t.specials[side * SPECIALS + kind] += 1
        if t.listening:
            t.emit(E_SPECIAL, side, kind)


def one_time_actions(t: Table, actions: list[int]) -> None:
    """Extra Turn needs a tank on the board (BG-DEST-07); Extra Tank may find a short pile."""
    side = t.active_side()
    if t.specials[side * SPECIALS + EXTRA_TURN]:
        for pawn in t.rules.pawns_of[t.active]:
            if t.pawn_cells[pawn] >= 0:
                actions.append(USE_EXTRA_TURN * VERB_SHIFT)
                break
    if t.specials[side * SPECIALS + EXTRA_TANK]:
        actions.append(USE_EXTRA_TANK * VERB_SHIFT)


def use_extra_turn(t: Table) -> None:
    """One more main action this turn (BG-ACT-01)."""
    t.specials[t.active_side() * SPECIALS + EXTRA_TURN] -= 1
    t.main_actions += 1
    if t.listening:
        t.emit(E_EXTRA_TURN, t.active)


def use_extra_tank(t: Table, chance: Chance) -> None:
    """Draw two cards, keep one; the other leaves the game. Short pile: what it has (BG-ACT-02)."""
    t.specials[t.active_side() * SPECIALS + EXTRA_TANK] -= 1
    pile = [CARD_ANSWER + card for card in range(len(t.owners)) if t.owners[card] == IN_PILE]
    t.owners = t.owners[:]
    for _ in range(min(2, len(pile))):
        card = chance.draw(pile) - CARD_ANSWER
        t.reveals += 1
        t.owners[card] = DRAWN
        if t.listening:
            t.emit(E_CARD_DRAWN, t.active, card)
    t.push(KEEP_CARD)


def keep_actions(t: Table, actions: list[int]) -> None:
    for card in range(len(t.owners)):
        if t.owners[card] == DRAWN:
            actions.append(KEEP * VERB_SHIFT + card)


def keep(t: Table, kept: int) -> None:
    t.pop()
    t.owners = t.owners[:]
    for card in range(len(t.owners)):
        if t.owners[card] == DRAWN:
            t.owners[card] = IN_BOX
    t.owners[kept] = t.active
    if t.listening:
        t.emit(E_CARD_KEPT, t.active, kept)


def a_pair_is_possible(t: Table) -> bool:
    """Whether any side can still make a pair."""
    left = [0] * PICTURES
    for token in t.tokens:
        if token != NO_TOKEN:
            left[token // COPIES] += 1
    for picture in range(PICTURES):
        if left[picture] >= 2:
            return True
        if left[picture] == 1:
            for side in range(t.rules.sides):
                if t.singles[side * PICTURES + picture]:
                    return True
    return False
