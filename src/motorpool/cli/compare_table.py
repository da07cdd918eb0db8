"""The report of `motorpool compare`, laid out for a reader."""

from typing import Any

from motorpool.cli.compare_words import (
    difference,
    difference_limits,
    is_clear,
    measure_name,
    verdict,
    with_margin,
)
from motorpool.cli.many_games import title_of
from motorpool.cli.printing import columns, printable
from motorpool.words.bundle import Words

HEADS = ("measure", "base", "change", "difference", "interval", "clear")


def table(found: dict[str, Any], words: Words) -> list[str]:
    """The verdict comes last, where it is seen first."""
    say = words.say
    lines = [title_of(found, words)]
    for arm in ("base", "change"):
        lines.append(say(f"cli-compare-arm-{arm}", told=printable(found[arm]["told"])))
    heads = [say(f"cli-compare-head-{head}") for head in HEADS]
    lines += ["", *columns([heads, *(cells(row, words) for row in found["measures"])]), ""]
    for arm in ("base", "change"):
        if found[arm]["unfinished"]:
            lines.append(say("cli-simulate-unfinished", count=found[arm]["unfinished"]))
    return [*lines, say("cli-compare-about"), "", *verdict(found, words)]


def cells(row: dict[str, Any], words: Words) -> list[str]:
    return [
        measure_name(row, words),
        with_margin(row, "base"),
        with_margin(row, "change"),
        difference(row, words),
        difference_limits(row),
        is_clear(row, words),
    ]
