"""The balance of Battlegrounds as a page: tanks, corners and ends."""

from typing import Any

from motorpool.cli.balance_page import share_figure
from motorpool.cli.balance_tables import percent
from motorpool.cli.battlegrounds.balance import tank_cells, tank_names
from motorpool.cli.report_page import label, reading
from motorpool.lab.pages.bars import Bars, Row
from motorpool.lab.pages.page import Figure, Section
from motorpool.lab.pages.tables import Table
from motorpool.words.bundle import Words

KINDS = ("fielded", "dealt")


def sides_of(found: dict[str, Any]) -> int:
    return 2 if found["options"]["mode"] == "team" else int(found["players"])


def sections(found: dict[str, Any], words: Words) -> list[Section]:
    say = words.say
    parts = []
    if found["tanks"]:
        about = [say("cli-balance-about-tanks")]
        parts.append(Section(say("cli-balance-page-tanks"), [tanks(found, words)], about))
    corners = list(found["corners"].items())
    ends = [(say(f"cli-balance-end-{name}"), row) for name, row in found["decided"].items()]
    figures = [
        share_figure("corners", corners, 1 / sides_of(found), words),
        share_figure("ends", ends, None, words),
    ]
    return [*parts, Section(say("cli-balance-page-corners"), figures)]


def tanks(found: dict[str, Any], words: Words) -> Figure:
    say = words.say
    title = say("cli-balance-page-tanks")
    names = tank_names()
    kinds = [kind for kind in KINDS if any(tank[kind]["games"] for tank in found["tanks"])]
    rows = [
        Row(names[tank["tank"]], [reading(tank[kind]) for kind in kinds]) for tank in found["tanks"]
    ]
    series = [say(f"cli-balance-head-{kind}") for kind in kinds]
    if len(series) == 1:  # that has no legend
        title = f"{title}: {series[0]}"
    shares = [(names[tank["tank"]], percent(tank[kinds[0]]["share"])) for tank in found["tanks"]]
    told = label(title, shares, words)
    plot = Bars(told, rows, series, fair=(0.5, say("cli-report-even", share=percent(0.5))))
    cells = tank_cells(found, words)
    return Figure(title, plot, Table(title, cells[0], cells[1:]), say("cli-report-whiskers"))
