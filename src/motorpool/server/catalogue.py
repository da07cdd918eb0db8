"""What can be played here: games, presets, switches, seats and bots, asked of the rules."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from motorpool.battlegrounds import options as battlegrounds
from motorpool.bots.registry import LEVELS
from motorpool.core.errors import BadOption
from motorpool.core.options import Option, Options, Switches
from motorpool.games import GAMES
from motorpool.rush import options as rush

Check = Callable[[Options, int], None]
Setting = bool | int | str

SWITCHES: dict[str, tuple[Switches, Check]] = {
    "rush": (rush.SWITCHES, rush.check_options),
    "battlegrounds": (battlegrounds.SWITCHES, battlegrounds.check_options),
}
MOST_SEATS = 6
TRUTH = "truth"
CHOICE = "choice"


@dataclass(frozen=True)
class ChoiceListing:
    """A value of a switch: what it asks of other switches, and for how many players it can be."""

    value: Setting
    needs: dict[str, list[Setting]]
    seats: list[int]


@dataclass(frozen=True)
class SwitchListing:
    name: str
    kind: str
    default: Setting
    choices: list[ChoiceListing]
    own_file: bool
    rules: list[str]


@dataclass(frozen=True)
class PresetListing:
    """A preset: what it changes, and for how many players it is."""

    name: str
    options: dict[str, Setting]
    seats: list[int]


@dataclass(frozen=True)
class GameListing:
    name: str
    rules_version: str
    presets: list[PresetListing]
    switches: list[SwitchListing]
    bots: list[str]


@cache
def catalogue() -> tuple[GameListing, ...]:
    return tuple(list_game(name) for name in GAMES)


def list_game(name: str) -> GameListing:
    switches, check = SWITCHES[name]
    presets = [
        PresetListing(preset, dict(changes), possible_seats(switches.choose(preset), check))
        for preset, changes in switches.presets.items()
    ]
    listed = [list_switch(option, switches, check) for option in switches.options.values()]
    return GameListing(name, GAMES[name].rules_version, presets, listed, list(LEVELS))


def list_switch(option: Option, switches: Switches, check: Check) -> SwitchListing:
    return SwitchListing(
        option.name,
        TRUTH if all(isinstance(value, bool) for value in option.values) else CHOICE,
        option.values[0],
        [list_choice(option, value, switches, check) for value in option.values],
        option.own_file is not None,
        list(option.rules),
    )


def list_choice(option: Option, value: Any, switches: Switches, check: Check) -> ChoiceListing:
    """Another switch is needed in some of its values when it cannot have all of them."""
    fixed = {option.name: value}
    needs: dict[str, list[Setting]] = {}
    for other in switches.options.values():
        if other.name != option.name:
            allowed = [
                each
                for each in other.values
                if complete(fixed | {other.name: each}, switches, check) is not None
            ]
            if len(allowed) < len(other.values):
                needs[other.name] = allowed
    options = complete(fixed, switches, check)
    return ChoiceListing(value, needs, possible_seats(options, check) if options else [])


def complete(fixed: Options, switches: Switches, check: Check) -> Options | None:
    """Options with these values that can be played, changed no further than they must be."""
    options = {name: option.values[0] for name, option in switches.options.items()} | fixed
    while not possible_seats(options, check):
        missing = what_is_missing(options, check)
        if missing is None or missing in fixed:
            break
        options[missing] = True
    else:
        return options
    for name in options.keys() - fixed.keys():
        for value in switches.options[name].values:
            if possible_seats(options | {name: value}, check):
                return options | {name: value}
    return None


def what_is_missing(options: Options, check: Check) -> str | None:
    """The switch that the rules name when they refuse."""
    try:
        check(options, MOST_SEATS)
    except BadOption as refusal:
        return str(refusal.values["needs"]) if "needs" in refusal.values else None
    return None


def possible_seats(options: Options, check: Check) -> list[int]:
    found = []
    for seats in range(1, MOST_SEATS + 1):
        try:
            check(options, seats)
        except BadOption:
            continue
        found.append(seats)
    return found
