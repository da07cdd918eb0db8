"""Buying: spend cards for resources, then take a card from the Reserve (RU-BUY)."""

from motorpool.core.chance import Chance
from motorpool.rush.codes import BUY, E_BOUGHT, E_SPENT, FROM_REAR, NATIONS, SPEND, VERB_SHIFT
from motorpool.rush.piles import take_from_reserve
from motorpool.rush.table import Table


def uncovered(t: Table) -> int:
    """What ordinary resources have to cover of the costs bought this turn (RU-BUY-08)."""
    needed = 0
    for nation in range(NATIONS):
        over = t.costs_bought[nation] - t.national_spent[nation]
        if over > 0:
            needed += over
    return needed


def buying_actions(t: Table, actions: list[int]) -> None:
    """List what may be spent and what may be bought.

    A card may be spent only while something in the Reserve can still be bought
    with all that may be spent: spending without buying is not allowed (RU-BUY-09).
    """
    if t.purchases and not t.recruitment:  # RU-BUY-04
        return
    rules = t.rules
    resources = rules.resources
    hand = t.players[t.active].hand
    payers: list[int] = []
    ordinary = 0
    has_ordinary = False
    national: list[int] = []
    for card in hand:
        value = resources[card]
        if value >= 0 and card not in t.played:
            payers.append(card)
            if rules.national[card]:
                if not national:
                    national = [0] * NATIONS
                national[rules.nation[card]] += value
            else:
                ordinary += value
                has_ordinary = True
    rear = -1
    if t.rear_is_playable():
        rear = t.players[t.active].rear
        value = resources[rear]
        if value < 0:
            rear = -1
        elif rules.national[rear]:
            if not national:
                national = [0] * NATIONS
            national[rules.nation[rear]] += value
        else:
            ordinary += value
            has_ordinary = True
    # National cards worth 0 pay too, so which nations have one is kept apart from the sums
    nations_paying = t.paid_national
    for card in payers:
        if rules.national[card]:
            nations_paying |= 1 << rules.nation[card]
    if rear >= 0 and rules.national[rear]:
        nations_paying |= 1 << rules.nation[rear]

    may_buy_now = t.paying or t.recruitment
    needed = 0
    if t.purchases:
        needed = uncovered(t)
    reachable_nations = 0
    for card in t.reserve:
        nation = rules.nation[card]
        bit = 1 << nation
        cost = t.costs_bought[nation] + rules.cost[card]
        spent = t.national_spent[nation]
        before = t.costs_bought[nation] - spent
        others = needed - before if before > 0 else needed
        if may_buy_now and (t.paid_ordinary or t.paid_national & bit):
            over = cost - spent
            if (others + over if over > 0 else others) <= t.ordinary_spent:
                actions.append(BUY * VERB_SHIFT + card)
        if has_ordinary or t.paid_ordinary or nations_paying & bit:
            over = cost - spent
            if national:
                over -= national[nation]
                others = needed_elsewhere(t, nation, national)
            if (others + over if over > 0 else others) <= t.ordinary_spent + ordinary:
                reachable_nations |= bit
    if reachable_nations == 0:
        return
    for card in payers:
        if not rules.national[card] or reachable_nations & (1 << rules.nation[card]):
            action = SPEND * VERB_SHIFT + rules.kind_of[card]
            if card < rules.vehicles or action not in actions:
                actions.append(action)
    if rear >= 0 and (not rules.national[rear] or reachable_nations & (1 << rules.nation[rear])):
        actions.append(SPEND * VERB_SHIFT + FROM_REAR + rules.kind_of[rear])


def needed_elsewhere(t: Table, nation: int, national: list[int]) -> int:
    """What ordinary resources have to cover for the other nations if all is spent."""
    needed = 0
    for other in range(NATIONS):
        if other != nation:
            over = t.costs_bought[other] - t.national_spent[other] - national[other]
            if over > 0:
                needed += over
    return needed


def spend(t: Table, argument: int) -> None:
    card = t.take_to_play(argument)
    rules = t.rules
    if rules.national[card]:
        nation = rules.nation[card]
        t.national_spent[nation] += rules.resources[card]
        t.paid_national |= 1 << nation
    else:
        t.ordinary_spent += rules.resources[card]
        t.paid_ordinary = True
    t.paying = True
    t.players[t.active].depot.append(card)
    if t.listening:
        t.emit(E_SPENT, t.active, card)


def buy(t: Table, card: int, chance: Chance) -> None:
    t.paying = False
    t.purchases += 1
    t.costs_bought[t.rules.nation[card]] += t.rules.cost[card]
    t.players[t.active].depot.append(card)
    if t.listening:
        t.emit(E_BOUGHT, t.active, card)
    take_from_reserve(t, card, chance)
