"""The report of `motorpool tournament` as a page."""

import argparse
from typing import Any

from motorpool.cli.balance_tables import percent
from motorpool.cli.report_page import interval, label, reading, write_page
from motorpool.cli.simulate_table import forfeits
from motorpool.lab.pages.bars import Bars, Row
from motorpool.lab.pages.page import Figure, Section
from motorpool.lab.pages.tables import Table
from motorpool.lab.pages.whiskers import Whisker, Whiskers
from motorpool.words.bundle import Words


def write_tournament(found: dict[str, Any], arguments: argparse.Namespace, words: Words) -> None:
    say = words.say
    sure = "cli-tournament-sure-always" if found["until_clear"] else "cli-tournament-sure"
    about = [say("cli-tournament-about", table=found["table"]), say(sure)]
    if found["unfinished"]:
        about.append(say("cli-tournament-unfinished", count=found["unfinished"]))
    about += forfeits(found, words)
    sections = [
        Section(say("cli-report-standings"), [ratings(found, words), shares(found, words)], about),
        Section(say("cli-report-meetings"), [pairs(found, words)]),
    ]
    write_page(found, arguments, words, sections, [answer(found, words)])


def answer(found: dict[str, Any], words: Words) -> str:
    """Who is best, if that is clear: the best is clearly better than each of the others."""
    best = found["bots"][0]["bot"]
    met = [pair for pair in found["pairs"] if best in (pair["bot"], pair["against"])]
    key = "cli-report-best" if all(pair["clear"] == best for pair in met) else "cli-report-no-best"
    return words.say(key, bot=best)


def heads(words: Words, *names: str) -> list[str]:
    return [words.say(f"cli-tournament-head-{name}") for name in names]


def ratings(found: dict[str, Any], words: Words) -> Figure:
    title = words.say("cli-report-ratings")
    rows = [
        Whisker(
            row["bot"], row["rating"], row["rating_low"], row["rating_high"], points(row["rating"])
        )
        for row in found["bots"]
    ]
    cells = [
        [row["bot"], points(row["rating"]), limits(row["rating_low"], row["rating_high"])]
        for row in found["bots"]
    ]
    told = label(title, [(row.name, row.told) for row in rows], words)
    plot = Whiskers(told, rows, write=points, name=words.say("cli-report-rating-axis"))
    table = Table(title, heads(words, "bot", "rating", "interval"), cells)
    return Figure(title, plot, table)


def shares(found: dict[str, Any], words: Words) -> Figure:
    title = words.say("cli-report-victories")
    return share_figure(title, "bot", [(row["bot"], row) for row in found["bots"]], found, words)


def pairs(found: dict[str, Any], words: Words) -> Figure:
    title = words.say("cli-report-pairs")
    rows = [(f"{row['bot']} – {row['against']}", row) for row in found["pairs"]]
    return share_figure(title, "pair", rows, found, words)


def share_figure(
    title: str,
    kind: str,
    rows: list[tuple[str, dict[str, Any]]],
    found: dict[str, Any],
    words: Words,
) -> Figure:
    even = 1 / 2 if kind == "pair" else 1 / found["table"]
    better = ["better"] if kind == "pair" else []
    cells = [
        [name, percent(row["share"]), interval(row["low"], row["high"]), f"{row['games']:,}"]
        + ([row["clear"] or "?"] if better else [])
        for name, row in rows
    ]
    told = label(title, [(name, percent(row["share"])) for name, row in rows], words)
    plot = Bars(
        told,
        [Row(name, [reading(row)]) for name, row in rows],
        fair=(even, words.say("cli-report-even", share=percent(even))),
        most=1,
    )
    return Figure(
        title,
        plot,
        Table(title, heads(words, kind, "share", "interval", "games", *better), cells),
        words.say("cli-report-whiskers"),
    )


def points(value: float) -> str:
    return f"{value:+.0f}".replace("-", "−") if round(value) else "0"


def limits(low: float, high: float) -> str:
    return f"{points(low)} … {points(high)}"
