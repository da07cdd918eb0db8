"""The table of Rush drawn for the terminal."""

from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from motorpool.cli.printing import printable
from motorpool.cli.rush import reading
from motorpool.cli.sight import Sight
from motorpool.cli.styles import ALARM, STRONG, labelled
from motorpool.rush.codes import CLASS_TEXTS, HEADQUARTERS, NATION_TEXTS, VEHICLE
from motorpool.words.rush import RushWords

LONGEST_NAME = 28
NATION_STYLES = {
    "ussr": "red",
    "germany": "yellow",
    "usa": "green",
    "france": "blue",
    "uk": "magenta",
}
INDENT = 4


def drawn(sight: Sight[RushWords], width: int) -> list[RenderableType]:
    """From the Achievements down to the reader's hand."""
    parts: list[RenderableType] = [achievements_line(sight), medals_line(sight)]
    for player in sight.view["players"]:
        parts.append(player_line(player, sight))
        parts.append(bases_line(player, sight.speech, width))
    return [*parts, cards_table(sight.view, sight.speech)]


def achievements_line(sight: Sight[RushWords]) -> Text:
    """Each Achievement, with who would get it now."""
    told = []
    for id in sight.view["achievements"]:
        name = sight.speech.achievement(id)
        leader = reading.leader(id, sight)
        told.append(f"{name} ({leader})" if leader else name)
    return labelled(sight.speech.words.say("cli-draw-achievements"), ", ".join(told))


def medals_line(sight: Sight[RushWords]) -> Text:
    say = sight.speech.words.say
    told = [
        f"{say(f'cli-nation-{nation}')} {ones}/{twos}"
        for nation, (ones, twos) in sight.view["medals"].items()
    ]
    return labelled(say("cli-draw-medals"), "  ".join(told))


def player_line(player: dict[str, Any], sight: Sight[RushWords]) -> Text:
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
