"""Card sets: what the files say about every Vehicle, checked (RU-COMP)."""

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from motorpool.core.errors import BadFile
from motorpool.core.files import Lined, check, read_json
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
from motorpool.rush.schemas import CARDS_SCHEMA

MOST_VEHICLES = 1000  # an action's argument has room for these and all other kinds


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
    name, _, number = text.partition(" ")
    code = ABILITY_TEXTS.index(name) * ABILITY_SHIFT
    if (name in NUMBERED_ABILITIES) != bool(number):
        raise ValueError(text)
    if number:
        if not number.isdecimal() or not 1 <= int(number) < ABILITY_SHIFT:
            raise ValueError(text)
        code += int(number)
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
    found = read_json(path)
    check_card_set(found)
    plain: dict[str, Any] = json.loads(json.dumps(found))
    return plain


def check_card_set(found: Any) -> CardSet:
    """Refuse a set that does not fit its schema or the rules of card sets."""
    check(found, CARDS_SCHEMA)
    return card_set_from(found)


def card_set_from(found: dict[str, Any]) -> CardSet:
    vehicles: list[Vehicle] = []
    if "extends" in found:
        removed = found.get("remove", [])
        known = [vehicle.id for vehicle in built_in(found["extends"].replace("-", "_")).vehicles]
        for position, id in enumerate(removed):
            if id not in known:
                raise bad(found, "cards-remove-unknown", {"id": id}, f"remove.{position + 1}")
        vehicles += [
            vehicle
            for vehicle in built_in(found["extends"].replace("-", "_")).vehicles
            if vehicle.id not in removed
        ]
    elif "remove" in found:
        raise bad(found, "cards-remove-from-nothing", {}, "remove")
    ids = {vehicle.id: 0 for vehicle in vehicles}
    names = {vehicle.name: 0 for vehicle in vehicles}
    for entry in found["vehicles"]:
        vehicle = vehicle_from(entry)
        line = getattr(entry, "line", 0)
        if vehicle.id in ids:
            raise bad(entry, "cards-id-twice", {"id": vehicle.id, "other": ids[vehicle.id]}, "id")
        if vehicle.name in names:
            values = {"name": vehicle.name, "other": names[vehicle.name]}
            raise bad(entry, "cards-name-twice", values, "name")
        ids[vehicle.id] = line
        names[vehicle.name] = line
        vehicles.append(vehicle)
    check_counts(found, vehicles)
    return CardSet(found["id"], found.get("name", found["id"]), tuple(vehicles))


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
    for text in abilities:
        try:
            ability_code(text)
        except ValueError:
            values = {"value": text, "choices": ", ".join(ABILITY_TEXTS)}
            raise bad(entry, "cards-ability", values, "abilities") from None
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
    counts = {text: 0 for text in NATION_TEXTS}
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


def bad(where: dict[str, Any], key: str, values: dict[str, Any], field: str) -> BadFile:
    """The refusal of a field, with its line when the data came from a file."""
    line = where.line_of(field.split(".")[0]) if isinstance(where, Lined) else None
    return BadFile(key, values, line, field)
