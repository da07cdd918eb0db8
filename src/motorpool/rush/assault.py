"""The assault: announced together, or one attack after another when the reveal is gradual."""

from mypy_extensions import i64

from motorpool.rush.battle import (
    award_medals,
    damage_vehicle,
    destroy_vehicle,
    hit_base,
    target_of,
)
from motorpool.rush.codes import (
    ANNOUNCE,
    ASSAULT,
    ATTACK,
    ATTACKER,
    CHARGE,
    E_ANNOUNCED,
    E_ATTACKS,
    E_DEPOT,
    FIGHT,
    FIRE,
    FROM_REAR,
    GUARD,
    HEAVY,
    HIT,
    JOIN,
    POST,
    POSTING,
    SLOTS,
    TARGET,
    VERB_SHIFT,
)
from motorpool.rush.table import Table


def targets_in_reach(t: Table) -> i64:
    """What can be attacked: 1 for a Vehicle, 2 for an open Base, 3 for both, 0 for nothing."""
    reach: i64 = 0
    for seat in t.rules.enemies[t.active]:
        player = t.players[seat]
        if player.guarded:
            reach |= 1
        if player.guarded != player.standing and player.open_bases():
            reach |= 2
        if reach == 3:
            break
    return reach


def can_hit(t: Table, card: int, reach: i64) -> bool:
    """Whether a card finds a target (RU-ABI-21, RU-ABI-22)."""
    return (reach & 1 != 0 and not t.rules.bases_only[card]) or (
        reach & 2 != 0 and not t.rules.vehicles_only[card]
    )


def can_join(t: Table, card: int) -> bool:
    """A Vehicle with power, of the assault's nation once there is one (RU-ASLT-01, RU-ALT-03)."""
    return (
        t.rules.power[card] > 0  # only Vehicles have any
        and (t.assault_nation < 0 or t.rules.nation[card] == t.assault_nation)
    )


def assault_actions(t: Table, playable: list[int], rear: int, actions: list[int]) -> None:
    """Cards that may begin the assault, or make the next attack when the reveal is gradual."""
    gradual = t.rules.gradual_reveal
    if t.assault_nation >= 0 and not gradual:  # one assault per turn
        return
    reach = targets_in_reach(t)
    if reach == 0:
        return
    if rear >= 0 and not can_join(t, rear):
        rear = -1
    # One announced card must have a target, not each of them (RU-ASLT-12)
    aiming_nations: i64 = 0
    for card in playable:
        if can_join(t, card) and can_hit(t, card, reach):
            aiming_nations |= 1 << t.rules.nation[card]
    if rear >= 0 and can_hit(t, rear, reach):
        aiming_nations |= 1 << t.rules.nation[rear]
    if aiming_nations == 0:
        return
    for card in playable:
        if (
            can_join(t, card)
            and aiming_nations & (1 << t.rules.nation[card])
            and (not gradual or can_hit(t, card, reach))
        ):
            actions.append(ATTACK * VERB_SHIFT + card)
    if (
        rear >= 0
        and aiming_nations & (1 << t.rules.nation[rear])
        and (not gradual or can_hit(t, rear, reach))
    ):
        actions.append(ATTACK * VERB_SHIFT + FROM_REAR + rear)


def begin_attack(t: Table, argument: int) -> None:
    card = t.take_to_play(argument)
    t.assault_nation = t.rules.nation[card]
    if t.rules.gradual_reveal:
        t.push(TARGET, card)
    else:
        t.announced.append(card)
        t.push(ANNOUNCE)
        if t.listening:
            t.emit(E_ANNOUNCED, t.active, card)


def announce_actions(t: Table, actions: list[int]) -> None:
    for card in t.playable_hand():
        if can_join(t, card):
            actions.append(JOIN * VERB_SHIFT + card)
    rear = t.playable_rear()
    if rear >= 0 and can_join(t, rear):
        actions.append(JOIN * VERB_SHIFT + FROM_REAR + rear)
    if aiming(t):
        actions.append(CHARGE * VERB_SHIFT)


def join(t: Table, argument: int) -> None:
    card = t.take_to_play(argument)
    t.announced.append(card)
    if t.listening:
        t.emit(E_ANNOUNCED, t.active, card)


def charge(t: Table) -> None:
    t.pop()
    t.push(ASSAULT)


def aiming(t: Table) -> list[int]:
    """The announced cards that have a legal target (RU-ASLT-02)."""
    reach = targets_in_reach(t)
    return [card for card in t.announced if can_hit(t, card, reach)]


def go_on_with_assault(t: Table) -> None:
    """The next attack, or the end of the assault."""
    left = aiming(t)
    if len(left) == 1:
        t.announced.remove(left[0])
        t.push(TARGET, left[0])
    elif left:
        t.push(ATTACKER)
    else:
        t.pop()
        player = t.players[t.active]
        for card in t.announced:  # without a target: no effect
            player.depot.append(card)
            if t.listening:
                t.emit(E_DEPOT, t.active, card)
        t.announced = []
        kills = t.assault_kills
        t.assault_kills = 0
        award_medals(t, t.assault_nation, kills)
        post_an_attacker(t)


def attacker_actions(t: Table, actions: list[int]) -> None:
    for card in aiming(t):
        actions.append(FIRE * VERB_SHIFT + card)


def choose_attacker(t: Table, card: int) -> None:
    t.pop()
    t.announced.remove(card)
    t.push(TARGET, card)


def target_actions(t: Table, actions: list[int]) -> None:
    """Every target of the attacking card. A player's open Bases that are alike are one choice."""
    card = t.arg(1)
    for seat in t.rules.enemies[t.active]:
        player = t.players[seat]
        vehicles: i64 = 0 if t.rules.bases_only[card] else player.guarded
        bases: i64 = 0 if t.rules.vehicles_only[card] else player.distinct(player.open_bases())
        for slot in range(SLOTS):
            if vehicles & (1 << slot):
                actions.append(HIT * VERB_SHIFT + target_of(seat, slot, True))
            elif bases & (1 << slot):
                actions.append(HIT * VERB_SHIFT + target_of(seat, slot, False))


def attack_target(t: Table, target: int) -> None:
    card = t.arg(1)
    t.pop()
    if t.listening:
        t.emit(E_ATTACKS, t.active, card, target)
    seat = target // 2 // SLOTS
    slot = target // 2 % SLOTS
    if target % 2 == 0:
        hit_base(t, seat, slot, t.rules.vehicle_class[card] == HEAVY)
        lay_attacker_down(t, card)
    elif t.rules.interactive_assault:
        t.push(FIGHT, card, target)
    else:
        armor = t.rules.armor[t.players[seat].defenders[slot]]
        if t.rules.power[card] >= armor or t.players[seat].damaged_defenders & (1 << slot):
            destroy_vehicle(t, seat, slot)
            t.assault_kills += 1
        else:
            damage_vehicle(t, seat, slot)
        lay_attacker_down(t, card)


def lay_attacker_down(t: Table, card: int) -> None:
    """To the Depot, unless it has to stay on the table.

    It stays if it may have to defend (RU-SF-11, RU-ALT-19), or if it is the first of a
    gradual assault and shows the nation (RU-ALT-17).
    """
    first = t.rules.gradual_reveal and not t.attackers
    if first or (t.rules.attackers_defend and t.rules.armor[card] > 0):
        t.attackers.append(card)
    else:
        t.players[t.active].depot.append(card)
        if t.listening:
            t.emit(E_DEPOT, t.active, card)


def post_an_attacker(t: Table) -> None:
    """RU-SF-11: one of the attackers with armor goes to defend, the others to the Depot."""
    if not t.attackers:
        return
    if t.rules.attackers_defend and t.players[t.active].standing:
        with_armor = [card for card in t.attackers if t.rules.armor[card] > 0]
        if len(with_armor) > 1:
            t.push(POSTING)
            return
        if with_armor:
            send_attacker(t, with_armor[0])
            return
    clear_attackers(t)


def posting_actions(t: Table, actions: list[int]) -> None:
    for card in t.attackers:
        if t.rules.armor[card] > 0:
            actions.append(POST * VERB_SHIFT + card)


def post(t: Table, card: int) -> None:
    t.pop()
    send_attacker(t, card)


def send_attacker(t: Table, card: int) -> None:
    t.attackers.remove(card)
    clear_attackers(t)
    t.push(GUARD, card, t.active)


def clear_attackers(t: Table) -> None:
    player = t.players[t.active]
    for card in t.attackers:
        player.depot.append(card)
        if t.listening:
            t.emit(E_DEPOT, t.active, card)
    t.attackers = []
