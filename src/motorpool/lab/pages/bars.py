"""Bars that lie, each with its interval: shares of victories and the like."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from motorpool.lab.pages.drawing import across, box, frame, legend, letters, line, whisker
from motorpool.lab.pages.markup import Markup
from motorpool.lab.pages.scales import Scale, Write, percent
from motorpool.lab.pages.text import HEIGHT, shortened, width_of

THICK, GAP = 16, 14
SLIM = 480  # below, a name stands above its bars and not beside them


@dataclass(frozen=True)
class Reading:
    """A value with the limits of its interval, if it has one."""

    value: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Row:
    """A name and its reading in each series; None where there is none."""

    name: str
    readings: Sequence[Reading | None]


@dataclass(frozen=True)
class Bars:
    """`fair` is a value that a line marks, with its name."""

    label: str
    rows: Sequence[Row]
    series: Sequence[str] = ("",)
    fair: tuple[float, str] | None = None
    write: Write = percent
    most: float | None = None  # where the axis ends at least
    tell: Write = field(default=lambda value: f"{100 * value:.1f} %")

    def draw(self, width: int) -> Markup:
        beside = 0.0
        if width >= SLIM:
            names = max((width_of(row.name) for row in self.rows), default=0)
            beside = min(names + 14, width * 0.44)
        above = 0 if beside else HEIGHT + 4
        told = max((width_of(self.tell(each.value)) for each in self.readings()), default=0) + 12
        x = Scale(0, self.highest(), max(beside, 12), width - told)
        found, top = legend(self.series, beside, 14, width - beside, "box")
        top += HEIGHT + 8 if self.fair else 4
        each = above + THICK * len(self.series) + GAP
        bottom = top + each * len(self.rows)
        found += across(x, top, bottom, self.write)
        for number, row in enumerate(self.rows):
            found += self.draw_row(row, x, top + each * number + GAP / 2, beside, width)
        if self.fair:
            found += self.draw_fair(x, top, bottom, width)
        return frame(self.label, width, bottom + HEIGHT + 10, found)

    def readings(self) -> list[Reading]:
        return [each for row in self.rows for each in row.readings if each]

    def highest(self) -> float:
        tops = [max(each.value, each.high or 0) for each in self.readings()]
        most = max([*tops, self.most or 0, self.fair[0] if self.fair else 0], default=0)
        return most * 1.04 or 1.0

    def draw_row(self, row: Row, x: Scale, top: float, beside: float, width: float) -> list[Markup]:
        if beside:
            middle = top + THICK * len(self.series) / 2 + 5
            found = [letters(beside - 10, middle, shortened(row.name, beside - 12), "end")]
        else:
            found = [letters(0, top + HEIGHT - 4, shortened(row.name, width))]
            top += HEIGHT + 4
        for series, reading in enumerate(row.readings):
            if reading is None:
                continue
            place = top + THICK * series
            shown = self.tell(reading.value)
            title = f"{row.name}: {self.series[series]} {shown}".replace("  ", " ")
            long = x.place(reading.value) - x.start
            found.append(box(x.start, place + 1, long, THICK - 2, series, title))
            if reading.low is not None and reading.high is not None:
                found += whisker(x, place + THICK / 2, reading.low, reading.high)
            found.append(letters(width, place + THICK / 2 + 5, shown, "end", "figure"))
        return found

    def draw_fair(self, x: Scale, top: float, bottom: float, width: float) -> list[Markup]:
        assert self.fair
        value, name = self.fair
        place = x.place(value)
        room = width_of(name) / 2
        middle = min(max(place, room), width - room)
        return [
            line(place, top - 4, place, bottom, "mark"),
            letters(middle, top - 9, name, "middle", "name"),
        ]
