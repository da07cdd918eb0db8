"""The texts of what chance answers in Battlegrounds."""

import pytest

from motorpool.battlegrounds.game import Battlegrounds
from motorpool.battlegrounds.pairs import CARD_ANSWER
from motorpool.battlegrounds.setup import CELL_ANSWER
from motorpool.battlegrounds.solo import DIGIT_ANSWER, LETTER_ANSWER
from tests.battlegrounds.properties.kit import GAMES


@pytest.mark.parametrize(
    "text", ["seat:" + "9" * 5000, "seat:4", "seat:٣", "cell:I1", "tank:", "range:9", "bridge", ""]
)
def test_no_answer_of_chance(text: str) -> None:
    assert GAMES[0].parse_answer(text) == -1


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_has_a_text(game: Battlegrounds) -> None:
    answers = [*range(64), *range(CELL_ANSWER, CELL_ANSWER + 64)]
    answers += range(CARD_ANSWER, CARD_ANSWER + len(game.rules.tank_texts))
    answers += range(LETTER_ANSWER, LETTER_ANSWER + 8)
    answers += range(DIGIT_ANSWER, DIGIT_ANSWER + 8)
    for answer in answers:
        assert game.parse_answer(game.answer_text(answer)) == answer
