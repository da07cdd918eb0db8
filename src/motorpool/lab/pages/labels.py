"""Names beside points, so that none lies on another name or on a point. Who finds no room has none.

The farther a point is from the others, the sooner its name is placed: it tells more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from motorpool.lab.pages.text import width_of

TALL = 12
AWAY = 7  # pixels from the middle of its point
Box = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(frozen=True)
class Spot:
    x: float
    y: float
    name: str
    loud: bool


@dataclass(frozen=True)
class Label:
    x: float
    y: float
    text: str
    anchor: str
    loud: bool


def place_labels(spots: Sequence[Spot], inside: Box) -> list[Label]:
    """The names that have room; the loud ones choose first."""
    dots = [(each.x - 4, each.y - 4, each.x + 4, each.y + 4) for each in spots]
    middle_x = sum(each.x for each in spots) / max(1, len(spots))
    middle_y = sum(each.y for each in spots) / max(1, len(spots))
    order = sorted(
        range(len(spots)),
        key=lambda number: (
            not spots[number].loud,
            -hypot(spots[number].x - middle_x, spots[number].y - middle_y),
        ),
    )
    taken: list[Box] = []
    found = []
    for number in order:
        others = dots[:number] + dots[number + 1 :]
        for label, box in choices(spots[number]):
            if within(box, inside) and not any(meet(box, other) for other in taken + others):
                taken.append(box)
                found.append(label)
                break
    return found


def choices(spot: Spot) -> list[tuple[Label, Box]]:
    """Where a name may stand: right, left, above, below, and at the corners."""
    room = width_of(spot.name, 12)
    found = []
    for across, down in ((1, 0), (-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (-1, -1), (-1, 1)):
        away = AWAY if not (across and down) else AWAY - 2
        x = spot.x + across * away
        y = spot.y + 4 + down * (TALL if across == 0 else TALL - 3)
        anchor = {1: "start", -1: "end", 0: "middle"}[across]
        left = {1: x, -1: x - room, 0: x - room / 2}[across]
        box = (left, y - TALL + 2, left + room, y + 3)
        found.append((Label(x, y, spot.name, anchor, spot.loud), box))
    return found


def within(box: Box, inside: Box) -> bool:
    return (
        box[0] >= inside[0] + 2
        and box[1] >= inside[1]
        and box[2] <= inside[2]
        and box[3] <= inside[3]
    )


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
