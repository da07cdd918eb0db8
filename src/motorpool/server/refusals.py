"""Refusals that a client of the server meets, each with the status of its answer."""

from collections.abc import Mapping

from motorpool.core.errors import Refusal


class Denied(Refusal):
    """A refusal with a status, and the field of the request that it is about."""

    status = 400

    def __init__(
        self,
        key: str,
        values: Mapping[str, object] | None = None,
        field: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(key, values)
        self.field = field
        self.headers: dict[str, str] = dict(headers or {})


class BadRequest(Denied):
    """The request itself cannot be understood."""


class Nobody(Denied):
    """Only for somebody who is known, and the request does not say who it is from."""

    status = 401


class Forbidden(Denied):
    """Who asks is known, and may not."""

    status = 403


class Unknown(Denied):
    """There is no such thing; what one may not know of is answered in the same way."""

    status = 404


class Gone(Unknown):
    """It was there, and has been removed for good."""


class WrongMethod(Denied):
    """The address is right, what is to be done there is not."""

    status = 405


class Clash(Denied):
    """It does not fit what is there now: it was too late, or it is too much."""

    status = 409


class TooLarge(Denied):
    """The body is longer than anything that is ever needed."""

    status = 413


class TooMany(Denied):
    """Too often in too short a time; `seconds` is when to try again."""

    status = 429

    def __init__(self, key: str, values: Mapping[str, object], seconds: int) -> None:
        super().__init__(key, values, headers={"Retry-After": str(seconds)})


class Trouble(Denied):
    """A mistake of ours; nobody is told more than that."""

    status = 500


class Closed(Denied):
    """Cannot be answered just now, through no fault of the client."""

    status = 503
