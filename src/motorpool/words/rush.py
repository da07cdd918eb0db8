"""All that a reader is told of a game of Rush."""

from typing import Any

from motorpool.core.game import Decision, Outcome
from motorpool.words import (
    rush_choices,
    rush_explaining,
    rush_log,
    rush_options,
    rush_questions,
    rush_scores,
)
from motorpool.words.rush_cards import CardWords
from motorpool.words.speech import LogLine


class RushWords(CardWords):
    """Speaks to one reader: names and explanations, questions and choices, log and scores."""

    def card_line(self, kind: str) -> str:
        """All that is printed on a card, in one line."""
        return rush_explaining.card_line(self, kind)

    def explain(self, kind: str) -> list[str]:
        """Everything about a card, what its abilities do at this table included."""
        return rush_explaining.explain(self, kind)

    def explain_ability(self, text: str) -> str:
        """What an ability does at this table."""
        return rush_explaining.explain_ability(self, text)

    def explain_achievement(self, id: str) -> str:
        """What an Achievement counts."""
        return rush_explaining.explain_achievement(self, id)

    def option(self, name: str) -> str:
        """The name of an option."""
        return rush_options.option(self.words, name)

    def option_help(self, name: str) -> str:
        return rush_options.option_help(self.words, name)

    def option_value(self, value: object) -> str:
        """A value of an option."""
        return rush_options.option_value(self.words, value)

    def preset(self, name: str) -> str:
        """The name of a preset."""
        return rush_options.preset(self.words, name)

    def preset_help(self, name: str) -> str:
        return rush_options.preset_help(self.words, name)

    def question(self, decision: Decision, view: dict[str, Any]) -> str:
        """What is asked, as a whole sentence."""
        return rush_questions.question(self, decision, view)

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

    def log_lines(self, events: list[dict[str, Any]]) -> list[LogLine]:
        return [LogLine(text) for text in self.log(events)]

    def running_turn(self, view: dict[str, Any]) -> list[dict[str, Any]]:
        """The turn that is running when a game begins, as an event."""
        return rush_log.running_turn(view)

    def remembered(
        self, events: list[dict[str, Any]], view: dict[str, Any]
    ) -> list[dict[str, Any]]:
        """What the log may still tell of past events: all of it."""
        return events

    def outcome(self, outcome: Outcome) -> list[str]:
        """The final scoring line by line, the winners last."""
        return rush_scores.outcome(self, outcome)
