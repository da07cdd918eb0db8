"""The shape of a position file of Battlegrounds, as a JSON schema, and what its steps hold."""

from typing import Any

from motorpool.battlegrounds.codes import (
    ARTILLERY_TANKS,
    CELLS,
    COLLECT,
    COLUMN_TEXTS,
    CORNER_CELLS,
    DRAFT,
    DUDS,
    ENTER,
    FIELD,
    FIRST_UPGRADE,
    FLIP,
    MOVE_AFTER,
    SHOOT,
    SIZE,
    SLOTS,
    SPECIAL_TEXTS,
    STEP_TEXTS,
    TOKENS,
)
from motorpool.battlegrounds.family import FLIPS
from motorpool.battlegrounds.tables import cell_text
from motorpool.core.position import FLAG, TEXT, TEXTS, number, position_shape, shape

RULES_VERSION = "1"
MOST_PAIRS = TOKENS // 2
MOST_MAIN_ACTIONS = 5  # one, and the four Extra Turns of the game
BASE_TEXTS = [cells[0] for cells in CORNER_CELLS]

# What the arguments of each step are: (field, kind)
STEP_ARGUMENTS: dict[int, tuple[tuple[str, str], ...]] = {
    DRAFT: (("seat", "seat"),),
    FIELD: (("pawn", "pawn"),),
    ENTER: (("pawn", "pawn"),),
    SHOOT: (("pawn", "pawn"),),
    MOVE_AFTER: (("pawn", "pawn"),),
    FLIP: (("left", "number"),),
    COLLECT: (("picture", "picture"),),
}

CELL_TEXTS = [cell_text(cell) for cell in range(CELLS)]
CELL: dict[str, Any] = {"type": "string", "enum": CELL_TEXTS}
SEAT: dict[str, Any] = {"type": "integer", "minimum": 1, "maximum": 4}
UPGRADES: dict[str, Any] = {
    "type": "array",
    "items": {"type": "string", "enum": SPECIAL_TEXTS[FIRST_UPGRADE:]},
    "maxItems": SLOTS,
}


def up_to(most: int, items: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": items, "maxItems": most}


def face_down(items: dict[str, Any]) -> dict[str, Any]:
    """Some of the letters or digits, each once; never none, for then they are mixed again."""
    return {"type": "array", "items": items, "minItems": 1, "uniqueItems": True}


TANK = {
    "if": {"type": "string"},
    "then": {},
    "else": shape({"tank": TEXT, "upgrades": UPGRADES, "destroyed": FLAG}, "tank"),
}

PAWN = shape(
    {
        "cell": {"enum": [*CELL_TEXTS, None]},
        "tank": {"type": ["string", "null"]},
        "points": number(3),
        "base": {"enum": [*BASE_TEXTS, None]},
        "removed": FLAG,
    }
)

PLAYER = shape({"tanks": {"type": "array", "items": TANK}, "pawns": up_to(2, PAWN)})

SIDE = shape(
    {
        "singles": TEXTS,
        "pairs": number(MOST_PAIRS),
        "won": number(24),
        "specials": {"type": "array", "items": {"type": "string", "enum": SPECIAL_TEXTS}},
    }
)

ARTILLERY = shape(
    {
        "tanks": up_to(ARTILLERY_TANKS, CELL),
        "tokens": number(TOKENS),
        "letters": face_down({"type": "string", "enum": list(COLUMN_TEXTS)}),
        "digits": face_down({"type": "integer", "minimum": 1, "maximum": SIZE}),
    }
)

THIS_TURN = shape(
    {
        "main_actions": number(MOST_MAIN_ACTIONS),
        "skipped": FLAG,
        "extra_turns": number(MOST_PAIRS),
        "turned_now": up_to(FLIPS, CELL),
        "turned_before": up_to(FLIPS, CELL),
    }
)

STEP = shape(
    {
        "step": {"type": "string", "enum": STEP_TEXTS},
        "seat": SEAT,
        "pawn": SEAT,
        "left": {"type": "integer", "minimum": 1, "maximum": FLIPS},
        "picture": TEXT,
    },
    "step",
)

POSITION_SCHEMA = position_shape(
    "battlegrounds",
    RULES_VERSION,
    {
        "players": {"type": "array", "items": PLAYER},
        "sides": {"type": "array", "items": SIDE},
        "tokens": shape({text: {"type": ["string", "null"]} for text in CELL_TEXTS}),
        "gone": TEXTS,
        "duds": up_to(DUDS, CELL),
        "box": {"type": "array", "items": TANK},
        "draft": TEXTS,
        "drawn": TEXTS,
        "artillery": ARTILLERY,
        "this_turn": THIS_TURN,
        "steps": {"type": "array", "items": STEP},
    },
)
