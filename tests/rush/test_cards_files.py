"""Card files: a player's own set is checked, and a refusal says where and what."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from motorpool.core.errors import BadFile, BadOption
from motorpool.rush.cards import (
    CardSet,
    ability_code,
    built_in,
    check_card_set,
    data,
    read_card_set,
)
from motorpool.rush.codes import ABILITY_SHIFT, NATION_TEXTS
from motorpool.rush.game import Rush
from tests.rush.zoo import ZOO

TANK = {"id": "x-1", "name": "X 1", "nation": "usa", "class": "light", "cost": 1, "resources": 1}
TRUCK = TANK | {"class": "auxiliary", "power": 0, "armor": 0}
HEAD: dict[str, Any] = {
    "format": "motorpool-rush-cards",
    "version": 1,
    "id": "own",
    "extends": "base",
}


def extended(*vehicles: Any, **changes: Any) -> dict[str, Any]:
    """The base set and a few Vehicles more."""
    return HEAD | changes | {"vehicles": list(vehicles)}


def without(entry: dict[str, Any], field: str) -> dict[str, Any]:
    return {name: value for name, value in entry.items() if name != field}


def refusal(path: Path, told: object) -> BadFile:
    """What is said about a file with one field on each line."""
    path.write_text(json.dumps(told, indent=1), encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        read_card_set(path)
    return caught.value


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cards.json"


# Sets that are fine


@pytest.mark.parametrize("name", ["base", "second_front"])
def test_built_in_sets_pass_their_own_check(name: str) -> None:
    assert check_card_set(data(name.replace("_", "-") + ".json")) == built_in(name)


def test_the_vehicles_of_the_tests_pass_the_check() -> None:
    check_card_set(ZOO)


def nations(cards: CardSet) -> dict[str, int]:
    return Counter(vehicle.nation for vehicle in cards.vehicles)


@pytest.mark.rule("RU-SF-01")
def test_second_front_has_thirty_of_each_of_five_nations() -> None:
    assert nations(built_in("second_front")) == dict.fromkeys(NATION_TEXTS, 30)
    assert built_in("second_front").vehicles[:100] == built_in("base").vehicles


def test_a_set_may_add_and_remove_cards(file: Path) -> None:
    file.write_text(
        json.dumps(extended(TANK, TRUCK | {"id": "x-2", "name": "X 2"}, remove=["t-26"]))
    )
    cards = check_card_set(read_card_set(file))
    ids = [vehicle.id for vehicle in cards.vehicles]
    assert len(ids) == 101
    assert "t-26" not in ids
    assert ids[-2:] == ["x-1", "x-2"]
    assert cards.name == "own"


def test_a_removed_card_may_be_written_anew() -> None:
    cards = check_card_set(extended(TANK | {"id": "t-26", "name": "Т-26"}, remove=["t-26"]))
    assert [vehicle.nation for vehicle in cards.vehicles if vehicle.id == "t-26"] == ["usa"]


def test_a_set_may_extend_second_front() -> None:
    cards = check_card_set(extended(TANK, extends="second-front"))
    assert len(cards.vehicles) == 151


def test_a_set_of_its_own_is_whole(file: Path) -> None:
    file.write_text(json.dumps(data("base.json") | {"id": "mine"}))
    assert check_card_set(read_card_set(file)).vehicles == built_in("base").vehicles


def test_a_read_set_is_plain_data_that_a_game_can_use(file: Path) -> None:
    file.write_text(json.dumps(extended(TANK)))
    told = read_card_set(file)
    assert type(told) is dict
    assert type(told["vehicles"][0]) is dict
    assert "x-1" in Rush.preset("base", 2, {"cards": told}).rules.kind_texts


def test_the_class_gives_power_and_armor_and_may_say_so() -> None:
    cards = check_card_set(extended(TANK | {"class": "spg", "power": 2, "armor": 1}))
    assert (cards.vehicles[-1].power, cards.vehicles[-1].armor) == (2, 1)


# Fields of a Vehicle; in a file with one field on a line the Vehicle's fields begin on line 8


@pytest.mark.parametrize(
    ("entry", "line", "field", "key"),
    [
        (TANK | {"cost": "1"}, 12, "cost", "file-type"),
        (TANK | {"cost": True}, 12, "cost", "file-type"),
        (TANK | {"cost": 1.0}, 12, "cost", "file-type"),
        (TANK | {"cost": None}, 12, "cost", "file-type"),
        (TANK | {"cost": -1}, 12, "cost", "file-minimum"),
        (TANK | {"cost": 21}, 12, "cost", "file-maximum"),
        (TANK | {"cost": 10**25}, 12, None, "file-number"),
        (TANK | {"resources": -1}, 13, "resources", "file-minimum"),
        (TANK | {"resources": 7}, 13, "resources", "file-maximum"),
        (TANK | {"nation": "japan"}, 10, "nation", "file-choice"),
        (TANK | {"nation": ["usa"]}, 10, "nation", "file-type"),
        (TANK | {"class": "Light"}, 11, "class", "file-choice"),
        (TANK | {"id": "X 1"}, 8, "id", "file-pattern"),
        (TANK | {"id": ""}, 8, "id", "file-pattern"),
        (TANK | {"id": "x-1\n"}, 8, "id", "file-pattern"),
        (TANK | {"id": "x" * 61}, 8, "id", "file-does-not-fit"),
        (TANK | {"name": "  "}, 9, "name", "file-pattern"),
        (TANK | {"name": "X\u001b[2J"}, 9, "name", "file-pattern"),
        (TANK | {"name": "X\n"}, 9, "name", "file-pattern"),
        (TANK | {"name": "\ud800"}, 9, None, "file-half-letter"),
        (TANK | {"colour": "red"}, 14, "colour", "file-field-unknown"),
        (without(TANK, "id"), 7, "id", "file-field-missing"),
        (without(TANK, "name"), 7, "name", "file-field-missing"),
        (without(TANK, "nation"), 7, "nation", "file-field-missing"),
        (without(TANK, "class"), 7, "class", "file-field-missing"),
        (without(TANK, "cost"), 7, "cost", "file-field-missing"),
        (TANK | {"power": 2}, 14, "power", "cards-class-power"),
        (TANK | {"power": 3}, 14, "power", "file-maximum"),
        (TANK | {"armor": 2}, 14, "armor", "cards-class-armor"),
        (without(TRUCK, "power"), 7, "power", "cards-auxiliary-needs"),
        (without(TRUCK, "armor"), 7, "armor", "cards-auxiliary-needs"),
        (TANK | {"abilities": "scouting"}, 14, "abilities", "file-type"),
        (TANK | {"abilities": ["scouting", 5]}, 16, "abilities.2", "file-type"),
        (TANK | {"abilities": ["scouting", "flying"]}, 16, "abilities.2", "cards-ability"),
        (TANK | {"abilities": ["repair", "repair"]}, 14, "abilities", "cards-ability-twice"),
        (
            TANK | {"abilities": ["research 1", "research 2"]},
            14,
            "abilities",
            "cards-ability-twice",
        ),
        (
            TANK | {"abilities": ["bases_only", "vehicles_only"]},
            14,
            "abilities",
            "cards-attacks-nothing",
        ),
        (
            without(TANK, "resources") | {"abilities": ["national_resources"]},
            13,
            "abilities",
            "cards-national-without-resources",
        ),
        (TANK | {"id": "t-26"}, 8, "id", "cards-id-twice"),
        (TANK | {"name": "Т-26"}, 9, "name", "cards-name-twice"),
    ],
)
def test_a_wrong_field_is_told(
    file: Path, entry: dict[str, Any], line: int, field: str | None, key: str
) -> None:
    found = refusal(file, extended(entry))
    path = None if field is None else f"vehicles.1.{field}"
    assert (found.key, found.line, found.field) == (key, line, path)


@pytest.mark.parametrize(
    "text", ["", "research", "research 0", "research 16", "research x", "research ", "research 2 ",
             "research 02", "scouting 1", "scouting ", " scouting", "Scouting", "research none"]
)  # fmt: skip
def test_an_ability_is_written_in_one_way(text: str) -> None:
    with pytest.raises(BadFile, match="cards-ability"):
        check_card_set(extended(TANK | {"abilities": [text]}))


def test_an_ability_has_the_number_that_is_written() -> None:
    for number in (1, 15):
        assert ability_code(f"research {number}") == ability_code("research 1") + number - 1
    assert ability_code("research 1") % ABILITY_SHIFT == 1
    assert ability_code("scouting") % ABILITY_SHIFT == 0


@pytest.mark.parametrize(
    "id", ["engineers", "technicians", "volunteers", "medal-ussr", "two-medal-uk", "base-1", "hq-6"]
)
def test_no_vehicle_has_the_text_of_another_card(file: Path, id: str) -> None:
    found = refusal(file, extended(TANK | {"id": id}))
    assert (found.key, found.line, found.field) == ("cards-id-taken", 8, "vehicles.1.id")


@pytest.mark.rule("RU-COMP-08")
@pytest.mark.parametrize(("same", "key"), [("id", "cards-id-twice"), ("name", "cards-name-twice")])
def test_a_copy_is_refused_with_the_line_of_the_first(file: Path, same: str, key: str) -> None:
    copy = TANK | {"id": "x-2", "name": "X 2"} | {same: TANK[same]}
    found = refusal(file, extended(TANK, copy))
    assert (found.key, found.values["other"]) == (key, 7)
    assert found.field == f"vehicles.2.{same}"
    assert found.line == {"id": 16, "name": 17}[same]


# The set as a whole


@pytest.mark.parametrize("removed", [1, 25, 99])
@pytest.mark.rule("RU-COMP-01")
def test_a_whole_set_has_25_of_each_nation(file: Path, removed: int) -> None:
    base = data("base.json")
    found = refusal(file, base | {"vehicles": base["vehicles"][removed:]})
    assert (found.key, found.line, found.field) == ("cards-count", 6, "vehicles")
    assert found.values["count"] == 100 - removed


@pytest.mark.rule("RU-COMP-01")
def test_a_hundred_cards_must_be_divided_evenly(file: Path) -> None:
    base = data("base.json")
    base["vehicles"][0]["nation"] = "germany"
    found = refusal(file, base)
    assert found.key == "cards-count"
    assert str(found.values["counts"]).startswith("ussr 24, germany 26, usa 25")


@pytest.mark.rule("RU-SF-01")
def test_five_nations_have_thirty_each(file: Path) -> None:
    whole = without(data("second-front.json"), "extends")
    whole["vehicles"] = data("base.json")["vehicles"] + whole["vehicles"]
    assert len(check_card_set(whole).vehicles) == 150
    whole["vehicles"].pop()
    assert refusal(file, whole).key == "cards-count"


def test_an_extended_set_may_not_be_empty_or_huge() -> None:
    ids = [vehicle.id for vehicle in built_in("base").vehicles]
    with pytest.raises(BadFile, match="cards-count-any"):
        check_card_set(extended(remove=ids))
    many = [TANK | {"id": f"x-{n}", "name": f"X {n}"} for n in range(901)]
    check_card_set(extended(*many[:900]))
    with pytest.raises(BadFile, match="cards-count-any"):
        check_card_set(extended(*many))


def test_only_cards_of_the_other_set_are_removed(file: Path) -> None:
    found = refusal(file, extended(TANK, remove=["t-26", "x-1"]))
    assert (found.key, found.line, found.field) == ("cards-remove-unknown", 8, "remove.2")
    assert found.values["id"] == "x-1"


def test_a_set_that_extends_none_removes_none(file: Path) -> None:
    found = refusal(file, without(extended(TANK, remove=["t-26"]), "extends"))
    assert (found.key, found.line, found.field) == ("cards-remove-from-nothing", 5, "remove")


@pytest.mark.parametrize(
    ("change", "line", "field", "key"),
    [
        ({"format": "motorpool-rush-achievements"}, 2, "format", "file-choice"),
        ({"version": 2}, 3, "version", "file-choice"),
        ({"version": True}, 3, "version", "file-choice"),
        ({"id": 5}, 4, "id", "file-type"),
        ({"extends": "other"}, 5, "extends", "file-choice"),
        ({"remove": "t-26"}, 6, "remove", "file-type"),
        ({"remove": [["t-26"]]}, 7, "remove.1", "file-type"),
        ({"author": "me"}, 6, "author", "file-field-unknown"),
        ({"name": 5}, 6, "name", "file-type"),
    ],
)
def test_a_wrong_head_is_told(
    file: Path, change: dict[str, Any], line: int, field: str, key: str
) -> None:
    found = refusal(file, extended(TANK, **change))
    assert (found.key, found.line, found.field) == (key, line, field)


def test_missing_heads_are_told(file: Path) -> None:
    for field in ("format", "version", "id", "vehicles"):
        found = refusal(file, without(extended(TANK), field))
        assert (found.key, found.line, found.field) == ("file-field-missing", 1, field)


def test_a_vehicle_on_one_line_is_told_by_that_line(file: Path) -> None:
    good, bad = json.dumps(TANK), json.dumps(TANK | {"id": "x-2", "cost": "dear"})
    head = json.dumps(HEAD)[:-1]
    file.write_text(f'{head}, "vehicles": [\n{good},\n{bad}\n]}}')
    with pytest.raises(BadFile) as caught:
        read_card_set(file)
    assert (caught.value.line, caught.value.field) == (3, "vehicles.2.cost")


@pytest.mark.parametrize("told", [[], [TANK], 5, "base", None, True, {}])
def test_something_else_is_refused(file: Path, told: object) -> None:
    assert refusal(file, told).key in ("file-type", "file-field-missing")


def test_vehicles_that_are_none_are_refused(file: Path) -> None:
    found = refusal(file, extended(TANK, "t-34"))
    assert (found.key, found.line, found.field) == ("file-type", 15, "vehicles.2")


def test_unreadable_files_are_refused(file: Path) -> None:
    with pytest.raises(BadFile, match="file-missing"):
        read_card_set(file)
    file.write_bytes(
        json.dumps(extended(TANK | {"name": "é"}), ensure_ascii=False).encode("latin-1")
    )
    with pytest.raises(BadFile, match="file-no-text"):
        read_card_set(file)
    file.write_text('{\n"format": "motorpool-rush-cards",\n}')
    with pytest.raises(BadFile, match="line 3: file-no-json"):
        read_card_set(file)
    file.write_text('{\n"id": "own",\n"id": "own"}')
    with pytest.raises(BadFile, match="line 3: id: file-field-twice"):
        read_card_set(file)


# Sets inside options: from a record, a position, a program


@pytest.mark.parametrize(
    "cards",
    [{}, {"vehicles": 5}, extended({"id": "x-1"}), extended(TANK | {"class": "spg", "power": 1})],
)
def test_a_game_refuses_a_broken_set(cards: dict[str, Any]) -> None:
    with pytest.raises(BadFile):
        Rush.preset("base", 2, {"cards": cards})


def test_a_list_is_no_card_set() -> None:
    with pytest.raises(BadOption, match="option-value-or-file"):
        Rush.preset("base", 2, {"cards": [TANK]})


def test_a_set_that_changes_is_checked_anew() -> None:
    cards = extended(dict(TANK))
    assert "x-1" in Rush.preset("base", 2, {"cards": cards}).rules.kind_texts
    cards["vehicles"][0]["id"] = "x-9"
    assert "x-9" in Rush.preset("base", 2, {"cards": cards}).rules.kind_texts
