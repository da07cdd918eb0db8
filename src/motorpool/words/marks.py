"""Marks in a sentence around things that a page can point at: cards, players, cells.

A marked thing is OPEN kind:id TEXT what is read CLOSE, in letters that no text of ours has.
"""

import re

OPEN, TEXT, CLOSE = "\ue000", "\ue001", "\ue002"  # from the private use area of Unicode
MARKS = re.compile(f"{OPEN}[^{TEXT}]*{TEXT}|{CLOSE}")


def mark(kind: str, id: object, text: str) -> str:
    return f"{OPEN}{kind}:{id}{TEXT}{text}{CLOSE}"


def without_marks(sentence: str) -> str:
    """The sentence as it is read."""
    return MARKS.sub("", sentence)
