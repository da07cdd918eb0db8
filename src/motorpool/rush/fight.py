"""The interactive assault on a Vehicle: both sides may add support cards (RU-ALT-04 to -06)."""

from typing import Final

from motorpool.rush.assault import lay_attacker_down
from motorpool.rush.battle import destroy_vehicle
from motorpool.rush.codes import (
    E_HELD,
    E_PASSED,
    E_SUPPORTED,
    FROM_REAR,
    MEDAL,
    PASS,
    SLOTS,
    SUPPORT,
    SUPPORT_WITH,
    VEHICLE,
    VERB_SHIFT,
)
from motorpool.rush.table import Table

# The FIGHT step: attacking card, target, power added, armor added, and who is asked:
# 0 the attacked side, 1 the attacked side after a pass of the other,
# 2 the attacking side, 3 the attacking side after a pass of the other. 4: both have passed.
BOTH_PASSED: Final = 4


def go_on_with_fight(t: Table) -> None:
    """Ask the next side, or decide the fight."""
    if t.arg(5) == BOTH_PASSED:
        decide(t)
    else:
        ask_for_support(t, 0)


def ask_for_support(t: Table, position: int) -> None:
    """Ask the side's players in order (RU-ALT-13, RU-ALT-29); a side without takers passes.

    An empty hand passes by itself; everybody else is asked, fitting card or not (RU-ALT-23).
    """
    attacking = t.arg(5) >= 2
    first = t.active if attacking else t.arg(2) // 2 // SLOTS
    seats = t.rules.seats
    place = 0
    for step in range(seats):
        seat = (first + step) % seats
        if not t.same_side(seat, first):
            continue
        if place >= position and (t.players[seat].hand or rear_supports(t, seat)):
            t.push(SUPPORT, seat, place)
            return
        place += 1
    side_passes(t)


def side_passes(t: Table) -> None:
    asked = t.arg(5)
    if asked % 2 == 1:
        t.set_arg(5, BOTH_PASSED)
    else:
        t.set_arg(5, 3 - asked)  # 0 -> 3, 2 -> 1: the other side, after a pass


def rear_supports(t: Table, seat: int) -> bool:
    """On the owner's own turn the Rear card may support (RU-SF-23)."""
    rear = t.playable_rear()
    return seat == t.active and rear >= 0 and fits(t, rear, t.assault_nation)


def fits(t: Table, card: int, nation: int) -> bool:
    """A Vehicle or Medal card of the nation (RU-ALT-04)."""
    kind = t.rules.type[card]
    return (kind == VEHICLE or kind == MEDAL) and t.rules.nation[card] == nation


def support_actions(t: Table, actions: list[int]) -> None:
    seat = t.arg(1)
    fight = len(t.steps) - 2  # the FIGHT step lies right below
    if t.arg_of(fight, 5) >= 2:
        nation = t.assault_nation
    else:
        target = t.arg_of(fight, 2)
        defender = t.players[target // 2 // SLOTS].defenders[target // 2 % SLOTS]
        nation = t.rules.nation[defender]
    for card in t.players[seat].hand:
        if fits(t, card, nation) and card not in t.played:
            action = SUPPORT_WITH * VERB_SHIFT + t.rules.kind_of[card]
            if action not in actions:
                actions.append(action)
    if rear_supports(t, seat):
        actions.append(
            SUPPORT_WITH * VERB_SHIFT + FROM_REAR + t.rules.kind_of[t.players[seat].rear]
        )
    actions.append(PASS * VERB_SHIFT)


def support(t: Table, argument: int) -> None:
    """Any support card gives exactly 1 and goes to the Depot of who played it."""
    seat = t.arg(1)
    t.pop()
    if seat == t.active:
        card = t.take_to_play(argument)
    else:
        card = t.card_in_hand(seat, argument)
        t.leave_hand(seat, card)
        t.played.append(card)
    t.players[seat].depot.append(card)
    if t.listening:
        t.emit(E_SUPPORTED, seat, card)
    if t.arg(5) >= 2:
        t.set_arg(3, t.arg(3) + 1)
        t.set_arg(5, 0)
    else:
        t.set_arg(4, t.arg(4) + 1)
        t.set_arg(5, 2)


def pass_support(t: Table) -> None:
    seat = t.arg(1)
    position = t.arg(2)
    t.pop()
    if t.listening:
        t.emit(E_PASSED, seat)
    ask_for_support(t, position + 1)


def decide(t: Table) -> None:
    """Power at least armor destroys; otherwise nothing happens (RU-ALT-05, RU-ALT-22)."""
    card = t.arg(1)
    target = t.arg(2)
    power = t.rules.power[card] + t.arg(3)
    seat = target // 2 // SLOTS
    slot = target // 2 % SLOTS
    defender = t.players[seat].defenders[slot]
    armor = t.rules.armor[defender] + t.arg(4)
    t.pop()
    if power >= armor:
        destroy_vehicle(t, seat, slot)
        t.assault_kills += 1
    elif t.listening:
        t.emit(E_HELD, seat, defender, slot)
    lay_attacker_down(t, card)
