"""Points with names, such as cards: each has a title, and a label where there is room for one."""

from collections.abc import Sequence
from dataclasses import dataclass

from motorpool.lab.pages.drawing import (
    across,
    dot,
    frame,
    legend,
    letters,
    line,
    room_for,
    upwards,
)
from motorpool.lab.pages.labels import Spot, place_labels
from motorpool.lab.pages.markup import Markup
from motorpool.lab.pages.scales import Scale, Write, number, percent, ratio, spread
from motorpool.lab.pages.text import HEIGHT


@dataclass(frozen=True)
class Point:
    """A point; one that is `loud` is named first and drawn full, others are quiet."""

    name: str
    x: float
    y: float
    told: str  # what its title says after the name
    series: int = 0
    loud: bool = False


@dataclass(frozen=True)
class Scatter:
    """`x_lines` and `y_lines` mark values, such as goals, each with a name."""

    label: str
    points: Sequence[Point]
    series: Sequence[str] = ("",)
    x_name: str = ""
    y_name: str = ""
    y_write: Write = percent
    x_ratio: bool = False  # 1/3 lies as far from 1 as 3 does
    x_lines: Sequence[tuple[float, str]] = ()
    y_lines: Sequence[tuple[float, str]] = ()

    def draw(self, width: int) -> Markup:
        tall = 460 if width > 480 else 400
        found, top = legend(self.series, 0, 14, width)
        top += 44 if self.x_lines else 24
        low, high = spread([point.y for point in self.points], *(at for at, _ in self.y_lines))
        y = Scale(low, high, top + tall, top)
        left = room_for(y, self.y_write)
        x = self.scale(left, width)
        found += upwards(y, left, width, self.y_write, "")
        found += across(x, top, y.start, ratio if self.x_ratio else number, self.x_name)
        above = 30 if self.x_lines else 12
        found.append(letters(0, top - above, f"↑ {self.y_name}", "start", "name"))
        found += [line(left, y.start, width, y.start), line(left, top, left, y.start)]
        found += self.draw_lines(x, y, width)
        found += self.draw_points(x, y, width)
        return frame(self.label, width, y.start + 2.25 * HEIGHT + 8, found)

    def scale(self, left: float, right: float) -> Scale:
        values = [point.x for point in self.points]
        marked = [at for at, _ in self.x_lines]
        if self.x_ratio:
            some = [each for each in [*values, *marked] if each > 0] or [1.0]
            return Scale(min(some) / 1.15, max(some) * 1.15, left, right, ratio=True)
        return Scale(*spread(values, *marked), left, right)

    def draw_lines(self, x: Scale, y: Scale, width: float) -> list[Markup]:
        found = []
        for value, name in self.x_lines:
            place = x.place(value)
            found += [line(place, y.end, place, y.start, "mark")]
            found += [letters(place, y.end - 6, name, "middle", "name")]
        for value, name in self.y_lines:
            place = y.place(value)
            found += [line(x.start, place, width, place, "mark")]
            found += [letters(width, place - 5, name, "end", "name")]
        return found

    def draw_points(self, x: Scale, y: Scale, width: float) -> list[Markup]:
        """The loud ones last, above the others; their names are placed first."""
        order = sorted(self.points, key=lambda point: point.loud)
        spots = [
            Spot(x.place(point.x), y.place(point.y), point.name, point.loud) for point in order
        ]
        labels = place_labels(spots, (x.start, y.end, width, y.start))
        found = [
            letters(label.x, label.y, label.text, label.anchor, "strong" if label.loud else "label")
            for label in labels
        ]
        for point, spot in zip(order, spots, strict=True):
            title = f"{point.name}: {point.told}"
            size = 5 if point.loud else 4
            found.append(dot(spot.x, spot.y, point.series, title, point.loud, size))
        return found
