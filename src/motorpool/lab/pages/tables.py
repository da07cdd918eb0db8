"""Tables: a caption, heads with their scope, and the first cell of each row as its head."""

from collections.abc import Sequence
from dataclasses import dataclass

from motorpool.lab.pages.markup import Markup, element
from motorpool.lab.pages.text import width_of

LONG = 30  # rows; a longer table scrolls in a window of its own


@dataclass(frozen=True)
class Table:
    """Cells are texts; rows in `strong` are set off, and say so in one of their cells."""

    caption: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    strong: frozenset[int] = frozenset()

    def width(self) -> float:
        """About how many pixels it needs."""
        columns = zip(self.heads, *self.rows, strict=True)
        return sum(max(map(width_of, column)) * 1.15 + 18 for column in columns)

    def draw(self, under: str = "") -> Markup:
        """A caption that repeats the title above is for those who hear it only."""
        heads = [element("th", head, scope="col") for head in self.heads]
        rows = [self.draw_row(number, row) for number, row in enumerate(self.rows)]
        table = element(
            "table",
            element("caption", self.caption, class_="heard" if under == self.caption else None),
            element("thead", element("tr", *heads)),
            element("tbody", *rows),
        )
        # A region can be scrolled with the keyboard too
        class_ = "scroll long" if len(self.rows) > LONG else "scroll"
        return element(
            "div", table, class_=class_, role="region", aria_label=self.caption, tabindex=0
        )

    def draw_row(self, number: int, row: Sequence[str]) -> Markup:
        first, *others = row
        cells = [element("td", cell) for cell in others]
        class_ = "strong" if number in self.strong else None
        return element("tr", element("th", first, scope="row"), *cells, class_=class_)
