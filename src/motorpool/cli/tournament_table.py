"""The report of `motorpool tournament`, laid out for a reader."""

from typing import Any

from motorpool.cli.balance_tables import percent
from motorpool.cli.many_games import title_of
from motorpool.cli.printing import columns
from motorpool.cli.simulate_table import forfeits
from motorpool.words.bundle import Words


def table(found: dict[str, Any], words: Words) -> list[str]:
    say = words.say
    title = title_of(found, words)
    lines = [title, "", *bots_table(found, words), "", *pairs_table(found, words), ""]
    if found["unfinished"]:
        lines.append(say("cli-tournament-unfinished", count=found["unfinished"]))
    lines += forfeits(found, words)
    sure = "cli-tournament-sure-always" if found["until_clear"] else "cli-tournament-sure"
    return [*lines, say("cli-tournament-about", table=found["table"]), say(sure)]


def bots_table(found: dict[str, Any], words: Words) -> list[str]:
    heads = ("bot", "rating", "interval", "share", "interval", "games")
    rows = [[words.say(f"cli-tournament-head-{head}") for head in heads]]
    for row in found["bots"]:
        rows.append(
            [
                row["bot"],
                f"{row['rating']:+.0f}",
                f"{row['rating_low']:+.0f} … {row['rating_high']:+.0f}",
                *share_cells(row),
            ]
        )
    return columns(rows)


def pairs_table(found: dict[str, Any], words: Words) -> list[str]:
    heads = ("pair", "share", "interval", "games", "better")
    rows = [[words.say(f"cli-tournament-head-{head}") for head in heads]]
    for row in found["pairs"]:
        pair = f"{row['bot']} – {row['against']}"
        rows.append([pair, *share_cells(row), row["clear"] or "?"])
    return columns(rows)


def share_cells(row: dict[str, Any]) -> list[str]:
    limits = f"{percent(row['low'])} … {percent(row['high'])}"
    return [percent(row["share"]), limits, f"{row['games']:,}"]
