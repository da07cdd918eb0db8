"""How often which number came: the lengths of games. Several series stand side by side."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from motorpool.lab.pages.drawing import box, frame, legend, letters, line, room_for, upwards
from motorpool.lab.pages.markup import Markup
from motorpool.lab.pages.scales import Scale, percent, round_step
from motorpool.lab.pages.text import HEIGHT

TALL = 220
LEAST = 9  # pixels for the columns of one number; with less, numbers are put together


@dataclass(frozen=True)
class Histogram:
    """Whole numbers with how often they came, for each series; told as shares of all."""

    label: str
    counts: Sequence[Mapping[int, int]]
    series: Sequence[str] = ("",)
    name: str = ""  # of the numbers
    share: str = ""  # of the axis upwards

    def draw(self, width: int) -> Markup:
        low, high = self.ends()
        step = max(1, int(round_step((high - low + 1) * LEAST * len(self.counts) / (width - 50))))
        first = low // step
        columns = [grouped(counts, step) for counts in self.counts]
        most = max((share for column in columns for share in column.values()), default=1.0)
        found, top = legend(self.series, 0, 14, width, "box")
        top += 24
        y = Scale(0, most * 1.05, top + TALL, top)
        left = room_for(y, percent)
        numbers = range(first, high // step + 1)
        each = (width - left) / max(1, len(numbers))
        found += upwards(y, left, width, percent, self.share)
        thick = min(26.0, (each - min(6, each * 0.25)) / len(columns))
        for index, group in enumerate(numbers):
            middle = left + each * (index + 0.5)
            start = middle - thick * len(columns) / 2
            told = str(group) if step == 1 else f"{group * step}–{group * step + step - 1}"
            for series, column in enumerate(columns):
                share = column.get(group, 0.0)
                if share:
                    title = f"{told}: {self.series[series]} {100 * share:.1f} %".replace("  ", " ")
                    place = y.place(share)
                    tall = y.start - place
                    found.append(box(start + thick * series, place, thick, tall, series, title))
        found.append(line(left, y.start, width, y.start))
        found += self.numbers(numbers, step, left, each, y.start)
        found.append(letters(width, y.start + 2.25 * HEIGHT, f"{self.name} →", "end", "name"))
        return frame(self.label, width, y.start + 2.25 * HEIGHT + 8, found)

    def ends(self) -> tuple[int, int]:
        every = [each for counts in self.counts for each in counts]
        return min(every, default=0), max(every, default=0)

    def numbers(
        self, groups: range, step: int, left: float, each: float, bottom: float
    ) -> list[Markup]:
        """As many below as there is room for."""
        every = max(1, int(round_step(34 / each)))
        return [
            letters(left + each * (index + 0.5), bottom + HEIGHT, str(group * step), "middle")
            for index, group in enumerate(groups)
            if group % every == 0
        ]


def grouped(counts: Mapping[int, int], step: int) -> dict[int, float]:
    """The share of each group of so many numbers."""
    total = sum(counts.values())
    found: dict[int, float] = {}
    for each, count in counts.items():
        found[each // step] = found.get(each // step, 0.0) + count / total
    return found
