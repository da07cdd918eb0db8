"""The switches of Rush, each named as the rule books' point it stands for, and the presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from motorpool.core.errors import BadOption
from motorpool.core.files import shorten_text

Options = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """A switch: its values, the first being the default, and the rules that it stands for."""

    name: str
    values: tuple[Any, ...]
    rules: tuple[str, ...]
    own_file: type | None = None  # what a file of the player's holds that may stand for a value


ON_OFF = (False, True)

OPTIONS: dict[str, Option] = {
    option.name: option
    for option in (
        Option("cards", ("base", "second_front"), ("RU-SF-01",), own_file=dict),
        Option("achievements", ("base", "second_front"), ("RU-SF-03",)),
        Option("own_achievements", ("none",), ("RU-SF-ACH-13",), own_file=list),
        Option("first_player", ("random", 1, 2, 3, 4, 5, 6), ("RU-SET-01",)),
        Option("siege_targets", ("any", "armored"), ("RU-ABI-15",)),
        Option("defenders_in_squad", ON_OFF, ("RU-END-03",)),
        Option("headquarters", ON_OFF, ("RU-SF-04", "RU-SF-05")),
        Option("rear", ON_OFF, ("RU-SF-06", "RU-SF-07")),
        Option("reserve_size", (4, 5, 6), ("RU-SF-09", "RU-ALT-01")),
        Option("reserve_refresh", ("end", "start_optional"), ("RU-SF-10",)),
        Option("reserve_refill", ("at_once", "end_of_turn"), ("RU-ALT-01",)),
        Option("attackers_defend", ON_OFF, ("RU-SF-11",)),
        Option("heroic_deed", ON_OFF, ("RU-SF-15",)),
        Option("score_own_bases", ON_OFF, ("RU-SF-16",)),
        Option("weak_turn", ON_OFF, ("RU-ALT-02",)),
        Option("gradual_reveal", ON_OFF, ("RU-ALT-03",)),
        Option("interactive_assault", ON_OFF, ("RU-ALT-04", "RU-ALT-05")),
        Option("defended_bonus", ON_OFF, ("RU-ALT-07",)),
        Option("medal_sets", ON_OFF, ("RU-ALT-08",)),
        Option("single_reshuffle", ON_OFF, ("RU-ALT-09",)),
        Option("recruitment_keeps_card", ON_OFF, ("RU-ALT-10",)),
        Option("teams", ON_OFF, ("RU-ALT-11",)),
    )
}

SECOND_FRONT: Options = {
    "cards": "second_front",
    "achievements": "second_front",
    "headquarters": True,
    "rear": True,
    "reserve_size": 5,
    "reserve_refresh": "start_optional",
    "attackers_defend": True,
    "heroic_deed": True,
}
ALTERNATIVE: Options = {
    "reserve_size": 6,
    "reserve_refill": "end_of_turn",
    "weak_turn": True,
    "gradual_reveal": True,
    "interactive_assault": True,
    "defended_bonus": True,
    "medal_sets": True,
    "single_reshuffle": True,
    "recruitment_keeps_card": True,
}
PRESETS: dict[str, Options] = {
    "base": {},
    "second-front": SECOND_FRONT,
    "alternative": ALTERNATIVE,
    "team": ALTERNATIVE | {"teams": True},
}

FEWEST_SEATS = 2
MOST_SEATS = 5
MOST_SEATS_SECOND_FRONT = 6


def options_from(preset: str = "base", changes: Mapping[str, Any] | None = None) -> Options:
    """All options: the defaults, then a preset, then single switches on top."""
    if preset not in PRESETS:
        raise BadOption("preset-unknown", {"preset": preset, "choices": ", ".join(PRESETS)})
    options: Options = {name: option.values[0] for name, option in OPTIONS.items()}
    options |= PRESETS[preset]
    for name, value in (changes or {}).items():
        options[name] = read_value(name, value)
    return options


def read_value(name: str, value: Any) -> Any:
    """The value of an option, from its text too; refused when it is none."""
    option = OPTIONS.get(name)
    if option is None:
        raise BadOption("option-unknown", {"option": name, "choices": ", ".join(OPTIONS)})
    if option.own_file is not None and isinstance(value, option.own_file):
        return value
    for known in option.values:
        if type(known) is type(value) and known == value:
            return known
        if isinstance(value, str) and value.strip().lower().replace("-", "_") in spellings(known):
            return known
    told = ", ".join(value_text(known) for known in option.values)
    values = {"option": name, "value": shorten_text(str(value)), "choices": told}
    raise BadOption("option-value-or-file" if option.own_file else "option-value", values)


def spellings(value: Any) -> tuple[str, ...]:
    if value is True:
        return ("on", "true", "yes", "1")
    if value is False:
        return ("off", "false", "no", "0")
    return (str(value),)


def value_text(value: Any) -> str:
    """A value as a person writes it."""
    if value is True:
        return "on"
    if value is False:
        return "off"
    return str(value)


def changed(options: Options) -> Options:
    """Only what differs from the defaults, as records and positions write it."""
    return {name: value for name, value in options.items() if value != OPTIONS[name].values[0]}


def check_options(options: Options, seats: int) -> None:
    """Refuse the few combinations that the rules forbid (RU-ALT-20, RU-SF-02, RU-ALT-11)."""
    if options["interactive_assault"] and not options["gradual_reveal"]:
        raise needs("interactive_assault", "gradual_reveal")
    if options["teams"] and not options["gradual_reveal"]:
        raise needs("teams", "gradual_reveal")
    if options["teams"] and not options["interactive_assault"]:
        raise needs("teams", "interactive_assault")
    if seats < FEWEST_SEATS or seats > MOST_SEATS_SECOND_FRONT:
        most = MOST_SEATS if options["cards"] == "base" else MOST_SEATS_SECOND_FRONT
        values = {"seats": seats, "fewest": FEWEST_SEATS, "most": most}
        raise BadOption("seats-count", values)
    if seats > MOST_SEATS and options["cards"] == "base":
        raise BadOption("seats-six", {"seats": seats, "most": MOST_SEATS})
    if options["teams"] and seats < 3:
        raise BadOption("teams-seats", {"seats": seats})
    first = options["first_player"]
    if first != "random":
        if first > seats:
            raise BadOption("first-player-seat", {"seat": first, "seats": seats})
        if options["teams"] and seats % 2 == 1 and first % 2 == 0:
            raise BadOption("first-player-side", {"seat": first})


def needs(option: str, other: str) -> BadOption:
    return BadOption("option-needs", {"option": option, "needs": other})
