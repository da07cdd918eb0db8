"""What destroys a Vehicle or a Base, by assault or by siege, and the Medals for it."""

from motorpool.rush.codes import (
    BASES_TRIGGER,
    E_BASE_DAMAGED,
    E_BASE_DESTROYED,
    E_DEPOT,
    E_VEHICLE_DAMAGED,
    E_VEHICLE_DESTROYED,
    HEADQUARTERS,
    MEDALS,
    SLOTS,
    TWO,
    VERB_SHIFT,
)
from motorpool.rush.piles import set_trigger, take_one_medal, take_two_medals
from motorpool.rush.table import Table

# A target is (seat * SLOTS + slot) * 2, plus 1 for the Vehicle on the Base


def target_of(seat: int, slot: int, vehicle: bool) -> int:
    return (seat * SLOTS + slot) * 2 + (1 if vehicle else 0)


def damage_vehicle(t: Table, seat: int, slot: int) -> None:
    t.players[seat].damaged_defenders |= 1 << slot
    if t.listening:
        t.emit(E_VEHICLE_DAMAGED, seat, t.players[seat].defenders[slot], slot)


def destroy_vehicle(t: Table, seat: int, slot: int) -> None:
    """It goes to its owner's Depot (RU-ASLT-03); the destroyer's count goes up (RU-END-06)."""
    card = t.clear_defender(seat, slot)
    t.players[seat].depot.append(card)
    t.players[t.active].vehicles_destroyed += 1
    if t.listening:
        t.emit(E_VEHICLE_DESTROYED, seat, card, slot)


def hit_base(t: Table, seat: int, slot: int, at_once: bool) -> None:
    """Damage a Base; a damaged one is destroyed, and any by a Heavy Tank (RU-ASLT-04, -05)."""
    player = t.players[seat]
    bit = 1 << slot
    if at_once or player.damaged_bases & bit:
        destroy_base(t, seat, slot)
    else:
        player.damaged_bases |= bit
        if t.listening:
            t.emit(E_BASE_DAMAGED, seat, slot)


def destroy_base(t: Table, seat: int, slot: int) -> None:
    """To the destroyer's Depot; its defender to its owner's (RU-ABI-16, RU-ASLT-06)."""
    player = t.players[seat]
    bit = 1 << slot
    destroyer = t.players[t.active]
    player.standing &= ~bit
    player.damaged_bases &= ~bit
    destroyer.depot.append(t.rules.first_base[seat] + slot)
    destroyer.bases_destroyed += 1
    if t.listening:
        t.emit(E_BASE_DESTROYED, seat, slot)
    if player.guarded & bit:
        card = t.clear_defender(seat, slot)
        player.depot.append(card)
        if t.listening:
            t.emit(E_DEPOT, seat, card)
    # RU-END-01, RU-SF-05; RU-SF-ACH-12
    if slot == HEADQUARTERS or (player.standing == 0 and not t.rules.headquarters):
        if t.decisive < 0:
            t.decisive = t.active
        set_trigger(t, BASES_TRIGGER)


def award_medals(t: Table, nation: int, kills: int) -> None:
    """One Medal for each Vehicle; two-Medal cards instead when the player likes (RU-ASLT-09)."""
    if kills == 0:
        return
    if kills >= 2 and t.two_medals[nation] > 0:
        t.push(MEDALS, nation, kills)
    else:
        give_medals(t, nation, kills, 0)


def medal_actions(t: Table, actions: list[int]) -> None:
    nation = t.arg(1)
    kills = t.arg(2)
    twos = min(kills // 2, t.two_medals[nation])
    for count in range(twos + 1):
        actions.append(TWO * VERB_SHIFT + count)


def choose_medals(t: Table, twos: int) -> None:
    nation = t.arg(1)
    kills = t.arg(2)
    t.pop()
    give_medals(t, nation, kills, twos)


def give_medals(t: Table, nation: int, kills: int, twos: int) -> None:
    for _ in range(twos):
        take_two_medals(t, t.active, nation)
    for _ in range(kills - 2 * twos):
        take_one_medal(t, t.active, nation)
