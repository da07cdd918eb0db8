"""A visitor, as the rest of the server meets one."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Visitor:
    """Somebody. The name is empty until one is set; either the device or the token is known."""

    id: str
    name: str
    device: str | None = None
    token: str | None = None
