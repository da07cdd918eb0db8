"""`motorpool cards`: lists, explains, checks."""

import json

import pytest

from motorpool.battlegrounds.build import data
from motorpool.battlegrounds.codes import SPECIAL_TEXTS
from motorpool.rush.cards import built_in
from motorpool.words.bundle import LANGUAGES
from tests.cli.support import Command, write

TANKS = data("tanks.json")["tanks"]
MINE = {
    "format": "motorpool-rush-cards",
    "version": 1,
    "id": "mine",
    "extends": "base",
    "vehicles": [
        {
            "id": "land-ship",
            "name": "Land Ship",
            "nation": "usa",
            "class": "heavy",
            "cost": 9,
            "abilities": ["sabotage"],
        }
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "nations"), [("base", 4), ("second_front", 5)])
def test_all_cards_are_listed_by_nation(
    command: Command, language: str, name: str, nations: int
) -> None:
    ran = command("cards", "--set", f"cards={name}", "--lang", language)
    assert ran.code == 0
    assert sum(line.startswith("  ") for line in ran.lines) == len(built_in(name).vehicles)
    assert sum(bool(line) and not line.startswith(" ") for line in ran.lines) == nations


@pytest.mark.parametrize("wanted", ["t-34", "T-34", "t34", "Т-34", "T 34"])
def test_one_card_by_id_or_name(command: Command, wanted: str) -> None:
    ran = command("cards", wanted)
    assert ran.code == 0
    assert ran.lines[0].startswith("Т-34: USSR, Medium Tank, cost 3")
    assert any(line.startswith("Reinforcements 2: ") for line in ran.lines)


@pytest.mark.parametrize(
    ("wanted", "first"),
    [
        ("letuch", "Летучка тип А: "),
        ("Landsverk", None),
        ("siege master", "Siege Master: "),
        ("largest", "Largest Squad: "),
        ("engin", "Engineers: "),
        ("recovery", "M32 Recovery Vehicle: "),
    ],
)
def test_a_part_of_the_name_is_enough(command: Command, wanted: str, first: str | None) -> None:
    ran = command("cards", *wanted.split())
    if first is None:
        assert ran.code == 2
    else:
        assert ran.lines[0].startswith(first)


def test_an_unknown_name_brings_suggestions(command: Command) -> None:
    assert "tiger-i" in command("cards", "tigr").err
    assert "kv-2" in command("cards", "kv").err


def test_a_set_of_ones_own(command: Command) -> None:
    write("mine.json", MINE)
    assert command("cards", "check", "mine.json").out == "mine.json: good, 101 vehicles\n"
    assert command("cards", "land", "--set", "cards=mine.json").out.startswith("Land Ship: USA")
    assert "Land Ship" in command("cards", "--set", "cards=mine.json").out


def test_a_bad_set_is_refused_with_line_and_field(command: Command) -> None:
    bad = json.loads(json.dumps(MINE))
    bad["vehicles"][0]["cost"] = "much"
    text = json.dumps(bad, indent=1)
    line = 1 + text[: text.index('"cost"')].count("\n")
    ran = command("cards", "check", write("mine.json", text))
    assert ran.code == 2
    assert f"mine.json: Line {line}, field “vehicles.1.cost”" in ran.err


# Battlegrounds


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tanks_and_tokens_of_battlegrounds(command: Command, language: str) -> None:
    ran = command("cards", "battlegrounds", "--lang", language)
    assert ran.code == 0
    assert sum(line.startswith("  ") for line in ran.lines) == len(TANKS) + len(SPECIAL_TEXTS)
    assert any(line.startswith("  Maus: ") for line in ran.lines)


def test_a_tank_of_both_games_is_explained_for_both(command: Command) -> None:
    ran = command("cards", "maus")
    assert ran.lines[0].startswith("Maus: Germany, Heavy Tank")
    assert "Battlegrounds: Maus: moves 1 diagonally, shoots 3 straight" in ran.lines


@pytest.mark.parametrize(
    ("wanted", "first"),
    [("lighthouse", "Battlegrounds: lighthouse"), ("fire first", "Battlegrounds: Fire First: ")],
)
def test_tokens_and_upgrades_are_found(command: Command, wanted: str, first: str) -> None:
    assert command("cards", *wanted.split()).lines[0].startswith(first)
