"""The shape of a position file, as a JSON schema, and what its turn and its steps hold."""

from typing import Any

from motorpool.core.position import FLAG, HISTORY, TEXT, TEXTS, number, position_shape, shape
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


COUNT = number(500)  # more than any turn can bring
SEAT: dict[str, Any] = {"type": "integer", "minimum": 1, "maximum": 6}
NATION: dict[str, Any] = {"type": "string", "enum": NATION_TEXTS}
CONDITIONS = ["whole", "damaged", "destroyed"]


def by_nation(count: dict[str, Any]) -> dict[str, Any]:
    return shape(dict.fromkeys(NATION_TEXTS, count))


BASE = {
    "if": {"type": "string"},
    "then": {"enum": CONDITIONS},
    "else": shape(
        {
            "base": {"type": "string", "enum": CONDITIONS},
            "defender": TEXT,
            "defender_damaged": FLAG,
        }
    ),
}

PLAYER = shape(
    {
        "hand": TEXTS,
        "garage": TEXTS,
        "depot": TEXTS,
        "bases": {"type": "array", "items": BASE},
        "rear": {"type": ["string", "null"]},
        "vehicles_destroyed": HISTORY,
        "bases_destroyed": HISTORY,
        "gained": by_nation(HISTORY),
        "shown": TEXTS,
        "counted": TEXTS,
    }
)

TURN_SHAPES: dict[str, dict[str, Any]] = {
    "flag": FLAG,
    "number": COUNT,
    "nations": by_nation(COUNT),
    "cards": TEXTS,
}

THIS_TURN = shape(
    {
        "announced": TEXTS,
        "attackers": TEXTS,
        "assault_nation": {"enum": [*NATION_TEXTS, None]},
        "paid_national": {"type": "array", "items": NATION},
    }
    | {field: TURN_SHAPES[kind] for field, kind in TURN_FIELDS}
)

STEP = shape(
    {
        "step": {"type": "string", "enum": STEP_TEXTS},
        "card": TEXT,
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

POSITION_SCHEMA = position_shape(
    "rush",
    RULES_VERSION,
    {
        "trigger": {"type": "string", "enum": TRIGGER_TEXTS},
        "decisive": {"type": ["integer", "null"]},
        "reserve": TEXTS,
        "deck": TEXTS,
        "discard": TEXTS,
        "graveyard": TEXTS,
        "achievements": TEXTS,
        "achievement_discard": TEXTS,
        "players": {"type": "array", "items": PLAYER},
        "this_turn": THIS_TURN,
        "steps": {"type": "array", "items": STEP},
    },
)
