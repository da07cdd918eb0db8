"""Many questions at once: each is judged more strictly, so that all answers hold together."""

from collections.abc import Hashable, Mapping
from typing import TypeVar

Name = TypeVar("Name", bound=Hashable)


def holm(chances: Mapping[Name, float]) -> dict[Name, float]:
    """Holm: the least chance counts as often as there are questions, the next once less, …"""
    found: dict[Name, float] = {}
    worst = 0.0
    for done, name in enumerate(sorted(chances, key=lambda name: chances[name])):
        worst = max(worst, min(1.0, (len(chances) - done) * chances[name]))
        found[name] = worst
    return found
