"""The page: a head that says what it is, sections with plots and tables, and how it was made."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources

from motorpool.lab.pages.drawing import DASHES, Plot
from motorpool.lab.pages.markup import Markup, element, join
from motorpool.lab.pages.tables import Table

WIDE, NARROW = 620, 328  # pixels: on a desk, on a phone
BESIDE = 520  # pixels at most of a table that stands beside its plot
# Nothing may be asked for, whatever is in the file
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
LOGO = (
    '<svg viewBox="0 0 64 64" aria-hidden="true" class="logo">'
    '<path class="plate" d="M32 2l28 30-28 30L4 32z"/>'
    '<path class="inner" d="M32 8.5L54 32 32 55.5 10 32z"/>'
    '<path class="letter" d="M19 45V20l13 14 13-14v25h-6.5V34.5L32 41.5l-6.5-7V45z"/></svg>'
)


@dataclass(frozen=True)
class Figure:
    """A plot with its table, which says the same in figures; either may stand alone."""

    title: str
    plot: Plot | None = None
    table: Table | None = None
    note: str = ""


@dataclass(frozen=True)
class Section:
    heading: str
    figures: Sequence[Figure] = ()
    paragraphs: Sequence[str] = ()
    points: Sequence[str] = ()  # a list below the paragraphs


@dataclass(frozen=True)
class Page:
    """A whole report. `facts` say what was played; `made` is how, with the command in `command`."""

    language: str
    kind: str  # above the title: what sort of report it is
    title: str
    lead: Sequence[str]
    facts: Sequence[tuple[str, str]]
    sections: Sequence[Section]
    made: str  # the heading of how it was made
    command: str
    notes: Sequence[str] = ()

    def to_html(self) -> str:
        head = element(
            "head",
            element("meta", charset="utf-8"),
            element("meta", http_equiv="Content-Security-Policy", content=POLICY),
            element("meta", name="viewport", content="width=device-width, initial-scale=1"),
            element("meta", name="color-scheme", content="light dark"),
            element("title", f"{self.title} – Motorpool"),
            element("style", Markup(styles())),
        )
        body = element(
            "body",
            patterns(),
            element("header", *self.head()),
            element("main", *(draw_section(section) for section in self.sections)),
            element("footer", *self.foot()),
        )
        return f"<!doctype html>\n{element('html', head, body, lang=self.language)}\n"

    def head(self) -> list[Markup]:
        facts = [
            element("div", element("dt", name), element("dd", value)) for name, value in self.facts
        ]
        return [
            element("p", Markup(LOGO), element("span", self.kind), class_="eyebrow"),
            element("h1", self.title),
            *(element("p", each, class_="lead") for each in self.lead),
            element("dl", *facts),
        ]

    def foot(self) -> list[Markup]:
        return [
            element("h2", self.made),
            element("pre", element("code", self.command), tabindex=0),
            *(element("p", each) for each in self.notes),
        ]


def draw_section(section: Section) -> Markup:
    listed = [element("ul", *(element("li", each) for each in section.points))]
    return element(
        "section",
        element("h2", section.heading),
        *(element("p", each) for each in section.paragraphs),
        *(listed if section.points else []),
        *map(draw_figure, section.figures),
    )


def draw_figure(figure: Figure) -> Markup:
    parts = [element("figcaption", element("h3", figure.title))]
    if figure.plot:
        drawn = [
            element("div", figure.plot.draw(width), class_=class_)
            for width, class_ in ((WIDE, "wide"), (NARROW, "narrow"))
        ]
        parts.append(element("div", *drawn, class_="drawn"))
    beside = False
    if figure.table:
        beside = figure.plot is not None and figure.table.width() <= BESIDE
        parts.append(figure.table.draw(figure.title))
    if figure.note:
        parts.append(element("p", figure.note, class_="note"))
    return element("figure", *parts, class_="beside" if beside else None)


@cache
def styles() -> str:
    return resources.files("motorpool.lab.pages").joinpath("page.css").read_text(encoding="utf-8")


def patterns() -> Markup:
    """The hatchings of bars, one for each series; the first has none."""
    lines = ("", "M0 6L6 0", "M0 3H6", "M3 0V6M0 3H6")
    found = [
        element(
            "pattern",
            element("path", d=drawn, class_="hatch"),
            id=f"pattern-{series}",
            width=6,
            height=6,
            patternUnits="userSpaceOnUse",
        )
        for series, drawn in enumerate(lines[: len(DASHES)])
        if drawn
    ]
    return element(
        "svg",
        element("defs", join(found)),
        class_="patterns",
        aria_hidden="true",
        width=0,
        height=0,
    )
