"""What happened, as typed events, and what each seat may see of it.

The engine reports an event as five numbers; here it becomes a dictionary with
the words of files and actions. A card that a seat may not see is left out.
"""

from typing import Any

from motorpool.core.steps import Event
from motorpool.rush.codes import (
    ABILITY_TEXTS,
    EVERYONE,
    HEADQUARTERS,
    NATION_TEXTS,
    SLOTS,
    TRIGGER_TEXTS,
)
from motorpool.rush.tables import Rules

# For each event number: its name and what its three numbers are
EVENTS: list[tuple[str, tuple[str, ...]]] = [
    ("turn", ("seat", "turn")),
    ("repaired", ("seat",)),
    ("revealed", ("seat", "card")),
    ("drawn", ("seat", "card")),
    ("reshuffled", ("seat", "count")),
    ("laid-out", ("card",)),
    ("swept", ("card",)),
    ("deck-renewed", ("count",)),
    ("spent", ("seat", "card")),
    ("bought", ("seat", "card")),
    ("used", ("seat", "card")),
    ("ability", ("seat", "ability", "number")),
    ("guards", ("seat", "card", "base")),
    ("to-depot", ("seat", "card")),
    ("to-graveyard", ("seat", "card")),
    ("lost", ("seat", "card")),
    ("siege", ("seat", "card", "target")),
    ("vehicle-damaged", ("seat", "card", "base")),
    ("vehicle-destroyed", ("seat", "card", "base")),
    ("base-damaged", ("seat", "base")),
    ("base-destroyed", ("seat", "base")),
    ("held", ("seat", "card", "base")),
    ("taken", ("seat", "card")),
    ("medal", ("seat", "card")),
    ("no-medal", ("seat", "nation")),
    ("regrouped", ("seat", "card")),
    ("plan-dropped", ("seat", "achievement")),
    ("plan-turned", ("seat", "achievement")),
    ("announced", ("seat", "card")),
    ("attacks", ("seat", "card", "target")),
    ("supported", ("seat", "card")),
    ("passed", ("seat",)),
    ("kept", ("seat", "card")),
    ("stored", ("seat", "card")),
    ("ended", ("seat",)),
    ("trigger", ("seat", "trigger")),
    ("over", ()),
]


def base_name(slot: int) -> str:
    return "hq" if slot == HEADQUARTERS else str(slot + 1)


def tell(rules: Rules, event: Event, seat: int) -> dict[str, Any]:
    """One event as a seat sees it; seats count from 0, and EVERYONE is a bystander."""
    name, fields = EVENTS[event[0]]
    seen_by = event[4]
    told: dict[str, Any] = {"event": name}
    for field, value in zip(fields, event[1:4], strict=False):
        if field == "card":
            visible = seen_by in (EVERYONE, seat)
            told["card"] = rules.kind_texts[rules.kind_of[value]] if visible else None
        elif field == "achievement":
            told[field] = rules.achievements[value - rules.first_achievement].text
        elif field == "ability":
            told[field] = ABILITY_TEXTS[value]
        elif field == "nation":
            told[field] = NATION_TEXTS[value]
        elif field == "trigger":
            told[field] = TRIGGER_TEXTS[value]
        elif field == "base":
            told[field] = base_name(value)
        elif field == "target":
            told |= target(value)
        else:
            told[field] = value
    return told


def target(value: int) -> dict[str, Any]:
    """A target in words: whose, which Base, and whether the Vehicle on it is meant."""
    return {
        "target_seat": value // 2 // SLOTS,
        "base": base_name(value // 2 % SLOTS),
        "vehicle": value % 2 == 1,
    }
