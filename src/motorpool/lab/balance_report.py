"""A measurement of the balance as plain data, with each goal of the design and whether it holds."""

from math import sqrt
from typing import Any

from motorpool.lab.balance import BEST_BOT, Contest, Measured
from motorpool.lab.prices import NO_ABILITY, card_rows, cost_rows, group_rows
from motorpool.lab.tally import percentile
from motorpool.rush.codes import ABILITY_TEXTS, CLASS_TEXTS
from motorpool.rush.tables import Rules

MOST_OFF_FAIR = 0.03
MOST_FOR_A_NATION = 0.55
FEWEST_ROUNDS, MOST_ROUNDS = 8, 16
LEAST_OF_A_TRIGGER = 0.1
LEAST_DECIDED = 0.25
CERTAIN = 1.96  # standard deviations: 95 of 100 measurements are within


def balance_report(measured: Measured, rules: Rules) -> dict[str, Any]:
    counts = measured.counts
    tally = counts.tally
    games = tally.games - tally.unfinished
    cards = card_rows(rules, counts.market)
    triggers = {name: tally.end_triggers[name] for name in ("bases", "medals")}
    found: dict[str, Any] = {
        "game": measured.spec.game,
        "preset": measured.spec.preset,
        "players": measured.spec.seats,
        "options": measured.options,
        "bot": BEST_BOT,
        "seed": measured.seed,
        "games": tally.games,
        "unfinished": tally.unfinished,
        "seconds": round(measured.seconds, 3),
        "seats": [share(float(wins), games) for wins in tally.wins_by_seat],
        "places": [share(float(wins), games) for wins in counts.wins_by_place],
        "rounds": {
            "median": percentile(tally.rounds, 50),
            "p10": percentile(tally.rounds, 10),
            "p90": percentile(tally.rounds, 90),
        },
        "end_triggers": {name: share(ended, games) for name, ended in triggers.items()},
        "achievements_decide": share(counts.decided, games),
        "nations": {name: of_nation(contest) for name, contest in counts.contests.items()},
        "classes": group_rows(cards, CLASS_TEXTS, "class"),
        "abilities": group_rows(cards, [*ABILITY_TEXTS, NO_ABILITY], "abilities"),
        "costs": cost_rows(cards),
        "cards": cards,
    }
    sides = rules.sides
    return found | {"goals": goals(found, sides)}


def share(count: float, games: int) -> dict[str, Any]:
    """A share with the margin of error of its measurement."""
    part = count / games if games else 0.0
    error = CERTAIN * sqrt(part * (1 - part) / games) if games else 0.0
    return {"count": count, "games": games, "share": round(part, 4), "error": round(error, 4)}


def of_nation(contest: Contest) -> dict[str, Any]:
    """The opponents beaten; the share of its own nation among the cards taken tells how fond."""
    own = round(contest.own / contest.taken, 3) if contest.taken else None
    # Opponents of one game are no separate samples, so the margin of error rests on the games
    beaten = contest.beaten * contest.games / max(1, contest.opponents)
    return share(float(beaten), contest.games) | {"own_cards": own}


def goals(found: dict[str, Any], sides: int) -> list[dict[str, Any]]:
    """Each goal: what was found at the worst spot, the limit, and whether it is reached."""
    fair = 1 / sides
    off = max(abs(each["share"] - fair) for each in found["seats"] + found["places"])
    nations = max((each["share"] for each in found["nations"].values()), default=None)
    median = found["rounds"]["median"]
    trigger = min(each["share"] for each in found["end_triggers"].values())
    decided = found["achievements_decide"]["share"]
    return [
        *(
            goal(name, flagged(found[name]), 0, flagged(found[name]) == 0)
            for name in ("cards", "classes", "abilities", "costs")
        ),
        goal("seats", round(off, 4), MOST_OFF_FAIR, off <= MOST_OFF_FAIR),
        goal("nations", nations, MOST_FOR_A_NATION, (nations or 0) <= MOST_FOR_A_NATION),
        goal(
            "rounds",
            median,
            [FEWEST_ROUNDS, MOST_ROUNDS],
            median is not None and FEWEST_ROUNDS <= median <= MOST_ROUNDS,
        ),
        goal("triggers", trigger, LEAST_OF_A_TRIGGER, trigger >= LEAST_OF_A_TRIGGER),
        goal("achievements", decided, LEAST_DECIDED, decided >= LEAST_DECIDED),
    ]


def goal(name: str, value: Any, limit: Any, reached: bool) -> dict[str, Any]:
    return {"goal": name, "value": value, "limit": limit, "reached": reached}


def flagged(rows: list[dict[str, Any]]) -> int:
    return sum(row["flag"] for row in rows)
