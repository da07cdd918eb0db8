"""Plays games, learns from them, and writes the numbers where the bots read them."""

import argparse
import json
import os
import re
from collections import defaultdict
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from motorpool.bots import make_bot
from motorpool.bots.learned import ANY, kind_of_table, read
from motorpool.bots.rush.habits import NUMBERS
from motorpool.core.errors import Refusal
from motorpool.games import make_game
from motorpool.lab.parts import play_parts
from motorpool.lab.tuning import habits, values
from motorpool.lab.tuning.games import Lessons, LineUp
from motorpool.words.bundle import Words
from motorpool.words.refusals import refusal_sentence

Table = tuple[Any, Lessons]  # the rules of a table, and what was learned there
Told = dict[str, list[Table]]  # by the kind of table
Fitted = tuple[Any, dict[str, float]]  # the weights, and how well they do
Known = dict[str, dict[str, Any]]  # how they were made, how well they do and what they are, by kind
Fit = Callable[[list[Table], Any], Fitted]

ENOUGH = 60_000  # choices of one kind of table: more teach nothing new
BOTS = Path(__file__).parents[2] / "bots"
WRITTEN = re.compile(r"(?P<preset>[^:]+):(?P<seats>\d{1,2}):(?P<games>\d{1,7})")
FILES = {"rush": ["values", "habits"], "battlegrounds": ["values"]}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m motorpool.lab.tuning", description=__doc__)
    parser.add_argument("game", choices=["rush", "battlegrounds"])
    parser.add_argument("--bot", default="greedy", help="who plays the games (greedy)")
    parser.add_argument(
        "--at",
        metavar="PRESET:SEATS:GAMES",
        action="append",
        required=True,
        help="tables and how many games there; may be given several times",
    )
    parser.add_argument("--seed", default="tuning")
    parser.add_argument("--restraint", type=float, default=1e-3, help="against chance finds (1e-3)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--into", type=Path, help="a directory (that of the bots)")
    parser.add_argument("--keep", action="store_true", help="what is known of other tables")
    parser.add_argument(
        "--instinct",
        action="store_true",
        help="learn only how likely actions of Rush are in their circumstances",
    )
    asked = parser.parse_args()
    made = {
        "command": " ".join(["python -m motorpool.lab.tuning", *told_again(asked)]),
        "date": datetime.now(UTC).date().isoformat(),
    }
    into = asked.into or BOTS / asked.game / "data"
    if asked.instinct and asked.game != "rush":
        parser.error("there is an instinct for rush only")
    written = [into / f"{name}.json" for name in FILES[asked.game]]
    if asked.instinct:
        written = [into / "instinct.json"]
    for path in written if asked.keep else ():
        if not path.exists():
            parser.error(f"there is no {path} that could be kept")
    line_ups = []
    for table in asked.at:
        try:
            line_ups.append(line_up_at(table, asked))
        except Refusal as refusal:
            parser.error(f"--at {table}: {refusal_sentence(Words('en'), refusal)}")
        except ValueError as error:
            parser.error(f"--at {table}: {error}")
    told: Told = defaultdict(list)
    for line_up, games in line_ups:
        lessons = learn(line_up, games, asked.jobs)  # before the table is built: it is sent
        told[kind_of_table(line_up.table)].append((line_up.table.rules, lessons))

    def values_of(tables: list[Table], usual: Any) -> Fitted:
        everything = Lessons([each for _, lessons in tables for each in lessons.positions])
        return values.fit(everything, asked.restraint, usual)

    def habits_of(tables: list[Table], usual: Any) -> Fitted:
        return habits.fit(tables, asked.restraint / 10, usual)

    def instinct_of(tables: list[Table], usual: Any) -> Fitted:
        """What circumstances count, and what habits count beside them."""
        rows, found = habits_of(tables, usual)
        weights = {
            "habits": [row[:NUMBERS] for row in rows],
            "circumstances": [row[NUMBERS:] for row in rows],
        }
        return weights, found

    if asked.instinct:
        write(written[0], made, told, instinct_of, asked.keep, read("rush", "habits"))
        return
    for path, fit in zip(written, (values_of, habits_of), strict=False):
        write(path, made, told, fit, asked.keep)


def line_up_at(table: str, asked: argparse.Namespace) -> tuple[LineUp, int]:
    """Who plays where, and how often; all of it can be played."""
    found = WRITTEN.fullmatch(table)
    if not found:
        raise ValueError("a table is written as PRESET:SEATS:GAMES, such as base:2:400")
    preset, seats, games = found["preset"], int(found["seats"]), int(found["games"])
    if not games:
        raise ValueError("at least one game has to be played")
    make_bot(asked.bot, make_game(asked.game, preset, seats), 0, asked.seed)
    return LineUp(asked.game, preset, seats, asked.bot, asked.seed, asked.instinct), games


def told_again(asked: argparse.Namespace) -> list[str]:
    """What has to be asked for to get the same numbers; how and where is no part of it."""
    tables = [word for table in asked.at for word in ("--at", table)]
    rest = ["--bot", asked.bot, "--seed", asked.seed, "--restraint", f"{asked.restraint:g}"]
    flags = [f"--{name}" for name in ("keep", "instinct") if getattr(asked, name)]
    return [asked.game, *tables, *rest, *flags]


def learn(line_up: LineUp, games: int, jobs: int) -> Lessons:
    lessons = Lessons()
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task(f"{line_up.preset}, {line_up.seats}", total=games)
        for part in play_parts(line_up, games, jobs):
            lessons.positions += part.positions
            lessons.circumstances += part.circumstances[: ENOUGH - len(lessons.choices)]
            lessons.choices += part.choices[: ENOUGH - len(lessons.choices)]
            lessons.games += part.games
            progress.update(bar, completed=lessons.games)
    return lessons


def write(
    path: Path, made: dict[str, str], told: Told, fit: Fit, keep: bool, usual: Any = None
) -> None:
    """Weights of each kind of table that there were lessons of, beginning with the usual ones.

    Those are the weights of any table, which are learned first unless they are given.
    """
    known: Known = {"made": {}, "found": {}, "weights": {}}
    if keep:
        known = json.loads(path.read_text(encoding="utf-8"))
    elif usual is None:
        everything = [table for tables in told.values() for table in tables]
        note(known, ANY, made, fit(everything, None))
    for kind, tables in told.items():
        begin = known["weights"][ANY] if usual is None else usual.get(kind, usual[ANY])
        note(known, kind, made, fit(tables, begin))
    print(path.name, *known["found"].items(), sep="\n")
    path.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


def note(known: Known, kind: str, made: dict[str, str], fitted: Fitted) -> None:
    known["made"][kind] = made
    known["weights"][kind], known["found"][kind] = fitted


if __name__ == "__main__":
    main()
