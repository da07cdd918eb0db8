"""All that a reader is told of a game of Battlegrounds."""

from typing import Any

from motorpool.core.game import Decision, Outcome
from motorpool.words import (
    battlegrounds_choices,
    battlegrounds_explaining,
    battlegrounds_log,
    battlegrounds_options,
    battlegrounds_questions,
    battlegrounds_scores,
)
from motorpool.words.battlegrounds_names import NameWords
from motorpool.words.speech import LogLine


class BattlegroundsWords(NameWords):
    """Speaks to one reader: names and explanations, questions and choices, log and scores."""

    def explain(self, card: str) -> list[str]:
        """Everything about a tank card."""
        return battlegrounds_explaining.explain_tank(self, card)

    def explain_special(self, id: str) -> list[str]:
        """What an upgrade or a one-time action does."""
        return battlegrounds_explaining.explain_special(self, id)

    def explain_picture(self, id: str) -> list[str]:
        """What two tokens of a picture are worth."""
        return battlegrounds_explaining.explain_picture(self, id)

    def terms(self) -> tuple[str, ...]:
        """The words of the game that can be explained at this table."""
        return battlegrounds_explaining.terms(self)

    def term(self, id: str) -> str:
        return self.words.say(f"bg-term-{id}")

    def explain_term(self, id: str) -> list[str]:
        return battlegrounds_explaining.explain_term(self, id)

    def option(self, name: str) -> str:
        """The name of an option."""
        return battlegrounds_options.option(self.words, name)

    def option_help(self, name: str) -> str:
        return battlegrounds_options.option_help(self.words, name)

    def option_value(self, value: object) -> str:
        """A value of an option."""
        return battlegrounds_options.option_value(self.words, value)

    def preset(self, name: str) -> str:
        """The name of a preset."""
        return battlegrounds_options.preset(self.words, name)

    def preset_help(self, name: str) -> str:
        return battlegrounds_options.preset_help(self.words, name)

    def question(self, decision: Decision, view: dict[str, Any]) -> str:
        """What is asked, as a whole sentence."""
        return battlegrounds_questions.question(self, decision, view)

    def action(self, text: str, decision: Decision, view: dict[str, Any]) -> str:
        """A legal action as a choice, as a whole sentence."""
        return battlegrounds_choices.action(self, text, decision, view)

    def event(self, event: dict[str, Any]) -> str:
        """One event for the log."""
        return self.log([event])[0]

    def log(self, events: list[dict[str, Any]]) -> list[str]:
        """Events for the log, those that belong together gathered into one sentence."""
        return [line.text for line in self.log_lines(events)]

    def log_lines(self, events: list[dict[str, Any]]) -> list[LogLine]:
        return battlegrounds_log.log_lines(self, events)

    def running_turn(self, view: dict[str, Any]) -> list[dict[str, Any]]:
        """The turn that is running when a game begins, as an event."""
        return battlegrounds_log.running_turn(view)

    def remembered(
        self, events: list[dict[str, Any]], view: dict[str, Any]
    ) -> list[dict[str, Any]]:
        """What the log may still tell of past events."""
        return battlegrounds_log.remembered(events, view)

    def outcome(self, outcome: Outcome) -> list[str]:
        """The end line by line, the winners or the rank last."""
        return battlegrounds_scores.outcome(self, outcome)
