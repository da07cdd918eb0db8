"""The plain screen: sentences, one on a line. No drawing, no colour, nothing that moves."""

from typing import Any

from motorpool.cli.face import Face
from motorpool.cli.printing import printable
from motorpool.cli.sight import Question, Sight
from motorpool.words.bundle import Words


class Screen:
    """Says things and reads answers; `DrawnScreen` draws them instead."""

    def __init__(self, words: Words, face: Face[Any]) -> None:
        self.words = words
        self.face = face

    def say(self, lines: list[str]) -> None:
        for line in lines:
            print(printable(line))

    def command(self, text: str) -> None:
        """A line for the reader to copy: never broken, however long."""
        print(printable(text))

    def welcome(self, labels: list[str]) -> None:
        """Who plays, before the first question."""
        players = self.words.join(labels)
        self.say([self.words.say("cli-welcome", game=self.face.title, players=players)])

    def heading(self, text: str) -> None:
        self.say([text])

    def table(self, sight: Sight[Any]) -> None:
        """The whole table, read out."""
        self.say([self.face.heading(sight), *self.face.table(sight)])

    def ask(self, sight: Sight[Any], question: Question) -> None:
        """Short things first: what happened, what lies there, what may be done."""
        self.paragraphs(question.news)
        if question.fresh:
            self.say([self.face.heading(sight), *self.face.summary(sight)])
        self.choices(question)

    def choices(self, question: Question) -> None:
        self.say([question.text])
        self.say([f"{number}. {text}" for number, text in enumerate(question.choices, 1)])

    def paragraphs(self, turns: list[list[str]]) -> None:
        for sentences in turns:
            self.say(sentences)

    def read(self, choices: int) -> str:
        """A line from the player; `choices` is how many actions there are to choose from."""
        return input(self.words.say("cli-prompt", count=choices) + " ")

    def pass_keyboard(self, name: str) -> None:
        """Wait until another person sits at the keyboard."""
        self.say([self.words.say("cli-pass-keyboard", player=name)])
        input(self.words.say("cli-pass-enter", player=name) + " ")
