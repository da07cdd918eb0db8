"""A bot that searches: it imagines what it cannot know, again and again, and tries things out."""

from typing import Any

from motorpool.bots.bot import Bot, View
from motorpool.bots.search.budget import Budget
from motorpool.bots.search.mind import Mind
from motorpool.bots.search.tree import Search, Tried, grow
from motorpool.core.chance import Seeded
from motorpool.core.game import Decision


class SearchBot:
    """Chooses what a search visits most. Who asks it gives it a state to begin from first.

    What the adviser, a bot with rules of thumb, would do is tried first.
    """

    def __init__(self, name: str, mind: Mind, chance: Seeded, budget: Budget, adviser: Bot) -> None:
        self.name = name
        self.wants_view = adviser.wants_view
        self.mind = mind
        self.chance = chance
        self.budget = budget
        self.adviser = adviser
        self.imagined: Any = None
        # Of its latest choice: the two best actions, each with the chance to win that it sees
        self.reason: list[tuple[int, float]] = []

    def imagine(self, state: Any) -> None:
        """Take a state that its seat could be in: all that a search starts from."""
        self.imagined = state

    def watch(self, view: View | None, decision: Decision) -> int:
        """Look on without a thought, so that the adviser has seen what there was to see."""
        return self.adviser.choose(view, decision)

    def choose(self, view: View | None, decision: Decision) -> int:
        state, self.imagined = self.imagined, None
        advice = self.watch(view, decision)
        self.reason = []
        if len(decision.actions) == 1:
            return advice
        tried = self.think(state, decision, advice)
        legal = [action for action in decision.actions if action in tried]
        most = sorted(legal, key=lambda action: tried[action][0], reverse=True)
        self.reason = [(action, tried[action][1] / tried[action][0]) for action in most[:2]]
        return most[0]

    def think(self, state: Any, decision: Decision, advice: int) -> Tried:
        """What was tried, and what came out."""
        search = Search(state, decision.seat, self.mind, self.chance, advice)
        grow(search, self.budget)
        return search.tried()
