"""The result of `motorpool simulate`, laid out for a reader."""

from typing import Any

from motorpool.cli.many_games import title_of
from motorpool.words.bundle import Words


def table(found: dict[str, Any], words: Words) -> list[str]:
    """The whole report."""
    say = words.say
    lines = [
        title_of(found, words),
        "",
    ]
    lines += seats_table(found, words)
    if found["rounds"]["median"] is not None:
        lines += ["", say("cli-simulate-rounds", **found["rounds"]), *endings(found, words)]
    if found["unfinished"]:
        lines.append(say("cli-simulate-unfinished", count=found["unfinished"]))
    lines += forfeits(found, words)
    speed = {
        "decisions": f"{found['decisions']:,}",
        "seconds": f"{found['seconds']:,.1f}",
        "rate": f"{found['decisions_per_second']:,}",
    }
    what_counts = "cli-simulate-solo" if "stars" in found else "cli-simulate-shared"
    return [*lines, say("cli-simulate-speed", **speed), say(what_counts)]


def forfeits(found: dict[str, Any], words: Words) -> list[str]:
    """What was chosen in the place of programs, and why."""
    return [
        words.say("cli-simulate-forfeits", bot=row["bot"], count=row["decisions"], why=row["why"])
        for row in found["forfeits"]
    ]


def seats_table(found: dict[str, Any], words: Words) -> list[str]:
    """For each seat its bot, victories and points; then the victories of each bot."""
    say = words.say
    heads = ("seat", "bot", "wins", "share", "points")
    rows = [[say(f"cli-simulate-head-{head}") for head in heads]]
    for seat, bot in enumerate(found["bots"]):
        wins = found["wins_by_seat"][seat]
        points = found["points_by_seat"][seat]
        rows.append([str(seat + 1), bot, f"{wins:,.1f}", share(wins, found), f"{points:.1f}"])
    if len(found["wins_by_bot"]) > 1 and len(found["bots"]) > 2:
        for bot, wins in found["wins_by_bot"].items():
            rows.append([say("cli-simulate-all"), bot, f"{wins:,.1f}", share(wins, found), ""])
    return laid_out(rows, on_the_left=2)


def laid_out(rows: list[list[str]], on_the_left: int) -> list[str]:
    """Columns side by side; numbers stand on the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if column < on_the_left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def share(wins: float, found: dict[str, Any]) -> str:
    return f"{100 * wins / max(1, found['games'] - found['unfinished']):.1f} %"


def endings(found: dict[str, Any], words: Words) -> list[str]:
    """How the games ended, as far as the game tells it."""
    if found["game"] == "rush":
        return rush_endings(found, words)
    if "stars" in found:
        counts = {"artillery": 0, "tanks": 0, "pairs": 0} | found["decided"]
        return [words.say("cli-simulate-decided-solo", **counts), *stars_table(found, words), ""]
    return [words.say("cli-simulate-decided", **{"target": 0, "standstill": 0} | found["decided"])]


def rush_endings(found: dict[str, Any], words: Words) -> list[str]:
    lines = [words.say("cli-simulate-ends", **{"bases": 0, "medals": 0} | found["end_triggers"])]
    won = sorted(found["achievements_awarded"].items(), key=lambda pair: -pair[1])
    if won:
        told = ", ".join(f"{achievement_name(name, words)} {count:,}" for name, count in won)
        lines.append(words.say("cli-simulate-achievements", told=told))
    return lines


def achievement_name(name: str, words: Words) -> str:
    key = f"achievement-{name}"
    return words.say(key) if words.has(key) else name  # a player's own Achievement


def stars_table(found: dict[str, Any], words: Words) -> list[str]:
    """Solo: how many games brought how many stars."""
    rows = [[words.say(f"cli-simulate-head-{head}") for head in ("stars", "games", "share")]]
    for stars, games in enumerate(found["stars"]):
        rows.append([str(stars), f"{games:,}", share(games, found)])
    return ["", *laid_out(rows, on_the_left=0)]
