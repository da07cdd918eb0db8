"""The report of `motorpool balance` as a page: what every game of the house has."""

import argparse
from collections import Counter
from importlib import import_module
from typing import Any

from motorpool.cli.balance_tables import goal_cells, numbered, open_note, percent
from motorpool.cli.report_page import interval, label, reading, write_page
from motorpool.lab.pages.bars import Bars, Row
from motorpool.lab.pages.histogram import Histogram
from motorpool.lab.pages.page import Figure, Section
from motorpool.lab.pages.tables import Table
from motorpool.words.bundle import Words

Shares = list[tuple[str, dict[str, Any]]]


def write_balance(found: dict[str, Any], arguments: argparse.Namespace, words: Words) -> None:
    say = words.say
    parts = import_module(f"motorpool.cli.{found['game']}.balance_page")
    sides = parts.sides_of(found)
    seats = [
        share_figure(part, numbered(found[part]), 1 / sides, words) for part in ("seats", "places")
    ]
    sections = [
        Section(say("cli-balance-page-goals"), [goals(found, words)]),
        *parts.sections(found, words),
        Section(say("cli-balance-page-seats"), seats),
        Section(say("cli-balance-page-length"), lengths(found, words)),
    ]
    lead = [answer(found, words), say("cli-balance-page-bot", bot=found["bot"])]
    write_page(found, arguments, words, sections, lead)


def answer(found: dict[str, Any], words: Words) -> str:
    """What is clearly missed and what is open; or else that all are clearly reached."""
    goals = [goal for goal in found["goals"] if goal["reached"] is not None]
    missed = [goal for goal in goals if goal["sure"] and not goal["reached"]]
    left_open = sum(not goal["sure"] for goal in goals)
    told = "; ".join(words.say(f"cli-balance-goal-{goal['goal']}") for goal in missed)
    parts = [words.say("cli-balance-page-missed", count=len(missed), goals=told)] if missed else []
    if left_open:
        parts.append(words.say("cli-balance-page-open", count=left_open))
    return " ".join(parts) or words.say("cli-balance-page-reached", count=len(goals))


def goals(found: dict[str, Any], words: Words) -> Figure:
    title = words.say("cli-balance-page-goals")
    heads = [words.say(f"cli-balance-head-{head}") for head in ("goal", "found", "reached")]
    goals = enumerate(found["goals"])
    missed = frozenset(number for number, goal in goals if goal["reached"] is False)
    rows = [goal_cells(goal, words) for goal in found["goals"]]
    return Figure(title, table=Table(title, heads, rows, missed), note=open_note(found, words))


def headline(text: str) -> str:
    """What heads a column in the terminal, as a title."""
    return text[:1].upper() + text[1:]


def share_figure(
    part: str, rows: Shares, fair: float | None, words: Words, note: str = ""
) -> Figure:
    """Bars with their margins, and the share that would be fair where there is one."""
    say = words.say
    title = headline(say(f"cli-balance-{part}"))
    told = label(title, [(name, percent(row["share"])) for name, row in rows], words)
    even = None if fair is None else (fair, say("cli-report-even", share=percent(fair)))
    plot = Bars(
        told,
        [Row(name, [reading(row)]) for name, row in rows],
        fair=even,
    )
    heads = [say("cli-balance-head-name"), say("cli-balance-head-share"), "95 %", "n"]
    cells = [
        [name, percent(row["share"]), interval(row["low"], row["high"]), f"{row['games']:,}"]
        for name, row in rows
    ]
    told = " ".join(filter(None, (note, say("cli-report-whiskers"))))
    return Figure(title, plot, Table(title, heads, cells), told)


def lengths(found: dict[str, Any], words: Words) -> list[Figure]:
    if not found["lengths"]:
        return []
    say = words.say
    counts = Counter({int(rounds): games for rounds, games in found["lengths"].items()})
    title = say("cli-balance-page-length")
    total = counts.total()
    rounds, games = say("cli-balance-page-rounds"), say("cli-balance-page-share")
    plot = Histogram(
        label(title, [("", say("cli-balance-rounds", **found["rounds"]))], words),
        [counts],
        name=rounds,
        share=games,
    )
    cells = [[str(each), percent(counts[each] / total)] for each in sorted(counts)]
    note = say("cli-balance-rounds", **found["rounds"])
    return [Figure(title, plot, Table(title, [rounds, games], cells), note)]
