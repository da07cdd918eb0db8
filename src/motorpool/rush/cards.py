"""Card sets: what the files say about every Vehicle, checked (RU-COMP)."""

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from motorpool.core.errors import BadFile
from motorpool.core.files import Lined, bad, check, parse_json, read_text, shorten_text
from motorpool.rush.codes import (
    ABILITY_SHIFT,
    ABILITY_TEXTS,
    AUXILIARY,
    CLASS_ARMOR,
    CLASS_POWER,
    CLASS_TEXTS,
    FIRST_PASSIVE,
    NATION_TEXTS,
    NUMBERED_ABILITIES,
)
from motorpool.rush.options import MOST_SEATS_SECOND_FRONT
from motorpool.rush.schemas import CARDS_SCHEMA

MOST_VEHICLES = 1000  # an action's argument has room for these and all other kinds
MOST_SETS_KEPT = 20
ABILITY_NUMBERS = [str(number) for number in range(1, ABILITY_SHIFT)]


@dataclass(frozen=True)
class Vehicle:
    """One Vehicle card, in the words of its file."""

    id: str
    name: str
    nation: str
    vehicle_class: str
    cost: int
    resources: int | None
    power: int
    armor: int
    abilities: tuple[str, ...]

    def active(self) -> list[int]:
        """Its active abilities as numbers, in printed order."""
        coded = [ability_code(text) for text in self.abilities]
        return [code for code in coded if code // ABILITY_SHIFT < FIRST_PASSIVE]


@dataclass(frozen=True)
class CardSet:
    id: str
    name: str
    vehicles: tuple[Vehicle, ...]


def ability_code(text: str) -> int:
    """'research 3' as ability * ABILITY_SHIFT + 3; a ValueError when there is no such ability."""
    name, space, number = text.partition(" ")
    code = ABILITY_TEXTS.index(name) * ABILITY_SHIFT
    if name in NUMBERED_ABILITIES:
        return code + ABILITY_NUMBERS.index(number) + 1
    if space:
        raise ValueError(text)
    return code


def data(name: str) -> Any:
    """A data file of this package."""
    text = resources.files("motorpool.rush").joinpath("data", name).read_text(encoding="utf-8")
    return json.loads(text)


@cache
def built_in(name: str) -> CardSet:
    """The card sets 'base' and 'second_front'."""
    return card_set_from(data(name.replace("_", "-") + ".json"))


def read_card_set(path: Path) -> dict[str, Any]:
    """A player's own set, checked; as the plain data that options and records hold."""
    return card_set_of(read_text(path))


def card_set_of(text: str) -> dict[str, Any]:
    """The same, of the text of such a file."""
    found = parse_json(text)
    check_card_set(found)
    plain: dict[str, Any] = json.loads(json.dumps(found))
    return plain


def check_card_set(found: Any) -> CardSet:
    """Refuse a set that does not fit its schema or the rules of card sets."""
    check(found, CARDS_SCHEMA)
    return card_set_from(found)


SETS_KEPT: dict[str, CardSet] = {}  # by their data: a set that many games use is checked once


def own_card_set(found: Any) -> CardSet:
    """The set that options hold, checked: records and positions come from anywhere."""
    text = json.dumps(found)
    if text not in SETS_KEPT:
        if len(SETS_KEPT) == MOST_SETS_KEPT:
            SETS_KEPT.clear()
        SETS_KEPT[text] = check_card_set(found)
    return SETS_KEPT[text]


@cache
def taken_ids() -> list[str]:
    """The texts of all cards that are no Vehicles."""
    squad = data("squad.json")
    return [
        *(entry["id"] for entry in squad["barracks"]),
        *(f"{entry['id']}-{nation}" for entry in squad["medals"] for nation in NATION_TEXTS),
        *(
            f"{base}-{seat + 1}"
            for base in ("base", "hq")
            for seat in range(MOST_SEATS_SECOND_FRONT)
        ),
    ]


def card_set_from(found: dict[str, Any]) -> CardSet:
    vehicles = inherited(found)
    ids = {vehicle.id: 0 for vehicle in vehicles}  # and the line of each
    names = {vehicle.name: 0 for vehicle in vehicles}
    for position, entry in enumerate(found["vehicles"], 1):
        try:
            vehicle = vehicle_from(entry)
            check_new(entry, ids, names)
        except BadFile as refusal:
            refusal.field = f"vehicles.{position}.{refusal.field}"
            raise
        vehicles.append(vehicle)
    check_counts(found, vehicles)
    return CardSet(found["id"], found.get("name", found["id"]), tuple(vehicles))


def inherited(found: dict[str, Any]) -> list[Vehicle]:
    """The Vehicles of the set that this one extends, without those that it removes."""
    removed = found.get("remove", [])
    if "extends" not in found:
        if "remove" in found:
            raise bad(found, "cards-remove-from-nothing", {}, "remove")
        return []
    vehicles = built_in(found["extends"].replace("-", "_")).vehicles
    known = [vehicle.id for vehicle in vehicles]
    for position, id in enumerate(removed, 1):
        if id not in known:
            values = {"id": shorten_text(id)}
            raise bad(found, "cards-remove-unknown", values, f"remove.{position}")
    return [vehicle for vehicle in vehicles if vehicle.id not in removed]


def check_new(entry: dict[str, Any], ids: dict[str, int], names: dict[str, int]) -> None:
    """No copies (RU-COMP-08), and no Vehicle with the text of another card."""
    id, name = entry["id"], entry["name"]
    if id in taken_ids():
        raise bad(entry, "cards-id-taken", {"id": id}, "id")
    if id in ids:
        raise bad(entry, "cards-id-twice", {"id": id, "other": ids[id]}, "id")
    if name in names:
        raise bad(entry, "cards-name-twice", {"name": name, "other": names[name]}, "name")
    ids[id] = names[name] = entry.line if isinstance(entry, Lined) else 0


def vehicle_from(entry: dict[str, Any]) -> Vehicle:
    number = CLASS_TEXTS.index(entry["class"])
    if number == AUXILIARY:
        for field in ("power", "armor"):
            if field not in entry:
                raise bad(entry, "cards-auxiliary-needs", {"name": field}, field)
        power, armor = entry["power"], entry["armor"]
    else:  # RU-COMP-02: the class gives both values
        power, armor = CLASS_POWER[number], CLASS_ARMOR[number]
        for field, right in (("power", power), ("armor", armor)):
            if entry.get(field, right) != right:
                values = {"class": entry["class"], "right": right, "value": entry[field]}
                raise bad(entry, f"cards-class-{field}", values, field)
    abilities = tuple(entry.get("abilities", ()))
    for position, text in enumerate(abilities, 1):
        try:
            ability_code(text)
        except ValueError:
            values = {"value": shorten_text(text), "choices": ", ".join(ABILITY_TEXTS)}
            raise bad(entry, "cards-ability", values, f"abilities.{position}") from None
    if len({text.split()[0] for text in abilities}) < len(abilities):
        raise bad(entry, "cards-ability-twice", {}, "abilities")
    if "bases_only" in abilities and "vehicles_only" in abilities:
        raise bad(entry, "cards-attacks-nothing", {}, "abilities")
    if "national_resources" in abilities and "resources" not in entry:
        raise bad(entry, "cards-national-without-resources", {}, "abilities")
    return Vehicle(
        entry["id"],
        entry["name"],
        entry["nation"],
        entry["class"],
        entry["cost"],
        entry.get("resources"),
        power,
        armor,
        abilities,
    )


def check_counts(found: dict[str, Any], vehicles: list[Vehicle]) -> None:
    """A whole set has 25 Vehicles of four nations or 30 of five (RU-COMP-01, RU-SF-01).

    A set that extends another may have as many as its author likes.
    """
    counts = dict.fromkeys(NATION_TEXTS, 0)
    for vehicle in vehicles:
        counts[vehicle.nation] += 1
    if "extends" in found:
        if not vehicles or len(vehicles) > MOST_VEHICLES:
            raise bad(found, "cards-count-any", {"count": len(vehicles)}, "vehicles")
        return
    if counts not in (
        dict.fromkeys(NATION_TEXTS, 25) | {"uk": 0},
        dict.fromkeys(NATION_TEXTS, 30),
    ):
        told = ", ".join(f"{nation} {count}" for nation, count in counts.items())
        raise bad(found, "cards-count", {"count": len(vehicles), "counts": told}, "vehicles")
