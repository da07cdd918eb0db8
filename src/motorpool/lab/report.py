"""The result of a simulation as plain data, for JSON and for tables."""

from typing import Any

from motorpool.battlegrounds.solo import RANKS
from motorpool.lab.programs import told_forfeits
from motorpool.lab.simulate import Result
from motorpool.lab.tally import percentile


def report(result: Result) -> dict[str, Any]:
    """Everything that was counted. Shared victories are fractions of a victory."""
    tally = result.tally
    finished = max(1, tally.games - tally.unfinished)
    seconds = result.seconds
    return {
        "game": result.spec.game,
        "preset": result.spec.preset,
        "players": result.spec.seats,
        "options": result.options,
        "bots": list(result.bots),
        "seed": result.seed,
        "games": tally.games,
        "unfinished": tally.unfinished,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds) if seconds else 0,
        "wins_by_seat": [float(wins) for wins in tally.wins_by_seat],
        "wins_by_bot": {bot: float(tally.wins_by_bot.get(bot, 0)) for bot in result.bots},
        "points_by_seat": [round(points / finished, 3) for points in tally.points_by_seat],
        "rounds": {
            "median": percentile(tally.rounds, 50),
            "p10": percentile(tally.rounds, 10),
            "p90": percentile(tally.rounds, 90),
            "longest": max(tally.rounds, default=None),
        },
        "forfeits": told_forfeits(tally.forfeits),
    } | endings(result)


def endings(result: Result) -> dict[str, Any]:
    """How the games ended, as each game tells it."""
    tally = result.tally
    if result.spec.game == "rush":
        return {
            "end_triggers": dict(sorted(tally.end_triggers.items())),
            "achievements_awarded": dict(sorted(tally.achievements.items())),
        }
    decided = {"decided": dict(sorted(tally.decided.items()))}
    if result.options["mode"] != "solo":
        return decided
    return decided | {"stars": [tally.stars[stars] for stars in range(len(RANKS) + 1)]}
