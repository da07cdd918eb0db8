"""How often cards are bought compared with others of their cost."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from motorpool.lab.balance.figures import share
from motorpool.lab.balance.rush.market import Market
from motorpool.rush.codes import (
    ABILITY_SHIFT,
    ABILITY_TEXTS,
    BASES_ONLY,
    CLASS_TEXTS,
    NATION_TEXTS,
    NATIONAL_RESOURCES,
    VEHICLES_ONLY,
)
from motorpool.rush.tables import Rules

LEAST_RATIO, MOST_RATIO = 1 / 3, 3.0
FEWEST_EXPECTED = 10  # purchases; with fewer a ratio says nothing
NO_ABILITY = "none"
ENDS = ("low", "high")  # of an interval


def card_rows(rules: Rules, market: Market) -> list[dict[str, Any]]:
    """Every card: how often it could be bought and was; the ratio is to the average of its cost."""
    averages = averages_by_cost(rules, market)
    rows = []
    for card in range(rules.vehicles):
        text = rules.kind_texts[card]
        offered, bought = market.offered[text], market.bought[text]
        expected = offered * averages[rules.cost[card]]
        rows.append(
            {
                "card": text,
                "nation": NATION_TEXTS[rules.nation[card]],
                "class": CLASS_TEXTS[rules.vehicle_class[card]],
                "cost": rules.cost[card],
                "abilities": abilities_of(rules, card),
                "there": market.there[text],
            }
            | judged(offered, bought, expected)
        )
    return sorted(rows, key=lambda row: (row["cost"], -row["bought"] / max(1, row["offered"])))


def averages_by_cost(rules: Rules, market: Market) -> dict[int, float]:
    """For each cost the share of the cases in which its cards were bought."""
    offered: defaultdict[int, int] = defaultdict(int)
    bought: defaultdict[int, int] = defaultdict(int)
    for card in range(rules.vehicles):
        offered[rules.cost[card]] += market.offered[rules.kind_texts[card]]
        bought[rules.cost[card]] += market.bought[rules.kind_texts[card]]
    return {cost: bought[cost] / max(1, offered[cost]) for cost in offered}


def judged(offered: int, bought: int, expected: float) -> dict[str, Any]:
    """Limits as if no case had to do with another one.

    That makes them a little too narrow for a card, and for a class by about a fifth.
    """
    ratio = bought / expected if expected >= FEWEST_EXPECTED else None
    found = share(bought, offered)
    limits = [None if ratio is None else round(found[end] * offered / expected, 3) for end in ENDS]
    return {
        "offered": offered,
        "bought": bought,
        "share": found["share"] if offered else None,
        "low": found["low"],
        "high": found["high"],
        "expected": round(expected, 1),
        "ratio": None if ratio is None else round(ratio, 3),
        "ratio_low": limits[0],
        "ratio_high": limits[1],
        "flag": ratio is not None and not LEAST_RATIO <= ratio <= MOST_RATIO,
    }


def abilities_of(rules: Rules, card: int) -> list[str]:
    found = [ABILITY_TEXTS[code // ABILITY_SHIFT] for code in rules.active[card]]
    passive = {
        NATIONAL_RESOURCES: rules.national,
        BASES_ONLY: rules.bases_only,
        VEHICLES_ONLY: rules.vehicles_only,
    }
    found += [ABILITY_TEXTS[ability] for ability, has in passive.items() if has[card]]
    return found or [NO_ABILITY]


def groups_of(rules: Rules) -> dict[str, list[str]]:
    """For each card the names of what it has in common with others."""
    return {
        rules.kind_texts[card]: [
            f"classes/{CLASS_TEXTS[rules.vehicle_class[card]]}",
            f"nations/{NATION_TEXTS[rules.nation[card]]}",
            *(f"abilities/{ability}" for ability in abilities_of(rules, card)),
        ]
        for card in range(rules.vehicles)
    }


def group_rows(cards: list[dict[str, Any]], names: Iterable[str], key: str) -> list[dict[str, Any]]:
    """The cards of each class, or with each ability, compared with the average of their costs."""
    rows = []
    for name in names:
        members = [row for row in cards if name in row[key] or name == row[key]]
        if members:
            offered = sum(row["offered"] for row in members)
            bought = sum(row["bought"] for row in members)
            expected = sum(row["expected"] for row in members)
            rows.append({"name": name, "cards": len(members)} | judged(offered, bought, expected))
    return rows


def cost_rows(cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each cost: purchases of its cards, compared with as many cards of any cost."""
    total = sum(row["bought"] for row in cards)
    rows = []
    for cost in sorted({row["cost"] for row in cards}):
        members = [row for row in cards if row["cost"] == cost]
        offered = sum(row["offered"] for row in members)
        bought = sum(row["bought"] for row in members)
        expected = total * len(members) / len(cards)
        rows.append({"name": str(cost), "cards": len(members)} | judged(offered, bought, expected))
    return rows
