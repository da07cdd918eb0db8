"""Achievements as data: what is counted over which cards, most or fewest (RU-ACH, RU-SF-ACH)."""

import json
from pathlib import Path
from typing import Any

from motorpool.core.errors import BadFile
from motorpool.core.files import bad, check, parse_json, read_text
from motorpool.rush.cards import data
from motorpool.rush.codes import (
    ABILITY_SHIFT,
    ABILITY_TEXTS,
    CLASS_TEXTS,
    MEDAL,
    NATION_TEXTS,
    REINFORCEMENTS,
    RESEARCH,
    TYPE_TEXTS,
    VEHICLE,
)
from motorpool.rush.schemas import ACHIEVEMENT_LIST_SCHEMA, ACHIEVEMENTS_SCHEMA, HISTORIES
from motorpool.rush.tables import Achievement, Rules


def built_in_achievements() -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = data("achievements.json")["achievements"]
    return entries


def read_achievements(path: Path) -> list[dict[str, Any]]:
    """A file of own Achievements (RU-SF-ACH-13), checked; as plain data."""
    return achievements_of(read_text(path))


def achievements_of(text: str) -> list[dict[str, Any]]:
    """The same, of the text of such a file."""
    found = parse_json(text)
    check(found, ACHIEVEMENTS_SCHEMA)
    check_achievements(found["achievements"])
    plain: list[dict[str, Any]] = json.loads(json.dumps(found["achievements"]))
    return plain


def check_achievements(entries: Any) -> None:
    """Refuse own Achievements that do not fit the schema, or what it cannot say."""
    check(entries, ACHIEVEMENT_LIST_SCHEMA)
    ids = {entry["id"] for entry in built_in_achievements()}
    for position, entry in enumerate(entries, 1):
        try:
            check_achievement(entry, ids)
        except BadFile as refusal:
            refusal.field = f"achievements.{position}.{refusal.field}"
            raise
        ids.add(entry["id"])


def check_achievement(entry: dict[str, Any], ids: set[str]) -> None:
    if entry["id"] in ids:
        raise bad(entry, "achievement-id-twice", {"id": entry["id"]}, "id")
    if ("squad" in entry) == ("history" in entry):
        raise bad(entry, "achievement-squad-or-history", {}, "squad")
    if "sum" in entry and "history" in entry:
        raise bad(entry, "achievement-sum-of-history", {}, "sum")
    if "nation" in entry and entry.get("history") != "medals_gained":
        raise bad(entry, "achievement-nation", {}, "nation")
    if "name" not in entry:
        raise bad(entry, "file-field-missing", {"name": "name"}, "name")


def compile_achievement(entry: dict[str, Any], rules: Rules) -> Achievement:
    """The Achievement as the engine uses it: a weight for every card, or a history."""
    weights: list[int] = []
    if "squad" in entry:
        filters = entry["squad"]
        quantity = entry.get("sum", "cards")
        for card in range(rules.first_achievement):
            chosen = any(fits(rules, card, wanted) for wanted in filters)
            weights.append(weigh(rules, card, quantity) if chosen else 0)
    history = HISTORIES.index(entry["history"]) if "history" in entry else -1
    nation = NATION_TEXTS.index(entry["nation"]) if "nation" in entry else -1
    return Achievement(entry["id"], weights, history, nation, entry.get("best") == "fewest")


def ability_number(rules: Rules, card: int, ability: int) -> int:
    """N of 'ability N' on a card; 0 without it."""
    for code in rules.active[card]:
        if code // ABILITY_SHIFT == ability:
            return code % ABILITY_SHIFT
    return 0


def has_ability(rules: Rules, card: int, ability: int) -> bool:
    passive = [rules.national[card], rules.bases_only[card], rules.vehicles_only[card]]
    first_passive = len(ABILITY_TEXTS) - len(passive)
    if ability >= first_passive:
        return passive[ability - first_passive]
    return any(code // ABILITY_SHIFT == ability for code in rules.active[card])


def fits(rules: Rules, card: int, wanted: dict[str, Any]) -> bool:
    """Whether a card is one of those that a filter names."""
    is_vehicle = rules.type[card] == VEHICLE
    for field, value in wanted.items():
        if field == "type":
            good = rules.type[card] == TYPE_TEXTS.index(value)
        elif field == "nation":
            good = rules.nation[card] == NATION_TEXTS.index(value)
        elif field == "class":
            good = is_vehicle and rules.vehicle_class[card] == CLASS_TEXTS.index(value)
        elif field == "ability":
            good = has_ability(rules, card, ABILITY_TEXTS.index(value))
        elif field == "plain":
            plain = not any(has_ability(rules, card, a) for a in range(len(ABILITY_TEXTS)))
            good = plain == value
        elif field == "medals":
            good = rules.type[card] == MEDAL and rules.medals[card] == value
        else:
            column = {
                "cost": rules.cost,
                "resources": rules.resources,
                "power": rules.power,
                "armor": rules.armor,
            }[field]
            good = column[card] == value and (is_vehicle or field == "resources")
        if not good:
            return False
    return True


def weigh(rules: Rules, card: int, quantity: str) -> int:
    """What a card adds to a sum."""
    if quantity == "cards":
        return 1
    if quantity == "medals":
        return rules.medals[card]
    if quantity == "cost":
        return rules.cost[card]
    if quantity == "resources":
        return max(0, rules.resources[card])
    if quantity == "power":
        return rules.power[card]
    if quantity == "armor":
        return rules.armor[card]
    return ability_number(rules, card, REINFORCEMENTS if quantity == "reinforcements" else RESEARCH)
