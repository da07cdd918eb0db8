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
    table = columns([*rows, *(goal_cells(goal, words) for goal in found["goals"])])
    return [*table, *(["", note] if (note := open_note(found, words)) else [])]


def open_note(found: dict[str, Any], words: Words) -> str:
    """What "so far" means, where it is said."""
    is_open = any(goal["sure"] is False for goal in found["goals"])
    return words.say("cli-balance-about-so-far") if is_open else ""


def goal_cells(goal: dict[str, Any], words: Words) -> list[str]:
    value = goal["value"]
    shown = percent(value) if isinstance(value, float) else str("–" if value is None else value)
    name = words.say(f"cli-balance-goal-{goal['goal']}")
    if value is None:
        return [name, shown, "–"]
    reached = "yes" if goal["reached"] else "no"
    return [name, shown, words.say(reached if goal["sure"] else f"cli-balance-{reached}-so-far")]


def with_margin(row: dict[str, Any]) -> str:
    if not row["games"]:
        return "–"
    return f"{percent(row['share'])} ± {100 * row['error']:.1f}"


def points(more: float, error: float) -> str:
    """A difference of shares, in points."""
    return f"{100 * more:+.1f} ± {100 * error:.1f}".replace("-", "−")


def percent(part: float | None) -> str:
    return "–" if part is None else f"{100 * part:.1f} %"
