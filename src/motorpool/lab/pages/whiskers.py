"""Values with their intervals around a middle: ratings, and what a change does."""

from collections.abc import Sequence
from dataclasses import dataclass

from motorpool.lab.pages.drawing import across, dot, frame, legend, letters, line, whisker
from motorpool.lab.pages.markup import Markup
from motorpool.lab.pages.scales import Scale, Write, number, spread
from motorpool.lab.pages.text import HEIGHT, shortened, width_of

EACH = 28
SLIM = 480


@dataclass(frozen=True)
class Whisker:
    """A value, its limits, and whether it is clear; an unclear one is drawn empty."""

    name: str
    value: float
    low: float | None
    high: float | None
    told: str  # the value, as it is written at the end of the line
    clear: bool = True


@dataclass(frozen=True)
class Whiskers:
    """With `kinds`, what a full and what an empty mark mean is told above."""

    label: str
    rows: Sequence[Whisker]
    middle: float = 0
    write: Write = number
    name: str = ""
    kinds: Sequence[str] = ()

    def draw(self, width: int) -> Markup:
        names = max((width_of(row.name) for row in self.rows), default=0)
        beside = min(names + 14, width * 0.44) if width >= SLIM else 0.0
        each = EACH if beside else EACH + HEIGHT
        told = max((width_of(row.told) for row in self.rows), default=0) + 14
        limits = [end for row in self.rows for end in (row.value, row.low, row.high)]
        low, high = spread([end for end in limits if end is not None], self.middle)
        x = Scale(low, high, beside + 4, width - told)
        found, top = legend(self.kinds, beside, 14, width - beside, "fullness")
        top += 6
        bottom = top + each * len(self.rows)
        found += across(x, top, bottom, self.write, self.name)
        found.append(line(x.place(self.middle), top, x.place(self.middle), bottom, "mark"))
        for index, row in enumerate(self.rows):
            found += self.draw_row(row, x, top + each * index, beside, width)
        return frame(self.label, width, bottom + HEIGHT * (2.4 if self.name else 1) + 10, found)

    def draw_row(
        self, row: Whisker, x: Scale, top: float, beside: float, width: float
    ) -> list[Markup]:
        middle = top + EACH / 2
        strong = "strong" if row.clear and self.kinds else None
        if beside:
            name = shortened(row.name, beside - 12)
            found = [letters(beside - 10, middle + 5, name, "end", strong)]
        else:
            found = [letters(0, top + HEIGHT, shortened(row.name, width), "start", strong)]
            middle += HEIGHT
        if row.low is not None and row.high is not None:
            found += whisker(x, middle, row.low, row.high)
        title = f"{row.name}: {row.told}"
        found.append(dot(x.place(row.value), middle, 0, title, row.clear))
        found.append(letters(width, middle + 5, row.told, "end", "figure"))
        return found
