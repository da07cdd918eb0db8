"""What a bot is: a player that gets a view and a decision, never a state."""

from typing import Any, Protocol

from motorpool.core.game import Decision

View = dict[str, Any]


class Bot(Protocol):
    """One player of one game. It may remember what it has seen."""

    name: str
    wants_view: bool  # a bot that does not look is given None, which is quicker

    def choose(self, view: View | None, decision: Decision) -> int:
        """One of `decision.actions`."""
        ...
