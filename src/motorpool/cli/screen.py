"""What the two ways to show a game have in common, and the plain one."""

from dataclasses import dataclass
from typing import Any

from motorpool.cli import reading
from motorpool.core.game import Outcome
from motorpool.words.bundle import Words
from motorpool.words.rush import RushWords


@dataclass(frozen=True)
class Sight:
    """What one reader sees of the table."""

    view: dict[str, Any]
    speech: RushWords
    labels: list[str]  # the players, bots with their kind
    outcome: Outcome  # as things stand


@dataclass(frozen=True)
class Question:
    """A decision in words."""

    text: str
    choices: list[str]
    news: list[list[str]]  # since the reader's last decision, turn by turn
    fresh: bool  # the reader has not seen this turn yet


class Screen:
    """Plain: sentences, one on a line. No drawing, no colour, nothing that moves."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, lines: list[str]) -> None:
        for line in lines:
            print(printable(line))

    def heading(self, text: str) -> None:
        self.say([text])

    def table(self, sight: Sight) -> None:
        """The whole table, read out."""
        view, speech = sight.view, sight.speech
        self.say([reading.title(view, speech)])
        self.say(reading.players(view, speech, sight.outcome))
        self.say(reading.bases(view, speech))
        self.say(reading.medals(view, speech))
        self.say(reading.achievements(view, speech, sight.outcome))
        self.say(reading.reserve(view, speech))
        if view["seat"] >= 0:
            self.say(reading.hand(view, speech))

    def ask(self, sight: Sight, question: Question) -> None:
        """Short things first: what happened, what lies there, what may be done."""
        for sentences in question.news:
            self.say(sentences)
        if question.fresh:
            self.say([reading.title(sight.view, sight.speech)])
            self.say(reading.summary(sight.view, sight.speech))
        self.say([question.text])
        self.say([f"{number}. {text}" for number, text in enumerate(question.choices, 1)])

    def paragraphs(self, turns: list[list[str]]) -> None:
        for sentences in turns:
            self.say(sentences)

    def read(self, choices: int) -> str:
        """A line from the player; `choices` is the number of actions to choose from."""
        return input(self.words.say("cli-prompt", count=choices) + " ")

    def pass_keyboard(self, name: str) -> None:
        """Wait until another person sits at the keyboard."""
        self.say([self.words.say("cli-pass-keyboard", player=name)])
        input(self.words.say("cli-pass-enter") + " ")


def printable(line: str) -> str:
    """A line without control characters: names from files must not move the cursor."""
    return "".join(letter if letter.isprintable() else "?" for letter in line)
