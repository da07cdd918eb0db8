"""A measurement of Rush as plain data, with each goal of the design and whether it holds."""

from typing import Any

from motorpool.lab.balance.figures import figures, share
from motorpool.lab.balance.goals import at_least, at_most, goal, is_sure, near_fair
from motorpool.lab.balance.measuring import Measured
from motorpool.lab.balance.rush.listing import achievement_rows, with_owning, with_uses
from motorpool.lab.balance.rush.measurement import Contest, Counts
from motorpool.lab.balance.rush.owning import Owning
from motorpool.lab.balance.rush.prices import (
    LEAST_RATIO,
    MOST_RATIO,
    NO_ABILITY,
    card_rows,
    cost_rows,
    group_rows,
)
from motorpool.rush.codes import ABILITY_TEXTS, CLASS_TEXTS

MOST_FOR_A_NATION = 0.55
FEWEST_ROUNDS, MOST_ROUNDS = 8, 16
LEAST_OF_A_TRIGGER = 0.1
LEAST_DECIDED = 0.25


def report(measured: Measured[Counts]) -> dict[str, Any]:
    counts = measured.counts
    tally = counts.tally
    games = tally.games - tally.unfinished
    rules = measured.task.game.rules
    cards = with_uses(card_rows(rules, counts.market), counts.uses)
    cards = with_owning(cards, counts.owning, [row["card"] for row in cards])
    contests = [{"name": name} | of_nation(each) for name, each in counts.contests.items()]
    names = [f"nations/{row['name']}" for row in contests]
    nations = {row.pop("name"): row for row in with_owning(contests, counts.owning, names)}
    triggers = {name: tally.end_triggers[name] for name in ("bases", "medals")}
    found = figures(measured) | {
        "end_triggers": {name: share(ended, games) for name, ended in triggers.items()},
        "achievements_decide": share(counts.awards.decided, games),
        "achievements": achievement_rows(counts.awards, measured.task.spec.seats),
        "squads": counts.squads.rows(),
        "nations": nations,
        "classes": groups(cards, CLASS_TEXTS, "class", "classes", counts.owning),
        "abilities": groups(
            cards, [*ABILITY_TEXTS, NO_ABILITY], "abilities", "abilities", counts.owning
        ),
        "costs": cost_rows(cards),
        "cards": cards,
    }
    return found | {"goals": goals(found, rules.sides)}


def groups(
    cards: list[dict[str, Any]], names: list[str], key: str, part: str, owning: Owning
) -> list[dict[str, Any]]:
    """Classes or abilities: how often they are bought, and what owning one of their cards adds."""
    rows = group_rows(cards, names, key)
    return with_owning(rows, owning, [f"{part}/{row['name']}" for row in rows])


def of_nation(contest: Contest) -> dict[str, Any]:
    """The opponents beaten; the share of its own nation among the cards taken tells how fond."""
    own = round(contest.own / contest.taken, 3) if contest.taken else None
    # Opponents of one game are no separate samples, so the margin of error rests on the games
    beaten = contest.beaten * contest.games / max(1, contest.opponents)
    return share(float(beaten), contest.games) | {"own_cards": own}


def goals(found: dict[str, Any], sides: int) -> list[dict[str, Any]]:
    """Each goal: what was found at the worst spot, the limit, and whether it is reached."""
    rarer = min(found["end_triggers"].values(), key=lambda each: float(each["share"]))
    return [
        *(in_bounds(name, found[name]) for name in ("cards", "classes", "abilities", "costs")),
        near_fair("seats", found["seats"], sides),
        near_fair("places", found["places"], sides),
        at_most("nations", found["nations"].values(), MOST_FOR_A_NATION),
        of_length(found["rounds"]),
        at_least("triggers", rarer, LEAST_OF_A_TRIGGER),
        at_least("achievements", found["achievements_decide"], LEAST_DECIDED),
    ]


def in_bounds(name: str, rows: list[dict[str, Any]]) -> dict[str, Any]:
    """How many are out of bounds; None when none of them was offered often enough to tell."""
    judged = [row for row in rows if row["ratio"] is not None]
    flagged = sum(row["flag"] for row in judged) if judged else None
    ends = [(row["ratio_low"], row["ratio_high"]) for row in judged]
    sure = is_sure(flagged == 0, ends, LEAST_RATIO, MOST_RATIO)
    return goal(name, flagged, 0, flagged == 0, sure)


def of_length(rounds: dict[str, Any]) -> dict[str, Any]:
    median = rounds["median"]
    reached = median is not None and FEWEST_ROUNDS <= median <= MOST_ROUNDS
    ends = [] if median is None else [(rounds["median_low"], rounds["median_high"])]
    sure = is_sure(reached, ends, FEWEST_ROUNDS, MOST_ROUNDS)
    return goal("rounds", median, [FEWEST_ROUNDS, MOST_ROUNDS], reached, sure)
