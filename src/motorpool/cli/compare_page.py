"""The report of `motorpool compare` as a page."""

import argparse
from typing import Any

from motorpool.cli.compare_course import course_section, length_section
from motorpool.cli.compare_words import (
    Row,
    difference,
    difference_limits,
    is_clear,
    limits,
    measure_name,
    value,
    verdict,
)
from motorpool.cli.report_page import label, write_page
from motorpool.lab.pages import bars
from motorpool.lab.pages.bars import Bars, Reading
from motorpool.lab.pages.page import Figure, Section
from motorpool.lab.pages.tables import Table
from motorpool.lab.pages.whiskers import Whisker, Whiskers
from motorpool.words.bundle import Words

HEADS = ("measure", "base", "interval", "change", "interval", "difference", "interval", "clear")
ENDINGS = ("end", "decided", "close", "shared")


def write_comparison(found: dict[str, Any], arguments: argparse.Namespace, words: Words) -> None:
    say = words.say
    facts = [
        (say("cli-compare-head-base"), found["base"]["told"]),
        (say("cli-compare-head-change"), found["change"]["told"]),
        (say("cli-compare-page-bots-fact"), ", ".join(found["bots"])),
    ]
    answer, *points = verdict(found, words)
    sections = [verdict_section(found, points, words)]
    if found["deals"]:
        sections += [who_section(found, words), *length_section(found, words)]
        sections += [*course_section(found, words), *shares_section(found, "ends", ENDINGS, words)]
        sections += shares_section(found, "achievements", ("achievement",), words)
    write_page(found, arguments, words, sections, [answer], facts, changed(found))


def changed(found: dict[str, Any]) -> str:
    """What the change has and the base has not."""
    base, change = (found[arm]["told"].split(", ") for arm in ("base", "change"))
    return ", ".join([item for item in change if item not in base] or change)


def rows_of(found: dict[str, Any], *kinds: str) -> list[Row]:
    return [row for row in found["measures"] if row["measure"].partition(":")[0] in kinds]


def verdict_section(found: dict[str, Any], points: list[str], words: Words) -> Section:
    say = words.say
    unfinished = [
        say("cli-simulate-unfinished", count=found[arm]["unfinished"])
        for arm in ("base", "change")
        if found[arm]["unfinished"]
    ]
    figures = [effects(found, words)] if found["deals"] else []
    return Section(say("cli-compare-page-verdict"), figures, unfinished, points)


def effects(found: dict[str, Any], words: Words) -> Figure:
    """All measures on one scale; in the table each is in its own."""
    say = words.say
    title = say("cli-compare-page-effects")
    rows = [row for row in found["measures"] if row["differing_deals"] and row["effect"]]
    shown = [
        Whisker(
            measure_name(row, words),
            row["effect"]["mean"],
            row["effect"]["low"],
            row["effect"]["high"],
            difference(row, words),
            row["clear"],
        )
        for row in rows
    ]
    plot = Whiskers(
        label(title, [(row.name, row.told) for row in shown], words),
        shown,
        name=say("cli-compare-page-effects-axis"),
        kinds=(say("cli-compare-clear"), say("cli-compare-unclear")),
    )
    table = figures_table(title, found["measures"], words)
    note = f"{say('cli-compare-page-effects-about')} {say('cli-compare-about')}"
    return Figure(title, plot if shown else None, table, note)


def who_section(found: dict[str, Any], words: Words) -> Section:
    """By seat, by order of turns, and by bot where they differ."""
    say = words.say
    fair = (1 / found["sides"], say("cli-compare-page-fair"))
    figures = [
        shares_figure(say(f"cli-compare-page-{name}"), rows, words, fair)
        for name, kind in (("seats", "seat"), ("places", "place"), ("bots", "bot"))
        if (rows := rows_of(found, kind))
    ]
    return Section(say("cli-compare-page-who"), figures)


def shares_section(
    found: dict[str, Any], name: str, kinds: tuple[str, ...], words: Words
) -> list[Section]:
    rows = rows_of(found, *kinds)
    if not rows:
        return []
    title = {"ends": "endings", "achievements": "awarded"}[name]
    figure = shares_figure(words.say(f"cli-compare-page-{title}"), rows, words)
    return [Section(words.say(f"cli-compare-page-{name}"), [figure])]


def shares_figure(
    title: str, rows: list[Row], words: Words, fair: tuple[float, str] | None = None
) -> Figure:
    """Bars of both arms, and a table with all intervals."""
    say = words.say
    arms = ("base", "change")
    plot = Bars(
        label(
            title,
            [
                (measure_name(row, words), f"{value(row, 'base')} → {value(row, 'change')}")
                for row in rows
            ],
            words,
        ),
        [
            bars.Row(
                measure_name(row, words),
                [Reading(row[arm]["mean"], row[arm]["low"], row[arm]["high"]) for arm in arms],
            )
            for row in rows
        ],
        [say(f"cli-compare-head-{arm}") for arm in arms],
        fair,
    )
    return Figure(title, plot, figures_table(title, rows, words), say("cli-report-whiskers"))


def figures_table(title: str, rows: list[Row], words: Words) -> Table:
    """All figures with all intervals."""
    told = [
        [
            measure_name(row, words),
            value(row, "base"),
            limits(row, "base"),
            value(row, "change"),
            limits(row, "change"),
            difference(row, words),
            difference_limits(row),
            is_clear(row, words),
        ]
        for row in rows
    ]
    strong = frozenset(number for number, row in enumerate(rows) if row["clear"])
    return Table(title, [words.say(f"cli-compare-head-{head}") for head in HEADS], told, strong)
