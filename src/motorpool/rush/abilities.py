"""Active abilities: resolved in printed order, each fully before the next (RU-ABI-01)."""

from motorpool.core.chance import Chance
from motorpool.rush.battle import damage_vehicle, destroy_vehicle, hit_base, target_of
from motorpool.rush.codes import (
    ABILITY,
    ABILITY_SHIFT,
    AUXILIARY,
    BESIEGE,
    CLAIM,
    DROP,
    E_ABILITY,
    E_DEPOT,
    E_GRAVEYARD,
    E_LOST,
    E_PLAN_DROPPED,
    E_PLAN_TURNED,
    E_REGROUPED,
    E_SIEGE,
    E_TAKEN,
    E_USED,
    FROM_REAR,
    HONOUR,
    INVULNERABILITY,
    KEEP_LATER,
    LOSE,
    NATIONS,
    PLAN,
    PLANNING,
    RECRUIT,
    RECRUITING,
    RECRUITMENT,
    REGROUP,
    REGROUPING,
    REINFORCEMENTS,
    REPAIR,
    REPAIRING,
    RESEARCH,
    RESEARCHING,
    SABOTAGE,
    SABOTAGED,
    SCOUTING,
    SCRAP,
    SIEGE,
    SIEGE_MASTER,
    SLOTS,
    STOP,
    TAKE,
    TO_REGROUP,
    USE,
    VERB_SHIFT,
)
from motorpool.rush.defence import come_to_rest
from motorpool.rush.piles import draw_cards, scout, take_from_reserve, take_one_medal
from motorpool.rush.table import Table


def ability_actions(t: Table, playable: list[int], rear: int, actions: list[int]) -> None:
    """Cards that may be used for their abilities, with or without effect (RU-TURN-13)."""
    for card in playable:
        if t.rules.active[card]:
            action = USE * VERB_SHIFT + t.rules.kind_of[card]
            if card < t.rules.vehicles or action not in actions:
                actions.append(action)
    if rear >= 0 and t.rules.active[rear]:
        actions.append(USE * VERB_SHIFT + FROM_REAR + t.rules.kind_of[rear])


def use(t: Table, argument: int) -> None:
    """While its abilities resolve, the card is in no pile (RU-ABI-02)."""
    card = t.take_to_play(argument)
    if t.listening:
        t.emit(E_USED, t.active, card)
    t.push(ABILITY, card, 0, 0)


def next_ability(t: Table, chance: Chance) -> None:
    """Resolve the ability that is due, or bring the card to rest after the last."""
    card = t.arg(1)
    index = t.arg(2)
    if index == len(t.rules.active[card]):
        in_graveyard = t.arg(3) == 1
        t.pop()
        if not in_graveyard:
            come_to_rest(t, card)
        return
    t.set_arg(2, index + 1)
    ability = t.rules.active[card][index] // ABILITY_SHIFT
    number = t.rules.active[card][index] % ABILITY_SHIFT
    if t.listening:
        t.emit(E_ABILITY, t.active, ability, number)
    if ability == REINFORCEMENTS:
        draw_cards(t, t.active, number, False, chance)
    elif ability == RECRUITMENT:
        if t.rules.recruitment_keeps_card:
            t.push(RECRUITING)
        else:
            t.recruitment = True
    elif ability == SCOUTING:
        scout(t, chance)
    elif ability == SABOTAGE:
        sabotage(t)
    elif ability == SIEGE_MASTER:
        t.push(BESIEGE, card)
    elif ability == RESEARCH:
        research(t, card, number)
    elif ability == REPAIR:
        if t.players[t.active].depot:
            t.push(REPAIRING, 0)
    elif ability == INVULNERABILITY:
        if t.rules.heroic_deed:
            t.push(HONOUR)
        else:
            take_one_medal(t, t.active, t.rules.nation[card])
    elif ability == REGROUP:
        if t.rules.rear and t.players[t.active].guarded:
            t.push(REGROUPING)
    elif ability == PLANNING:
        t.push(PLAN)


# Recruitment, with recruitment_keeps_card


def recruiting_actions(actions: list[int]) -> None:
    actions.append(RECRUIT * VERB_SHIFT)
    actions.append(KEEP_LATER * VERB_SHIFT)


def choose_recruitment(t: Table, keep: bool) -> None:
    t.pop()
    if keep:
        t.keeps += 1
    else:
        t.recruitment = True


# Sabotage


def sabotage(t: Table) -> None:
    """Each opponent with a hand, clockwise from the active player (RU-ABI-13, RU-ALT-24)."""
    enemies = t.rules.enemies[t.active]
    for index in range(len(enemies) - 1, -1, -1):  # the last one pushed is asked first
        if t.players[enemies[index]].hand:
            t.push(SABOTAGED, enemies[index])


def hand_kinds(t: Table, seat: int, verb: int, actions: list[int]) -> None:
    """One action for each kind of card in the hand."""
    for card in t.players[seat].hand:
        action = verb * VERB_SHIFT + t.rules.kind_of[card]
        if action not in actions:
            actions.append(action)


def sabotaged_actions(t: Table, actions: list[int]) -> None:
    hand_kinds(t, t.arg(1), LOSE, actions)


def lose(t: Table, kind: int) -> None:
    seat = t.arg(1)
    t.pop()
    card = t.card_in_hand(seat, kind)
    t.leave_hand(seat, card)
    t.players[seat].depot.append(card)
    if t.listening:
        t.emit(E_LOST, seat, card)


# Siege Master


def siege_actions(t: Table, actions: list[int]) -> None:
    """Any enemy Base, defended or not, and the Vehicles that defend (RU-ABI-14, RU-ABI-15)."""
    for seat in t.rules.enemies[t.active]:
        player = t.players[seat]
        bases = player.distinct(player.siege_bases())
        for slot in range(SLOTS):
            if bases & (1 << slot):
                actions.append(SIEGE * VERB_SHIFT + target_of(seat, slot, False))
            if player.guarded & (1 << slot) and (
                not t.rules.siege_armored
                or t.rules.vehicle_class[player.defenders[slot]] != AUXILIARY
            ):
                actions.append(SIEGE * VERB_SHIFT + target_of(seat, slot, True))


def besiege(t: Table, target: int) -> None:
    card = t.arg(1)
    t.pop()
    seat = target // 2 // SLOTS
    slot = target // 2 % SLOTS
    if t.listening:
        t.emit(E_SIEGE, t.active, card, target)
    if target % 2 == 0:
        hit_base(t, seat, slot, False)
    elif t.players[seat].damaged_defenders & (1 << slot):
        destroy_vehicle(t, seat, slot)
        t.siege_kills[t.rules.nation[card]] += 1
    else:
        damage_vehicle(t, seat, slot)


# Research


def research(t: Table, card: int, limit: int) -> None:
    """The card goes to the Graveyard at once (RU-ABI-18, RU-ABI-23)."""
    t.set_arg(3, 1)
    t.graveyard.append(card)
    if t.listening:
        t.emit(E_GRAVEYARD, t.active, card)
    for offered in t.reserve:
        if t.rules.cost[offered] <= limit:
            t.push(RESEARCHING, limit)
            return


def research_actions(t: Table, actions: list[int]) -> None:
    limit = t.arg(1)
    for card in t.reserve:
        if t.rules.cost[card] <= limit:
            actions.append(TAKE * VERB_SHIFT + card)


def take_researched(t: Table, card: int, chance: Chance) -> None:
    t.pop()
    t.players[t.active].depot.append(card)
    if t.listening:
        t.emit(E_TAKEN, t.active, card)
    take_from_reserve(t, card, chance)


# Repair


def repair_actions(t: Table, actions: list[int]) -> None:
    """At least one card of the Depot, at most two (RU-ABI-19, RU-TURN-13)."""
    for card in t.players[t.active].depot:
        action = SCRAP * VERB_SHIFT + t.rules.kind_of[card]
        if card < t.rules.vehicles or action not in actions:
            actions.append(action)
    if t.arg(1) == 1:
        actions.append(STOP * VERB_SHIFT)


def scrap(t: Table, kind: int) -> None:
    depot = t.players[t.active].depot
    for index in range(len(depot) - 1, -1, -1):
        card = depot[index]
        if t.rules.kind_of[card] == kind:
            del depot[index]
            t.graveyard.append(card)
            if t.listening:
                t.emit(E_GRAVEYARD, t.active, card)
            break
    first = t.arg(1) == 0
    t.pop()
    if first and depot:
        t.push(REPAIRING, 1)


# Invulnerability as Heroic Deed


def honour_actions(t: Table, actions: list[int]) -> None:
    for nation in range(NATIONS):
        if t.one_medals[nation]:
            actions.append(CLAIM * VERB_SHIFT + nation)


def claim(t: Table, nation: int) -> None:
    t.pop()
    take_one_medal(t, t.active, nation)


# Regroup


def regroup_actions(t: Table, actions: list[int]) -> None:
    for slot in range(SLOTS):
        if t.players[t.active].guarded & (1 << slot):
            actions.append(TO_REGROUP * VERB_SHIFT + t.active * SLOTS + slot)


def regroup(t: Table, argument: int) -> None:
    """RU-SF-13; the Rear holds one card, the old one goes to the Depot (RU-SF-20)."""
    t.pop()
    card = t.clear_defender(t.active, argument % SLOTS)
    put_in_rear(t, card)
    if t.listening:
        t.emit(E_REGROUPED, t.active, card)


def put_in_rear(t: Table, card: int) -> None:
    player = t.players[t.active]
    if player.rear >= 0:
        player.depot.append(player.rear)
        if t.listening:
            t.emit(E_DEPOT, t.active, player.rear)
    player.rear = card


# Planning


def plan_actions(t: Table, actions: list[int]) -> None:
    for achievement in t.achievements:
        actions.append(DROP * VERB_SHIFT + t.rules.kind_of[achievement])


def plan(t: Table, kind: int, chance: Chance) -> None:
    """Discard first; an empty pile is made anew with that card in it (RU-SF-14, RU-SF-21)."""
    t.pop()
    achievement = t.rules.cards_of[kind][0]
    place = t.achievements.index(achievement)
    t.achievement_discard.append(achievement)
    if not t.achievement_pile:
        t.achievement_pile = t.achievement_discard
        t.achievement_discard = []
    turned = chance.draw(t.achievement_pile)
    t.reveals += 1
    t.achievements[place] = turned
    if t.listening:
        t.emit(E_PLAN_DROPPED, t.active, achievement)
        t.emit(E_PLAN_TURNED, t.active, turned)
