"""The balance of Rush as a page: cards, nations, Squads and Achievements."""

from typing import Any

from motorpool.cli.balance_page import headline, share_figure
from motorpool.cli.balance_tables import percent, points
from motorpool.cli.report_page import label, reading
from motorpool.cli.rush.balance import (
    ABOUT_CARDS,
    achievement_cells,
    card_cells,
    card_heads,
    end_rows,
    group_cells,
    nation_rows,
    number,
    part_name,
    squad_cells,
    told_name,
)
from motorpool.cli.simulate_table import achievement_name
from motorpool.lab.pages.bars import Bars, Row
from motorpool.lab.pages.page import Figure, Section
from motorpool.lab.pages.scatter import Point, Scatter
from motorpool.lab.pages.tables import Table
from motorpool.lab.pages.whiskers import Whisker, Whiskers
from motorpool.rush.build import card_set
from motorpool.words.bundle import Words

MOST_SHOWN = 16  # cards whose effect is drawn with its margin
GROUPS = ("costs", "classes", "abilities")
AWARDS = ("won", "by_winner", "decisive")


def sides_of(found: dict[str, Any]) -> int:
    return 2 if found["options"]["teams"] else int(found["players"])


def sections(found: dict[str, Any], words: Words) -> list[Section]:
    say = words.say
    about = [say(f"cli-balance-about-{about}") for about in ABOUT_CARDS]
    nations = [(say(f"nation-{name}"), row) for name, row in found["nations"].items()]
    own = "; ".join(name for name, _ in nation_rows(found, words)) + "."
    play = [share_figure("nations", nations, 0.5, words, own)] if nations else []
    return [
        Section(say("cli-balance-page-cards"), [scatter(found, words)], about),
        Section(say("cli-balance-page-owning"), [*strongest(found, words), uses(found, words)]),
        Section(
            say("cli-balance-page-groups"),
            [
                *group_effects("classes", found, words),
                *group_effects("abilities", found, words),
                *(group(part, found, words) for part in GROUPS),
            ],
        ),
        Section(
            say("cli-balance-page-strategies"),
            [*play, *nation_effects(found, words), squads(found, words)],
        ),
        Section(
            say("cli-balance-page-achievements"),
            [*awards(found, words), share_figure("ends", end_rows(found, words), None, words)],
            [say("cli-balance-about-achievements")],
        ),
    ]


def scatter(found: dict[str, Any], words: Words) -> Figure:
    """How often a card is bought beside what owning it adds, for cards of which both are known."""
    say = words.say
    title = say("cli-balance-page-cards")
    spots = [
        Point(
            row["card"],
            row["ratio"],
            row["owning"]["adds"],
            f"{number(row['ratio'])}; {points(row['owning']['adds'], row['owning']['error'])}",
            loud=row["flag"] or row["owning"]["clear"],
        )
        for row in found["cards"]
        if row["ratio"] and row["owning"]
    ]
    plot = Scatter(
        label(title, [(spot.name, spot.told) for spot in spots], words),
        spots,
        x_name=say("cli-balance-page-ratio"),
        y_name=say("cli-balance-page-adds"),
        x_ratio=True,
        x_lines=[(1 / 3, "⅓"), (3, "3")],
        y_lines=[(0, "")],
    )
    names = vehicle_names(found)
    rows = [
        [f"{names[row['card']]} ({row['card']})", *card_cells(row, words)[1:]]
        for row in found["cards"]
    ]
    strong = frozenset(index for index, row in enumerate(rows) if row[-1])
    heads = [say("cli-balance-head-name"), *card_heads(words)[1:-1], say("cli-balance-head-note")]
    table = Table(title, heads, rows, strong)
    return Figure(title, plot if spots else None, table)


def vehicle_names(found: dict[str, Any]) -> dict[str, str]:
    return {vehicle.id: vehicle.name for vehicle in card_set(found["options"]).vehicles}


def strongest(found: dict[str, Any], words: Words) -> list[Figure]:
    """The cards of which it is least likely that they add nothing, in the order of what they do."""
    known = [row for row in found["cards"] if row["owning"]]
    known.sort(key=lambda row: -abs(row["owning"]["adds"]) / row["owning"]["error"])
    shown = sorted(known[:MOST_SHOWN], key=lambda row: -row["owning"]["adds"])
    return effects("most", [(row["card"], row["owning"]) for row in shown], words)


def group_effects(part: str, found: dict[str, Any], words: Words) -> list[Figure]:
    rows = [(told_name(part, row, words), row["owning"]) for row in found[part] if row["owning"]]
    return effects(part, rows, words)


def nation_effects(found: dict[str, Any], words: Words) -> list[Figure]:
    nations = found["nations"].items()
    rows = [(words.say(f"nation-{name}"), row["owning"]) for name, row in nations if row["owning"]]
    return effects("nations", rows, words)


def effects(part: str, known: list[tuple[str, dict[str, Any]]], words: Words) -> list[Figure]:
    """What owning a card adds, with its margin."""
    if not known:
        return []
    say = words.say
    title = say(f"cli-balance-page-{part}")
    rows = [
        Whisker(
            name,
            owning["adds"],
            owning["low"],
            owning["high"],
            points(owning["adds"], owning["error"]),
            owning["clear"],
        )
        for name, owning in known
    ]
    kinds = (say("cli-balance-clear"), say("cli-balance-page-unclear"))
    told = label(title, [(row.name, row.told) for row in rows], words)
    plot = Whiskers(told, rows, write=in_points, name=say("cli-balance-page-points"), kinds=kinds)
    heads = [say(f"cli-balance-{head}") for head in ("head-name", "head-owning", "page-draws")]
    cells = [
        [row.name, row.told, f"{owning['owned']:,} / {owning['passed']:,}"]
        for row, (_, owning) in zip(rows, known, strict=True)
    ]
    return [Figure(title, plot, Table(title, heads, cells))]


def in_points(value: float) -> str:
    return f"{100 * value:+.0f}".replace("-", "−") if round(100 * value) else "0"


def uses(found: dict[str, Any], words: Words) -> Figure:
    """What each card is played for."""
    say = words.say
    title = say("cli-balance-page-uses")
    ways = list(found["cards"][0]["played_for"])
    heads = [say("cli-balance-cards"), say("cli-balance-head-played")]
    heads += [say(f"cli-balance-way-{way}") for way in ways]
    rows = [
        [f"{row['cost']}  {row['card']}", f"{row['played']:,}"]
        + [percent(row["played_for"][way]["share"]) if row["played"] else "–" for way in ways]
        for row in found["cards"]
    ]
    return Figure(title, table=Table(title, heads, rows))


def group(part: str, found: dict[str, Any], words: Words) -> Figure:
    cells = group_cells(part, found, words)
    title = headline(cells[0][0])
    strong = frozenset(index for index, row in enumerate(cells[1:]) if row[-1])
    heads = [*cells[0][:-1], words.say("cli-balance-head-note")]
    return Figure(title, table=Table(title, heads, cells[1:], strong))


def squads(found: dict[str, Any], words: Words) -> Figure:
    cells = squad_cells(found, words)
    title = words.say("cli-balance-page-squads")
    rows = [
        Whisker(
            part_name(row, words),
            row["more"],
            None if row["error"] is None else row["more"] - row["error"],
            None if row["error"] is None else row["more"] + row["error"],
            cell[-1],
            row["error"] is not None and abs(row["more"]) > row["error"],
        )
        for row, cell in zip(found["squads"], cells[1:], strict=True)
    ]
    told = label(title, [(row.name, row.told) for row in rows], words)
    plot = Whiskers(told, rows, name=words.say("cli-balance-page-more"))
    return Figure(title, plot, Table(title, cells[0], cells[1:]))


def awards(found: dict[str, Any], words: Words) -> list[Figure]:
    if not found["achievements"]:
        return []
    title = words.say("cli-balance-page-achievements")
    rows = [
        Row(
            achievement_name(row["achievement"], words),
            [reading(row[part]) for part in AWARDS],
        )
        for row in found["achievements"]
    ]
    series = [words.say(f"cli-balance-head-{part.replace('_', '-')}") for part in AWARDS]
    cells = achievement_cells(found, words)
    told = label(title, [(row[0], row[-1]) for row in cells[1:]], words)
    note = words.say("cli-report-whiskers")
    return [Figure(title, Bars(told, rows, series), Table(title, cells[0], cells[1:]), note)]
