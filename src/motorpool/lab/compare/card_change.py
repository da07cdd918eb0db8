"""A card set with one field of one Vehicle changed, or without a Vehicle.

All others keep their places in the set, so that the same seeds deal the same cards.
"""

from collections.abc import Callable
from typing import Any

from motorpool.core.errors import BadOption
from motorpool.rush.cards import CardSet, Vehicle, built_in, check_card_set, own_card_set

FIELDS = ("cost", "resources", "power", "armor", "class", "nation", "abilities")
NUMBERS = ("cost", "resources", "power", "armor")
NONE = "none"

Entry = dict[str, Any]


def card_set_of(cards: Any) -> CardSet:
    """What the option `cards` stands for."""
    return built_in(cards) if isinstance(cards, str) else own_card_set(cards)


def with_field(cards: Any, id: str, field: str, text: str) -> Entry:
    """The set with a field of a Vehicle as the text says; `none` leaves the field out."""
    value: Any = text
    if field == "abilities":
        value = [] if text == NONE else [each.strip() for each in text.split("+")]
    elif field in NUMBERS and text != NONE:
        try:
            value = int(text)
        except ValueError:
            values = {"argument": f"card.{id}.{field}", "value": text}
            raise BadOption("cli-simulate-no-number", values) from None

    def change(entry: Entry) -> list[Entry]:
        rest = {name: old for name, old in entry.items() if name != field}
        if field == "class" and text != "auxiliary":  # a class brings its own values
            rest = {name: old for name, old in rest.items() if name not in ("power", "armor")}
        return [rest if text == NONE and field != "abilities" else rest | {field: value}]

    return rebuilt(card_set_of(cards), id, change)


def without(cards: Any, id: str) -> Entry:
    return rebuilt(card_set_of(cards), id, lambda entry: [])


def rebuilt(cards: CardSet, id: str, change: Callable[[Entry], list[Entry]]) -> Entry:
    """As a file would say it; a set that extends another may be of any size."""
    entries: list[Entry] = []
    for vehicle in cards.vehicles:
        entry = entry_of(vehicle)
        entries += change(entry) if vehicle.id == id else [entry]
    found = {
        "format": "motorpool-rush-cards",
        "version": 1,
        "id": cards.id,
        "name": cards.name,
        "extends": "base",
        "remove": [vehicle.id for vehicle in built_in("base").vehicles],
        "vehicles": entries,
    }
    check_card_set(found)
    return found


def entry_of(vehicle: Vehicle) -> Entry:
    entry: Entry = {
        "id": vehicle.id,
        "name": vehicle.name,
        "nation": vehicle.nation,
        "class": vehicle.vehicle_class,
        "cost": vehicle.cost,
        "abilities": list(vehicle.abilities),
    }
    if vehicle.resources is not None:
        entry["resources"] = vehicle.resources
    if vehicle.vehicle_class == "auxiliary":
        entry |= {"power": vehicle.power, "armor": vehicle.armor}
    return entry
