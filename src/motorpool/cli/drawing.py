"""The drawn screen, within 80 columns. No colour says what no word says."""

import shutil
import textwrap
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from motorpool.cli.face import Face
from motorpool.cli.printing import printable
from motorpool.cli.screen import Screen
from motorpool.cli.sight import Question, Sight
from motorpool.cli.styles import STRONG
from motorpool.words.bundle import Words

WIDEST = 100


class DrawnScreen(Screen):
    """Draws the whole table anew for every question."""

    def __init__(self, words: Words, face: Face[Any]) -> None:
        super().__init__(words, face)
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.fit()

    def fit(self) -> None:
        """Take the width of the window as it is now."""
        self.console.width = min(shutil.get_terminal_size().columns, WIDEST)

    def say(self, lines: list[str]) -> None:
        for line in lines:
            indent = line[: len(line) - len(line.lstrip())]
            for part in textwrap.wrap(
                printable(line).strip(),
                self.console.width,
                initial_indent=indent,
                subsequent_indent=indent + "  ",
            ) or [""]:
                self.console.print(Text(part))

    def heading(self, text: str) -> None:
        self.console.print(Rule(Text(text, STRONG), align="left"))

    def table(self, sight: Sight[Any]) -> None:
        """From the general to the particular: what matters most is nearest the prompt."""
        self.heading(self.face.heading(sight))
        for part in self.face.drawn(sight, self.console.width):
            self.console.print(part)

    def ask(self, sight: Sight[Any], question: Question) -> None:
        self.clear()
        self.fit()
        self.table(sight)
        if question.news:
            self.console.print(Rule(style="dim"))
            self.paragraphs(question.news)
        self.console.print(Rule(style="dim"))
        self.choices(question)

    def choices(self, question: Question) -> None:
        self.console.print(Text(printable(question.text), STRONG))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style=STRONG)
        grid.add_column()
        for number, text in enumerate(question.choices, 1):
            grid.add_row(f"{number:2}", Text(printable(text)))
        self.console.print(grid)

    def paragraphs(self, turns: list[list[str]]) -> None:
        """A turn is a paragraph; its first line sticks out."""
        for sentences in turns:
            grid = Table.grid(padding=(0, 1))
            grid.add_row("-", Text(printable(" ".join(sentences))))
            self.console.print(grid)

    def pass_keyboard(self, name: str) -> None:
        """The screen is empty while the keyboard changes hands."""
        self.clear()
        super().pass_keyboard(name)
        self.clear()

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
