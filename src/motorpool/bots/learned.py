"""Numbers that the lab has found for the search, by the kind of table."""

import json
from functools import cache
from importlib import resources
from typing import Any

ANY = "any"  # for a table of a kind that there were no games of


def kind_of_table(game: Any) -> str:
    """Tables that are won alike: by what is played, and whether it is one against one."""
    sides = "2" if game.rules.sides == 2 else "more"
    if game.name == "battlegrounds":
        return f"battle:{sides}"
    return f"{'second-front' if game.rules.headquarters else 'base'}:{sides}"


def learned(game: Any, what: str) -> Any:
    """What is known of this kind of table, or else of any."""
    weights = read(game.name, what)
    kind = kind_of_table(game)
    return weights[kind if kind in weights else ANY]


@cache
def read(game: str, what: str) -> Any:
    data = resources.files(f"motorpool.bots.{game}").joinpath("data", f"{what}.json")
    return json.loads(data.read_text(encoding="utf-8"))["weights"]
