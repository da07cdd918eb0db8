"""The greedy bot: plays each turn for what it brings, by rules of thumb."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from motorpool.bots.bot import View
from motorpool.bots.rush import abilities, defence, ending
from motorpool.bots.rush.assault import think_through
from motorpool.bots.rush.cards import Book, Card
from motorpool.bots.rush.ledger import Ledger
from motorpool.bots.rush.sight import Sight
from motorpool.bots.rush.siege import target_of_siege
from motorpool.bots.rush.support import support_or_pass
from motorpool.bots.rush.turn import actions_of_turn
from motorpool.bots.rush.worth import Judgement
from motorpool.core.chance import Seeded
from motorpool.core.game import Decision
from motorpool.rush.codes import CHARGE, HIT, SIEGE_MASTER, SLOTS, VERB_SHIFT
from motorpool.rush.tables import Rules

Choice = Callable[[Judgement, Sequence[int]], int]


def besiege(judgement: Judgement, actions: Sequence[int]) -> int:
    """Which Siege Master it is does not matter much: only for the nation of the Medal."""
    sight = judgement.sight
    in_play = sight.cards(sight.turn["in_play"])
    nation = in_play[-1].nation if in_play else 0
    attackers = [card for card in sight.hand if card.vehicle() and card.power]
    more = any(SIEGE_MASTER in card.abilities for card in sight.hand)
    return target_of_siege(judgement, actions, nation, attackers, more)


def charge(judgement: Judgement, actions: Sequence[int]) -> int:
    return CHARGE * VERB_SHIFT if CHARGE * VERB_SHIFT in actions else actions[0]


def choose_attacker(judgement: Judgement, actions: Sequence[int]) -> int:
    """The announced cards in firing order, those with a mission first."""
    by_kind = judgement.sight.book.by_kind
    cards = [by_kind[action % VERB_SHIFT] for action in actions]
    orders = think_through(
        cards,
        judgement.prizes(cards[0].nation, judgement.sight.targets),
        judgement.sight.rules.interactive_assault,
    )
    every = len(orders.values) - 1
    for index, card in enumerate(orders.attackers):
        if orders.base_for(index, every):
            return actions[cards.index(card)]
    return actions[0]


def choose_target(judgement: Judgement, actions: Sequence[int]) -> int:
    """Where the attacking card helps most, with what comes after it in mind."""
    sight = judgement.sight
    attacker = sight.book.by_text[sight.asked["card"]]
    later = [card for card in followers(sight, attacker) if card is not attacker]
    orders = think_through(
        [attacker, *later],
        judgement.prizes(attacker.nation, sight.targets),
        sight.rules.interactive_assault,
    )
    every = len(orders.values) - 1
    if attacker in orders.attackers:
        base = orders.base_for(orders.attackers.index(attacker), every)
        if base is not None:
            place = (base.seat * SLOTS + base.slot) * 2
            for vehicle in (1, 0):
                if HIT * VERB_SHIFT + place + vehicle in actions:
                    return HIT * VERB_SHIFT + place + vehicle
            # an open Base that is like this one stands for it
            for action in actions:
                target = action % VERB_SHIFT
                if target % 2 == 0 and target // 2 // SLOTS == base.seat:
                    return action
    return actions[0]


def followers(sight: Sight, attacker: Card) -> list[Card]:
    """Who attacks after this card: the announced ones, or the hand when the reveal is gradual."""
    if not sight.rules.gradual_reveal:
        return sight.cards(sight.turn["announced"])
    return [card for card in sight.hand if card.vehicle() and card.power and card.nation == attacker.nation]


CHOICES: dict[str, Choice] = {
    "refresh": ending.refresh_or_leave,
    "guard": defence.place_to_guard,
    "sabotaged": abilities.card_to_lose,
    "besiege": besiege,
    "researching": abilities.card_to_research,
    "repairing": abilities.card_to_scrap,
    "honour": abilities.nation_to_claim,
    "regrouping": defence.defender_to_regroup,
    "plan": abilities.achievement_to_drop,
    "recruiting": abilities.recruit_or_keep,
    "announce": charge,
    "attacker": choose_attacker,
    "target": choose_target,
    "support": support_or_pass,
    "medals": ending.medals_to_take,
    "posting": defence.attacker_to_post,
    "weak": ending.after_a_weak_turn,
    "keeping": ending.card_to_keep,
    "storing": ending.card_to_store,
}


@lru_cache(maxsize=64)
def book_of(rules: Rules) -> Book:
    return Book(rules)


class GreedyBot:
    """Rules of thumb, a memory of what was seen, and nothing else."""

    name = "greedy"
    wants_view = True

    def __init__(self, rules: Rules, chance: Seeded) -> None:
        self.book = book_of(rules)
        self.ledger = Ledger(self.book)
        self.intended: list[int] = []  # what it has set out to do next

    def choose(self, view: View | None, decision: Decision) -> int:
        assert view is not None
        sight = Sight(view, self.book)
        self.ledger.observe(sight)
        if len(decision.actions) == 1:
            return decision.actions[0]
        if self.intended and self.intended[0] in decision.actions:
            return self.intended.pop(0)
        self.intended = []
        judgement = Judgement(sight, self.ledger)
        if decision.step == "main":
            self.intended = actions_of_turn(judgement, decision.actions)
            return self.intended.pop(0)
        return CHOICES[decision.step](judgement, decision.actions)
