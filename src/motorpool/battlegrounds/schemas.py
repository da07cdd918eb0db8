"""The shapes of the tank and token files, as JSON schemas."""

from typing import Any

from motorpool.battlegrounds.codes import DIRECTION_TEXTS, PICTURES, SPECIAL_TEXTS
from motorpool.core.files import NAME, SLUG

TANKS = 12  # BG-COMP-03
# Two upgrades make a move and a shot longer by 2: the text of a move has room for 5 steps,
# and no line on the board is longer than 7
LONGEST_MOVE = 3
LONGEST_SHOT = 5


def reach(longest: int) -> dict[str, Any]:
    return {
        "type": "object",
        "required": ["distance", "direction"],
        "additionalProperties": False,
        "properties": {
            "distance": {"type": "integer", "minimum": 1, "maximum": longest},
            "direction": {"type": "string", "enum": DIRECTION_TEXTS},
        },
    }


TANK_SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["id", "name", "move", "shot"],
    "additionalProperties": False,
    "properties": {
        "id": SLUG,
        "name": NAME,
        "move": reach(LONGEST_MOVE),
        "shot": reach(LONGEST_SHOT),
    },
}

TANKS_SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["format", "version", "tanks"],
    "additionalProperties": False,
    "properties": {
        "format": {"const": "motorpool-battlegrounds-tanks"},
        "version": {"const": 1},
        "tanks": {"type": "array", "items": TANK_SCHEMA, "minItems": TANKS, "maxItems": TANKS},
    },
}

PICTURE_SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["id", "special"],
    "additionalProperties": False,
    "properties": {
        "id": SLUG,
        "special": {"type": "string", "enum": SPECIAL_TEXTS},
    },
}

TOKENS_SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["format", "version", "pictures"],
    "additionalProperties": False,
    "properties": {
        "format": {"const": "motorpool-battlegrounds-tokens"},
        "version": {"const": 1},
        "pictures": {
            "type": "array",
            "items": PICTURE_SCHEMA,
            "minItems": PICTURES,
            "maxItems": PICTURES,
        },
    },
}
