"""The choices in a battle: who fires next, at whom, and whom to besiege."""

from collections.abc import Sequence

from motorpool.bots.rush.assault import Orders, think_through
from motorpool.bots.rush.cards import Card
from motorpool.bots.rush.siege import best_siege
from motorpool.bots.rush.sight import Base, Sight
from motorpool.bots.rush.worth import Judgement
from motorpool.rush.codes import CHARGE, HIT, SIEGE, SIEGE_MASTER, SLOTS, VERB_SHIFT


def charge(judgement: Judgement, actions: Sequence[int]) -> int:
    """All who were meant to attack have been announced."""
    return CHARGE * VERB_SHIFT if CHARGE * VERB_SHIFT in actions else actions[0]


def orders_for(judgement: Judgement, cards: Sequence[Card]) -> Orders:
    sight = judgement.sight
    prizes = judgement.prizes(cards[0].nation, sight.targets)
    return think_through(cards, prizes, sight.rules.interactive_assault)


def next_to_fire(judgement: Judgement, actions: Sequence[int]) -> int:
    """The first in firing order that has a mission."""
    by_kind = judgement.sight.book.by_kind
    cards = [by_kind[action % VERB_SHIFT] for action in actions]
    orders = orders_for(judgement, cards)
    for card in orders.attackers:
        if orders.mission(card):
            return actions[cards.index(card)]
    return actions[0]


def target_to_hit(judgement: Judgement, actions: Sequence[int]) -> int:
    """Where the attacking card helps most, with those that come after it in mind."""
    sight = judgement.sight
    attacker = sight.book.by_text[sight.asked["card"]]
    base = orders_for(judgement, [attacker, *followers(sight, attacker)]).mission(attacker)
    return actions[0] if base is None else action_against(base, actions)


def followers(sight: Sight, attacker: Card) -> list[Card]:
    """Who attacks after this card: the announced ones, or the hand when the reveal is gradual."""
    if not sight.rules.gradual_reveal:
        return sight.cards(sight.turn["announced"])
    return [
        card
        for card in sight.hand
        if card.power and card.nation == attacker.nation and card is not attacker
    ]


def action_against(base: Base, actions: Sequence[int]) -> int:
    """Hit the defender, or the Base itself; an open Base that is like it stands for it."""
    place = HIT * VERB_SHIFT + (base.seat * SLOTS + base.slot) * 2
    for action in (place + 1, place):
        if action in actions:
            return action
    alike = [
        action
        for action in actions
        if action % 2 == 0 and action % VERB_SHIFT // 2 // SLOTS == base.seat
    ]
    return alike[0] if alike else actions[0]


def target_to_besiege(judgement: Judgement, actions: Sequence[int]) -> int:
    """Where a siege helps most; the Medal would be of the besieging card's nation."""
    sight = judgement.sight
    besieging = sight.book.by_text[sight.turn["in_play"][-1]]
    attackers = [card for card in sight.hand if card.power]
    more = any(SIEGE_MASTER in card.abilities for card in sight.hand)
    _, base, vehicle = best_siege(judgement, besieging.nation, attackers, more)
    if base is not None:
        action = SIEGE * VERB_SHIFT + (base.seat * SLOTS + base.slot) * 2 + vehicle
        if action in actions:
            return action
    return actions[0]
