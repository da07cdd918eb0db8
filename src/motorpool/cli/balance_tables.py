"""The tables of `motorpool balance` that every game of the house has."""

from typing import Any

from motorpool.cli.printing import columns
from motorpool.words.bundle import Words


def shares_table(part: str, rows: list[tuple[str, dict[str, Any]]], words: Words) -> list[str]:
    say = words.say
    lines = [[say(f"cli-balance-{part}"), say("cli-balance-head-share"), "±", "n"]]
    for name, row in rows:
        lines.append([name, percent(row["share"]), percent(row["error"]), f"{row['games']:,}"])
    return columns(lines)


def numbered(rows: list[dict[str, Any]]) -> list[tuple[str, dict[str, Any]]]:
    return [(str(number), row) for number, row in enumerate(rows, 1)]


def goals_table(found: dict[str, Any], words: Words) -> list[str]:
    say = words.say
    rows = [[say(f"cli-balance-head-{head}") for head in ("goal", "found", "reached")]]
    for goal in found["goals"]:
        value = goal["value"]
        shown = percent(value) if isinstance(value, float) else str("–" if value is None else value)
        name = say(f"cli-balance-goal-{goal['goal']}")
        rows.append([name, shown, say("yes") if goal["reached"] else say("no")])
    return columns(rows)


def percent(part: float | None) -> str:
    return "–" if part is None else f"{100 * part:.1f} %"
