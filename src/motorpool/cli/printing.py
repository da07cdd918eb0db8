"""What may be printed on a terminal."""

import unicodedata


def printable(line: str) -> str:
    """A line without control characters: names from files must not move the cursor."""
    return "".join(letter if shows(letter) else "?" for letter in line)


def shows(letter: str) -> bool:
    category = unicodedata.category(letter)
    return category[0] != "C" and category not in ("Zl", "Zp")
