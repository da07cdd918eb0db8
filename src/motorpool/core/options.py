"""Switches of a game: their values, their texts, and the presets that set several at once."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from motorpool.core.errors import BadOption
from motorpool.core.files import shorten_text

Options = dict[str, Any]
ON_OFF = (False, True)


@dataclass(frozen=True)
class Option:
    """A switch: its values, the first being the default, and the rules that it stands for."""

    name: str
    values: tuple[Any, ...]
    rules: tuple[str, ...]
    own_file: type | None = None  # what a file of the player's holds that may stand for a value


class Switches:
    """All switches of one game, and its presets."""

    def __init__(self, options: Iterable[Option], presets: Mapping[str, Options]) -> None:
        self.options = {option.name: option for option in options}
        self.presets = dict(presets)

    def choose(self, preset: str, changes: Mapping[str, Any] | None = None) -> Options:
        """All options: the defaults, then a preset, then single switches on top."""
        if preset not in self.presets:
            values = {"preset": preset, "choices": ", ".join(self.presets)}
            raise BadOption("preset-unknown", values)
        options: Options = {name: option.values[0] for name, option in self.options.items()}
        options |= self.presets[preset]
        for name, value in (changes or {}).items():
            options[name] = self.read_value(name, value)
        return options

    def read_value(self, name: str, value: Any) -> Any:
        """The value of an option, from its text too; refused when it is none."""
        option = self.options.get(name)
        if option is None:
            raise BadOption("option-unknown", {"option": name, "choices": ", ".join(self.options)})
        if option.own_file is not None and isinstance(value, option.own_file):
            return value
        for known in option.values:
            if type(known) is type(value) and known == value:
                return known
            if isinstance(value, str) and plain(value) in spellings(known):
                return known
        told = ", ".join(value_text(known) for known in option.values)
        values = {"option": name, "value": shorten_text(str(value)), "choices": told}
        raise BadOption("option-value-or-file" if option.own_file else "option-value", values)

    def changed(self, options: Options) -> Options:
        """Only what differs from the defaults, as records and positions write it."""
        return {
            name: value for name, value in options.items() if value != self.options[name].values[0]
        }


def plain(text: str) -> str:
    return text.strip().lower().replace("-", "_")


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
