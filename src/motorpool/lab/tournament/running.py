"""Plays a tournament on several cores, with what was kept of it before."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from motorpool.lab.parts import play_these
from motorpool.lab.simulate import Progress
from motorpool.lab.tournament.plan import Deal, Plan
from motorpool.lab.tournament.standings import Standings

Keep = Callable[[Deal], None]


def run(
    plan: Plan,
    jobs: int = 1,
    progress: Progress | None = None,
    kept: Mapping[int, Deal] | None = None,
    keep: Keep | None = None,
) -> Standings:
    """Play round by round until all is played or all is clear; `keep` is told of new deals."""
    standings = Standings(plan)
    known = kept or {}
    fresh = play_fresh(standings, known, jobs)
    for rounds in range(plan.rounds):
        wanted = [number for number in numbers(plan, rounds) if is_open(standings, number)]
        for number in wanted:
            deal = known.get(number)
            if deal is None:
                # those before it were played ahead, for line-ups that are clear by now
                deal = next(each for each in fresh if each.number == number)
                if keep:
                    keep(deal)
            standings.add(deal)
            if progress:
                progress(len(deal.won))
        standings.close_round()
    return standings


def play_fresh(standings: Standings, known: Mapping[int, Deal], jobs: int) -> Iterator[Deal]:
    """The deals not yet known, in order, of line-ups that are open when they are handed out."""
    plan = standings.plan
    parts = (
        range(number, number + 1)
        for rounds in range(plan.rounds)
        for number in numbers(plan, rounds)
        if number not in known and is_open(standings, number)
    )
    bare = replace(plan)  # a process makes its game itself
    for deals in play_these(bare, parts, min(jobs, plan.deals)):
        yield from deals


def numbers(plan: Plan, rounds: int) -> range:
    """The deals of one round."""
    return range(plan.number_of(0, rounds), plan.number_of(0, rounds + 1))


def is_open(standings: Standings, number: int) -> bool:
    return standings.open(standings.plan.place_of(number)[0])
