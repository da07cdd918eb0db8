"""Chance that is asked for only when something is drawn."""

from collections.abc import Callable

from motorpool.core.chance import Chance


class LateChance(Chance):
    """Made by the first draw: to find the place in a stream takes a while, and few choices draw."""

    def __init__(self, make: Callable[[], Chance]) -> None:
        self.make = make
        self.source: Chance | None = None

    def draw(self, bag: list[int]) -> int:
        if self.source is None:
            self.source = self.make()
        return self.source.draw(bag)
