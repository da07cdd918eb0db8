"""What happened, as typed events. In Battlegrounds nothing that happens is hidden.

The engine reports an event as five numbers; here it becomes a dictionary with the words
of files and actions.
"""

from typing import Any, Final

from motorpool.battlegrounds.codes import COLUMN_TEXTS, COPIES, SPECIAL_COPY, SPECIAL_TEXTS
from motorpool.battlegrounds.tables import Rules, cell_text
from motorpool.core.steps import Event

E_TURN: Final = 0
E_FIELDED: Final = 1
E_ENTERED: Final = 2
E_MOVED: Final = 3
E_SHOT: Final = 4
E_TOKEN: Final = 5
E_PAIR: Final = 6
E_SPECIAL: Final = 7
E_DUD_LAID: Final = 8
E_CLEARED: Final = 9
E_DESTROYED: Final = 10
E_BOXED: Final = 11
E_ARMOR_SAVED: Final = 12
E_POINTS: Final = 13
E_CHANGED: Final = 14
E_UPGRADED: Final = 15
E_EXTRA_TURN: Final = 16
E_CARD_DRAWN: Final = 17
E_CARD_KEPT: Final = 18
E_PICKED: Final = 19
E_SKIPPED: Final = 20
E_ARTILLERY_FIRES: Final = 21
E_ARTILLERY_TOKEN: Final = 22
E_ARTILLERY_TANK: Final = 23
E_RANGES_MIXED: Final = 24
E_TURNED_UP: Final = 25
E_TURNED_DOWN: Final = 26
E_AGAIN: Final = 27
E_OVER: Final = 28

# For each event number: its name and what its three numbers are
EVENTS: list[tuple[str, tuple[str, ...]]] = [
    ("turn", ("seat", "turn")),
    ("fielded", ("pawn", "card")),
    ("entered", ("pawn", "cell")),
    ("moved", ("pawn", "from", "cell")),
    ("shot", ("pawn", "cell")),
    ("token", ("side", "token", "cell")),
    ("pair", ("side", "picture")),
    ("special", ("side", "special")),
    ("dud-laid", ("pawn", "cell")),
    ("cleared", ("cell",)),
    ("destroyed", ("pawn", "card", "cell")),
    ("boxed", ("pawn", "card", "cell")),
    ("armor-saved", ("pawn", "card")),
    ("points", ("side", "value", "pawn")),
    ("changed", ("pawn", "card", "new_card")),
    ("upgraded", ("seat", "special", "card")),
    ("extra-turn", ("seat",)),
    ("card-drawn", ("seat", "card")),
    ("card-kept", ("seat", "card")),
    ("picked", ("seat", "card")),
    ("skipped", ("seat",)),
    ("artillery-fires", ("cell",)),
    ("artillery-token", ("token", "cell")),
    ("artillery-tank", ("cell",)),
    ("ranges-mixed", ("kind",)),
    ("turned-up", ("token", "cell")),
    ("turned-down", ("cell",)),
    ("again", ("seat",)),
    ("over", ()),
]


def tell(rules: Rules, event: Event) -> dict[str, Any]:
    """One event in words; everybody sees all of it."""
    name, fields = EVENTS[event[0]]
    told: dict[str, Any] = {"event": name}
    for field, value in zip(fields, event[1:4], strict=False):
        if field in ("cell", "from"):
            told[field] = cell_text(value)
        elif field in ("card", "new_card"):
            told[field] = rules.tank_texts[value]
        elif field == "token":
            told["picture"] = rules.picture_texts[value // COPIES]
            told["star"] = value % COPIES == SPECIAL_COPY
        elif field == "picture":
            told[field] = rules.picture_texts[value]
        elif field == "special":
            told[field] = SPECIAL_TEXTS[value]
        elif field == "kind":
            told[field] = "digits" if value else "letters"
        else:
            told[field] = value
    return told


def range_text(answer: int) -> str:
    """A dud of the artillery: a letter (0-7) or a digit (8-15)."""
    return COLUMN_TEXTS[answer] if answer < len(COLUMN_TEXTS) else str(answer - 7)
