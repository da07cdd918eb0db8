"""Plain data of the server as a dataclass."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, TypeVar

Data = TypeVar("Data")


def read(kind: type[Data], told: Mapping[str, Any]) -> Data:
    """The fields that the dataclass knows: a newer server may tell more."""
    names = {field.name for field in fields(kind)}  # type: ignore[arg-type]
    return kind(**{name: value for name, value in told.items() if name in names})
