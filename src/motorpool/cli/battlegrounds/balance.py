"""What `motorpool balance` tells of Battlegrounds."""

from typing import Any

from motorpool.battlegrounds.build import data
from motorpool.cli.balance_tables import percent, shares_table
from motorpool.cli.printing import columns
from motorpool.words.bundle import Words

HEADS = ("move", "shot", "fielded", "dealt")


def cards(found: dict[str, Any], words: Words) -> list[str]:
    """Every tank: how its side fares when chance fields it, and when it is one of the cards."""
    if not found["tanks"]:
        return []
    say = words.say
    names = {tank["id"]: str(tank["name"]) for tank in data("tanks.json")["tanks"]}
    rows = [[say("cli-balance-tanks"), *(say(f"cli-balance-head-{head}") for head in HEADS)]]
    for tank in found["tanks"]:
        values = [way(tank[part], words) for part in ("move", "shot")]
        rows.append(
            [
                names[tank["tank"]],
                *values,
                *(with_margin(tank[part]) for part in ("fielded", "dealt")),
            ]
        )
    return [*columns(rows), "", say("cli-balance-about-tanks"), ""]


def way(told: list[Any], words: Words) -> str:
    """How far and which way a card moves or shoots."""
    distance, direction = told
    return words.say("cli-balance-way", distance=distance, direction=direction)


def with_margin(row: dict[str, Any]) -> str:
    return f"{percent(row['share'])} ± {100 * row['error']:.1f}"


def play(found: dict[str, Any], words: Words) -> list[str]:
    corners = list(found["corners"].items())
    ends = [(words.say(f"cli-balance-end-{name}"), row) for name, row in found["decided"].items()]
    return [
        *shares_table("corners", corners, words),
        "",
        *shares_table("ends", ends, words),
        "",
    ]
