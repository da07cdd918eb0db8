"""What `motorpool balance` tells of Battlegrounds."""

from typing import Any

from motorpool.battlegrounds.build import data
from motorpool.cli.balance_tables import shares_table, with_margin
from motorpool.cli.printing import columns
from motorpool.words.bundle import Words

HEADS = ("move", "shot", "fielded", "dealt")


def cards(found: dict[str, Any], words: Words) -> list[str]:
    """Every tank: how its side fares when chance fields it, and when it is one of the cards."""
    if not found["tanks"]:
        return []
    return [*columns(tank_cells(found, words)), "", words.say("cli-balance-about-tanks"), ""]


def tank_cells(found: dict[str, Any], words: Words) -> list[list[str]]:
    say = words.say
    names = tank_names()
    rows = [[say("cli-balance-tanks"), *(say(f"cli-balance-head-{head}") for head in HEADS)]]
    for tank in found["tanks"]:
        values = [way(tank[part], words) for part in ("move", "shot")]
        shares = [with_margin(tank[part]) for part in ("fielded", "dealt")]
        rows.append([names[tank["tank"]], *values, *shares])
    return rows


def tank_names() -> dict[str, str]:
    return {tank["id"]: str(tank["name"]) for tank in data("tanks.json")["tanks"]}


def way(told: list[Any], words: Words) -> str:
    """How far and which way a card moves or shoots."""
    distance, direction = told
    return words.say("cli-balance-way", distance=distance, direction=direction)


def play(found: dict[str, Any], words: Words) -> list[str]:
    corners = list(found["corners"].items())
    ends = [(words.say(f"cli-balance-end-{name}"), row) for name, row in found["decided"].items()]
    return [
        *shares_table("corners", corners, words),
        "",
        *shares_table("ends", ends, words),
        "",
    ]
