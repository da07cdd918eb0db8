"""Tanks: how they are destroyed, come back, are changed and upgraded (BG-DEST, BG-UPG)."""

from mypy_extensions import i64

from motorpool.battlegrounds.codes import (
    ARMOR_PLATE,
    CELLS,
    CHANGE,
    ENTER_AT,
    FIRST_UPGRADE,
    IN_BOX,
    NO_UPGRADE,
    NOTHING,
    PUT_IN_FIELD,
    REMOVED,
    SIZE,
    SLOTS,
    SPECIALS,
    UPGRADE,
    VERB_SHIFT,
)
from motorpool.battlegrounds.events import (
    E_ARMOR_SAVED,
    E_BOXED,
    E_CHANGED,
    E_DESTROYED,
    E_ENTERED,
    E_FIELDED,
    E_POINTS,
    E_UPGRADED,
)
from motorpool.battlegrounds.table import Table


def armor_saves(t: Table, pawn: int) -> bool:
    """An Armor Plate on the active card is used up instead of the tank (BG-UPG-06)."""
    card = t.pawn_cards[pawn]
    for slot in range(SLOTS):
        if t.upgrades[card * SLOTS + slot] == ARMOR_PLATE:
            t.upgrades = t.upgrades[:]
            t.upgrades[card * SLOTS + slot] = NO_UPGRADE
            if t.listening:
                t.emit(E_ARMOR_SAVED, pawn, card)
            return True
    return False


def destroy(t: Table, pawn: int, cell: int) -> None:
    """The pawn leaves the board, its card turns inactive with its upgrades (BG-DEST-01)."""
    card = t.pawn_cards[pawn]
    if t.listening:
        t.emit(E_DESTROYED, pawn, card, cell)
    t.lift_pawn(pawn)
    t.pawn_cards[pawn] = -1
    t.wrecked |= 1 << card


def remove_for_good(t: Table, pawn: int) -> None:
    """Solo: hit by the artillery, the card goes to the box with its upgrades (BG-SOLO-03, -12)."""
    card = t.pawn_cards[pawn]
    if t.listening:
        t.emit(E_BOXED, pawn, card, t.pawn_cells[pawn])
    t.lift_pawn(pawn)
    t.pawn_cells[pawn] = REMOVED
    t.pawn_cards[pawn] = -1
    t.owners = t.owners[:]
    t.owners[card] = IN_BOX


def hand_over_points(t: Table, pawn: int, side: int) -> None:
    """The top point token of a destroyed tank: 3, then 2, then 1, then nothing (BG-SHOT-05)."""
    value = t.pawn_points[pawn]
    if value:
        t.pawn_points = t.pawn_points[:]
        t.pawn_points[pawn] = value - 1
        t.won[side] += value
        if t.listening:
            t.emit(E_POINTS, side, value, pawn)


# Coming (back) onto the board


def field_actions(t: Table, actions: list[int]) -> None:
    """Which card the pawn drives from now on."""
    for card in t.inactive_cards(t.rules.pawn_owner[t.arg(1)]):
        actions.append(PUT_IN_FIELD * VERB_SHIFT + card)


def put_in_field(t: Table, card: int) -> None:
    """Choosing a card that was just destroyed skips the whole turn (BG-DEST-02, BG-DEST-05)."""
    pawn = t.arg(1)
    t.pop()
    t.pawn_cards[pawn] = card
    if t.wrecked & (1 << card):
        t.skipped = True
    if t.listening:
        t.emit(E_FIELDED, pawn, card)


def is_free(t: Table, cell: int) -> bool:
    """No tank, dud or artillery tank; a token does not matter (BG-DEST-06)."""
    return t.pawns[cell] < 0 and t.hazards[cell] == NOTHING


def enter_actions(t: Table, actions: list[int]) -> None:
    """A free cell of the base; if there is none, the nearest free cells (BG-DEST-02, -06)."""
    pawn = t.arg(1)
    corner = t.pawn_corners[pawn]
    if corner < 0:
        solo_start_actions(t, actions)
        return
    base = t.rules.corner_cells[corner]
    for cell in base:
        if is_free(t, cell):
            actions.append(ENTER_AT * VERB_SHIFT + cell)
    if actions:
        return
    nearest = SIZE
    for cell in range(CELLS):
        if is_free(t, cell):
            distance = SIZE
            for home in base:
                distance = min(distance, king_moves(cell, home))
            if distance < nearest:
                nearest = distance
                actions.clear()
            if distance == nearest:
                actions.append(ENTER_AT * VERB_SHIFT + cell)


def solo_start_actions(t: Table, actions: list[int]) -> None:
    """Solo: any base that has no pawn yet (BG-SOLO-01)."""
    for corner in range(len(t.rules.corner_cells)):
        if corner not in t.pawn_corners:
            for cell in t.rules.corner_cells[corner]:
                actions.append(ENTER_AT * VERB_SHIFT + cell)


def king_moves(one: int, other: int) -> int:
    rows = abs(one // SIZE - other // SIZE)
    columns = abs(one % SIZE - other % SIZE)
    return max(rows, columns)


def enter(t: Table, cell: int) -> None:
    pawn = t.arg(1)
    t.pop()
    if t.pawn_corners[pawn] < 0:
        for corner in range(len(t.rules.corner_cells)):
            if cell in t.rules.corner_cells[corner]:
                t.pawn_corners = t.pawn_corners[:]
                t.pawn_corners[pawn] = corner
    t.place_pawn(pawn, cell)
    if t.listening:
        t.emit(E_ENTERED, pawn, cell)


# Change tank


def change_actions(t: Table, actions: list[int]) -> None:
    """Another own card in the same cell; no move, no shot (BG-CHANGE-01, BG-SET-06)."""
    seat = t.active
    cards: i64 = len(t.owners)
    for pawn in t.rules.pawns_of[seat]:
        cell: i64 = t.pawn_cells[pawn]
        if cell >= 0:
            for card in range(cards):
                if t.is_inactive(card, seat):
                    actions.append(CHANGE * VERB_SHIFT + cell * 64 + card)


def change(t: Table, argument: int) -> None:
    pawn = t.pawns[argument // 64]
    card = argument % 64
    if t.listening:
        t.emit(E_CHANGED, pawn, t.pawn_cards[pawn], card)
    t.pawn_cards[pawn] = card
    t.main_actions -= 1


# Upgrades


def upgrade_actions(t: Table, actions: list[int]) -> None:
    """Onto any own card with a free slot, in teams a team-mate's too (BG-UPG-07, BG-TEAM-03)."""
    side = t.active_side()
    first: i64 = side * SPECIALS
    for upgrade in range(FIRST_UPGRADE, SPECIALS):
        if t.specials[first + upgrade] == 0:
            continue
        for card in range(len(t.owners)):
            owner = t.owners[card]
            if owner >= 0 and t.rules.side[owner] == side and free_slot(t, card) >= 0:
                actions.append(UPGRADE * VERB_SHIFT + upgrade * 64 + card)


def free_slot(t: Table, card: int) -> int:
    for slot in range(SLOTS):
        if t.upgrades[card * SLOTS + slot] == NO_UPGRADE:
            return slot
    return -1


def put_upgrade(t: Table, argument: int) -> None:
    upgrade = argument // 64
    card = argument % 64
    t.specials[t.active_side() * SPECIALS + upgrade] -= 1
    t.upgrades = t.upgrades[:]
    t.upgrades[card * SLOTS + free_slot(t, card)] = upgrade
    if t.listening:
        t.emit(E_UPGRADED, t.active, upgrade, card)
