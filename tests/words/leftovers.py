"""What must never be left in a sentence."""

import re

LEFTOVER = re.compile(r"[{}]|\$|None|\bTrue\b|\bFalse\b|  |\s$|\( |\s[.,;:)]|\?\?\?")


def check(sentence: str) -> None:
    assert sentence
    assert not LEFTOVER.search(sentence), sentence


def check_sentence(sentence: str) -> None:
    check(sentence)
    assert sentence[-1] in ".?!", sentence
    assert sentence[0].isupper() or not sentence[0].isalpha(), sentence
