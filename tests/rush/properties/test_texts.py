"""The texts of what chance answers in Rush."""

import pytest

from motorpool.rush.game import Rush


@pytest.mark.parametrize("text", ["seat:" + "9" * 5000, "engineers#" + "9" * 5000, "hq-1", ""])
def test_no_answer_of_chance(text: str) -> None:
    assert Rush.preset("base", 2).parse_answer(text) == -1


def test_every_card_has_an_answer_text() -> None:
    for game in (Rush.preset("base", 5), Rush.preset("second-front", 6)):
        for card in range(len(game.rules.kind_of)):
            assert game.parse_answer(game.answer_text(card)) == card
