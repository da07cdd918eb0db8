"""The table drawn for the terminal, within 80 columns. No colour says what no word says."""

from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from motorpool.cli import reading
from motorpool.cli.screen import Question, Screen, Sight, printable
from motorpool.rush.codes import CLASS_TEXTS, HEADQUARTERS, NATION_TEXTS, VEHICLE
from motorpool.words.bundle import Words
from motorpool.words.rush import RushWords

WIDEST = 100
LONGEST_NAME = 24
NATION_STYLES = {
    "ussr": "red",
    "germany": "yellow",
    "usa": "green",
    "france": "blue",
    "uk": "magenta",
}
STRONG = "bold"
ALARM = "bold red"


class DrawnScreen(Screen):
    """Draws the whole table anew for every question."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.console.width = min(self.console.width, WIDEST)

    def say(self, lines: list[str]) -> None:
        for line in lines:
            indent = len(line) - len(line.lstrip())
            self.console.print(Padding(Text(printable(line.strip())), (0, 0, 0, indent)))

    def heading(self, text: str) -> None:
        self.console.print(Rule(Text(text, STRONG), align="left"))

    def table(self, sight: Sight) -> None:
        view, speech = sight.view, sight.speech
        self.heading(reading.title(view, speech))
        self.console.print(achievements_line(sight))
        self.console.print(medals_line(view, speech))
        for player in view["players"]:
            self.console.print(player_line(player, sight))
            self.console.print(bases_grid(player, speech))
        self.console.print(cards_table(view, speech))

    def ask(self, sight: Sight, question: Question) -> None:
        self.clear()
        self.table(sight)
        if question.news:
            self.console.print(Rule(style="dim"))
            self.paragraphs(question.news)
        self.console.print(Rule(style="dim"))
        self.console.print(Text(question.text, STRONG))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style=STRONG)
        grid.add_column()
        for number, text in enumerate(question.choices, 1):
            grid.add_row(f"{number:2}", Text(printable(text)))
        self.console.print(grid)

    def paragraphs(self, turns: list[list[str]]) -> None:
        """A turn is a paragraph, its first line sticks out."""
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


def achievements_line(sight: Sight) -> Text:
    speech = sight.speech
    told = []
    for id in sight.view["achievements"]:
        leader = reading.leader(id, speech, sight.outcome)
        name = speech.achievement(id)
        told.append(f"{name} ({leader})" if leader else name)
    return labelled(speech.words.say("cli-draw-achievements"), ", ".join(told))


def medals_line(view: dict[str, Any], speech: RushWords) -> Text:
    told = [
        f"{speech.words.say(f'cli-nation-{nation}')} {ones}/{twos}"
        for nation, (ones, twos) in view["medals"].items()
    ]
    return labelled(speech.words.say("cli-draw-medals"), "  ".join(told))


def labelled(label: str, text: str) -> Text:
    return Text.assemble((label, STRONG), " ", printable(text))


def player_line(player: dict[str, Any], sight: Sight) -> Text:
    """A player's name, points and piles; a sign before the one whose turn it is."""
    speech = sight.speech
    seat = player["seat"]
    label = sight.labels[seat]
    if seat == speech.you:
        label = speech.words.say("cli-draw-you", player=label)
    if speech.rules.teams:
        label = speech.words.say("cli-draw-side", player=label, side="AB"[player["side"]])
    sign = "►" if seat == sight.view["active"] and not sight.view["over"] else " "
    told = speech.words.say(
        "cli-draw-player",
        points=sight.outcome.points[seat],
        hand=player["hand_size"],
        garage=player["garage"],
        depot=len(player["depot"]),
    )
    if player["rear"] is not None:
        told = speech.words.say("cli-draw-rear", told=told, card=speech.card(player["rear"]))
    return Text.assemble((f"{sign} {seat + 1} {printable(label)}", STRONG), "  ", printable(told))


def bases_grid(player: dict[str, Any], speech: RushWords) -> RenderableType:
    grid = Table.grid(padding=(0, 1), expand=True)
    cells = []
    for slot, base in enumerate(player["bases"]):
        grid.add_column(ratio=1)
        cells.append(base_cell(slot, base, speech))
    grid.add_row(*cells)
    return Padding(grid, (0, 0, 0, 4))


def base_cell(slot: int, base: dict[str, Any], speech: RushWords) -> Text:
    say = speech.words.say
    name = say("cli-draw-headquarters") if slot == HEADQUARTERS else say("cli-draw-base", base=slot + 1)
    condition = "destroyed" if not base["standing"] else "damaged" if base["damaged"] else "whole"
    if base["defender"] is None:
        style = {"destroyed": "dim", "damaged": ALARM, "whole": ""}[condition]
        return Text.assemble(f"{name}: ", (say("cli-draw-open", state=condition), style))
    number = speech.number(base["defender"])
    told = say(
        "cli-draw-defended",
        card=speech.card(base["defender"]),
        armor=speech.rules.armor[number],
        damaged=base["defender_damaged"],
        state=condition,
    )
    hurt = base["defender_damaged"] or base["damaged"]
    style = ALARM if hurt else NATION_STYLES[NATION_TEXTS[speech.rules.nation[number]]]
    return Text.assemble(f"{name}: ", (printable(told), style))


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
        for kind in dict.fromkeys(own["hand"]):
            add_card(table, kind, own["hand"].count(kind), speech)
        if own["rear"] is not None:
            table.add_row(Text(say("cli-draw-your-rear"), STRONG))
            add_card(table, own["rear"], 1, speech)
    return table


def add_card(table: Table, kind: str, count: int, speech: RushWords) -> None:
    rules = speech.rules
    card = speech.number(kind)
    name = speech.card(kind)
    if count > 1:
        name = speech.words.say("list-times", item=name, count=count)
    resources = "-" if rules.resources[card] < 0 else str(rules.resources[card])
    abilities = speech.abilities(kind) if speech.ability_texts(kind) else ""
    nation = NATION_TEXTS[rules.nation[card]] if rules.nation[card] >= 0 else ""
    told = [Text("  " + printable(name), NATION_STYLES.get(nation, ""))]
    told.append(Text(speech.words.say(f"cli-nation-{nation}") if nation else "-"))
    if rules.type[card] == VEHICLE:
        vehicle_class = CLASS_TEXTS[rules.vehicle_class[card]]
        told.append(Text(speech.words.say(f"cli-class-{vehicle_class}")))
        numbers = [rules.cost[card], resources, rules.power[card], rules.armor[card]]
    else:
        told.append(Text("-"))
        numbers = ["-", resources, "-", "-"]
    table.add_row(*told, *(str(number) for number in numbers), Text(abilities))
