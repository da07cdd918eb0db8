"""What a server tells about itself, its visitors and its tables."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from motorpool.client.reading import read


@dataclass(frozen=True)
class Visitor:
    """Somebody whom the server knows; the name is empty until it is set."""

    id: str
    name: str


@dataclass(frozen=True)
class Preset:
    """What a preset changes, and for how many players it is."""

    name: str
    options: dict[str, bool | int | str]
    seats: list[int]


@dataclass(frozen=True)
class Game:
    """A game of the server; `switches` as `GET /api/games` has them."""

    name: str
    rules_version: str
    presets: list[Preset]
    switches: list[dict[str, Any]]
    bots: list[str]


@dataclass(frozen=True)
class TableMade:
    """A new table; the invitation is what lets others sit down."""

    table: str
    invite: str
    commitment: str


@dataclass(frozen=True)
class Joined:
    """A chair that was taken: what the server had committed itself to, and one's own salt."""

    table: str
    commitment: str
    salt: str


@dataclass(frozen=True)
class Listed:
    """A table in a list; the summary is what everybody may know."""

    id: str
    changed: int
    summary: dict[str, Any]


@dataclass(frozen=True)
class ListedMine(Listed):
    """A table at which one sits."""

    seat: int
    your_turn: bool


@dataclass(frozen=True)
class Logged:
    """What an entry of a table's log brought about, in sentences."""

    number: int
    texts: list[str]


def game_from(told: Mapping[str, Any]) -> Game:
    presets = [read(Preset, preset) for preset in told["presets"]]
    return read(Game, {**told, "presets": presets})
