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
        if "path" in refusal.values:  # the sentence names it already
            raise
        reason = refusal_sentence(words, refusal)
        raise BadFile("cli-file-bad", {"file": str(path), "reason": reason}) from None
