"""How long the compared games take, and how they go round by round, as parts of a page."""

from collections.abc import Callable
from typing import Any

from motorpool.cli.balance_tables import percent
from motorpool.cli.report_page import interval, label
from motorpool.lab.pages.curves import Curves, Spot
from motorpool.lab.pages.histogram import Histogram
from motorpool.lab.pages.page import Figure, Section
from motorpool.lab.pages.scales import number
from motorpool.lab.pages.tables import Table
from motorpool.words.bundle import Words

ARMS = ("base", "change")
Found = dict[str, Any]


def names_of(words: Words) -> list[str]:
    return [words.say(f"cli-compare-head-{arm}") for arm in ARMS]


def length_section(found: Found, words: Words) -> list[Section]:
    say = words.say
    title = say("cli-compare-page-rounds")
    parts = ("tenth", "median", "nine-tenths")
    told = [
        [name, *(str(found[arm]["rounds"][part]) for part in ("p10", "p50", "p90"))]
        for arm, name in zip(ARMS, names_of(words), strict=True)
    ]
    heads = [title, *(say(f"cli-compare-page-{part}") for part in parts)]
    medians = [(row[0], f"{heads[2]} {row[2]}") for row in told]
    plot = Histogram(
        label(title, medians, words),
        [found[arm]["rounds"]["games"] for arm in ARMS],
        names_of(words),
        say("cli-compare-page-rounds-axis"),
        say("cli-compare-page-games-axis"),
    )
    figure = Figure(title, plot, Table(title, heads, told))
    return [Section(say("cli-compare-page-length"), [figure])]


def course_section(found: Found, words: Words) -> list[Section]:
    """Only where several sides play for more than a round or two."""
    if min(len(found[arm]["course"]) for arm in ARMS) < 2:
        return []
    figures = [leader(found, words), points(found, words)]
    return [Section(words.say("cli-compare-page-course"), figures)]


def leader(found: Found, words: Words) -> Figure:
    say = words.say
    title = say("cli-compare-page-leader")
    plot = Curves(
        label(title, brief(found, "leader_wins", percent, words), words),
        [
            [Spot(row["round"], row["leader_wins"], row["low"], row["high"]) for row in rows]
            for rows in (found[arm]["course"] for arm in ARMS)
        ],
        names_of(words),
        say("cli-compare-page-rounds-axis"),
        say("cli-compare-page-leader-axis"),
        fair=(1 / found["sides"], say("cli-compare-page-fair")),
    )
    heads = [say("cli-compare-page-round")]
    for name in names_of(words):
        heads += [name, say("cli-compare-head-interval")]
    told = by_round(
        found, lambda row: [percent(row["leader_wins"]), interval(row["low"], row["high"])], 2
    )
    return Figure(title, plot, Table(title, heads, told), say("cli-compare-page-leader-about"))


def points(found: Found, words: Words) -> Figure:
    say = words.say
    title = say("cli-compare-page-course-points")
    kinds = ("winners", "others")
    series = [
        say(f"cli-compare-page-{kind}", arm=name) for name in names_of(words) for kind in kinds
    ]
    curves = [
        [Spot(row["round"], row[kind]) for row in found[arm]["course"]]
        for arm in ARMS
        for kind in kinds
    ]
    plot = Curves(
        label(title, brief(found, "winners", number, words), words),
        curves,
        series,
        say("cli-compare-page-rounds-axis"),
        say("cli-compare-points"),
        write=number,
    )
    told = by_round(found, lambda row: [f"{row[kind]:.1f}" for kind in kinds], 2)
    table = Table(title, [say("cli-compare-page-round"), *series], told)
    return Figure(title, plot, table)


def by_round(
    found: Found, cells: Callable[[dict[str, Any]], list[str]], width: int
) -> list[list[str]]:
    """A line for each round that one of the arms reaches, with its cells in both."""
    courses = [{row["round"]: row for row in found[arm]["course"]} for arm in ARMS]
    return [
        [
            str(each),
            *(
                cell
                for course in courses
                for cell in (cells(course[each]) if each in course else ["–"] * width)
            ),
        ]
        for each in sorted(set().union(*courses))
    ]


def brief(
    found: Found, what: str, write: Callable[[float], str], words: Words
) -> list[tuple[str, str]]:
    """From the first round to the last, for those who do not see the curve."""
    return [
        (name, f"{write(rows[0][what])} → {write(rows[-1][what])}")
        for name, rows in zip(names_of(words), (found[arm]["course"] for arm in ARMS), strict=True)
    ]
