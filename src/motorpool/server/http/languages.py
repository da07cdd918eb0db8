"""The language that a request asks for."""

import re
from functools import cache
from typing import Annotated, Literal

from fastapi import Query
from starlette.requests import Request

from motorpool.words.bundle import LANGUAGES, Words

PART = re.compile(r"\s*([a-zA-Z]{1,8})[a-zA-Z0-9-]*\s*(?:;\s*q\s*=\s*([01](?:\.\d{1,3})?)\s*)?")
LONGEST_HEADER = 1000
Language = Literal["en", "pl", "cs"]
AskedLanguage = Annotated[
    Language | None, Query(description="Of the sentences; without it that of Accept-Language")
]

AskedWords = Annotated[
    Language | None, Query(description="The language of sentences, for who wants them as well")
]


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


def asked_language(request: Request, asked: Language | None) -> str:
    """What the address names, otherwise what the browser prefers."""
    return asked or language_of(request.headers.get("accept-language"))
