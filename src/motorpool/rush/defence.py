"""Defending Bases (RU-ABI-03 to RU-ABI-08)."""

from typing import Final

from mypy_extensions import i64

from motorpool.rush.codes import (
    COVER,
    DEFEND,
    E_DEPOT,
    E_GUARDS,
    FROM_REAR,
    GUARD,
    SLOTS,
    TO_GUARD,
    VERB_SHIFT,
)
from motorpool.rush.table import Player, Table

ANY_ALLY: Final = 99  # instead of a seat


# Barracks and Medal cards have armor 0, so they never defend (RU-ABI-07, RU-COMP-03)


def defending_actions(t: Table, playable: list[int], rear: int, actions: list[int]) -> None:
    """Vehicles that may simply go to defend, their abilities ignored (RU-ABI-03)."""
    allied_base = t.rules.teams and an_ally_has_a_base(t)
    for card in playable:
        if t.rules.armor[card] > 0:
            actions.append(DEFEND * VERB_SHIFT + card)
            if allied_base:
                actions.append(COVER * VERB_SHIFT + card)
    if rear >= 0 and t.rules.armor[rear] > 0:
        actions.append(DEFEND * VERB_SHIFT + FROM_REAR + rear)
        if allied_base:
            actions.append(COVER * VERB_SHIFT + FROM_REAR + rear)


def an_ally_has_a_base(t: Table) -> bool:
    for seat in range(t.rules.seats):
        if seat != t.active and t.same_side(seat, t.active) and t.players[seat].standing:
            return True
    return False


def come_to_rest(t: Table, card: int) -> None:
    """A played card defends if it can, otherwise it goes to the Depot (RU-ABI-04, -07, -08)."""
    player = t.players[t.active]
    if t.rules.armor[card] > 0 and player.standing:
        t.push(GUARD, card, t.active)
    else:
        player.depot.append(card)
        if t.listening:
            t.emit(E_DEPOT, t.active, card)


def defend(t: Table, argument: int) -> None:
    come_to_rest(t, t.take_to_play(argument))


def cover_an_ally(t: Table, argument: int) -> None:
    """RU-ALT-15: onto an ally's Base, without the card's abilities."""
    t.push(GUARD, t.take_to_play(argument), ANY_ALLY)


def bases_to_guard(player: Player) -> i64:
    """Undefended Bases while there are any, otherwise all (RU-ABI-05)."""
    undefended = player.standing & ~player.guarded
    return undefended if undefended else player.standing


def guard_actions(t: Table, actions: list[int]) -> None:
    """The Bases that the card may be put on. Undefended Bases that are alike are one choice."""
    owner = t.arg(2)
    for seat in range(t.rules.seats):
        if owner == ANY_ALLY:
            if seat == t.active or not t.same_side(seat, t.active):
                continue
        elif seat != owner:
            continue
        player = t.players[seat]
        bases = player.distinct(bases_to_guard(player))
        for slot in range(SLOTS):
            if bases & (1 << slot):
                actions.append(TO_GUARD * VERB_SHIFT + seat * SLOTS + slot)


def guard(t: Table, argument: int) -> None:
    """Put the card on the Base; an old defender goes to the Depot of the Base's owner."""
    card = t.arg(1)
    t.pop()
    seat = argument // SLOTS
    slot = argument % SLOTS
    player = t.players[seat]
    if player.guarded & (1 << slot):
        displaced = t.clear_defender(seat, slot)
        player.depot.append(displaced)
        if t.listening:
            t.emit(E_DEPOT, seat, displaced)
    t.set_defender(seat, slot, card)
    if t.listening:
        t.emit(E_GUARDS, seat, card, slot)
