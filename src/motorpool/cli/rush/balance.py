"""What `motorpool balance` tells of Rush."""

from typing import Any

from motorpool.cli.balance_tables import percent, points, shares_table, with_margin
from motorpool.cli.printing import columns
from motorpool.cli.simulate_table import achievement_name
from motorpool.words.bundle import Words

HEADS = ("offered", "bought", "share", "ratio")
CARD_HEADS = ("there", *HEADS, "played", "for", "owning")
ABOUT_CARDS = ("ratio", "played", "owning")


def cards(found: dict[str, Any], words: Words) -> list[str]:
    say = words.say
    rows = [card_heads(words), *(card_cells(row, words) for row in found["cards"])]
    lines = [*told(rows), ""]
    for part in ("costs", "classes", "abilities"):
        lines += [*told(group_cells(part, found, words)), ""]
    return [*lines, *(say(f"cli-balance-about-{about}") for about in ABOUT_CARDS), ""]


def told(rows: list[list[str]]) -> list[str]:
    return [line.rstrip() for line in columns(rows)]


def card_heads(words: Words) -> list[str]:
    heads = [words.say(f"cli-balance-head-{head}") for head in CARD_HEADS]
    return [words.say("cli-balance-cards"), *heads, ""]


def card_cells(row: dict[str, Any], words: Words) -> list[str]:
    """A card; out of bounds and clear effects are marked."""
    return [
        f"{row['cost']}  {row['card']}",
        f"{row['there']:,}",
        *bought_cells(row),
        number(row["played_each"]),
        mostly_for(row, words),
        owning_cell(row),
        marks(row, words),
    ]


def marks(row: dict[str, Any], words: Words) -> str:
    found = [words.say("cli-balance-flag")] if row["flag"] else []
    if row.get("owning") and row["owning"]["clear"]:
        found.append(words.say("cli-balance-clear"))
    return ", ".join(found)


def owning_cell(row: dict[str, Any]) -> str:
    owning = row["owning"]
    return points(owning["adds"], owning["error"]) if owning else "–"


def bought_cells(row: dict[str, Any]) -> list[str]:
    figures = [f"{row['offered']:,}", f"{row['bought']:,}", percent(row["share"])]
    return [*figures, number(row["ratio"])]


def number(value: float | None) -> str:
    return "–" if value is None else f"{value:.2f}"


def mostly_for(row: dict[str, Any], words: Words) -> str:
    """The commonest way to play a card, with its share."""
    if not row["played"]:
        return "–"
    way, part = max(row["played_for"].items(), key=lambda pair: pair[1]["share"])
    return f"{words.say(f'cli-balance-way-{way}')} {100 * part['share']:.0f} %"


def group_cells(part: str, found: dict[str, Any], words: Words) -> list[list[str]]:
    """What could be bought and was; out of bounds is marked."""
    say = words.say
    owning = ["owning"] if part != "costs" else []  # a cost is compared with itself
    heads = [say(f"cli-balance-head-{head}") for head in (*HEADS, *owning)]
    rows = [[say(f"cli-balance-{part}"), *heads, ""]]
    for row in found[part]:
        adds = [owning_cell(row)] if owning else []
        rows.append([told_name(part, row, words), *bought_cells(row), *adds, marks(row, words)])
    return rows


def told_name(part: str, row: dict[str, Any], words: Words) -> str:
    name = row["name"]
    if part == "classes":
        return words.say(f"class-{name}")
    if part == "costs":
        return str(name)
    if name == "none":
        return words.say("cli-balance-no-ability")
    return words.say(f"ability-{name}", heroic="no")


def play(found: dict[str, Any], words: Words) -> list[str]:
    lines = []
    if found["nations"]:
        lines += [*shares_table("nations", nation_rows(found, words), words), ""]
    lines += [*columns(squad_cells(found, words)), ""]
    if found["achievements"]:
        about = words.say("cli-balance-about-achievements")
        lines += [*columns(achievement_cells(found, words)), "", about, ""]
    return [*lines, *shares_table("ends", end_rows(found, words), words), ""]


def nation_rows(found: dict[str, Any], words: Words) -> list[tuple[str, dict[str, Any]]]:
    """Bots fond of a nation, with how much of it they take."""
    return [
        (
            words.say(
                "cli-balance-nation",
                nation=words.say(f"nation-{name}"),
                own=percent(row["own_cards"]),
            ),
            row,
        )
        for name, row in found["nations"].items()
    ]


def end_rows(found: dict[str, Any], words: Words) -> list[tuple[str, dict[str, Any]]]:
    triggers = found["end_triggers"].items()
    ends = [(words.say(f"cli-balance-end-{name}"), row) for name, row in triggers]
    return [*ends, (words.say("cli-balance-achievements-decide"), found["achievements_decide"])]


def squad_cells(found: dict[str, Any], words: Words) -> list[list[str]]:
    """The Squads of winners beside those of the others."""
    say = words.say
    heads = (say(f"cli-balance-head-{head}") for head in ("winner", "others", "more"))
    rows = [[say("cli-balance-squads"), *heads]]
    for row in found["squads"]:
        margin = "" if row["error"] is None else f" ± {row['error']:.2f}"
        more = f"{row['more']:+.2f}{margin}".replace("-", "−")
        cells = [number(row["winner"]), number(row["others"]), more]
        rows.append([part_name(row, words), *cells])
    return rows


def part_name(row: dict[str, Any], words: Words) -> str:
    kind = "cli-balance-part" if row["of"] == "whole" else row["of"]
    return words.say(f"{kind}-{row['name']}")


def achievement_cells(found: dict[str, Any], words: Words) -> list[list[str]]:
    say = words.say
    shares = ("won", "by_winner", "decisive")
    heads = [say(f"cli-balance-head-{head.replace('_', '-')}") for head in ("in-play", *shares)]
    rows = [[say("cli-balance-achievements"), *heads]]
    for row in found["achievements"]:
        cells = [with_margin(row[part]) for part in shares]
        rows.append([achievement_name(row["achievement"], words), f"{row['in_play']:,}", *cells])
    return rows
