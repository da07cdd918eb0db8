"""The options and presets of Battlegrounds in words."""

from motorpool.core.options import value_text
from motorpool.words.bundle import Words


def option(words: Words, name: str) -> str:
    return words.say(f"bg-option-{name}")


def option_help(words: Words, name: str) -> str:
    return words.say(f"bg-option-{name}-help")


def option_value(words: Words, value: object) -> str:
    """A value of an option in words."""
    if isinstance(value, bool):
        return words.say(value_text(value))
    if isinstance(value, int):
        return str(value)
    return words.say(f"bg-value-{value}")


def preset(words: Words, name: str) -> str:
    return words.say(f"bg-preset-{name}")


def preset_help(words: Words, name: str) -> str:
    return words.say(f"bg-preset-{name}-help")
