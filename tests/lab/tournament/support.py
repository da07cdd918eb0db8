"""Tournaments whose games are never played: chance says who wins, so the right answer is known."""

import random
from collections.abc import Sequence

from motorpool.lab.simulate import Spec
from motorpool.lab.tournament.line_ups import seatings
from motorpool.lab.tournament.plan import Deal, Plan
from motorpool.lab.tournament.standings import Standings

FAMILY = Spec("battlegrounds", "family", 2)


def family(bots: str = "random,greedy", games: int = 12, **others: object) -> Plan:
    """A real tournament of the quickest game."""
    return Plan(FAMILY, tuple(bots.split(",")), 2, games, "s", **others)  # type: ignore[arg-type]


def made_up(strengths: Sequence[float], table: int, rounds: int, seed: str) -> Standings:
    """The standings after so many rounds between bots of these strengths (Luce's model)."""
    chance = random.Random(seed)
    plan = Plan(FAMILY, ("random",) * len(strengths), table, rounds * table, seed)
    standings = Standings(plan)
    for number in range(1, plan.deals + 1):
        index, deal = plan.place_of(number)
        games = seatings(plan.line_ups[index], deal, table)
        won = tuple(tuple(chance.choices(game, [strengths[bot] for bot in game])) for game in games)
        standings.add(Deal(number, won))
    return standings
