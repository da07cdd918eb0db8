"""RU-ASLT-08 to RU-ASLT-10: Medals for destroyed Vehicles, of the assault and of the siege."""

from typing import Any

import pytest

from tests.rush.support import Play, at

FOUR = ["su-heavy", "su-heavy-2", "su-spg", "su-spg-2"]
BESIEGERS = ["besieger", "besieger-2", "besieger-3", "besieger-4"]


def shot(kills: int, hand: list[str] | None = None, depot: list[str] | None = None) -> Play:
    """The end of an assault of Soviet Vehicles that destroyed so many, the last as it is played."""
    defenders = ["de-light", "de-light-2", "fr-light", "fr-light-2"][:kills]
    two: dict[str, Any] = {"bases": [{"defender": card} for card in defenders[:3]]}
    two["bases"] += ["destroyed"] * (3 - len(two["bases"]))
    three: dict[str, Any] = {"bases": [{"defender": card} for card in defenders[3:]]}
    three["bases"] += ["destroyed"] * (3 - len(three["bases"]))
    attackers = FOUR[:kills]
    play = at({"hand": attackers + (hand or []), "garage": ["engineers"] * 3}, two, three)
    if depot:
        play = at(
            {"hand": attackers + (hand or []), "garage": ["engineers"] * 3},
            two,
            three | {"depot": depot},
        )
    play.do(f"attack {attackers[0]}", *(f"join {card}" for card in attackers[1:]))
    return play
