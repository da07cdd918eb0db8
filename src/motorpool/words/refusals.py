"""Refusals as sentences."""

from motorpool.core.errors import BadFile, Refusal
from motorpool.words.bundle import Words


def refusal_sentence(words: Words, refusal: Refusal) -> str:
    """What cannot be and why; for a file with the line and the field in front."""
    sentence = words.say(refusal.key, **refusal.values)
    if not isinstance(refusal, BadFile) or not (refusal.line or refusal.field):
        return sentence
    return words.say(
        "file-where",
        sentence=sentence,
        at="line-and-field"
        if refusal.line and refusal.field
        else "line"
        if refusal.line
        else "field",
        line=str(refusal.line),
        field=refusal.field or "",
    )
