"""A whole game of each preset and mode, played through the page by clicks.

Rush `base` and Battlegrounds `family` are played by two people (test_two_people.py).
"""

import pytest

from tests.page.asking import play_now
from tests.page.conftest import NewPerson
from tests.page.playing import play_to_the_end, point_to_the_end

GAMES = [
    ("rush", "second-front", 2, "desktop"),
    ("rush", "alternative", 2, "phone"),
    ("rush", "team", 4, "desktop"),
    ("battlegrounds", "battle", 2, "desktop"),
    ("battlegrounds", "battle-draft", 3, "phone"),
    ("battlegrounds", "team", 4, "phone"),
]


@pytest.mark.parametrize(("game", "preset", "seats", "width"), GAMES)
def test_a_whole_game_by_clicks(
    person: NewPerson, game: str, preset: str, seats: int, width: str
) -> None:
    page = person(width)
    play_now(page, game, preset, seats - 1)
    assert play_to_the_end(page, preset) > 5


def test_a_whole_game_with_the_mouse(person: NewPerson) -> None:
    page = person()
    play_now(page, "battlegrounds", "solo", 0)
    assert point_to_the_end(page, "mouse", touch=False) > 5


def test_a_whole_game_with_a_finger(person: NewPerson) -> None:
    page = person("phone")
    play_now(page, "rush", "base", 1)
    assert point_to_the_end(page, "finger", touch=True) > 5
