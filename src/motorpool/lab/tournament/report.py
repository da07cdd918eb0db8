"""A tournament as plain data, for JSON, CSV and tables. It holds no times: a seed gives it anew."""

import csv
import io
from typing import Any

from motorpool.lab.holm import holm
from motorpool.lab.intervals import chance_when_even, mean_of, share_interval
from motorpool.lab.programs import told_forfeits
from motorpool.lab.tournament.line_ups import labels
from motorpool.lab.tournament.rating import Rating, ratings
from motorpool.lab.tournament.sequential import always_valid
from motorpool.lab.tournament.standings import ERROR, Duel, Standings

COLUMNS = ("bot", "against", "deals", "games", "share", "low", "high", "clear")
RATINGS = ("rating", "rating_low", "rating_high")


def report(standings: Standings) -> dict[str, Any]:
    plan = standings.plan
    names = labels(plan.bots)
    played = [won for outcomes in standings.outcomes for won in outcomes.elements()]
    bots = [
        bot_row(standings, bot, name, rating)
        for bot, (name, rating) in enumerate(zip(names, ratings(standings), strict=True))
    ]
    return {
        "game": plan.spec.game,
        "preset": plan.spec.preset,
        "players": plan.spec.seats,
        "options": plan.game.options,
        "table": plan.table,
        "seed": plan.seed,
        "until_clear": plan.until_clear,
        "deals": len(played),
        "games": len(played) * plan.table,
        "unfinished": sum(won.count(None) for won in played),
        "forfeits": told_forfeits(standings.forfeits),
        "bots": sorted(bots, key=lambda row: -float(row["rating"])),
        "pairs": [
            pair_row(standings, duel, names[one], names[other], ahead)
            for ((one, other), duel), ahead in zip(
                standings.duels.items(), clearly_ahead(standings), strict=True
            )
        ],
    }


def clearly_ahead(standings: Standings) -> list[int]:
    """For each pair 1 or -1 when it is clear who is better, for all pairs together; 0 if not."""
    duels = standings.duels
    if standings.plan.until_clear:
        return [duel.ahead for duel in duels.values()]
    table = standings.plan.table
    adjusted = holm({pair: chance_when_even(duel.scores, table) for pair, duel in duels.items()})
    return [
        0 if adjusted[pair] >= ERROR else 1 if mean_of(duel.scores) > 1 / 2 else -1
        for pair, duel in duels.items()
    ]


def bot_row(standings: Standings, bot: int, name: str, rating: Rating) -> dict[str, Any]:
    """A bot against all: the average of its line-ups, for some may have had more deals."""
    shares = standings.shares(bot)
    deals = sum(scores.total() for scores in shares)
    share, low, high = share_interval(shares, standings.plan.table)
    if standings.plan.until_clear:
        limits = [always_valid(scores, ERROR / len(shares)) for scores in shares]
        low, high = (sum(each) / len(limits) for each in zip(*limits, strict=True))
    return {
        "bot": name,
        "deals": deals,
        "games": deals * standings.plan.table,
        "share": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "rating": round(rating.points, 1),
        "rating_low": round(rating.low, 1),
        "rating_high": round(rating.high, 1),
    }


def pair_row(standings: Standings, duel: Duel, one: str, other: str, ahead: int) -> dict[str, Any]:
    """A bot against another; `clear` is the better one when there is no doubt."""
    deals = duel.scores.total()
    if standings.plan.until_clear:
        share = mean_of(duel.scores)
        low, high = always_valid(duel.scores, standings.error)
    else:
        share, low, high = share_interval([duel.scores], standings.plan.table)
    return {
        "bot": one,
        "against": other,
        "deals": deals,
        "games": deals * standings.plan.table,
        "share": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "clear": {1: one, -1: other}.get(ahead),
    }


def as_csv(found: dict[str, Any]) -> str:
    """A line for each bot against all, then one for each pair."""
    text = io.StringIO()
    writer = csv.DictWriter(text, [*COLUMNS, *RATINGS], lineterminator="\n")
    writer.writeheader()
    writer.writerows(found["bots"])
    writer.writerows(found["pairs"])
    return text.getvalue()
