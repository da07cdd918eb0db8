"""Reports as HTML: whole, offline, and readable for those who do not see the plots."""

import re
from collections import Counter
from html.parser import HTMLParser
from itertools import combinations
from random import Random

import pytest

from motorpool.lab.pages.bars import Bars, Reading, Row
from motorpool.lab.pages.curves import Curves
from motorpool.lab.pages.curves import Spot as CurveSpot
from motorpool.lab.pages.drawing import Plot
from motorpool.lab.pages.histogram import Histogram
from motorpool.lab.pages.labels import Spot, choices, meet, place_labels
from motorpool.lab.pages.markup import EMPTY, element
from motorpool.lab.pages.page import Figure, Page, Section
from motorpool.lab.pages.scales import Scale, ratio
from motorpool.lab.pages.scatter import Point, Scatter
from motorpool.lab.pages.tables import LONG, Table
from motorpool.lab.pages.whiskers import Whisker, Whiskers

NASTY = "<script>\"KV-1\" & 'Т-34'</script>"
TWO = ("base", NASTY)
PLOTS: list[Plot] = [
    Bars(NASTY, [Row(NASTY, [Reading(0.5, 0.4, 0.6), None])], TWO, fair=(0.5, NASTY)),
    Whiskers(NASTY, [Whisker(NASTY, 0.1, None, None, "+1", clear=False)], kinds=TWO),
    Histogram(NASTY, [Counter({8: 1, 150: 2}), Counter({9: 3})], TWO, NASTY, NASTY),
    Curves(NASTY, [[CurveSpot(1, 0.5, 0.4, 0.6), CurveSpot(2, 0.6, 0.5, 0.7)], []], TWO, NASTY),
    Scatter(NASTY, [Point(NASTY, 1, 0, NASTY, loud=True)], x_ratio=True, x_lines=[(3, NASTY)]),
    # nothing was counted
    Bars("none", []),
    Whiskers("none", []),
    Histogram("none", [Counter()]),
    Curves("none", [[]]),
    Scatter("none", []),
]


class Reader(HTMLParser):
    """Notes elements in their order; what is not closed where it was opened fails."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.found if name == tag]


def page_of(plots: list[Plot]) -> str:
    table = Table(NASTY, ["card", NASTY], [[NASTY, "1"]] * (LONG + 1), frozenset({0}))
    figures = [Figure(NASTY, plot, table, NASTY) for plot in plots]
    sections = [Section(NASTY, figures, [NASTY], [NASTY])]
    facts = [("seed", NASTY)]
    return Page("en", "Report", NASTY, [NASTY], facts, sections, "Made", NASTY, [NASTY]).to_html()


def test_a_page_is_whole_and_asks_for_nothing() -> None:
    text = page_of(PLOTS)
    found = Reader(text)
    assert not {"script", "link", "img", "iframe", "object"} & {name for name, _ in found.found}
    assert not re.search(r"https?:|//\w|@import|url\((?!#)", text)
    assert not re.search(r"\b(nan|inf|None)\b", text)
    policy = [meta for meta in found.all("meta") if "http-equiv" in meta]
    assert "default-src 'none'" in (policy[0]["content"] or "")
    assert NASTY in found.text


def test_a_page_can_be_heard() -> None:
    found = Reader(page_of(PLOTS))
    drawn = [svg for svg in found.all("svg") if svg.get("class") == "plot"]
    assert len(drawn) == 2 * len(PLOTS)  # for a desk and for a phone
    for svg in drawn:
        assert svg["role"] == "img"
        assert svg["aria-label"]
    assert len(found.all("h1")) == 1
    assert len(found.all("caption")) == len(found.all("table")) == len(PLOTS)
    assert {head["scope"] for head in found.all("th")} == {"col", "row"}
    regions = [div for div in found.all("div") if "scroll" in (div.get("class") or "")]
    assert all(each["tabindex"] == "0" and each["aria-label"] for each in regions)


@pytest.mark.parametrize("width", [328, 680])
def test_every_point_has_a_title_and_no_name_lies_on_another(width: int) -> None:
    chance = Random("cards")
    points = [
        Point(f"Pz.Kpfw. {number}", chance.uniform(0.3, 3), chance.gauss(0, 0.02), "told")
        for number in range(100)
    ]
    found = Reader(Scatter("cards", points, x_ratio=True).draw(width))
    assert len(found.all("circle")) == len(found.all("title")) == 100
    named = [text for text in found.all("text") if text.get("class") == "label"]
    assert len(named) > 20


def test_names_keep_off_each_other_and_off_points() -> None:
    chance = Random("names")
    spots = [
        Spot(chance.uniform(0, 600), chance.uniform(0, 300), f"Tiger {number}", number < 5)
        for number in range(80)
    ]
    labels = place_labels(spots, (0, 0, 600, 300))
    places = {spot.name: dict(choices(spot)) for spot in spots}
    boxes = [places[label.text][label] for label in labels]
    assert not any(meet(one, other) for one, other in combinations(boxes, 2))
    for label, box in zip(labels, boxes, strict=True):
        others = [spot for spot in spots if spot.name != label.text]
        assert not any(box[0] < s.x < box[2] and box[1] < s.y < box[3] for s in others)
    assert {label.text for label in labels if label.loud} == {f"Tiger {n}" for n in range(5)}


def test_places_are_in_proportion() -> None:
    bars = Bars("", [Row("a", [Reading(0.25)]), Row("b", [Reading(0.5)])])
    found = Reader(bars.draw(680)).all("rect")
    short, long = (float(each["width"] or 0) for each in found if each.get("class"))
    assert long == pytest.approx(2 * short, abs=0.2)
    even = Scale(1 / 4, 4, 0, 100, ratio=True)
    assert even.place(1) == pytest.approx(50)
    assert even.place(9) == 100  # what is outside lies at the edge
    assert [ratio(tick) for tick in even.ticks(5)] == ["⅓", "½", "1", "2", "3"]
    assert Scale(0, 1, 0, 1).ticks(5) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])


def test_many_numbers_are_put_together() -> None:
    counts = Counter(range(300))
    columns = [
        each for each in Reader(Histogram("", [counts]).draw(328)).all("rect") if each.get("class")
    ]
    assert 10 < len(columns) < 40


def test_attributes_are_written() -> None:
    assert element("a", "<", class_="x", aria_label='"', view_box=None) == (
        '<a class="x" aria-label="&quot;">&lt;</a>'
    )
