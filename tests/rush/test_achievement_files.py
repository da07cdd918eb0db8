"""Achievement files: a player's own Achievements are checked (RU-SF-ACH-13)."""

import json
from pathlib import Path
from typing import Any

import pytest

from motorpool.core.errors import BadFile, BadOption
from motorpool.core.files import check
from motorpool.rush.achievements import built_in_achievements, read_achievements
from motorpool.rush.cards import data
from motorpool.rush.game import Rush
from motorpool.rush.schemas import ACHIEVEMENTS_SCHEMA

MINE: dict[str, Any] = {"id": "mine", "name": "Mine", "squad": [{"class": "spg"}]}
PAST: dict[str, Any] = {"id": "past", "name": "Past", "history": "medals_gained"}


def written(*entries: Any, **changes: Any) -> dict[str, Any]:
    head = {"format": "motorpool-rush-achievements", "version": 1, "achievements": list(entries)}
    return head | changes


def refusal(path: Path, told: object) -> BadFile:
    """What is said about a file with one field on each line."""
    path.write_text(json.dumps(told, indent=1), encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        read_achievements(path)
    return caught.value


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "achievements.json"


def test_built_in_achievements_fit_their_schema() -> None:
    check(data("achievements.json"), ACHIEVEMENTS_SCHEMA)


@pytest.mark.rule("RU-COMP-06", "RU-SF-03")
def test_there_are_twelve_and_twelve_more() -> None:
    entries = built_in_achievements()
    assert len({entry["id"] for entry in entries}) == 24
    assert [entry["set"] for entry in entries] == ["base"] * 12 + ["second_front"] * 12


@pytest.mark.rule("RU-SF-ACH-13")
def test_own_achievements_are_read_and_used(file: Path) -> None:
    told = [
        MINE | {"sum": "cost", "best": "fewest", "text": "Cheapest guns."},
        PAST | {"nation": "usa"},
    ]
    file.write_text(json.dumps(written(*told)))
    own = read_achievements(file)
    assert own == told
    assert type(own[0]) is dict
    rules = Rush.preset("base", 2, {"own_achievements": own}).rules
    assert [achievement.text for achievement in rules.achievements][12:] == ["mine", "past"]


@pytest.mark.rule("RU-SF-ACH-13")
def test_without_own_achievements_there_are_only_those_of_the_set() -> None:
    assert len(Rush.preset("base", 2).rules.achievements) == 12


@pytest.mark.parametrize(
    ("entry", "line", "field", "key"),
    [
        (MINE | {"id": "Mine"}, 6, "id", "file-pattern"),
        (MINE | {"id": "spgs"}, 6, "id", "achievement-id-twice"),
        (MINE | {"id": "decisive-shot"}, 6, "id", "achievement-id-twice"),
        (MINE | {"name": 5}, 7, "name", "file-type"),
        (MINE | {"name": "\n"}, 7, "name", "file-pattern"),
        (MINE | {"squad": []}, 8, "squad", "file-does-not-fit"),
        (MINE | {"squad": {"class": "spg"}}, 8, "squad", "file-type"),
        (MINE | {"squad": [{"class": "tank"}]}, 10, "squad.1.class", "file-choice"),
        (MINE | {"squad": [{"nation": "japan"}]}, 10, "squad.1.nation", "file-choice"),
        (MINE | {"squad": [{"ability": "research 2"}]}, 10, "squad.1.ability", "file-choice"),
        (MINE | {"squad": [{"plain": 1}]}, 10, "squad.1.plain", "file-type"),
        (MINE | {"squad": [{"cost": True}]}, 10, "squad.1.cost", "file-type"),
        (MINE | {"squad": [{"medals": 3}]}, 10, "squad.1.medals", "file-maximum"),
        (MINE | {"squad": [{"colour": "red"}]}, 10, "squad.1.colour", "file-field-unknown"),
        (MINE | {"sum": "speed"}, 13, "sum", "file-choice"),
        (MINE | {"best": "least"}, 13, "best", "file-choice"),
        (MINE | {"nation": "usa"}, 13, "nation", "achievement-nation"),
        (MINE | {"history": "own_bases"}, 8, "squad", "achievement-squad-or-history"),
        (PAST | {"history": "turns"}, 8, "history", "file-choice"),
        (PAST | {"sum": "cards"}, 9, "sum", "achievement-sum-of-history"),
        (PAST | {"history": "own_bases", "nation": "usa"}, 9, "nation", "achievement-nation"),
        ({"id": "mine", "name": "Mine"}, 5, "squad", "achievement-squad-or-history"),
        ({"name": "Mine", "squad": [{}]}, 5, "id", "file-field-missing"),
        ({"id": "mine", "squad": [{}]}, 5, "name", "file-field-missing"),
    ],
)
def test_a_wrong_field_is_told(
    file: Path, entry: dict[str, Any], line: int, field: str, key: str
) -> None:
    found = refusal(file, written(entry))
    assert (found.key, found.line, found.field) == (key, line, f"achievements.1.{field}")


def test_two_of_one_id_are_refused(file: Path) -> None:
    found = refusal(file, written(MINE, PAST | {"id": "mine"}))
    assert (found.key, found.line, found.field) == (
        "achievement-id-twice",
        15,
        "achievements.2.id",
    )


def test_too_many_are_refused(file: Path) -> None:
    found = refusal(file, written(*(MINE | {"id": f"mine-{n}"} for n in range(101))))
    assert (found.key, found.line, found.field) == ("file-does-not-fit", 4, "achievements")


@pytest.mark.parametrize(
    "told",
    [[], 5, {}, written(format="motorpool-rush-cards"), written(5), written(achievements={})],
)
def test_something_else_is_refused(file: Path, told: object) -> None:
    assert refusal(file, told).key in ("file-type", "file-field-missing", "file-choice")


def test_unreadable_files_are_refused(file: Path) -> None:
    with pytest.raises(BadFile, match="file-missing"):
        read_achievements(file)
    file.write_bytes(b"\xff\xfe{\x00}\x00")
    with pytest.raises(BadFile, match="file-no-text"):
        read_achievements(file)
    file.write_text('{"format":\n')
    with pytest.raises(BadFile, match="line 2: file-no-json"):
        read_achievements(file)


@pytest.mark.parametrize("own", [[5], [{}], [MINE, MINE], [{"id": "mine", "squad": 5}]])
def test_a_game_refuses_broken_ones(own: list[Any]) -> None:
    with pytest.raises(BadFile):
        Rush.preset("base", 2, {"own_achievements": own})


def test_an_object_is_no_list_of_achievements() -> None:
    with pytest.raises(BadOption, match="option-value-or-file"):
        Rush.preset("base", 2, {"own_achievements": written(MINE)})
