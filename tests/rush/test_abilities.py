"""RU-ABI: active abilities and their order. Defending, siege and assault have their own files."""

import pytest

from tests.rush.support import at

BARRACKS = ["engineers"] * 4 + ["technicians", "volunteers"]


# Order


@pytest.mark.rule("RU-ABI-01")
def test_reinforcements_printed_first_empty_the_depot_before_repair() -> None:
    play = at({"hand": ["draw-and-repair"], "garage": [], "depot": ["su-light", "su-heavy"]}, {})
    play.draws("su-light").do("use draw-and-repair")
    assert play.step == "main"
    assert play.hand(1) == ["su-light"]
    assert play.depot(1) == ["draw-and-repair"]


@pytest.mark.rule("RU-ABI-01")
def test_repair_printed_first_is_done_before_anything_is_drawn() -> None:
    hand = ["repair-and-draw", "su-spg"]
    play = at({"hand": hand, "garage": [], "depot": ["su-light", "su-heavy", "su-medium"]}, {})
    play.do("use repair-and-draw", "scrap su-heavy")
    assert play.hand(1) == ["su-spg"]
    play.draws("su-light").do("scrap su-medium")
    assert play.hand(1) == ["su-spg", "su-light"]


@pytest.mark.rule("RU-ABI-01")
def test_no_other_card_is_played_while_abilities_resolve() -> None:
    hand = ["mechanic", "su-light", "engineers", "scout"]
    play = at({"hand": hand, "depot": ["su-heavy"]}, {}, reserve=["cost-1"])
    assert {"spend engineers", "attack su-light", "use scout"} <= set(play.actions)
    play.do("use mechanic")
    assert play.actions == ["scrap su-heavy"]


@pytest.mark.rule("RU-ABI-02")
def test_a_card_is_in_no_pile_while_its_abilities_resolve() -> None:
    play = at({"hand": ["mechanic", "engineers"], "depot": ["su-heavy", "su-light"]}, {})
    play.do("use mechanic")
    assert play.hand(1) == ["engineers"]
    assert play.depot(1) == ["su-heavy", "su-light"]
    assert play.graveyard == []
    play.do("scrap su-heavy", "stop")
    assert play.depot(1) == ["su-light", "mechanic"]


@pytest.mark.rule("RU-ABI-02")
@pytest.mark.parametrize("card", ["draw-1", "medium-draw-1"])
def test_a_reshuffle_does_not_include_the_card_that_asked_for_it(card: str) -> None:
    play = at({"hand": [card], "garage": [], "depot": ["su-light", "engineers"]}, {})
    play.draws("su-light").do(f"use {card}")
    assert play.garage(1) == ["engineers"]
    assert card in play.depot(1) + [base.removeprefix("whole + ") for base in play.bases(1)]


@pytest.mark.rule("RU-ABI-02", "RU-ABI-10")
def test_a_card_that_draws_more_than_there_is_never_draws_itself() -> None:
    play = at({"hand": ["draw-9"], "garage": ["engineers"], "depot": ["su-light"]}, {})
    play.do("use draw-9")
    assert play.hand(1) == ["engineers", "su-light"]
    assert play.depot(1) == ["draw-9"]


# Reinforcements, Recruitment, Scouting


@pytest.mark.rule("RU-ABI-10")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_reinforcements_draw_that_many_cards(number: int) -> None:
    play = at({"hand": [f"draw-{number}", "su-light"], "garage": BARRACKS}, {})
    play.draws(*BARRACKS[:number]).do(f"use draw-{number}")
    assert play.hand(1) == ["su-light", *BARRACKS[:number]]
    assert len(play.garage(1)) == len(BARRACKS) - number


@pytest.mark.rule("RU-ABI-10")
def test_a_drawn_card_may_be_played_at_once() -> None:
    play = at({"hand": ["draw-1"], "garage": ["recruiter"]}, {})
    assert not play.may("use recruiter")
    assert play.do("use draw-1").may("use recruiter")


@pytest.mark.rule("RU-ABI-11")
@pytest.mark.parametrize("recruiter", ["recruiter", "volunteers", "medium-recruiter"])
def test_recruitment_lets_the_player_buy_again(recruiter: str) -> None:
    hand = [recruiter, "worth-6"]
    play = at({"hand": hand}, {}, reserve=["cost-1", "cost-3", "cost-4"])
    play.do(f"use {recruiter}", "spend worth-6", "buy cost-3")
    assert play.may("buy cost-1")
    assert not play.may("buy cost-4")  # 3 + 4 is more than 6


@pytest.mark.rule("RU-ABI-11")
def test_recruitment_ends_with_the_turn() -> None:
    play = at({"hand": ["recruiter"]}, {"hand": ["worth-6"]}, reserve=["cost-1", "cost-3"])
    play.draws("cost-5", "cost-4", "su-light").do("use recruiter", "end")
    play.draws("scout").do("spend worth-6", "buy cost-1")
    assert play.active == 2
    assert play.actions == ["end"]


@pytest.mark.rule("RU-ABI-12")
def test_scouting_lays_out_a_whole_new_reserve() -> None:
    old = ["cost-1", "cost-3", "cost-4", "cost-5"]
    play = at({"hand": ["scout"]}, {}, reserve=old)
    play.draws("su-light", "su-medium", "su-spg", "su-heavy").do("use scout")
    assert play.reserve == ["su-heavy", "su-spg", "su-medium", "su-light"]
    assert sorted(play.discard) == old


@pytest.mark.rule("RU-ABI-12")
def test_scouting_with_a_short_deck_shuffles_the_old_reserve_in() -> None:
    old = ["cost-1", "cost-3", "cost-4", "cost-5"]
    play = at({"hand": ["scout"]}, {}, reserve=old, deck=["su-light"])
    play.draws("su-light", *old[:3]).do("use scout")
    assert play.reserve == ["cost-4", "cost-3", "cost-1", "su-light"]
    assert play.discard == []
    assert play.kinds(play.state.deck) == ["cost-5"]


# Sabotage


@pytest.mark.rule("RU-ABI-13")
def test_sabotage_asks_each_opponent_with_a_hand_clockwise() -> None:
    one = {"hand": ["engineers", "engineers", "technicians"]}
    three = {"hand": ["su-heavy", "su-spg"]}
    play = at(one, {"hand": ["saboteur", "su-light"]}, three, {"hand": ["gun"]}, {}, turn=1)
    play.do("use saboteur")
    assert (play.decider, play.actions) == (3, ["lose su-heavy", "lose su-spg"])
    play.do("lose su-heavy")
    assert (play.decider, play.actions) == (4, ["lose gun"])
    play.do("lose gun")  # the fifth has no hand
    assert (play.decider, play.actions) == (1, ["lose engineers", "lose technicians"])
    play.do("lose engineers")
    assert (play.decider, play.step) == (2, "main")
    hands = [["engineers", "technicians"], ["su-light"], ["su-spg"], [], []]
    assert [play.hand(seat) for seat in range(1, 6)] == hands
    depots = [["engineers"], ["saboteur"], ["su-heavy"], ["gun"], []]
    assert [play.depot(seat) for seat in range(1, 6)] == depots


@pytest.mark.rule("RU-ABI-13")
def test_sabotaged_hands_are_not_refilled() -> None:
    play = at({"hand": ["saboteur"]}, {"hand": ["su-light", "su-spg", "su-heavy"]})
    play.do("use saboteur", "lose su-spg", "end")
    assert play.active == 2
    assert play.hand(2) == ["su-light", "su-heavy"]


@pytest.mark.rule("RU-ABI-13")
def test_sabotage_against_empty_hands_does_nothing() -> None:
    play = at({"hand": ["saboteur", "su-light"]}, {"hand": []})
    play.do("use saboteur")
    assert play.step == "main"
    assert play.hand(1) == ["su-light"]


# Research


@pytest.mark.rule("RU-ABI-18")
def test_research_swaps_the_card_for_one_of_the_reserve() -> None:
    reserve = ["cost-1", "cost-3", "su-light", "cost-0"]
    play = at({"hand": ["research-2", "worth-3"]}, {}, reserve=reserve)
    play.do("use research-2")
    assert play.actions == ["take cost-1", "take su-light", "take cost-0"]  # no worth-3 added
    play.draws("scout").do("take su-light")
    assert play.graveyard == ["research-2"]
    assert play.depot(1) == ["su-light"]
    assert play.reserve == ["scout", "cost-1", "cost-3", "cost-0"]


@pytest.mark.rule("RU-ABI-18")
def test_research_is_no_purchase() -> None:
    play = at({"hand": ["technicians", "worth-3"]}, {}, reserve=["cost-1", "cost-3"])
    play.draws("scout").do("use technicians", "take cost-1")
    assert play.do("spend worth-3").may("buy cost-3")


@pytest.mark.rule("RU-ABI-18")
def test_research_may_follow_the_one_purchase() -> None:
    play = at({"hand": ["technicians", "worth-3"]}, {}, reserve=["cost-1", "cost-3"])
    play.draws("scout", "su-light").do("spend worth-3", "buy cost-3", "use technicians")
    assert play.do("take cost-1").depot(1) == ["worth-3", "cost-3", "cost-1"]


@pytest.mark.rule("RU-ABI-18")
def test_research_with_nothing_to_take_still_costs_the_card() -> None:
    play = at({"hand": ["technicians"]}, {}, reserve=["su-light", "cost-3"])
    play.do("use technicians")
    assert play.step == "main"
    assert play.graveyard == ["technicians"]
    assert play.depot(1) == []
    assert play.reserve == ["su-light", "cost-3"]


@pytest.mark.rule("RU-ABI-18")
def test_a_vehicle_with_research_may_be_spent_instead() -> None:
    play = at({"hand": ["research-2"]}, {}, reserve=["cost-1"])
    play.draws("scout").do("spend research-2", "buy cost-1")
    assert play.depot(1) == ["research-2", "cost-1"]
    assert play.graveyard == []


@pytest.mark.rule("RU-ABI-23")
def test_abilities_after_research_still_resolve() -> None:
    hand = ["research-and-draw"]
    play = at({"hand": hand, "garage": ["su-heavy"]}, {}, reserve=["cost-1"], graveyard=BARRACKS)
    play.do("use research-and-draw")
    assert play.graveyard[-1] == "research-and-draw"
    play.draws("scout").do("take cost-1")
    assert play.hand(1) == ["su-heavy"]
    assert play.depot(1) == ["cost-1"]


# Repair


@pytest.mark.rule("RU-ABI-19")
def test_repair_scraps_two_cards_of_any_kind() -> None:
    depot = ["engineers", "medal-ussr", "base-2", "su-light"]
    play = at({"hand": ["mechanic"], "depot": [*depot, "engineers"]}, {"depot": ["su-heavy"]})
    play.do("use mechanic")
    assert play.actions == [f"scrap {card}" for card in depot]
    play.do("scrap base-2", "scrap medal-ussr")
    assert play.step == "main"
    assert play.graveyard == ["base-2", "medal-ussr"]
    assert play.depot(1) == ["engineers", "su-light", "engineers", "mechanic"]


@pytest.mark.rule("RU-ABI-19")
def test_repair_takes_at_least_one_card() -> None:
    play = at({"hand": ["mechanic"], "depot": ["engineers", "su-light"]}, {})
    assert not play.do("use mechanic").may("stop")
    assert play.do("scrap engineers").actions == ["scrap su-light", "stop"]
    assert play.do("stop").depot(1) == ["su-light", "mechanic"]


@pytest.mark.rule("RU-ABI-19")
def test_repair_with_one_card_in_the_depot_never_takes_itself() -> None:
    play = at({"hand": ["mechanic"], "depot": ["engineers"]}, {})
    play.do("use mechanic", "scrap engineers")
    assert play.step == "main"
    assert play.depot(1) == ["mechanic"]
    assert play.graveyard == ["engineers"]


@pytest.mark.rule("RU-ABI-19")
def test_repair_with_an_empty_depot_does_nothing() -> None:
    play = at({"hand": ["mechanic"]}, {"depot": ["su-light"]})
    play.do("use mechanic")
    assert play.step == "main"
    assert (play.depot(1), play.graveyard) == (["mechanic"], [])


# Invulnerability


@pytest.mark.rule("RU-ABI-20")
@pytest.mark.parametrize(("hero", "medal"), [("hero", "medal-ussr"), ("de-hero", "medal-germany")])
def test_invulnerability_takes_a_medal_of_its_own_nation(hero: str, medal: str) -> None:
    play = at({"hand": [hero]}, {})
    assert play.do(f"use {hero}").depot(1) == [medal, hero]


@pytest.mark.rule("RU-ABI-20")
def test_invulnerability_takes_no_two_medal_card_when_the_others_are_gone() -> None:
    play = at({"hand": ["hero"]}, {"depot": ["medal-ussr"] * 9})
    play.do("use hero")
    assert play.depot(1) == ["hero"]
    assert play.view(1)["medals"]["ussr"] == [0, 3]
