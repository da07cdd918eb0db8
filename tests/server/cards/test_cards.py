"""The cards as a card browser gets them: all of them, complete, in every language."""

import json
from typing import Any

import pytest

from motorpool.battlegrounds.codes import SPECIAL_TEXTS
from motorpool.games import make_game
from motorpool.rush.achievements import built_in_achievements
from motorpool.rush.codes import ABILITY_TEXTS
from motorpool.server.cards import rule_ids
from motorpool.server.cards.shelf import cards_text
from motorpool.server.catalogue import catalogue
from motorpool.server.http.card_models import Cards, CardTold
from motorpool.words.bundle import LANGUAGES, locales_directory

SEATS = {(game.name, each.name): each.seats for game in catalogue() for each in game.presets}

FIELDS = {field.alias or name for name, field in CardTold.model_fields.items()}


def cards(name: str, preset: str, language: str = "en", **changes: Any) -> list[dict[str, Any]]:
    game = make_game(name, preset, SEATS[name, preset][0], changes)
    found: list[dict[str, Any]] = json.loads(cards_text(game, language))["cards"]
    return found


def card(found: list[dict[str, Any]], kind: str, id: str) -> dict[str, Any]:
    [wanted] = [each for each in found if (each["kind"], each["id"]) == (kind, id)]
    return wanted


def known_rules() -> set[str]:
    ids = set()
    for path in (locales_directory() / "en").glob("rules-*.ftl"):
        ids |= {line.split(" = ")[0] for line in path.read_text().splitlines() if " = " in line}
    return ids


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "preset"), SEATS)
def test_every_card_of_every_preset(name: str, preset: str, language: str) -> None:
    found = cards(name, preset, language)
    Cards.model_validate({"cards": found}, strict=True)
    assert {key for each in found for key in each} <= FIELDS
    kinds = [(each["kind"], each["id"]) for each in found]
    assert len(set(kinds)) == len(kinds)
    for each in found:
        assert each["name"]
        assert all(each["lines"])
        assert set(each["rules"]) <= known_rules()
        for ability in each["abilities"]:
            assert ability["name"]
            assert ability["help"]
            assert set(ability["rules"]) <= set(each["rules"])


def test_every_thing_of_the_rules_has_its_rules() -> None:
    assert set(rule_ids.ABILITY_RULES) == set(ABILITY_TEXTS)
    assert set(rule_ids.ACHIEVEMENT_RULES) == {entry["id"] for entry in built_in_achievements()}
    assert set(rule_ids.SPECIAL_RULES) == set(SPECIAL_TEXTS)


def test_the_cards_of_rush() -> None:
    found = cards("rush", "base")
    kinds = [each["kind"] for each in found]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "vehicle": 100,
        "barracks": 3,
        "medal": 4,
        "two-medal": 4,
        "base": 2,
        "achievement": 12,
    }
    for each in found:
        if each["kind"] == "base":
            assert {"RU-ASLT-04", "RU-ASLT-06"} <= set(each["rules"]), "how it is attacked"
    tank = card(found, "vehicle", "t-34")
    assert {name: tank[name] for name in ("name", "nation", "class", "cost", "resources")} == {
        "name": "Т-34",
        "nation": "ussr",
        "class": "medium",
        "cost": 3,
        "resources": 3,
    }
    assert (tank["power"], tank["armor"], tank["national"]) == (1, 2, False)
    [ability] = tank["abilities"]
    assert (ability["id"], ability["name"]) == ("reinforcements 2", "Reinforcements 2")
    assert card(found, "barracks", "engineers")["count"] == 4
    assert card(found, "barracks", "technicians")["resources"] is None
    assert (card(found, "base", "base-2")["name"], card(found, "base", "base-2")["seat"]) == (
        "Base",
        1,
    )
    assert card(found, "two-medal", "two-medal-usa")["medals"] == 2
    assert card(found, "achievement", "light-tanks")["points"] == 5


def test_switches_change_what_a_card_says() -> None:
    base, second = cards("rush", "base"), cards("rush", "second-front")
    assert card(second, "hq", "hq-1")["name"] == "Headquarters"
    assert card(second, "medal", "medal-uk")["count"] == 9
    for found, name, id in ((base, "Invulnerability", None), (second, "Heroic Deed", "RU-SF-15")):
        ability = card(found, "vehicle", "t-60")["abilities"][0]
        assert ability["name"] == name
        assert (id in ability["rules"]) is (id is not None)


def test_a_card_set_and_achievements_of_ones_own() -> None:
    own = {
        "format": "motorpool-rush-cards",
        "version": 1,
        "id": "mine",
        "extends": "base",
        "remove": ["t-34"],
        "vehicles": [{"id": "mine", "name": "Mine", "nation": "usa", "class": "heavy", "cost": 7}],
    }
    goal = {"id": "hoard", "name": "Hoard", "text": "Most tanks.", "squad": [{"class": "heavy"}]}
    found = cards("rush", "base", cards=own, own_achievements=[goal])
    assert card(found, "vehicle", "mine")["cost"] == 7
    assert not [each for each in found if each["id"] == "t-34"]
    told = card(found, "achievement", "hoard")
    assert (told["name"], told["lines"][-1]) == ("Hoard", "Most tanks.")
    assert "RU-SF-ACH-13" in told["rules"]


def test_the_cards_of_battlegrounds() -> None:
    found = cards("battlegrounds", "battle")
    tank = card(found, "tank", "maus")
    assert (tank["move"], tank["shot"], tank["slots"]) == (
        {"distance": 1, "direction": "diagonal"},
        {"distance": 3, "direction": "straight"},
        2,
    )
    assert card(found, "picture", "bridge")["special"] == "extra_turn"
    assert card(found, "special", "extra_turn")["upgrade"] is False
    assert card(found, "special", "armor_plate")["pictures"] == ["bunker", "fortress"]
    assert {each["kind"] for each in cards("battlegrounds", "family")} == {"picture"}
