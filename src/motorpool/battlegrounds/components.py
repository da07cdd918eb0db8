"""What the files say about tank cards and location tokens, checked (BG-COMP).

A game trusts the files that come with it, for a quick start; who writes one checks it here.
"""

from collections import Counter
from typing import Any

from motorpool.battlegrounds.codes import SPECIAL_TEXTS
from motorpool.battlegrounds.schemas import TANKS_SCHEMA, TOKENS_SCHEMA
from motorpool.core.files import bad, check

# How many tokens have each special (BG-COMP-02)
SPECIAL_COUNTS = dict.fromkeys(SPECIAL_TEXTS, 2) | {"extra_turn": 4}


def check_tanks(found: Any) -> None:
    """Refuse a file that does not fit its schema, or names a tank twice."""
    check(found, TANKS_SCHEMA)
    check_different(found["tanks"], "tanks", "id")
    check_different(found["tanks"], "tanks", "name")


def check_tokens(found: Any) -> None:
    """Refuse a file that does not fit its schema, or has other specials than the game."""
    check(found, TOKENS_SCHEMA)
    check_different(found["pictures"], "pictures", "id")
    counts = Counter(picture["special"] for picture in found["pictures"])
    for special, right in SPECIAL_COUNTS.items():
        if counts[special] != right:
            values = {"special": special, "count": counts[special], "right": right}
            raise bad(found, "components-specials", values, "pictures")


def check_different(entries: list[dict[str, Any]], place: str, field: str) -> None:
    """No two entries alike in a field."""
    seen: set[str] = set()
    for position, entry in enumerate(entries, 1):
        text = entry[field]
        if text in seen:
            refusal = bad(entry, "components-twice", {"text": text}, field)
            refusal.field = f"{place}.{position}.{field}"
            raise refusal
        seen.add(text)
