"""RU-BUY: spending cards and taking one from the Reserve."""

import pytest

from tests.rush.support import at


@pytest.mark.rule("RU-BUY-01", "RU-BUY-07")
def test_two_cards_worth_three_buy_a_card_that_costs_three() -> None:
    """The purchase example of the rule book."""
    play = at({"hand": ["worth-2", "engineers"]}, {}, reserve=["cost-4", "cost-3", "cost-5", "su-light"])
    assert not play.may("buy cost-3")
    play.draws("scout").do("spend worth-2", "spend engineers", "buy cost-3")
    assert play.depot(1) == ["worth-2", "engineers", "cost-3"]
    assert play.reserve == ["scout", "cost-4", "cost-5", "su-light"]
