"""Buying: spend cards for resources, then take a card from the Reserve (RU-BUY)."""

from mypy_extensions import i64

from motorpool.core.chance import Chance
from motorpool.rush.codes import BUY, E_BOUGHT, E_SPENT, FROM_REAR, NATIONS, SPEND, VERB_SHIFT
from motorpool.rush.piles import take_from_reserve
from motorpool.rush.table import Table


def buying_actions(t: Table, playable: list[int], rear: int, actions: list[int]) -> None:
    """List what may be spent and what may be bought.

    A card may be spent only while something in the Reserve can still be bought
    with all that may be spent: spending without buying is not allowed (RU-BUY-09).
    """
    if t.purchases and not t.recruitment:  # RU-BUY-04
        return
    rules = t.rules
    resources = rules.resources
    if rear >= 0 and resources[rear] < 0:
        rear = -1
    # What could be spent, all together
    ordinary: i64 = t.ordinary_spent
    paying_ordinary = t.paid_ordinary
    paying_nations: i64 = t.paid_national
    national = t.national_spent
    copied = False
    for card in playable if rear < 0 else [*playable, rear]:
        value: i64 = resources[card]
        if value < 0:
            continue
        if rules.national[card]:
            if not copied:
                national = national[:]
                copied = True
            national[rules.nation[card]] += value
            paying_nations |= 1 << rules.nation[card]
        else:
            ordinary += value
            paying_ordinary = True

    may_buy_now = t.paying or t.recruitment
    reachable_nations: i64 = 0
    for card in t.reserve:
        bit: i64 = 1 << rules.nation[card]
        if may_buy_now and (t.paid_ordinary or t.paid_national & bit):
            if ordinary_needed(t, card, t.national_spent) <= t.ordinary_spent:
                actions.append(BUY * VERB_SHIFT + card)
        if paying_ordinary or paying_nations & bit:
            if ordinary_needed(t, card, national) <= ordinary:
                reachable_nations |= bit
    if reachable_nations == 0:
        return
    if t.purchases:  # National Resources also serve cards bought before: no order (RU-BUY-08)
        for nation in range(NATIONS):
            if t.costs_bought[nation] > t.national_spent[nation]:
                reachable_nations |= 1 << nation
    for card in playable:
        if resources[card] >= 0 and (
            not rules.national[card] or reachable_nations & (1 << rules.nation[card])
        ):
            action = SPEND * VERB_SHIFT + rules.kind_of[card]
            if card < rules.vehicles or action not in actions:
                actions.append(action)
    if rear >= 0 and (not rules.national[rear] or reachable_nations & (1 << rules.nation[rear])):
        actions.append(SPEND * VERB_SHIFT + FROM_REAR + rules.kind_of[rear])


def ordinary_needed(t: Table, card: int, national: list[int]) -> i64:
    """What ordinary resources must cover of this turn's costs if the card is bought (RU-BUY-08)."""
    bought: i64 = t.rules.nation[card]
    needed: i64 = t.rules.cost[card]
    if t.purchases == 0:
        needed -= national[bought]
        return needed if needed > 0 else 0
    total: i64 = 0
    for nation in range(NATIONS):
        over: i64 = t.costs_bought[nation] - national[nation]
        if nation == bought:
            over += needed
        if over > 0:
            total += over
    return total


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
