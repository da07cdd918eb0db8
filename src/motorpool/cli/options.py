"""Options of a game from the command line: `--set option=value`, with files of one's own."""

from pathlib import Path
from typing import Any

from motorpool.cli.refusing import about
from motorpool.core.errors import BadOption
from motorpool.rush.achievements import read_achievements
from motorpool.rush.cards import read_card_set
from motorpool.rush.options import OPTIONS, read_value
from motorpool.words.bundle import Words


def read_changes(texts: list[str], words: Words) -> dict[str, Any]:
    """The options that a list of 'option=value' changes; a later one beats an earlier one."""
    changes: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise BadOption("cli-set", {"text": text})
        changes[name] = (
            read_file(name, value, words) if is_file(name, value) else read_value(name, value)
        )
    return changes


def is_file(name: str, value: str) -> bool:
    """Whether the value names a file: what looks like one, or is one."""
    known = name in OPTIONS and OPTIONS[name].own_file is not None
    return known and (value.endswith(".json") or "/" in value or Path(value).is_file())


def read_file(name: str, value: str, words: Words) -> Any:
    path = Path(value)
    with about(path, words):
        return read_card_set(path) if name == "cards" else read_achievements(path)
