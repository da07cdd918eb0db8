"""The language that a request asks for."""

import re
from functools import cache

from motorpool.words.bundle import LANGUAGES, Words

PART = re.compile(r"\s*([a-zA-Z]{1,8})[a-zA-Z0-9-]*\s*(?:;\s*q\s*=\s*([01](?:\.\d{1,3})?)\s*)?")
LONGEST_HEADER = 1000


def language_of(header: str | None) -> str:
    """The best of ours in an Accept-Language; English when it names none."""
    best, best_weight = LANGUAGES[0], 0.0
    for part in (header or "")[:LONGEST_HEADER].split(","):
        found = PART.fullmatch(part)
        if found is None or found[1].lower() not in LANGUAGES:
            continue
        weight = float(found[2] or 1)
        if weight > best_weight:
            best, best_weight = found[1].lower(), weight
    return best


@cache
def words_in(language: str) -> Words:
    return Words(language)
