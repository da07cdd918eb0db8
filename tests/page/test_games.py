"""A whole game of each preset and mode, played through the page by clicks."""

from random import Random

import pytest

from tests.page.conftest import NewPerson
from tests.page.playing import play_now, play_to_the_end

GREEDY = "greedy"
GAMES = [
    ("rush", "base", 2, "desktop"),
    ("rush", "base", 4, "phone"),
    ("rush", "second-front", 3, "desktop"),
    ("rush", "alternative", 2, "phone"),
    ("rush", "team", 4, "desktop"),
    ("battlegrounds", "battle", 2, "desktop"),
    ("battlegrounds", "battle-draft", 3, "phone"),
    ("battlegrounds", "team", 4, "desktop"),
    ("battlegrounds", "family", 2, "phone"),
    ("battlegrounds", "solo", 1, "desktop"),
]


@pytest.mark.parametrize(("game", "preset", "seats", "width"), GAMES)
def test_a_whole_game_by_clicks(
    person: NewPerson, game: str, preset: str, seats: int, width: str
) -> None:
    page = person(width)
    play_now(page, game, preset, [GREEDY] * (seats - 1))
    assert play_to_the_end(page, Random(f"{game} {preset}")) > 5
