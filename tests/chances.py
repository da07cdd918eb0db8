"""Chances for tests: fair whatever the order of a bag, the lowest, and all there is in turn."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TypeVar

from motorpool.core.chance import Chance, Seeded

Result = TypeVar("Result")


class Fair(Chance):
    """Draws by a seed, from the bag as if it were sorted: the order of a bag has no meaning."""

    def __init__(self, seed: str) -> None:
        self.source = Seeded(seed)

    def draw(self, bag: list[int]) -> int:
        bag.sort()
        return bag.pop(self.source.below(len(bag)))


class Lowest(Chance):
    """Draws the lowest number."""

    def draw(self, bag: list[int]) -> int:
        taken = min(bag)
        bag.remove(taken)
        return taken


class TooManyDraws(Exception):
    """More was drawn than a run may."""


class Guided(Chance):
    """Takes the ways that `path` says, then always the first one."""

    def __init__(self, path: list[int], most: int) -> None:
        self.path = path
        self.most = most
        self.ways: list[int] = []  # how many there were at each draw

    def draw(self, bag: list[int]) -> int:
        if len(self.ways) == self.most:
            raise TooManyDraws
        choices = self.choices(bag)
        number = len(self.ways)
        taken = choices[self.path[number] if number < len(self.path) else 0]
        self.ways.append(len(choices))
        bag.remove(taken)
        return taken

    def choices(self, bag: list[int]) -> list[int]:
        """What may be drawn: each card of the bag."""
        return sorted(bag)


def every_outcome(
    run: Callable[[Guided], Result], new_chance: Callable[[list[int]], Guided]
) -> Iterator[Result]:
    """Run again and again until all ways of chance were gone; too long ones are left out."""
    paths: list[list[int]] = [[]]
    while paths:
        path = paths.pop()
        chance = new_chance(path)
        with suppress(TooManyDraws):
            yield run(chance)
        for number in range(len(path), len(chance.ways)):
            before = path + [0] * (number - len(path))
            paths += [[*before, way] for way in range(1, chance.ways[number])]
