"""Names that people give themselves and their programs."""

import unicodedata

from motorpool.server.refusals import BadRequest

LONGEST = 24
MOST_SENT = 96  # letters that a request may hold before they are composed and trimmed
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters by their category that show nothing


def read_name(text: str, field: str) -> str:
    """A name as it is kept: composed, with single spaces; refused when it could deceive.

    Control characters and those that turn the direction of text are all of category C.
    """
    for letter in text:
        if letter in BLANK or unicodedata.category(letter)[0] == "C" or is_line_break(letter):
            raise BadRequest("server-name-letter", {"field": field}, field)
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST:
        raise BadRequest("server-name-length", {"field": field, "most": LONGEST}, field)
    if all(unicodedata.category(letter)[0] == "M" for letter in name):
        raise BadRequest("server-name-letter", {"field": field}, field)
    return name


def is_line_break(letter: str) -> bool:
    return unicodedata.category(letter) in ("Zl", "Zp")
