"""The tank and token files: what comes with the game is right, and a refusal says where."""

import copy
import json
from importlib import resources
from typing import Any

import pytest

from motorpool.battlegrounds.build import data
from motorpool.battlegrounds.components import check_tanks, check_tokens
from motorpool.core.errors import BadFile
from motorpool.core.files import parse_json

CHECKS = {"tanks.json": check_tanks, "tokens.json": check_tokens}


def refusal(name: str, told: object) -> BadFile:
    """What is said about a file with one field on each line."""
    with pytest.raises(BadFile) as caught:
        CHECKS[name](parse_json(json.dumps(told, indent=1, ensure_ascii=False)))
    return caught.value


def changed(name: str, path: str, value: object) -> dict[str, Any]:
    """A file of the game with another value: 'tanks.2.move.distance' is that of the second tank."""
    told: dict[str, Any] = copy.deepcopy(data(name))
    *way, last = path.split(".")
    at: Any = told
    for part in way:
        at = at[int(part) - 1 if part.isdecimal() else part]
    if value is None:
        del at[last]
    else:
        at[last] = value
    return told


@pytest.mark.rule("BG-COMP-02", "BG-COMP-03")
@pytest.mark.parametrize("name", list(CHECKS))
def test_the_files_of_the_game_pass_their_check(name: str) -> None:
    files = resources.files("motorpool.battlegrounds")
    CHECKS[name](parse_json(files.joinpath("data", name).read_text(encoding="utf-8")))


@pytest.mark.rule("BG-COMP-03")
@pytest.mark.parametrize(
    ("path", "value", "line", "key"),
    [
        ("format", "motorpool-battlegrounds-tokens", 2, "file-choice"),
        ("version", 2, 3, "file-choice"),
        ("tanks.1.id", "T 34", 6, "file-pattern"),
        ("tanks.1.name", "\n", 7, "file-pattern"),
        ("tanks.1.move", 2, 8, "file-type"),
        ("tanks.1.move.distance", 0, 9, "file-minimum"),
        ("tanks.1.move.distance", 4, 9, "file-maximum"),
        ("tanks.1.move.distance", 2.0, 9, "file-type"),
        ("tanks.1.move.direction", "any", 10, "file-choice"),
        ("tanks.1.shot.distance", 6, 13, "file-maximum"),
        ("tanks.1.shot.direction", None, 12, "file-field-missing"),
        ("tanks.1.upgrades", 3, 16, "file-field-unknown"),
        ("tanks.2.id", "t-34", 18, "components-twice"),
        ("tanks.2.name", "Т-34", 19, "components-twice"),
    ],
)
def test_a_broken_tank_is_refused_by_line_and_field(
    path: str, value: object, line: int, key: str
) -> None:
    found = refusal("tanks.json", changed("tanks.json", path, value))
    assert (found.key, found.line, found.field) == (key, line, path)


@pytest.mark.rule("BG-COMP-03")
@pytest.mark.parametrize("count", [0, 11, 13])
def test_there_are_12_tanks(count: int) -> None:
    tanks = data("tanks.json")["tanks"]
    told = changed("tanks.json", "tanks", [*tanks, tanks[0] | {"id": "x", "name": "X"}][:count])
    found = refusal("tanks.json", told)
    assert (found.key, found.line, found.field) == ("file-does-not-fit", 4, "tanks")


@pytest.mark.rule("BG-COMP-02")
@pytest.mark.parametrize(
    ("path", "value", "line", "key"),
    [
        ("format", "x", 2, "file-choice"),
        ("pictures.1.id", "Bridge", 6, "file-pattern"),
        ("pictures.1.special", "extra-turn", 7, "file-choice"),
        ("pictures.1.special", None, 5, "file-field-missing"),
        ("pictures.1.name", "Bridge", 8, "file-field-unknown"),
        ("pictures.2.id", "bridge", 10, "components-twice"),
    ],
)
def test_a_broken_picture_is_refused_by_line_and_field(
    path: str, value: object, line: int, key: str
) -> None:
    found = refusal("tokens.json", changed("tokens.json", path, value))
    assert (found.key, found.line, found.field) == (key, line, path)


@pytest.mark.rule("BG-COMP-02")
def test_each_special_is_there_as_often_as_the_book_says() -> None:
    found = refusal("tokens.json", changed("tokens.json", "pictures.5.special", "turning"))
    assert (found.key, found.line, found.field) == ("components-specials", 4, "pictures")
    assert found.values == {"special": "extra_tank", "count": 1, "right": 2}


@pytest.mark.rule("BG-COMP-02")
@pytest.mark.parametrize("count", [15, 17])
def test_there_are_16_pictures(count: int) -> None:
    pictures = data("tokens.json")["pictures"]
    more = [*pictures, {"id": "x", "special": "turning"}][:count]
    found = refusal("tokens.json", changed("tokens.json", "pictures", more))
    assert (found.key, found.field) == ("file-does-not-fit", "pictures")


def test_data_that_came_from_no_file_is_refused_without_a_line() -> None:
    with pytest.raises(BadFile) as caught:
        check_tanks(changed("tanks.json", "tanks.2.id", "t-34"))
    assert (caught.value.line, caught.value.field) == (None, "tanks.2.id")
