"""A bot that searches: it imagines what it cannot know, again and again, and tries things out."""

from typing import Any

from motorpool.bots.bot import Bot, View
from motorpool.bots.search.budget import Budget
from motorpool.bots.search.growing import grow
from motorpool.bots.search.mind import Mind
from motorpool.bots.search.tree import Node, Search, Tried
from motorpool.core.chance import Recorded, Seeded
from motorpool.core.errors import ChanceDeparted
from motorpool.core.game import Decision, Game

Outlook = tuple[View, list[int]]  # what a seat sees, and what it may do


class SearchBot:
    """Chooses what a search visits most. Who asks it gives it a state to begin from first.

    What the adviser, a bot with rules of thumb, would do is tried first.
    """

    def __init__(
        self, name: str, game: Game, mind: Mind, chance: Seeded, budget: Budget, adviser: Bot
    ) -> None:
        self.name = name
        self.game = game
        self.wants_view = adviser.wants_view
        self.mind = mind
        self.chance = chance
        self.budget = budget
        self.adviser = adviser
        self.imagined: Any = None
        # Of its latest choice: the two best actions, each with the chance to win that it sees
        self.reason: list[tuple[int, float]] = []
        self.grown: Search | None = None
        # What the latest search found of what follows, and how that looks to the seat
        self.ahead: tuple[Outlook, Node] | None = None

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
            self.ahead = None
            return advice
        tried = self.think(state, decision, advice)
        legal = [action for action in decision.actions if action in tried]
        most = sorted(legal, key=lambda action: tried[action][0], reverse=True)
        self.reason = [(action, tried[action][1] / tried[action][0]) for action in most[:2]]
        self.look_ahead(state, decision.seat, most[0])
        return most[0]

    def think(self, state: Any, decision: Decision, advice: int) -> Tried:
        """What was tried, and what came out."""
        known = self.known(state, decision.seat)
        search = Search(state, decision.seat, self.mind, self.chance, advice, known)
        grow(search, self.budget)
        if self.budget.milliseconds:  # so many rounds choose the same, whatever came before
            self.grown = search
        return search.tried()

    def known(self, state: Any, seat: int) -> Node | None:
        """What the search before found of this decision, if it thought of it.

        Who asks need not have done what it chose: a person takes a hint or leaves it.
        """
        ahead, self.ahead = self.ahead, None
        return ahead[1] if ahead and ahead[0] == self.outlook(state, seat) else None

    def outlook(self, state: Any, seat: int) -> Outlook:
        """All that a seat knows when it decides."""
        return self.game.view(state, seat), state.legal()

    def look_ahead(self, state: Any, seat: int, action: int) -> None:
        """Where chance has no say and the seat goes on, what was thought of it still holds."""
        search, self.grown = self.grown, None
        node = search.after(action) if search else None
        if node is None:
            return
        following = state.clone()
        try:
            following.apply(action, Recorded([]))
        except ChanceDeparted:
            return
        if not following.over() and following.seat_to_decide() == seat:
            self.ahead = (self.outlook(following, seat), node)
