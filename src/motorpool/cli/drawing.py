"""The table drawn for the terminal, within 80 columns. No colour says what no word says."""

import shutil
import textwrap
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from motorpool.cli import reading
from motorpool.cli.printing import printable
from motorpool.cli.screen import Screen
from motorpool.cli.sight import Question, Sight
from motorpool.rush.codes import CLASS_TEXTS, HEADQUARTERS, NATION_TEXTS, VEHICLE
from motorpool.words.bundle import Words
from motorpool.words.rush import RushWords

WIDEST = 100
LONGEST_NAME = 28
NATION_STYLES = {
    "ussr": "red",
    "germany": "yellow",
    "usa": "green",
    "france": "blue",
    "uk": "magenta",
}
INDENT = 4
STRONG = "bold"
ALARM = "bold red"


class DrawnScreen(Screen):
    """Draws the whole table anew for every question."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.fit()

    def fit(self) -> None:
        """Take the width of the window as it is now."""
        self.console.width = min(shutil.get_terminal_size().columns, WIDEST)

    def say(self, lines: list[str]) -> None:
        for line in lines:
            indent = line[: len(line) - len(line.lstrip())]
            for part in textwrap.wrap(
                printable(line),
                self.console.width,
                initial_indent=indent,
                subsequent_indent=indent + "  ",
            ) or [""]:
                self.console.print(Text(part))

    def heading(self, text: str) -> None:
        self.console.print(Rule(Text(text, STRONG), align="left"))

    def table(self, sight: Sight) -> None:
        """From the general to the particular: what matters most is nearest the prompt."""
        self.heading(reading.title(sight))
        self.console.print(achievements_line(sight))
        self.console.print(medals_line(sight))
        for player in sight.view["players"]:
            self.console.print(player_line(player, sight))
            self.console.print(bases_line(player, sight.speech, self.console.width))
        self.console.print(cards_table(sight.view, sight.speech))

    def ask(self, sight: Sight, question: Question) -> None:
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


def labelled(label: str, text: str) -> Text:
    return Text.assemble((label, STRONG), " ", printable(text))


def achievements_line(sight: Sight) -> Text:
    """Each Achievement, with who would get it now."""
    told = []
    for id in sight.view["achievements"]:
        name = sight.speech.achievement(id)
        leader = reading.leader(id, sight)
        told.append(f"{name} ({leader})" if leader else name)
    return labelled(sight.speech.words.say("cli-draw-achievements"), ", ".join(told))


def medals_line(sight: Sight) -> Text:
    say = sight.speech.words.say
    told = [
        f"{say(f'cli-nation-{nation}')} {ones}/{twos}"
        for nation, (ones, twos) in sight.view["medals"].items()
    ]
    return labelled(say("cli-draw-medals"), "  ".join(told))


def player_line(player: dict[str, Any], sight: Sight) -> Text:
    """A player's name, points and piles; a sign before the one whose turn it is."""
    speech = sight.speech
    say = speech.words.say
    seat = player["seat"]
    label = sight.labels[seat]
    if seat == speech.you:
        label = say("cli-draw-you", player=label)
    if speech.rules.teams:
        label = say("cli-draw-side", player=label, side="AB"[player["side"]])
    sign = ">" if seat == sight.view["active"] and not sight.view["over"] else " "
    told = say(
        "cli-draw-player",
        points=sight.outcome.points[seat],
        hand=player["hand_size"],
        garage=player["garage"],
        depot=len(player["depot"]),
    )
    if player["rear"] is not None:
        told = say("cli-draw-rear", told=told, card=speech.card(player["rear"]))
    return Text.assemble((f"{sign} {seat + 1} {printable(label)}", STRONG), "  ", printable(told))


def bases_line(player: dict[str, Any], speech: RushWords, width: int) -> Padding:
    """The Bases side by side, each with its defender."""
    grid = Table.grid(padding=(0, 1), expand=True)
    cells = []
    each = (width - INDENT) // len(player["bases"]) - 1
    for slot, base in enumerate(player["bases"]):
        grid.add_column(ratio=1)
        cells.append(base_cell(slot, base, speech, each))
    grid.add_row(*cells)
    return Padding(grid, (0, 0, 0, INDENT))


def base_cell(slot: int, base: dict[str, Any], speech: RushWords, width: int) -> Text:
    say = speech.words.say
    name = say("cli-draw-base", base="hq" if slot == HEADQUARTERS else slot + 1) + ":"
    condition = reading.condition(base)
    if base["defender"] is None:
        style = {"destroyed": "dim", "damaged": ALARM, "whole": ""}[condition]
        return Text.assemble(name, " ", (say("cli-draw-open", state=condition), style))
    number = speech.number(base["defender"])
    more = say(
        "cli-draw-defender",
        armor=speech.rules.armor[number],
        damaged=base["defender_damaged"],
        state=condition,
    )
    hurt = base["defender_damaged"] or base["damaged"]
    style = ALARM if hurt else NATION_STYLES[NATION_TEXTS[speech.rules.nation[number]]]
    card = printable(speech.card(base["defender"]))
    text = Text(fill([name, *card.split(), more], width))
    text.stylize(style, len(name))
    return text


def fill(parts: list[str], width: int) -> str:
    """The parts in as few lines as they need; a part stays whole if it can."""
    lines = [parts[0]]
    for part in parts[1:]:
        longer = f"{lines[-1]} {part}"
        if len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(part)
    return "\n".join(lines)


def cards_table(view: dict[str, Any], speech: RushWords) -> Table:
    """The Reserve and the reader's hand under the same columns."""
    say = speech.words.say
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=STRONG)
    heading = say("cli-draw-reserve", deck=view["deck"])
    table.add_column(heading, no_wrap=True, max_width=LONGEST_NAME)
    table.add_column(say("cli-draw-nation"), no_wrap=True)
    table.add_column(say("cli-draw-class"), no_wrap=True)
    for column in ("cost", "resources", "power", "armor"):
        table.add_column(say(f"cli-draw-{column}"), no_wrap=True, justify="right")
    table.add_column(say("cli-draw-abilities"))
    for kind in view["reserve"]:
        add_card(table, kind, 1, speech)
    if view["seat"] >= 0:
        own = view["players"][view["seat"]]
        table.add_row(Text(say("cli-draw-hand"), STRONG))
        if not own["hand"]:
            table.add_row("  -")
        for kind in dict.fromkeys(own["hand"]):
            add_card(table, kind, own["hand"].count(kind), speech)
        if own["rear"] is not None:
            table.add_row(Text(say("cli-draw-your-rear"), STRONG))
            add_card(table, own["rear"], 1, speech)
    return table


def add_card(table: Table, kind: str, count: int, speech: RushWords) -> None:
    rules = speech.rules
    say = speech.words.say
    card = speech.number(kind)
    name = speech.card(kind)
    if count > 1:
        name = say("list-times", item=name, count=count)
    nation = NATION_TEXTS[rules.nation[card]] if rules.nation[card] >= 0 else ""
    cost, vehicle_class, power, armor = "-", "-", "-", "-"
    if rules.type[card] == VEHICLE:
        cost = str(rules.cost[card])
        vehicle_class = say(f"cli-class-{CLASS_TEXTS[rules.vehicle_class[card]]}")
        power = str(rules.power[card])
        armor = str(rules.armor[card])
    table.add_row(
        Text("  " + printable(name), NATION_STYLES.get(nation, "")),
        say(f"cli-nation-{nation}") if nation else "-",
        vehicle_class,
        cost,
        "-" if rules.resources[card] < 0 else str(rules.resources[card]),
        power,
        armor,
        speech.abilities(kind) if speech.ability_texts(kind) else "",
    )
