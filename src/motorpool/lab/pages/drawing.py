"""What every plot is made of: the frame, lines, letters, and the marks of up to four series.

A series has a shape, a pattern and a dash of its own, so that nobody needs the colours.
"""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Protocol

from motorpool.lab.pages.markup import Markup, element, join
from motorpool.lab.pages.scales import Scale, Write
from motorpool.lab.pages.text import HEIGHT, width_of

DASHES = (None, "7 4", "2 4", "10 3 2 3")
CORNERS = (0, 4, 3, 6)  # of a mark; none is a circle
LEGEND = 26


class Plot(Protocol):
    """A drawing that can be made for any width, in pixels."""

    @property
    def label(self) -> str: ...  # what it shows, for those who do not see it
    def draw(self, width: int) -> Markup: ...


def frame(label: str, width: float, height: float, parts: Sequence[Markup]) -> Markup:
    size = f"0 0 {width:.0f} {height:.0f}"
    return element("svg", *parts, role="img", aria_label=label, view_box=size, class_="plot")


def line(x1: float, y1: float, x2: float, y2: float, class_: str = "axis") -> Markup:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)


def letters(
    x: float, y: float, text: str, anchor: str = "start", class_: str | None = None
) -> Markup:
    return element("text", text, x=x, y=y, text_anchor=anchor, class_=class_)


def path(points: Sequence[tuple[float, float]], series: int, class_: str) -> Markup:
    told = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    dash = DASHES[series % len(DASHES)] if class_.startswith("curve") else None
    return element("path", d=told, class_=f"{class_} s{series}", stroke_dasharray=dash)


def box(x: float, y: float, width: float, height: float, series: int, title: str) -> Markup:
    """A bar or a column: plain for the first series, with a pattern for the others."""
    places = {"x": x, "y": y, "width": max(width, 0.5), "height": height}
    told = element("title", title)
    under = element("rect", class_=f"bar s{series}", **places)
    pattern = f"url(#pattern-{series % len(DASHES)})"
    over = element("rect", told, fill=pattern if series else "transparent", **places)
    return join([under, over])


def dot(x: float, y: float, series: int, title: str, full: bool = True, size: float = 5) -> Markup:
    """A mark; an empty one tells less than a full one."""
    told = element("title", title)
    class_ = f"dot s{series}" + ("" if full else " empty")
    corners = CORNERS[series % len(CORNERS)]
    if not corners:
        return element("circle", told, cx=x, cy=y, r=size, class_=class_)
    turns = [2 * pi * each / corners - pi / 2 for each in range(corners)]
    size *= 1.25
    places = [f"{x + size * cos(turn):.1f},{y + size * sin(turn):.1f}" for turn in turns]
    return element("polygon", told, points=" ".join(places), class_=class_)


def whisker(x: Scale, y: float, low: float, high: float, cap: float = 4) -> list[Markup]:
    """An interval that lies."""
    left, right = x.place(low), x.place(high)
    parts = [(left, y, right, y), *((end, y - cap, end, y + cap) for end in (left, right))]
    # a rim in the colour of the sheet, so that it is seen on a bar too
    return [line(*part, class_=class_) for class_ in ("rim", "whisker") for part in parts]


def across(x: Scale, top: float, bottom: float, write: Write, name: str = "") -> list[Markup]:
    """The axis below, with lines up through the plot."""
    fits = int(abs(x.end - x.start) / 64)
    found = []
    for tick in x.ticks(max(2, min(fits, 8))):
        place = x.place(tick)
        found += [line(place, top, place, bottom, "grid")]
        found += [letters(place, bottom + HEIGHT, write(tick), "middle", "faint")]
    if name:
        found.append(letters(x.end, bottom + 2.25 * HEIGHT, f"{name} →", "end", "name"))
    return found


def upwards(y: Scale, left: float, right: float, write: Write, name: str = "") -> list[Markup]:
    """The axis on the left, with lines through the plot; its name stands above."""
    found = []
    for tick in y.ticks(max(2, min(int(abs(y.end - y.start) / 44), 7))):
        place = y.place(tick)
        found += [line(left, place, right, place, "grid")]
        found += [letters(left - 6, place + 4, write(tick), "end", "faint")]
    if name:
        found.append(letters(0, y.end - 12, f"↑ {name}", "start", "name"))
    return found


def room_for(y: Scale, write: Write) -> float:
    """How far from the left the plot begins, so that its figures fit."""
    return 12 + max((width_of(write(tick)) for tick in y.ticks(6)), default=0.0)


def legend(
    names: Sequence[str], x: float, y: float, width: float, kind: str = "dot"
) -> tuple[list[Markup], float]:
    """The series with their marks, in as many lines as they need, and how high that is.

    A mark is a 'dot' or a 'box'; or it is told what a full and what an empty dot mean: 'fullness'.
    """
    if len(names) < 2:
        return [], 0.0
    found, left, down = [], x, y
    for number, name in enumerate(names):
        room = 22 + width_of(name) + 16
        if left > x and left + room > x + width:
            left, down = x, down + 20
        if kind == "box":
            found.append(box(left, down - 11, 14, 12, number, name))
        else:
            series, full = (0, number == 0) if kind == "fullness" else (number, True)
            found.append(dot(left + 6, down - 4, series, name, full, size=6))
        found.append(letters(left + 20, down, name))
        left += room
    return found, down - y + LEGEND
