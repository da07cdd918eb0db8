"""Refusals: what a person, a bot or a file asked for and cannot have.

Every refusal carries a key and values instead of a sentence, so that the words
come from the locale files in the reader's language.
"""

from collections.abc import Mapping


class Refusal(Exception):
    """Something was asked that cannot be; nothing was changed."""

    def __init__(self, key: str, values: Mapping[str, object] | None = None) -> None:
        self.key = key
        self.values: dict[str, object] = dict(values or {})
        super().__init__(key)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.key} ({told})" if told else self.key


class Unreadable(Refusal):
    """The text is no action of this game at all."""


class Illegal(Refusal):
    """A readable action that the rules do not allow now."""


class NotYourTurn(Refusal):
    """The action may be fine, but the decision belongs to somebody else."""


class BadOption(Refusal):
    """An option is unknown, has a wrong value, or needs another one."""


class BadFile(Refusal):
    """A file cannot be used; `line` and `field` say where, when that is known."""

    def __init__(
        self,
        key: str,
        values: Mapping[str, object] | None = None,
        line: int | None = None,
        field: str | None = None,
    ) -> None:
        super().__init__(key, values)
        self.line = line
        self.field = field

    def __str__(self) -> str:
        where = "" if self.line is None else f"line {self.line}: "
        what = "" if self.field is None else f"{self.field}: "
        return where + what + super().__str__()


class Departure(BadFile):
    """A record departs from the game that it tells of; `move` counts from 1, 0 is the set-up."""

    def __init__(self, key: str, move: int, values: Mapping[str, object], line: int | None) -> None:
        super().__init__(key, {"move": move, **values}, line)
        self.move = move


class ChanceDeparted(Exception):
    """A recorded chance was asked for something that its record does not hold.

    `proven` is what the record's proof gives instead of the answer, or -1.
    """

    def __init__(self, answer: int, index: int, proven: int = -1) -> None:
        self.answer = answer
        self.index = index
        self.proven = proven
        super().__init__(f"answer {index} ({answer}) is not possible here")
