"""Copies for the fork of a table, which is made at every choice."""

from typing import TypeVar

T = TypeVar("T")


def twin(original: T) -> T:
    """Another object with the same parts; `copy.copy` does the same, ten times slower."""
    other = object.__new__(type(original))
    other.__dict__.update(original.__dict__)
    return other
