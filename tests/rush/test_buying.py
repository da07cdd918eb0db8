"""RU-BUY: spending cards and taking one from the Reserve."""

from itertools import chain, combinations

import pytest

from motorpool.rush.codes import NATIONS
from tests.rush.support import Play, at


def bought(play: Play) -> list[str]:
    """What the legal actions would buy."""
    return [text.removeprefix("buy ") for text in play.actions if text.startswith("buy ")]


def spendable(play: Play) -> list[str]:
    return [text.removeprefix("spend ") for text in play.actions if text.startswith("spend ")]


# One purchase


@pytest.mark.rule("RU-BUY-01", "RU-BUY-07")
def test_two_cards_worth_three_buy_a_card_that_costs_three() -> None:
    """The purchase example of the rule book."""
    reserve = ["cost-4", "cost-3", "cost-5", "su-light"]
    play = at({"hand": ["worth-2", "engineers"]}, {}, reserve=reserve)
    assert not play.may("buy cost-3")
    play.draws("scout").do("spend worth-2", "spend engineers", "buy cost-3")
    assert play.depot(1) == ["worth-2", "engineers", "cost-3"]
    assert play.reserve == ["scout", "cost-4", "cost-5", "su-light"]


@pytest.mark.rule("RU-BUY-01")
def test_the_cost_is_at_most_the_sum() -> None:
    reserve = ["cost-5", "cost-4", "cost-3", "cost-1"]
    play = at({"hand": ["worth-2", "worth-3"]}, {}, reserve=reserve)
    assert bought(play.do("spend worth-3")) == ["cost-3", "cost-1"]
    assert bought(play.do("spend worth-2")) == reserve


@pytest.mark.rule("RU-BUY-01")
def test_a_card_is_spent_only_towards_something_that_can_be_bought() -> None:
    play = at({"hand": ["worth-2", "engineers"]}, {}, reserve=["cost-4", "cost-5"])
    assert play.actions == ["end"]
    assert at({"hand": ["worth-2"]}, {}, reserve=[], deck=[]).actions == ["end"]


@pytest.mark.rule("RU-BUY-02")
def test_the_row_shifts_away_from_the_deck_and_is_refilled_at_once() -> None:
    reserve = ["cost-5", "cost-4", "cost-1", "su-light"]
    play = at({"hand": ["engineers", "engineers", "recruiter"]}, {}, reserve=reserve)
    play.draws("cost-0", "gun").do("use recruiter", "spend engineers", "buy cost-1")
    assert play.reserve == ["cost-0", "cost-5", "cost-4", "su-light"]
    play.do("buy cost-0")  # a card that has just come
    assert play.reserve == ["gun", "cost-5", "cost-4", "su-light"]
    assert play.discard == []


@pytest.mark.rule("RU-BUY-07")
def test_a_new_card_enters_the_depot_also_when_garage_and_hand_are_empty() -> None:
    play = at({"hand": ["engineers"], "garage": [], "depot": []}, {}, reserve=["cost-1"])
    play.do("spend engineers", "buy cost-1")
    assert (play.hand(1), play.garage(1)) == ([], [])
    assert play.depot(1) == ["engineers", "cost-1"]


# What pays


@pytest.mark.rule("RU-BUY-03")
def test_a_card_without_a_resource_value_does_not_pay() -> None:
    hand = ["worth-nothing", "technicians", "volunteers"]
    play = at({"hand": hand}, {}, reserve=["cost-0"])
    assert spendable(play) == []
    assert bought(play) == []


@pytest.mark.rule("RU-BUY-03")
def test_a_card_worth_0_pays_for_a_card_that_costs_0() -> None:
    play = at({"hand": ["worth-0"]}, {}, reserve=["cost-0", "cost-1"])
    assert play.do("spend worth-0").actions == ["buy cost-0"]


@pytest.mark.rule("RU-BUY-03")
def test_nothing_is_free_also_after_an_attack_and_an_ability() -> None:
    """The question in the rule book: two attack, one is used, and a card is taken for nothing."""
    hand = ["su-light", "su-light-2", "draw-1"]
    play = at({"hand": hand, "garage": ["base-2"]}, {}, reserve=["cost-0"])
    play.do("attack su-light", "join su-light-2")
    while play.step != "main":
        play.do(play.actions[0])
    play.do("use draw-1")  # and a Base that is drawn does not pay either
    assert play.reserve == ["cost-0"]
    assert play.actions == ["end"]


@pytest.mark.rule("RU-BUY-03")
def test_recruitment_alone_pays_for_nothing() -> None:
    play = at({"hand": ["recruiter"]}, {}, reserve=["cost-0"]).do("use recruiter")
    assert play.actions == ["end"]


@pytest.mark.rule("RU-BUY-03", "RU-BUY-06")
@pytest.mark.parametrize("card", ["de-fund", "de-fund-0"])
def test_national_resources_alone_pay_for_no_other_nation(card: str) -> None:
    """Not even for a card that costs 0; but for one of their own nation."""
    play = at({"hand": [card]}, {}, reserve=["cost-0", "fr-cost-0"])
    assert spendable(play) == []
    play = at({"hand": [card]}, {}, reserve=["cost-0", "de-cost-0"])
    assert play.do(f"spend {card}").actions == ["buy de-cost-0"]


@pytest.mark.rule("RU-BUY-03")
def test_beside_an_ordinary_card_worth_0_a_card_of_another_nation_is_bought() -> None:
    play = at({"hand": ["de-fund", "worth-0"]}, {}, reserve=["fr-cost-0", "de-cost-3"])
    play.do("spend de-fund", "spend worth-0")
    assert bought(play) == ["fr-cost-0", "de-cost-3"]


# How often


@pytest.mark.rule("RU-BUY-04")
def test_one_purchase_in_a_turn() -> None:
    hand = ["engineers", "engineers", "worth-6"]
    play = at({"hand": hand}, {}, reserve=["cost-1", "cost-0"])
    play.do("spend worth-6", "buy cost-1")
    assert play.actions == ["end"]


@pytest.mark.rule("RU-BUY-04")
def test_another_one_is_bought_in_the_next_turn() -> None:
    garage = ["engineers", "engineers", "engineers"]
    play = at({"hand": ["engineers"], "garage": garage}, {}, reserve=["cost-0", "cost-1"], deck=[])
    play.do("spend engineers", "buy cost-1", "end", "end")
    assert bought(play.do("spend engineers")) == ["cost-0"]


@pytest.mark.rule("RU-BUY-04")
def test_recruitment_of_an_earlier_turn_does_not_count() -> None:
    hand, garage = ["recruiter"], ["worth-6", "engineers", "gun"]
    reserve = ["cost-0", "cost-1", "cost-3"]
    play = at({"hand": hand, "garage": garage}, {}, reserve=reserve, deck=[])
    play.do("use recruiter", "end", "end", "spend worth-6", "buy cost-1")
    assert (spendable(play), bought(play)) == ([], [])


@pytest.mark.rule("RU-BUY-04", "RU-BUY-05")
def test_recruitment_allows_more_before_and_after_the_first() -> None:
    for order in (["use recruiter", "spend worth-2", "buy cost-1"],
                  ["spend worth-2", "buy cost-1", "use recruiter"]):  # fmt: skip
        hand = ["worth-2", "recruiter", "engineers"]
        play = at({"hand": hand}, {}, reserve=["cost-1", "su-light"], deck=[])
        play.do(*order, "spend engineers", "buy su-light")
        assert play.reserve == []


@pytest.mark.rule("RU-BUY-05")
def test_what_one_purchase_leaves_over_serves_the_next() -> None:
    hand = ["recruiter", "worth-6"]
    reserve = ["cost-4", "cost-3", "su-light", "cost-1"]
    play = at({"hand": hand}, {}, reserve=reserve, deck=[])
    play.do("use recruiter", "spend worth-6", "buy cost-3")
    assert play.actions == ["buy su-light", "buy cost-1", "end"]  # three are left
    play.do("buy su-light", "buy cost-1")
    assert play.actions == ["end"]


@pytest.mark.rule("RU-BUY-05")
def test_the_left_over_from_before_recruitment_counts_too() -> None:
    hand = ["worth-6", "recruiter"]
    play = at({"hand": hand}, {}, reserve=["cost-4", "su-light", "cost-3"], deck=[])
    play.do("spend worth-6", "buy cost-4")
    assert play.actions == ["use recruiter", "end"]
    play.do("use recruiter")
    assert play.actions == ["buy su-light", "end"]


@pytest.mark.rule("RU-BUY-05")
def test_nothing_is_carried_over_to_the_next_turn() -> None:
    hand = ["worth-6", "recruiter"]
    garage = ["recruiter-2", "engineers", "engineers"]
    reserve = ["cost-0", "cost-1", "cost-3"]
    play = at({"hand": hand, "garage": garage}, {}, reserve=reserve, deck=[])
    play.do("use recruiter", "spend worth-6", "buy cost-1", "end", "end", "use recruiter-2")
    assert sorted(play.reserve) == ["cost-0", "cost-3"]
    assert bought(play) == []
    assert bought(play.do("spend engineers", "spend engineers")) == ["cost-0"]


@pytest.mark.rule("RU-BUY-05")
def test_national_resources_are_not_carried_over_either() -> None:
    hand, garage = ["de-fund"], ["recruiter", "engineers", "gun"]
    reserve = ["de-cost-0", "de-cost-3", "cost-0"]
    play = at({"hand": hand, "garage": garage}, {}, reserve=reserve, deck=[])
    play.do("spend de-fund", "buy de-cost-0", "end", "end", "use recruiter")
    assert "de-cost-3" in play.reserve
    assert bought(play) == []
    assert "de-cost-3" not in bought(play.do("spend engineers"))


# National Resources


@pytest.mark.rule("RU-BUY-06")
def test_national_resources_buy_only_cards_of_their_nation() -> None:
    play = at({"hand": ["de-fund"]}, {}, reserve=["cost-1", "de-cost-3", "fr-cost-3", "de-cost-4"])
    assert play.do("spend de-fund").actions == ["buy de-cost-3"]


@pytest.mark.rule("RU-BUY-06")
def test_they_are_pooled_with_ordinary_resources_for_such_a_card() -> None:
    play = at({"hand": ["de-fund", "engineers"]}, {}, reserve=["cost-3", "de-cost-4", "cost-1"])
    play.do("spend de-fund", "spend engineers")
    assert bought(play) == ["de-cost-4", "cost-1"]


@pytest.mark.rule("RU-BUY-06")
def test_those_of_two_nations_are_not_pooled() -> None:
    play = at({"hand": ["de-fund", "fr-fund"]}, {}, reserve=["de-cost-4", "fr-cost-3"])
    assert spendable(play) == ["fr-fund"]
    assert bought(play.do("spend fr-fund")) == ["fr-cost-3"]


@pytest.mark.rule("RU-BUY-06")
def test_what_they_leave_over_buys_no_other_nation_under_recruitment() -> None:
    hand = ["recruiter", "de-fund", "worth-0"]
    play = at({"hand": hand}, {}, reserve=["de-cost-0", "cost-1"], deck=[])
    play.do("use recruiter", "spend de-fund", "spend worth-0")
    assert bought(play) == ["de-cost-0"]
    assert bought(play.do("buy de-cost-0")) == []


# Several purchases together


@pytest.mark.rule("RU-BUY-08")
@pytest.mark.parametrize("first", ["de-cost-4", "fr-cost-3"])
def test_ordinary_resources_fill_up_what_each_nation_lacks(first: str) -> None:
    """Germany 4 - 3 and France 3 - 3 leave one to cover; there are exactly one more."""
    hand = ["recruiter", "de-fund", "fr-fund", "worth-2"]
    reserve = ["de-cost-4", "fr-cost-3", "cost-1", "su-light"]
    second = "fr-cost-3" if first == "de-cost-4" else "de-cost-4"
    play = at({"hand": hand}, {}, reserve=reserve, deck=[])
    play.do("use recruiter", "spend de-fund", "spend fr-fund", "spend worth-2")
    play.do(f"buy {first}", f"buy {second}")
    assert bought(play) == ["cost-1"]
    assert bought(play.do("buy cost-1")) == []


@pytest.mark.rule("RU-BUY-08")
def test_national_resources_spent_later_set_ordinary_ones_free() -> None:
    """Bought with ordinary resources, then its nation pays: the order does not matter."""
    hand = ["worth-3", "recruiter", "de-fund"]
    play = at({"hand": hand}, {}, reserve=["de-cost-3", "fr-cost-3"], deck=[])
    play.do("spend worth-3", "buy de-cost-3", "use recruiter")
    assert bought(play) == []
    play.do("spend de-fund", "buy fr-cost-3")
    assert play.reserve == []


@pytest.mark.rule("RU-BUY-08")
def test_but_only_as_far_as_its_nation_was_bought() -> None:
    hand = ["worth-3", "recruiter", "de-fund"]
    play = at({"hand": hand}, {}, reserve=["de-cost-0", "cost-3", "cost-1"], deck=[])
    play.do("spend worth-3", "buy cost-3", "use recruiter")
    assert "spend de-fund" in play.actions
    assert bought(play.do("spend de-fund")) == ["de-cost-0"]


HANDS = [
    ["worth-2", "engineers", "de-fund"],
    ["de-fund", "fr-fund"],
    ["de-fund", "fr-fund", "worth-0"],
    ["de-fund-0", "fr-fund", "engineers"],
    ["worth-6", "de-fund-0"],
]
OFFERS = ["de-cost-0", "de-cost-4", "fr-cost-3", "cost-1"]
COSTS = {"de-cost-0": 0, "de-cost-4": 4, "fr-cost-3": 3, "cost-1": 1}


def sets_by_the_formula(play: Play) -> set[frozenset[str]]:
    """Which cards may be bought together when the whole hand is spent."""
    rules = play.state.rules
    hand = play.state.players[0].hand
    ordinary = [rules.resources[card] for card in hand if not rules.national[card]]
    legal = set()
    for chosen in chain.from_iterable(combinations(OFFERS, n) for n in range(len(OFFERS) + 1)):
        lacking, paid = 0, True
        for nation in range(NATIONS):
            cards = [id for id in chosen if rules.nation[rules.kind_texts.index(id)] == nation]
            funds = [c for c in hand if rules.national[c] and rules.nation[c] == nation]
            paid = paid and (not cards or bool(ordinary) or bool(funds))
            costs = sum(COSTS[id] for id in cards)
            lacking += max(0, costs - sum(rules.resources[card] for card in funds))
        if paid and lacking <= sum(ordinary):
            legal.add(frozenset(chosen))
    return legal


def sets_by_playing(play: Play) -> set[frozenset[str]]:
    """Which cards can be bought together, found by trying every action."""
    found, seen = set(), set()
    waiting = [play.state]
    while waiting:
        state = waiting.pop()
        left = play.kinds(state.reserve)
        if not state.paying:
            found.add(frozenset(id for id in OFFERS if id not in left))
        for action in state.legal():
            if play.game.action_text(action).startswith(("spend", "buy")):
                after = state.clone()
                after.apply(action, play.chance)
                key = (*after.players[0].hand, -1, *after.reserve, -1, after.paying)
                if key not in seen:
                    seen.add(key)
                    waiting.append(after)
    return found


@pytest.mark.rule("RU-BUY-05", "RU-BUY-06", "RU-BUY-08")
@pytest.mark.parametrize("hand", HANDS, ids=" ".join)
def test_exactly_what_the_formula_allows_can_be_bought(hand: list[str]) -> None:
    play = at({"hand": hand}, {}, reserve=OFFERS, deck=[], this_turn={"recruitment": True})
    assert sets_by_playing(play) == sets_by_the_formula(play)


# Nothing for nothing, nothing in vain


@pytest.mark.rule("RU-BUY-09")
def test_under_recruitment_a_card_that_costs_0_needs_no_further_card() -> None:
    hand = ["recruiter", "engineers", "gun"]
    play = at({"hand": hand}, {}, reserve=["cost-1", "cost-0", "de-cost-0"], deck=[])
    play.do("use recruiter", "spend engineers", "buy cost-1", "buy cost-0", "buy de-cost-0")
    assert play.hand(1) == ["gun"]
    assert play.depot(1)[-3:] == ["cost-1", "cost-0", "de-cost-0"]


@pytest.mark.rule("RU-BUY-09", "RU-BUY-03")
def test_but_of_its_nation_if_only_national_resources_were_spent() -> None:
    hand = ["recruiter", "de-fund"]
    play = at({"hand": hand}, {}, reserve=["de-cost-3", "de-cost-0", "cost-0"], deck=[])
    play.do("use recruiter", "spend de-fund", "buy de-cost-3")
    assert play.actions == ["buy de-cost-0", "end"]


@pytest.mark.rule("RU-BUY-09")
def test_overpaying_is_allowed() -> None:
    play = at({"hand": ["worth-6", "engineers"]}, {}, reserve=["cost-1"])
    play.do("spend worth-6", "spend engineers", "buy cost-1")
    assert play.depot(1) == ["worth-6", "engineers", "cost-1"]


@pytest.mark.rule("RU-BUY-09")
def test_who_has_spent_must_buy() -> None:
    hand = ["engineers", "gun", "bunker", "recruiter", "worth-2"]
    play = at({"hand": hand}, {}, reserve=["su-light", "cost-3"], deck=[])
    play.do("spend engineers")
    assert {text.split()[0] for text in play.actions} == {"spend"}  # no end, no other play
    play.do("spend worth-2")
    assert {text.split()[0] for text in play.actions} == {"spend", "buy"}
    play.do("buy su-light")
    assert {"end", "use recruiter", "attack gun", "defend bunker"} <= set(play.actions)


@pytest.mark.rule("RU-BUY-09")
def test_under_recruitment_too_a_card_is_not_spent_in_vain() -> None:
    hand = ["recruiter", "engineers", "worth-2"]
    play = at({"hand": hand}, {}, reserve=["cost-1", "cost-4"], deck=[])
    play.do("use recruiter", "spend engineers", "buy cost-1")
    assert play.actions == ["end"]  # two more do not reach a cost of four
