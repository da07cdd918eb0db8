"""What can go wrong between a program and a server, each kind with a class of its own."""

from collections.abc import Mapping
from typing import Any


class ClientError(Exception):
    """All errors of this package."""


class Unreachable(ClientError):
    """No answer, or none that a Motorpool server gives."""


class Unproven(ClientError):
    """The record of a game does not prove that its chance was fair; `key` says why."""

    def __init__(self, key: str, values: Mapping[str, object] | None = None) -> None:
        self.key = key
        self.values: dict[str, object] = dict(values or {})
        told = ", ".join(f"{name}={value}" for name, value in self.values.items())
        super().__init__(f"{key} ({told})" if told else key)


class Refused(ClientError):
    """The server says no: `key` for programs, `sentence` for people."""

    def __init__(self, status: int, error: Mapping[str, Any]) -> None:
        self.status = status
        self.key: str = error["key"]
        self.field: str | None = error.get("field")
        self.values: dict[str, Any] = dict(error.get("values") or {})
        self.sentence: str = error.get("sentence", self.key)
        super().__init__(f"{self.sentence} ({self.key})")


class BadRequest(Refused):
    """What was asked makes no sense; `field` is where."""


class Nobody(Refused):
    """The server does not know who asks, or the token is wrong."""


class Forbidden(Refused):
    """Not for whoever asks."""


class NotFound(Refused):
    """There is no such thing."""


class Clash(Refused):
    """It does not fit what is there now, or the rules of the game."""


class Stale(Clash):
    """The decision was answered already."""


class TooMany(Refused):
    """Too often; in `seconds` one may try again."""

    @property
    def seconds(self) -> float:
        return float(self.values.get("seconds", 1))


class Trouble(Refused):
    """The server cannot answer just now, or made a mistake."""


KINDS: dict[int, type[Refused]] = {
    400: BadRequest,
    401: Nobody,
    403: Forbidden,
    404: NotFound,
    409: Clash,
    413: BadRequest,
    429: TooMany,
}


def refused(status: int, error: Mapping[str, Any]) -> Refused:
    """The refusal of an answer, by its status and its key."""
    if error["key"] == "decision-stale":
        return Stale(status, error)
    kind = KINDS.get(status, Trouble if status >= 500 else Refused)
    return kind(status, error)


def refusal_in(status: int, answer: Any) -> Refused | None:
    """The refusal that an answer holds; None when somebody else answered, such as a proxy."""
    error = answer.get("error") if isinstance(answer, dict) else None
    if not isinstance(error, dict) or not isinstance(error.get("key"), str):
        return None
    return refused(status, error)
