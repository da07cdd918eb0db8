"""The shapes of the card and Achievement files, as JSON schemas."""

from typing import Any

from motorpool.core.files import NAME, SHOWN, SLUG
from motorpool.rush.codes import ABILITY_TEXTS, CLASS_TEXTS, NATION_TEXTS, TYPE_TEXTS

TEXT = {"type": "string", "pattern": SHOWN, "maxLength": 300}

VEHICLE_SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["id", "name", "nation", "class", "cost"],
    "additionalProperties": False,
    "properties": {
        "id": SLUG,
        "name": NAME,
        "nation": {"type": "string", "enum": NATION_TEXTS},
        "class": {"type": "string", "enum": CLASS_TEXTS},
        "cost": {"type": "integer", "minimum": 0, "maximum": 20},
        "resources": {"type": "integer", "minimum": 0, "maximum": 6},  # RU-COMP-07
        "power": {"type": "integer", "minimum": 0, "maximum": 2},  # RU-COMP-01
        "armor": {"type": "integer", "minimum": 0, "maximum": 2},
        "abilities": {"type": "array", "items": {"type": "string"}},
    },
}

CARDS_SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["format", "version", "id", "vehicles"],
    "additionalProperties": False,
    "properties": {
        "format": {"const": "motorpool-rush-cards"},
        "version": {"const": 1},
        "id": SLUG,
        "name": NAME,
        "extends": {"type": "string", "enum": ["base", "second-front"]},
        "remove": {"type": "array", "items": {"type": "string"}},
        "vehicles": {"type": "array", "items": VEHICLE_SCHEMA},
    },
}

FILTER_SCHEMA: dict[str, Any] = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "type": {"type": "string", "enum": TYPE_TEXTS},
        "nation": {"type": "string", "enum": NATION_TEXTS},
        "class": {"type": "string", "enum": CLASS_TEXTS},
        "ability": {"type": "string", "enum": ABILITY_TEXTS},
        "plain": {"type": "boolean"},
        "cost": {"type": "integer", "minimum": 0},
        "resources": {"type": "integer", "minimum": 0},
        "power": {"type": "integer", "minimum": 0, "maximum": 2},
        "armor": {"type": "integer", "minimum": 0, "maximum": 2},
        "medals": {"type": "integer", "minimum": 1, "maximum": 2},
    },
}

HISTORIES = [
    "bases_destroyed",
    "vehicles_destroyed",
    "medals_gained",
    "medal_nations_gained",
    "own_bases",
    "decisive_shot",
]
SUMS = ["cards", "medals", "cost", "resources", "power", "armor", "reinforcements", "research"]

ACHIEVEMENT_SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["id"],
    "additionalProperties": False,
    "properties": {
        "id": SLUG,
        "set": {"type": "string", "enum": ["base", "second_front", "own"]},
        "name": NAME,
        "text": TEXT,
        "squad": {"type": "array", "items": FILTER_SCHEMA, "minItems": 1},
        "sum": {"type": "string", "enum": SUMS},
        "history": {"type": "string", "enum": HISTORIES},
        "nation": {"type": "string", "enum": NATION_TEXTS},
        "best": {"type": "string", "enum": ["most", "fewest"]},
    },
}

ACHIEVEMENT_LIST_SCHEMA: dict[str, Any] = {
    "type": "array",
    "items": ACHIEVEMENT_SCHEMA,
    "maxItems": 100,  # an action's argument has room for these and all other kinds
}

ACHIEVEMENTS_SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["format", "version", "achievements"],
    "additionalProperties": False,
    "properties": {
        "format": {"const": "motorpool-rush-achievements"},
        "version": {"const": 1},
        "achievements": ACHIEVEMENT_LIST_SCHEMA,
    },
}
