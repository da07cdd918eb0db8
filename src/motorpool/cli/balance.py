"""`motorpool balance`: the best bot plays, and the cards are held against their goals."""

import argparse
import json
import os
from typing import Any

from motorpool.cli.printing import columns
from motorpool.cli.simulate import MOST_JOBS, progress, usual_jobs, whole_number
from motorpool.words.bundle import Words

GAMES = ("rush",)
USUAL_PRESET = "base"
USUAL_GAMES = 500
FEWEST_SEATS = 2
HEADS = ("offered", "bought", "share", "ratio")


def add(commands: Any, words: Words) -> None:
    say = words.say
    parser = commands.add_parser(
        "balance", help=say("cli-balance-help"), description=say("cli-balance-description")
    )
    parser.add_argument(
        "game", choices=GAMES, metavar="|".join(GAMES), help=say("cli-simulate-game")
    )
    parser.add_argument(
        "--preset", default=USUAL_PRESET, metavar="P", help=say("cli-simulate-preset")
    )
    parser.add_argument(
        "--players",
        default=str(FEWEST_SEATS),
        metavar="N",
        help=say("cli-balance-players", usual=FEWEST_SEATS),
    )
    parser.add_argument(
        "--games",
        default=str(USUAL_GAMES),
        metavar="G",
        help=say("cli-balance-games", usual=USUAL_GAMES),
    )
    parser.add_argument("--seed", metavar="S", help=say("cli-simulate-seed"))
    parser.add_argument("--jobs", metavar="J", help=say("cli-simulate-jobs"))
    parser.add_argument("--json", action="store_true", help=say("cli-simulate-json"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    from motorpool.lab.balance import measure_balance, plan
    from motorpool.lab.balance_report import balance_report
    from motorpool.lab.simulate import Spec

    seats = whole_number("--players", arguments.players)
    games = whole_number("--games", arguments.games, least=1)
    jobs = usual_jobs()
    if arguments.jobs is not None:
        jobs = whole_number("--jobs", arguments.jobs, least=1, most=MOST_JOBS)
    spec = Spec(arguments.game, arguments.preset, seats)
    seed = os.urandom(4).hex() if arguments.seed is None else arguments.seed
    task = plan(spec, games, seed)
    with progress(task.total, words) as advance:
        measured = measure_balance(spec, games, seed, jobs, advance)
    found = balance_report(measured, task.game.rules)
    if arguments.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        print("\n".join(table(found, words)))
    return 0


def table(found: dict[str, Any], words: Words) -> list[str]:
    """The report for a reader; the goals come last, where they are seen first."""
    say = words.say
    title = say(
        "cli-simulate-title",
        game=found["game"],
        preset=found["preset"],
        players=found["players"],
        games=f"{found['games']:,}",
        seed=found["seed"],
    )
    lines = [title, ""]
    lines += [*cards_table("cards", "card", found, words), ""]
    for part in ("costs", "classes", "abilities"):
        lines += [*cards_table(part, "name", found, words), ""]
    lines += [say("cli-balance-about-ratio"), ""]
    lines += [*shares_table("seats", numbered(found["seats"]), words), ""]
    lines += [*shares_table("places", numbered(found["places"]), words), ""]
    if found["nations"]:
        nations = [(fondness(name, row, words), row) for name, row in found["nations"].items()]
        lines += [*shares_table("nations", nations, words), ""]
    ends = [(say(f"cli-balance-end-{name}"), row) for name, row in found["end_triggers"].items()]
    ends.append((say("cli-balance-achievements-decide"), found["achievements_decide"]))
    lines += [*shares_table("ends", ends, words), ""]
    if found["rounds"]["median"] is not None:
        lines += [say("cli-balance-rounds", **found["rounds"]), ""]
    if found["unfinished"]:
        lines += [say("cli-simulate-unfinished", count=found["unfinished"]), ""]
    return lines + goals_table(found, words)


def cards_table(part: str, name: str, found: dict[str, Any], words: Words) -> list[str]:
    """What could be bought and was; out of bounds is marked."""
    say = words.say
    rows = [[say(f"cli-balance-{part}"), *(say(f"cli-balance-head-{head}") for head in HEADS), ""]]
    for row in found[part]:
        told = f"{row['cost']}  {row[name]}" if part == "cards" else told_name(part, row, words)
        ratio = "–" if row["ratio"] is None else f"{row['ratio']:.2f}"
        mark = say("cli-balance-flag") if row["flag"] else ""
        figures = [f"{row['offered']:,}", f"{row['bought']:,}", percent(row["share"]), ratio]
        rows.append([told, *figures, mark])
    return [line.rstrip() for line in columns(rows)]


def told_name(part: str, row: dict[str, Any], words: Words) -> str:
    name = row["name"]
    if part == "classes":
        return words.say(f"class-{name}")
    if part == "costs":
        return str(name)
    if name == "none":
        return words.say("cli-balance-no-ability")
    return words.say(f"ability-{name}", heroic="no")


def shares_table(part: str, rows: list[tuple[str, dict[str, Any]]], words: Words) -> list[str]:
    say = words.say
    lines = [[say(f"cli-balance-{part}"), say("cli-balance-head-share"), "±", "n"]]
    for name, row in rows:
        lines.append([name, percent(row["share"]), percent(row["error"]), f"{row['games']:,}"])
    return columns(lines)


def fondness(name: str, row: dict[str, Any], words: Words) -> str:
    own = percent(row["own_cards"])
    return words.say("cli-balance-nation", nation=words.say(f"nation-{name}"), own=own)


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
