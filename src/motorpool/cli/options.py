"""Options of a game from the command line: `--set option=value`, with files of one's own."""

from pathlib import Path
from typing import Any

from motorpool.battlegrounds.options import SWITCHES as BATTLEGROUNDS_SWITCHES
from motorpool.cli.refusing import about
from motorpool.core.errors import BadOption
from motorpool.core.options import Switches
from motorpool.rush.achievements import read_achievements
from motorpool.rush.cards import read_card_set
from motorpool.rush.options import SWITCHES as RUSH_SWITCHES
from motorpool.words.bundle import Words

SWITCHES = {"rush": RUSH_SWITCHES, "battlegrounds": BATTLEGROUNDS_SWITCHES}


def read_changes(texts: list[str], words: Words, game: str = "rush") -> dict[str, Any]:
    """The options that a list of 'option=value' changes; a later one beats an earlier one."""
    switches = SWITCHES[game]
    changes: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise BadOption("cli-set", {"text": text})
        if is_file(switches, name, value):
            changes[name] = read_file(name, value, words)
        else:
            changes[name] = switches.read_value(name, value)
    return changes


def is_file(switches: Switches, name: str, value: str) -> bool:
    """Whether the value names a file: what looks like one, or is one."""
    known = name in switches.options and switches.options[name].own_file is not None
    return known and (value.endswith(".json") or "/" in value or Path(value).is_file())


def read_file(name: str, value: str, words: Words) -> Any:
    path = Path(value)
    with about(path, words):
        return read_card_set(path) if name == "cards" else read_achievements(path)
