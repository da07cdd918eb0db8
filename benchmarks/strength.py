"""How strong the levels are: `make strength`, or `python -m benchmarks.strength`.

Plays mirrored games and prints the table of docs/bots.md. All of it takes many hours: every
finished deal is kept in benchmarks/played, the same command goes on where it was broken off, and
`--so-far` tells what there is.
"""

import argparse
import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from motorpool.build_info import compiled
from motorpool.cli.interruption import one_interruption
from motorpool.lab.intervals import share_interval
from motorpool.lab.simulate import Spec
from motorpool.lab.tournament.keeping import Keeper, read_deals
from motorpool.lab.tournament.plan import Plan
from motorpool.lab.tournament.running import run
from motorpool.lab.tournament.standings import Standings

SEED = "strength"
PLAYED = Path(__file__).parent / "played"
STEPS = (250, 500, 1000, 2000, 4000)  # rounds of the ladder, each twice the one before


@dataclass(frozen=True)
class Trial:
    """The first of these bots against the others at one table."""

    name: str
    spec: Spec
    bots: tuple[str, ...]
    games: int
    goal: float | None = None

    @property
    def plan(self) -> Plan:
        return Plan(self.spec, self.bots, len(self.bots), self.games, SEED)


BASE, FRONT = Spec("rush", "base", 2), Spec("rush", "second-front", 2)
BATTLE = Spec("battlegrounds", "battle", 2)
THREE = ("veteran",) * 3
TRIALS = [
    Trial("veteran-base", BASE, ("veteran", "greedy"), 1000, 0.65),
    Trial("veteran-front", FRONT, ("veteran", "greedy"), 1000, 0.65),
    Trial("ace-base", BASE, ("ace", "veteran"), 200, 0.65),
    Trial("ace-front", FRONT, ("ace", "veteran"), 200, 0.65),
    Trial("four-base", Spec("rush", "base", 4), ("ace", *THREE), 1000, 0.45),
    Trial("four-front", Spec("rush", "second-front", 4), ("ace:500", *THREE), 1000, 0.45),
    Trial("ace-battle", BATTLE, ("ace", "veteran"), 500, 0.65),
    Trial("rounds-battle", BATTLE, ("ace:500", "veteran"), 1000, 0.65),
    Trial("recruit-base", BASE, ("greedy", "recruit"), 1000),
    Trial("recruit-battle", BATTLE, ("greedy", "recruit"), 1000),
    *(
        Trial(f"ladder-{game}-{more}", spec, (f"ace:{more}", f"ace:{less}"), 200, 0.5)
        for game, spec in (("base", BASE), ("battle", BATTLE))
        for less, more in pairwise(STEPS)
    ),
]
HEAD = "| game | who | against | games | won | 95 % | goal |\n|---|---|---|---|---|---|---|"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    names = ", ".join(trial.name for trial in TRIALS)
    parser.add_argument("--only", action="append", metavar="NAME", help=f"one of: {names}")
    parser.add_argument("--keep", type=Path, default=PLAYED, help="a directory (played)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--so-far", action="store_true", help="play nothing")
    asked = parser.parse_args()
    for name in asked.only or ():
        if name not in names.split(", "):
            parser.error(f"there is no trial {name!r}; there are {names}")
    asked.keep.mkdir(parents=True, exist_ok=True)
    engine = "compiled" if compiled() else "pure Python"
    print(f"{datetime.now(UTC):%d %B %Y}, {engine} engine, seed {SEED}\n\n{HEAD}")
    ladders: dict[str, list[Counter[Fraction]]] = {}
    for trial in TRIALS:
        if trial.name in (asked.only or [trial.name]):
            told = measure(trial, asked.keep / f"{trial.name}.jsonl", asked.jobs, asked.so_far)
            print(row(trial, told), flush=True)
            if trial.name.startswith("ladder") and is_whole(trial, told):
                ladders.setdefault(where(trial.spec), []).extend(told.shares(0))
    for table, rungs in ladders.items():
        print(f"| {table} | twice the rounds | half | {figures(rungs, 2)} | 50% |")


def measure(trial: Trial, kept: Path, jobs: int, so_far: bool) -> Standings:
    plan = trial.plan
    if so_far:
        told = Standings(plan)
        deals = read_deals(kept, plan)[0] if kept.exists() else {}
        for deal in deals.values():
            told.add(deal)
        return told
    keeper = Keeper(kept, plan)
    try:
        with Progress(console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task(trial.name, total=plan.total_games)
            return run(
                plan, jobs, lambda more: progress.advance(bar, more), keeper.deals, keeper.keep
            )
    finally:
        keeper.close()


def row(trial: Trial, told: Standings) -> str:
    goal = f"{trial.goal:.0%}" if trial.goal is not None else ""
    who = f"`{trial.bots[0]}` | {told_once(trial.bots[1:])}"
    return f"| {where(trial.spec)} | {who} | {figures(told.shares(0), len(trial.bots))} | {goal} |"


def is_whole(trial: Trial, told: Standings) -> bool:
    return sum(outcomes.total() for outcomes in told.outcomes) == trial.plan.rounds


def where(spec: Spec) -> str:
    return f"{spec.game}, {spec.preset}, {spec.seats}"


def figures(shares: list[Counter[Fraction]], games_in_deal: int) -> str:
    """Games, share and limits; of several trials the average."""
    games = sum(scores.total() for scores in shares) * games_in_deal
    if not games:
        return "0 | |"
    share, low, high = share_interval(shares, games_in_deal)
    return f"{games:,} | {share:.1%} | {low:.1%} to {high:.1%}"


def told_once(bots: Sequence[str]) -> str:
    return f"`{bots[0]}`" if len(bots) == 1 else f"{len(bots)} × `{bots[0]}`"


if __name__ == "__main__":
    with one_interruption():  # so that no process plays on alone
        main()
