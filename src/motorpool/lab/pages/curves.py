"""Curves over rounds: how a game goes. Each has a dash, a mark and a band for its interval."""

from collections.abc import Sequence
from dataclasses import dataclass

from motorpool.lab.pages.drawing import (
    across,
    dot,
    frame,
    legend,
    letters,
    line,
    path,
    room_for,
    upwards,
)
from motorpool.lab.pages.markup import Markup
from motorpool.lab.pages.scales import Scale, Write, number, percent, spread
from motorpool.lab.pages.text import HEIGHT, width_of

TALL = 240
MARKS = 26  # pixels between the marks of a curve, at least


@dataclass(frozen=True)
class Spot:
    """A point of a curve, with the limits of its interval if it has one."""

    x: float
    y: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Curves:
    """One curve for each series; `fair` is a value that a line marks, with its name."""

    label: str
    curves: Sequence[Sequence[Spot]]
    series: Sequence[str] = ("",)
    x_name: str = ""
    y_name: str = ""
    write: Write = percent
    fair: tuple[float, str] | None = None

    def draw(self, width: int) -> Markup:
        spots = [spot for curve in self.curves for spot in curve] or [Spot(0, 0)]
        ends = [end for spot in spots for end in (spot.y, spot.low, spot.high) if end is not None]
        marked = [self.fair[0]] if self.fair else []
        found, top = legend(self.series, 0, 14, width)
        top += 24
        low, high = spread(ends, *marked)
        y = Scale(max(low, 0) if min(ends) >= 0 else low, high, top + TALL, top)
        xs = [spot.x for spot in spots]
        x = Scale(min(xs), max(xs), room_for(y, self.write) + 6, width - 10, whole=True)
        found += upwards(y, x.start - 6, width, self.write, self.y_name)
        found += across(x, y.start, y.start, number, self.x_name)
        found.append(line(x.start - 6, y.start, width, y.start))
        if self.fair:
            found += self.draw_fair(y, x.start - 6, width)
        for series, curve in enumerate(self.curves):
            found += self.draw_band(curve, series, x, y)
        for series, curve in enumerate(self.curves):
            found += self.draw_curve(curve, series, x, y)
        return frame(self.label, width, y.start + 2.25 * HEIGHT + 8, found)

    def draw_fair(self, y: Scale, left: float, right: float) -> list[Markup]:
        assert self.fair
        value, name = self.fair
        place = y.place(value)
        beside = right - width_of(name) - 4
        return [
            line(left, place, right, place, "mark"),
            letters(beside, place - 5, name, "start", "name"),
        ]

    def draw_band(self, curve: Sequence[Spot], series: int, x: Scale, y: Scale) -> list[Markup]:
        known = [spot for spot in curve if spot.low is not None and spot.high is not None]
        if len(known) < 2:
            return []
        over = [(x.place(spot.x), y.place(spot.high or 0)) for spot in known]
        under = [(x.place(spot.x), y.place(spot.low or 0)) for spot in known]
        return [path([*over, *reversed(under)], series, "band")]

    def draw_curve(self, curve: Sequence[Spot], series: int, x: Scale, y: Scale) -> list[Markup]:
        places = [(x.place(spot.x), y.place(spot.y)) for spot in curve]
        found = [path(places, series, "curve")] if len(places) > 1 else []
        last = -MARKS * 1.0
        for spot, (across_, up) in zip(curve, places, strict=True):
            if across_ - last >= MARKS:
                told = f"{number(spot.x)}: {self.series[series]} {self.write(spot.y)}"
                found.append(dot(across_, up, series, told.replace("  ", " "), size=4))
                last = across_
        return found
