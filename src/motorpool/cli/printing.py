"""What may be printed on a terminal."""

import unicodedata


def printable(line: str) -> str:
    """A line without control characters: names from files must not move the cursor."""
    return "".join(letter if shows(letter) else "?" for letter in line)


def shows(letter: str) -> bool:
    category = unicodedata.category(letter)
    return category[0] != "C" and category not in ("Zl", "Zp")


def columns(rows: list[list[str]]) -> list[str]:
    """The first column to the left, the figures to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  "
        + row[0].ljust(widths[0])
        + "".join("  " + cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))
        for row in rows
    ]
