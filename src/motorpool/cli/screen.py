"""The plain screen: sentences, one on a line. No drawing, no colour, nothing that moves."""

from motorpool.cli import reading
from motorpool.cli.printing import printable
from motorpool.cli.sight import Question, Sight
from motorpool.words.bundle import Words


class Screen:
    """Says things and reads answers; `DrawnScreen` draws them instead."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, lines: list[str]) -> None:
        for line in lines:
            print(printable(line))

    def command(self, text: str) -> None:
        """A line for the reader to copy: never broken, however long."""
        print(printable(text))

    def welcome(self, labels: list[str]) -> None:
        """Who plays, before the first question."""
        self.say([self.words.say("cli-welcome", players=self.words.join(labels))])

    def heading(self, text: str) -> None:
        self.say([text])

    def table(self, sight: Sight) -> None:
        """The whole table, read out."""
        self.say([reading.title(sight)])
        self.say(reading.players(sight))
        self.say(reading.bases(sight))
        self.say(reading.medals(sight))
        self.say(reading.achievements(sight))
        self.say(reading.reserve(sight))
        if sight.view["seat"] >= 0:
            self.say(reading.hand(sight, sight.view["seat"]))

    def ask(self, sight: Sight, question: Question) -> None:
        """Short things first: what happened, what lies there, what may be done."""
        self.paragraphs(question.news)
        if question.fresh:
            self.say([reading.title(sight), *reading.summary(sight)])
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
