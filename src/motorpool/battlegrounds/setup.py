"""Set-up of all modes (BG-SET, BG-FAM-01, BG-SOLO-01)."""

from motorpool.battlegrounds.codes import (
    CELLS,
    COPIES,
    DRAFT,
    ENTER,
    FACE_UP,
    FAMILY,
    FIELD,
    IN_PILE,
    NO_TOKEN,
    OFF_BOARD,
    PICK,
    SIZE,
    SOLO,
    SPECIAL_COPY,
    TOKENS,
    TURN_BEGINS,
    UNSEEN,
    VERB_SHIFT,
)
from motorpool.battlegrounds.events import E_PICKED
from motorpool.battlegrounds.family import show
from motorpool.battlegrounds.pairs import CARD_ANSWER
from motorpool.battlegrounds.solo import DIGIT_ANSWER, LETTER_ANSWER
from motorpool.battlegrounds.table import Table
from motorpool.battlegrounds.tables import cell_of
from motorpool.core.chance import Chance

CELL_ANSWER = 100
CARDS_PER_PAWN = 2


def set_up(t: Table, chance: Chance) -> None:
    rules = t.rules
    t.active = rules.order[0]
    t.push(TURN_BEGINS)
    for seat in reversed(rules.order[: rules.seats]):  # the last one pushed is asked first
        for pawn in reversed(rules.pawns_of[seat]):
            t.push(ENTER, pawn)
            if rules.mode not in (FAMILY, SOLO):
                t.push(FIELD, pawn)
    if rules.mode == FAMILY:
        lay_face_down(t, chance)
        return
    if rules.mode == SOLO:
        bag = list(range(TOKENS))
        lay_tokens(t, list(range(CELLS)), bag, chance)
        t.letters = [LETTER_ANSWER + number for number in range(SIZE)]
        t.digits = [DIGIT_ANSWER + number for number in range(SIZE)]
    else:
        middle = [cell for cell in range(CELLS) if is_middle(cell)]
        rest = [cell for cell in range(CELLS) if not is_middle(cell)]
        specials = [token for token in range(TOKENS) if token % COPIES == SPECIAL_COPY]
        plain = [token for token in range(TOKENS) if token % COPIES != SPECIAL_COPY]
        lay_tokens(t, middle, specials, chance)
        lay_tokens(t, rest, plain, chance)
    deal_cards(t, chance)


def is_middle(cell: int) -> bool:
    return 2 <= cell // SIZE <= 5 and 2 <= cell % SIZE <= 5


def lay_tokens(t: Table, zone: list[int], bag: list[int], chance: Chance) -> None:
    """Shuffle tokens onto a zone; swap inside it until no neighbours are alike (BG-SET-01, -05)."""
    for cell in zone:
        t.tokens[cell] = chance.draw(bag)
    while True:
        clash = first_clash(t, zone)
        if clash == OFF_BOARD:
            return
        other = chance.draw([CELL_ANSWER + cell for cell in zone if cell != clash]) - CELL_ANSWER
        t.tokens[clash], t.tokens[other] = t.tokens[other], t.tokens[clash]


def first_clash(t: Table, zone: list[int]) -> int:
    for cell in zone:
        if clashes(t, cell):
            return cell
    return OFF_BOARD


def clashes(t: Table, cell: int) -> bool:
    """Whether a token shares an edge with one of the same picture."""
    for direction in range(0, 8, 2):
        other = t.rules.neighbour[cell * 8 + direction]
        if other != OFF_BOARD and t.tokens[other] != NO_TOKEN:
            if t.tokens[other] // COPIES == t.tokens[cell] // COPIES:
                return True
    return False


def deal_cards(t: Table, chance: Chance) -> None:
    """Two tank cards for each pawn, dealt or drafted (BG-SET-02, BG-SET-03)."""
    rules = t.rules
    pile = [CARD_ANSWER + card for card in range(len(t.owners))]
    if rules.mode == SOLO:
        if rules.choose_tanks:
            for _ in range(CARDS_PER_PAWN):
                t.push(DRAFT, 0)
            for card in range(len(t.owners)):
                t.owners[card] = FACE_UP
            return
        for pawn in range(CARDS_PER_PAWN):
            card = chance.draw(pile) - CARD_ANSWER
            t.owners[card] = 0
            t.pawn_cards[pawn] = card
        return
    each = CARDS_PER_PAWN * len(rules.pawns_of[0])
    if not rules.draft:
        for seat in rules.order[: rules.seats]:
            for _ in range(each):
                t.owners[chance.draw(pile) - CARD_ANSWER] = seat
        return
    for _ in range(each * rules.seats):
        t.owners[chance.draw(pile) - CARD_ANSWER] = FACE_UP
    picks: list[int] = []
    for number in range(each):  # snake order: there and back again
        there = rules.order[: rules.seats]
        picks += there if number % 2 == 0 else there[::-1]
    for seat in reversed(picks):
        t.push(DRAFT, seat)


def draft_actions(t: Table, actions: list[int]) -> None:
    for card in range(len(t.owners)):
        if t.owners[card] == FACE_UP:
            actions.append(PICK * VERB_SHIFT + card)


def pick(t: Table, card: int) -> None:
    seat = t.arg(1)
    t.pop()
    t.owners = t.owners[:]
    t.owners[card] = seat
    if t.listening:
        t.emit(E_PICKED, seat, card)
    if t.rules.mode == SOLO:
        t.pawn_cards[0 if t.pawn_cards[0] < 0 else 1] = card
        if t.pawn_cards[1] >= 0:
            for other in range(len(t.owners)):
                if t.owners[other] == FACE_UP:
                    t.owners[other] = IN_PILE


def lay_face_down(t: Table, chance: Chance) -> None:
    """All face down; D4 and E5 are turned up, and they are never alike (BG-FAM-01, BG-FAM-08)."""
    t.tokens = [UNSEEN] * CELLS
    t.unseen = list(range(TOKENS))
    first, second = cell_of("D4"), cell_of("E5")
    show(t, first, chance)
    alike = [other for other in t.unseen if other // COPIES == t.tokens[first] // COPIES]
    t.unseen = [token for token in t.unseen if token not in alike]
    show(t, second, chance)
    t.unseen += alike
    t.turned_before = [first, second]
