"""Files of one's own that stand for the values of switches."""

from collections.abc import Callable, Mapping
from typing import Any

from motorpool.core.errors import BadOption
from motorpool.rush.achievements import achievements_of
from motorpool.rush.cards import card_set_of

READERS: dict[str, dict[str, Callable[[str], Any]]] = {
    "rush": {"cards": card_set_of, "own_achievements": achievements_of},
}


def read_own_files(game: str, files: Mapping[str, str]) -> dict[str, Any]:
    """The values by their switches; what is wrong in a file is named by line and field."""
    readers = READERS.get(game, {})
    for name in files:
        if name not in readers:
            raise BadOption("option-no-file", {"option": name})
    return {name: readers[name](text) for name, text in files.items()}
