"""Drawing, the Reserve and the Medal piles: how cards come to the players."""

from motorpool.core.chance import Chance
from motorpool.rush.codes import (
    BASE,
    E_DECK_RENEWED,
    E_DEPOT,
    E_DRAWN,
    E_LAID_OUT,
    E_MEDAL,
    E_NO_MEDAL,
    E_RESHUFFLED,
    E_SWEPT,
    E_TRIGGER,
    EVERYONE,
    MEDALS_TRIGGER,
    NATIONS,
    NO_TRIGGER,
)
from motorpool.rush.table import Table


def new_garage(t: Table, seat: int) -> None:
    """Shuffle the Depot into a new Garage (RU-TURN-06).

    Everybody can count what was in the old Garage, so the hand is known now.
    """
    player = t.players[seat]
    for card in player.hand:
        if card not in t.counted:
            t.counted.append(card)
    player.garage = player.depot
    player.depot = []
    t.reshuffled = True
    if t.listening:
        t.emit(E_RESHUFFLED, seat, len(player.garage))


def draw_cards(t: Table, seat: int, count: int, new_hand: bool, chance: Chance) -> None:
    """Draw cards one by one from the Garage into the hand (RU-TURN-06, RU-TURN-14).

    A destroyed Base goes to the Depot at once and is not replaced (RU-TURN-08).
    """
    player = t.players[seat]
    for _ in range(count):
        if not player.garage:
            if not player.depot:
                return
            # RU-ALT-09: one new Garage per turn; the draw for the next hand is after the turn
            if t.rules.single_reshuffle and t.reshuffled and not new_hand:
                return
            new_garage(t, seat)
        card = chance.draw(player.garage)
        t.reveals += 1
        if t.rules.type[card] == BASE:
            player.depot.append(card)
            if t.listening:
                t.emit(E_DEPOT, seat, card)
        else:
            player.hand.append(card)
            if t.listening:
                seen_by = EVERYONE if t.hand_is_open(seat) and not new_hand else seat
                t.emit(E_DRAWN, seat, card, -1, seen_by)


def lay_out(t: Table, chance: Chance) -> bool:
    """Lay one card from the Vehicle deck into the Reserve; False when there is none."""
    if not t.deck:
        if not t.discard:
            return False
        t.deck = t.discard  # RU-TURN-11
        t.discard = []
        if t.listening:
            t.emit(E_DECK_RENEWED, len(t.deck))
    card = chance.draw(t.deck)
    t.reveals += 1
    t.reserve.insert(0, card)
    if t.listening:
        t.emit(E_LAID_OUT, card)
    return True


def fill_reserve(t: Table, chance: Chance) -> None:
    while len(t.reserve) < t.rules.reserve_size:
        if not lay_out(t, chance):
            return


def take_from_reserve(t: Table, card: int, chance: Chance) -> None:
    """The row shifts away from the deck and is refilled at once (RU-BUY-02, RU-ALT-28)."""
    t.reserve.remove(card)
    if not t.rules.refill_at_end:
        lay_out(t, chance)


def discard_farthest(t: Table) -> None:
    if t.reserve:
        card = t.reserve.pop()
        t.discard.append(card)
        if t.listening:
            t.emit(E_SWEPT, card)


def scout(t: Table, chance: Chance) -> None:
    """Scouting: a whole new Reserve (RU-ABI-12)."""
    while t.reserve:
        discard_farthest(t)
    fill_reserve(t, chance)


def set_trigger(t: Table, trigger: int) -> None:
    """The first event that triggers the end is remembered (RU-END-01)."""
    if t.trigger == NO_TRIGGER:
        t.trigger = trigger
        if t.listening:
            t.emit(E_TRIGGER, t.active, trigger)


def take_one_medal(t: Table, seat: int, nation: int) -> None:
    """Take a one-Medal card into the Depot; none left: nothing (RU-ASLT-10, RU-ABI-20)."""
    left = t.one_medals[nation]
    if left == 0:
        if t.listening:
            t.emit(E_NO_MEDAL, seat, nation)
        return
    card = t.rules.first_medal[nation] + t.rules.one_medals[nation] - left
    t.one_medals[nation] = left - 1
    gain_medals(t, seat, nation, card)
    if left == 1:
        if t.decisive < 0:
            t.decisive = seat
        set_trigger(t, MEDALS_TRIGGER)


def take_two_medals(t: Table, seat: int, nation: int) -> None:
    """Take a two-Medal card into the Depot."""
    left = t.two_medals[nation]
    rules = t.rules
    card = rules.first_medal[nation] + rules.one_medals[nation] + rules.two_medals[nation] - left
    t.two_medals[nation] = left - 1
    gain_medals(t, seat, nation, card)


def gain_medals(t: Table, seat: int, nation: int, card: int) -> None:
    t.players[seat].depot.append(card)
    t.gained[seat * NATIONS + nation] += t.rules.medals[card]
    if t.listening:
        t.emit(E_MEDAL, seat, card)
