"""Refusals that name the file they are about."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from motorpool.core.errors import BadFile, Refusal
from motorpool.words.bundle import Words
from motorpool.words.refusals import refusal_sentence


@contextmanager
def about(path: Path, words: Words) -> Iterator[None]:
    """Put the file's name before whatever is refused inside."""
    try:
        yield
    except Refusal as refusal:
        raise naming(path, refusal, words) from None


def naming(path: Path, refusal: Refusal, words: Words) -> Refusal:
    if "path" in refusal.values:  # its sentence names the file already
        return refusal
    reason = refusal_sentence(words, refusal)
    return BadFile("cli-file-bad", {"file": str(path), "reason": reason})
