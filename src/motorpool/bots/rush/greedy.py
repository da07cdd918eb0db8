"""The greedy bot: plays each turn for what it brings, by rules of thumb."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from motorpool.bots.bot import View
from motorpool.bots.rush import abilities, battle, defence, ending
from motorpool.bots.rush.cards import Book
from motorpool.bots.rush.ledger import Ledger
from motorpool.bots.rush.sight import Sight
from motorpool.bots.rush.support import support_or_pass
from motorpool.bots.rush.turn import actions_of_turn
from motorpool.bots.rush.worth import Judgement
from motorpool.core.game import Decision
from motorpool.rush.tables import Rules

CHOICES: dict[str, Callable[[Judgement, Sequence[int]], int]] = {
    "refresh": ending.refresh_or_leave,
    "guard": defence.place_to_guard,
    "sabotaged": abilities.card_to_lose,
    "besiege": battle.target_to_besiege,
    "researching": abilities.card_to_research,
    "repairing": abilities.card_to_scrap,
    "honour": abilities.nation_to_claim,
    "regrouping": defence.defender_to_regroup,
    "plan": abilities.achievement_to_drop,
    "recruiting": abilities.recruit_or_keep,
    "announce": battle.charge,
    "attacker": battle.next_to_fire,
    "target": battle.target_to_hit,
    "support": support_or_pass,
    "medals": ending.medals_to_take,
    "posting": defence.attacker_to_post,
    "weak": ending.after_a_weak_turn,
    "keeping": ending.card_to_keep,
    "storing": ending.card_to_store,
}


@lru_cache(maxsize=16)
def book_of(rules: Rules) -> Book:
    return Book(rules)


class GreedyBot:
    """Looks one turn ahead and remembers what it has seen; chance has no part in it."""

    name = "greedy"
    wants_view = True

    def __init__(self, rules: Rules) -> None:
        self.book = book_of(rules)
        self.ledger = Ledger(self.book)
        self.intended: list[int] = []  # what it has set out to do next

    def choose(self, view: View | None, decision: Decision) -> int:
        assert view is not None
        sight = Sight(view, self.book)
        self.ledger.observe(sight)
        if self.intended and self.intended[0] in decision.actions:
            return self.intended.pop(0)
        self.intended = []
        if len(decision.actions) == 1:
            return decision.actions[0]
        judgement = Judgement(sight, self.ledger)
        if decision.step == "main":
            self.intended = actions_of_turn(judgement, decision.actions)
            return self.intended.pop(0)
        return CHOICES[decision.step](judgement, decision.actions)
