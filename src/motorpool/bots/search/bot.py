"""A bot that searches: it imagines what it cannot know, again and again, and tries things out."""

import time
from typing import Any

from motorpool.bots.bot import Bot, View
from motorpool.bots.search.budget import Budget
from motorpool.bots.search.mind import Mind
from motorpool.bots.search.tree import Search
from motorpool.core.chance import Seeded
from motorpool.core.game import Decision

SLICE = 50  # rounds between two looks at the clock


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

    def imagine(self, state: Any) -> None:
        """Take a state that its seat could be in: all that a search starts from."""
        self.imagined = state

    def watch(self, view: View | None, decision: Decision) -> int:
        """Look on without a thought, so that the adviser has seen what there was to see."""
        return self.adviser.choose(view, decision)

    def choose(self, view: View | None, decision: Decision) -> int:
        state, self.imagined = self.imagined, None
        advice = self.watch(view, decision)
        if len(decision.actions) == 1:
            return advice
        search = Search(state, decision.seat, self.mind, self.chance, advice)
        if self.budget.rounds:
            search.grow(self.budget.rounds)
        else:
            self.grow_for(search, self.budget.milliseconds / 1000)
        return search.best(list(decision.actions))

    def grow_for(self, search: Search, seconds: float) -> None:
        """Until the time is over, or cannot change the choice any more."""
        began = time.monotonic()
        used = 0.0
        while used < seconds:
            search.grow(SLICE)
            used = time.monotonic() - began
            if search.lead() > search.rounds * (seconds / used - 1):
                return
