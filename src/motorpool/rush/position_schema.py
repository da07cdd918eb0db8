"""The shape of a position file, as a JSON schema."""

from typing import Any

from motorpool.rush.codes import NATION_TEXTS, STEP_TEXTS, TRIGGER_TEXTS

NUMBER: dict[str, Any] = {"type": "integer", "minimum": 0, "maximum": 1_000_000_000}
SEAT: dict[str, Any] = {"type": "integer", "minimum": 1, "maximum": 6}
FLAG: dict[str, Any] = {"type": "boolean"}
CARD: dict[str, Any] = {"type": "string"}
CARDS: dict[str, Any] = {"type": "array", "items": CARD}
NATION: dict[str, Any] = {"type": "string", "enum": NATION_TEXTS}
CONDITIONS = ["whole", "damaged", "destroyed"]


def shape(properties: dict[str, Any], *required: str) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(required),
        "additionalProperties": False,
    }


BY_NATION = shape(dict.fromkeys(NATION_TEXTS, NUMBER))

BASE = {
    "if": {"type": "string"},
    "then": {"enum": CONDITIONS},
    "else": shape(
        {
            "base": {"type": "string", "enum": CONDITIONS},
            "defender": CARD,
            "defender_damaged": FLAG,
        }
    ),
}

PLAYER = shape(
    {
        "hand": CARDS,
        "garage": CARDS,
        "depot": CARDS,
        "bases": {"type": "array", "items": BASE},
        "rear": {"type": ["string", "null"]},
        "vehicles_destroyed": NUMBER,
        "bases_destroyed": NUMBER,
        "gained": BY_NATION,
        "shown": CARDS,
        "counted": CARDS,
    }
)

THIS_TURN = shape(
    {
        "announced": CARDS,
        "attackers": CARDS,
        "assault_nation": {"enum": [*NATION_TEXTS, None]},
        "paid_national": {"type": "array", "items": NATION},
        "acted": FLAG,
        "assault_kills": NUMBER,
        "recruitment": FLAG,
        "purchases": NUMBER,
        "paying": FLAG,
        "ordinary_spent": NUMBER,
        "paid_ordinary": FLAG,
        "keeps": NUMBER,
        "reshuffled": FLAG,
        "siege_kills": BY_NATION,
        "national_spent": BY_NATION,
        "costs_bought": BY_NATION,
        "played": CARDS,
        "played_from_rear": CARDS,
        "kept": CARDS,
    }
)

STEP = shape(
    {
        "step": {"type": "string", "enum": STEP_TEXTS},
        "card": CARD,
        "owner": {"enum": [1, 2, 3, 4, 5, 6, "ally"]},
        "seat": SEAT,
        "limit": NUMBER,
        "scrapped": {"type": "integer", "minimum": 0, "maximum": 1},
        "place": NUMBER,
        "nation": NATION,
        "kills": NUMBER,
        "next": NUMBER,
        "in_graveyard": {"type": "integer", "minimum": 0, "maximum": 1},
        "target": {"type": "string"},
        "power": NUMBER,
        "armor": NUMBER,
        "asked": {"type": "integer", "minimum": 0, "maximum": 4},
        "stage": {"type": "integer", "minimum": 0, "maximum": 7},
    },
    "step",
)

POSITION_SCHEMA = shape(
    {
        "format": {"const": "motorpool-position"},
        "version": {"const": 1},
        "game": {"const": "rush"},
        "rules": {"const": "1"},
        "options": {"type": "object"},
        "turn": NUMBER,
        "trigger": {"type": "string", "enum": TRIGGER_TEXTS},
        "decisive": {"type": ["integer", "null"]},
        "reveals": NUMBER,
        "reserve": CARDS,
        "deck": CARDS,
        "discard": CARDS,
        "graveyard": CARDS,
        "achievements": CARDS,
        "achievement_discard": CARDS,
        "players": {"type": "array", "items": PLAYER},
        "this_turn": THIS_TURN,
        "steps": {"type": "array", "items": STEP},
    },
    "game",
)
