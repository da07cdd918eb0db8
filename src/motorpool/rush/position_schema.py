"""The shape of a position file, as a JSON schema, and what its turn and its steps hold."""

from typing import Any

from motorpool.rush.codes import (
    ABILITY,
    BESIEGE,
    FIGHT,
    GUARD,
    MEDALS,
    NATION_TEXTS,
    REPAIRING,
    RESEARCHING,
    SABOTAGED,
    STEP_TEXTS,
    SUPPORT,
    TARGET,
    TRIGGER_TEXTS,
    TURN_ENDS,
)

FORMAT = "motorpool-position"
VERSION = 1
RULES_VERSION = "1"

# What the arguments of each step are: (field, kind)
STEP_ARGUMENTS: dict[int, tuple[tuple[str, str], ...]] = {
    GUARD: (("card", "card"), ("owner", "seat")),
    SABOTAGED: (("seat", "seat"),),
    BESIEGE: (("card", "card"),),
    RESEARCHING: (("limit", "number"),),
    REPAIRING: (("scrapped", "number"),),
    TARGET: (("card", "card"),),
    SUPPORT: (("seat", "seat"), ("place", "number")),
    MEDALS: (("nation", "nation"), ("kills", "number")),
    ABILITY: (("card", "card"), ("next", "number"), ("in_graveyard", "number")),
    FIGHT: (
        ("card", "card"),
        ("target", "target"),
        ("power", "number"),
        ("armor", "number"),
        ("asked", "number"),
    ),
    TURN_ENDS: (("stage", "number"),),
}

# What a running turn remembers beside its assault: (field, kind)
TURN_FIELDS: tuple[tuple[str, str], ...] = (
    ("acted", "flag"),
    ("assault_kills", "number"),
    ("recruitment", "flag"),
    ("purchases", "number"),
    ("paying", "flag"),
    ("ordinary_spent", "number"),
    ("paid_ordinary", "flag"),
    ("keeps", "number"),
    ("reshuffled", "flag"),
    ("siege_kills", "nations"),
    ("national_spent", "nations"),
    ("costs_bought", "nations"),
    ("played", "cards"),
    ("played_from_rear", "cards"),
    ("kept", "cards"),
)


def number(most: int) -> dict[str, Any]:
    return {"type": "integer", "minimum": 0, "maximum": most}


HISTORY: dict[str, Any] = {"type": "integer", "minimum": 0}
COUNT = number(500)  # more than any turn can bring
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


def by_nation(count: dict[str, Any]) -> dict[str, Any]:
    return shape(dict.fromkeys(NATION_TEXTS, count))


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
        "vehicles_destroyed": HISTORY,
        "bases_destroyed": HISTORY,
        "gained": by_nation(HISTORY),
        "shown": CARDS,
        "counted": CARDS,
    }
)

TURN_SHAPES: dict[str, dict[str, Any]] = {
    "flag": FLAG,
    "number": COUNT,
    "nations": by_nation(COUNT),
    "cards": CARDS,
}

THIS_TURN = shape(
    {
        "announced": CARDS,
        "attackers": CARDS,
        "assault_nation": {"enum": [*NATION_TEXTS, None]},
        "paid_national": {"type": "array", "items": NATION},
    }
    | {field: TURN_SHAPES[kind] for field, kind in TURN_FIELDS}
)

STEP = shape(
    {
        "step": {"type": "string", "enum": STEP_TEXTS},
        "card": CARD,
        "owner": {"enum": [1, 2, 3, 4, 5, 6, "ally"]},
        "seat": SEAT,
        "limit": COUNT,
        "scrapped": number(1),
        "place": number(5),
        "nation": NATION,
        "kills": COUNT,
        "next": COUNT,
        "in_graveyard": number(1),
        "target": {"type": "string"},
        "power": COUNT,
        "armor": COUNT,
        "asked": number(3),
        "stage": number(6),
    },
    "step",
)

POSITION_SCHEMA = shape(
    {
        "format": {"const": FORMAT},
        "version": {"const": VERSION},
        "game": {"const": "rush"},
        "rules": {"const": RULES_VERSION},
        "options": {"type": "object"},
        "turn": HISTORY,
        "trigger": {"type": "string", "enum": TRIGGER_TEXTS},
        "decisive": {"type": ["integer", "null"]},
        "reveals": HISTORY,
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
