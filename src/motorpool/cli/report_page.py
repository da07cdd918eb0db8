"""`--html FILE`: a report as one HTML file, with what every such page says of itself."""

import argparse
import shlex
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

import motorpool
from motorpool.cli.saving import check_place, write_whole
from motorpool.lab.pages.bars import Reading
from motorpool.lab.pages.page import Page, Section
from motorpool.words.bundle import Words

FACTS = ("preset", "players", "games", "seed")


def check_html(arguments: argparse.Namespace) -> None:
    """Say it before the games when the page cannot be written."""
    if arguments.html is not None:
        check_place(Path(arguments.html))


def write_page(
    found: dict[str, Any],
    arguments: argparse.Namespace,
    words: Words,
    sections: Sequence[Section],
    lead: Sequence[str] = (),
    facts: Sequence[tuple[str, str]] = (),
    about: str = "",
) -> None:
    """Write the page that `--html` asks for; the command says what kind of report it is.

    `facts` stand where else the preset is told; `about` is what the title may name.
    """
    say = words.say
    names = FACTS[1:] if facts else FACTS
    values = {name: f"{found[name]:,}" if name == "games" else str(found[name]) for name in names}
    values |= {"date": date.today().isoformat(), "version": motorpool.__version__}
    page = Page(
        words.language,
        say(f"cli-report-kind-{arguments.command}"),
        say(f"cli-report-title-{arguments.command}", game=found["game"].capitalize(), about=about),
        lead,
        [*facts, *((say(f"cli-report-fact-{name}"), value) for name, value in values.items())],
        sections,
        say("cli-report-made"),
        command_line(arguments, found["seed"], words),
        [say("cli-report-again"), say("cli-report-unofficial")],
    )
    write_whole(Path(arguments.html), page.to_html())


def command_line(arguments: argparse.Namespace, seed: str, words: Words) -> str:
    """What was typed, with the seed and the language: it makes the same page again."""
    typed = ["motorpool", *arguments.typed]
    if arguments.seed is None:
        typed += ["--seed", seed]
    if words.language != "en":
        typed += ["--lang", words.language]
    return shlex.join(typed)


def label(title: str, told: Sequence[tuple[str, str]], words: Words) -> str:
    """What a plot shows, for those who do not see it; much is left to the table beside it."""
    if len(told) > 8:
        return words.say("cli-report-label-table", title=title)
    figures = "; ".join(f"{name} {value}" for name, value in told)
    return words.say("cli-report-label", title=title, figures=figures)


def interval(low: float, high: float) -> str:
    """Limits of a share."""
    return f"{100 * low:.1f} … {100 * high:.1f} %"


def reading(row: dict[str, Any]) -> Reading | None:
    """A share with its limits, to be drawn; what was not measured is not."""
    return Reading(row["share"], row["low"], row["high"]) if row["games"] else None
