"""`motorpool rules`: by ID, by group, by word."""

import pytest

from motorpool.words.bundle import LANGUAGES, Words
from tests.cli.support import Command


def ids(text: str) -> list[str]:
    return [line.split(":")[0] for line in text.splitlines() if line.startswith(("RU-", "BG-"))]


def test_one_rule_by_its_id(command: Command) -> None:
    ran = command("rules", "ru-buy-04")
    assert ran.code == 0
    assert ran.out == "RU-BUY-04: One purchase per turn, unless Recruitment was played this turn.\n"


def test_a_prefix_is_a_group(command: Command) -> None:
    found = ids(command("rules", "RU-BUY").out)
    assert len(found) > 5
    assert all(id.startswith("RU-BUY-") for id in found)


def test_the_rules_of_both_games_are_found(command: Command) -> None:
    found = ids(command("rules", "BG-MOVE").out)
    assert found[0] == "BG-MOVE-01"
    assert all(id.startswith("BG-MOVE-") for id in found)
    assert {id[:3] for id in ids(command("rules", "clockwise").out)} == {"RU-", "BG-"}


def test_a_word_finds_every_rule_with_it(command: Command) -> None:
    found = ids(command("rules", "heavy", "tank").out)
    assert "RU-ASLT-05" in found
    assert "RU-BUY-04" not in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_are_listed_by_topic(command: Command, language: str) -> None:
    ran = command("rules", "--lang", language)
    assert ran.code == 0
    for game, fewest in (("RU", 150), ("BG", 70)):
        listed = [line for line in ran.lines if line.startswith(f"  {game}-")]
        assert len(listed) > fewest
    assert not ran.lines[0].startswith(" ")


def test_lines_fit_the_screen(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert max(len(line) for line in command("rules").lines) <= 80
    assert max(len(line) for line in command("rules", "RU-TURN").lines) <= 80


def test_a_close_id_is_suggested(command: Command) -> None:
    assert "RU-BUY-09" in command("rules", "RU-BUY-99").err


def test_english_stands_in_for_a_missing_translation(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = command("rules", "RU-BUY-04").out
    monkeypatch.setattr(Words, "has", lambda words, key: words.language == "en")
    assert command("rules", "RU-BUY-04", "--lang", "pl").out == english
