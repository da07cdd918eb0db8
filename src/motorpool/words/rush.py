"""All that a reader is told of a game of Rush."""

from typing import Any

from motorpool.core.game import Decision, Outcome
from motorpool.words import rush_choices, rush_log, rush_scores
from motorpool.words.rush_cards import CardWords


class RushWords(CardWords):
    """Speaks to one reader: names and explanations, questions and choices, log and scores."""

    def question(self, decision: Decision, view: dict[str, Any]) -> str:
        """What is asked, as a whole sentence."""
        return rush_choices.question(self, decision, view)

    def action(self, text: str, decision: Decision, view: dict[str, Any]) -> str:
        """A legal action as a choice, as a whole sentence."""
        return rush_choices.action(self, text, decision, view)

    def event(self, event: dict[str, Any]) -> str | None:
        """One event for the log; None when another event says as much."""
        lines = self.log([event])
        return lines[0] if lines else None

    def log(self, events: list[dict[str, Any]]) -> list[str]:
        """Events for the log, those that are alike gathered into one sentence."""
        return rush_log.log(self, events)

    def outcome(self, outcome: Outcome) -> list[str]:
        """The final scoring line by line, the winners last."""
        return rush_scores.outcome(self, outcome)
