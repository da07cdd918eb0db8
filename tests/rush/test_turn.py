"""RU-TURN: phases, the open hand, drawing, the end of the turn."""

import pytest

from tests.rush.support import Play, at

ROW = ["su-light", "su-medium", "su-spg", "su-heavy"]  # the first is nearest the deck


def told(play: Play, *names: str) -> list[str]:
    """The events of the last action in their order, those of some names or all."""
    return [event["event"] for event in play.events if not names or event["event"] in names]


# Phases


@pytest.mark.rule("RU-TURN-01")
def test_repair_and_reveal_come_first_and_reserve_and_draw_come_last() -> None:
    play = at({"hand": ["gun"]}, {"hand": ["gun-2"], "bases": ["damaged", "whole", "whole"]})
    play.do("end")
    assert told(play) == [
        "ended",
        *["laid-out"] * 4,
        "to-depot",
        *["drawn"] * 3,
        "turn",
        "repaired",
        "revealed",
    ]
    assert (play.active, play.step) == (2, "main")


@pytest.mark.rule("RU-TURN-02")
def test_all_bases_and_vehicles_of_the_active_player_are_repaired() -> None:
    damaged = [
        {"base": "damaged"},
        {"base": "damaged", "defender": "su-light", "defender_damaged": True},
        {"defender": "su-spg", "defender_damaged": True},
    ]
    play = at({}, {"bases": damaged}, {"bases": ["damaged"] * 3}).do("end")
    assert play.bases(2) == ["whole", "whole + su-light", "whole + su-spg"]
    assert play.bases(3) == ["damaged"] * 3


@pytest.mark.rule("RU-TURN-02", "RU-ASLT-11")
def test_nothing_is_repaired_at_the_end_of_a_turn() -> None:
    play = at({"bases": ["damaged", "whole", "whole"]}, {}).do("end")
    assert play.bases(1) == ["damaged", "whole", "whole"]


@pytest.mark.rule("RU-TURN-03")
def test_only_the_active_hand_lies_open() -> None:
    play = at({"hand": ["gun", "hero"]}, {"hand": ["scout"]}, {"hand": ["bunker"]})
    for seat in (0, 2, 3):
        assert play.view(seat)["players"][0]["hand"] == ["gun", "hero"]
    assert play.view(1)["players"][1]["hand"] == []
    assert play.view(3)["players"][1]["hand"] == []
    assert play.view(1)["players"][1]["hand_size"] == 1
    play.do("end")
    assert play.view(1)["players"][1]["hand"] == ["scout"]
    assert [event["card"] for event in play.events if event["event"] == "revealed"] == ["scout"]


@pytest.mark.rule("RU-TURN-03")
def test_cards_drawn_during_the_turn_are_open_and_the_new_hand_is_not() -> None:
    play = at({"hand": ["draw-1"], "garage": ["gun", "hero", "scout", "bunker"]}, {})
    play.draws("hero").do("use draw-1")
    assert play.view(2)["players"][0]["hand"] == ["hero"]
    assert [event["card"] for event in play.events if event["event"] == "drawn"] == ["hero"]
    play.do("end")
    assert play.view(2)["players"][0]["hand"] == []
    assert [event["card"] for event in play.events if event["event"] == "drawn"] == [None] * 3
    assert len(play.view(1)["players"][0]["hand"]) == 3


# Playing cards


@pytest.mark.rule("RU-TURN-04")
def test_a_card_is_spent_or_used_or_defends_or_attacks() -> None:
    ways = ["spend medium-draw-1", "use medium-draw-1", "defend medium-draw-1"]
    ways.append("attack medium-draw-1")
    for way in ways:
        play = at({"hand": ["medium-draw-1"], "garage": []}, {}, reserve=["cost-0"])
        assert play.actions == [*ways, "end"]
        play.do(way)
        assert play.hand(1) == []
        assert not any("medium-draw-1" in text for text in play.actions)


@pytest.mark.rule("RU-TURN-04")
def test_cards_are_played_in_any_order() -> None:
    hand = ["gun", "bunker", "hero", "worth-2"]
    buy, others = ["spend worth-2", "buy cost-1"], ["defend bunker", "use hero", "attack gun"]
    for order in ([*buy, *others], [*others, *buy], [others[1], *buy, others[2], others[0]]):
        play = at({"hand": hand, "depot": []}, {}, reserve=["cost-1"]).do(*order)
        assert sorted(play.depot(1)) == ["cost-1", "gun", "hero", "medal-ussr", "worth-2"]
        assert play.bases(1) == ["whole + bunker", "whole", "whole"]
        assert play.bases(2) == ["damaged", "whole", "whole"]


@pytest.mark.rule("RU-TURN-05")
def test_cards_that_are_not_or_cannot_be_played_go_to_the_depot() -> None:
    play = at({"hand": ["worth-nothing", "gun", "engineers"], "garage": ["hero", *ROW[:2]]}, {})
    assert not any("worth-nothing" in text for text in play.actions)
    play.do("end")
    assert play.depot(1) == ["worth-nothing", "gun", "engineers"]
    assert sorted(play.hand(1)) == ["hero", "su-light", "su-medium"]


# Drawing


@pytest.mark.rule("RU-TURN-06")
def test_an_empty_garage_is_made_anew_from_the_depot_and_drawing_goes_on() -> None:
    play = at({"hand": ["draw-2"], "garage": ["gun"], "depot": ["hero", "scout"]}, {})
    play.draws("gun", "scout").do("use draw-2")
    assert play.hand(1) == ["gun", "scout"]
    assert play.garage(1) == ["hero"]
    assert play.depot(1) == ["draw-2"]
    assert told(play, "drawn", "reshuffled") == ["drawn", "reshuffled", "drawn"]


@pytest.mark.rule("RU-TURN-06")
def test_the_garage_is_not_made_anew_before_a_card_is_needed() -> None:
    play = at({"hand": ["draw-1"], "garage": ["gun"], "depot": ["hero"]}, {}).do("use draw-1")
    assert play.garage(1) == []
    assert play.depot(1) == ["hero", "draw-1"]


@pytest.mark.rule("RU-TURN-06")
def test_a_draw_falls_short_when_both_are_empty() -> None:
    play = at({"hand": ["draw-3"], "garage": ["gun"], "depot": ["hero"]}, {}).do("use draw-3")
    assert sorted(play.hand(1)) == ["gun", "hero"]
    play = at({"hand": ["gun"], "garage": [], "depot": []}, {}).do("end")
    assert play.hand(1) == ["gun"]


@pytest.mark.rule("RU-TURN-07")
@pytest.mark.parametrize("way", ["use", "defend", "attack"])
def test_a_card_drawn_again_in_the_turn_is_not_played_again(way: str) -> None:
    """It was spent, went to the Depot, was shuffled into a new Garage and is drawn again."""
    hand = ["medium-draw-1", "draw-1"]
    play = at({"hand": hand, "garage": [], "depot": []}, {}, reserve=["cost-0"])
    assert play.may(f"{way} medium-draw-1")
    play.do("spend medium-draw-1", "buy cost-0")
    play.draws("medium-draw-1").do("use draw-1")
    assert play.hand(1) == ["medium-draw-1"]
    assert play.actions == ["end"]


@pytest.mark.rule("RU-TURN-07")
def test_a_used_card_drawn_again_pays_for_nothing_and_uses_nothing() -> None:
    play = at({"hand": ["scout", "draw-1"], "garage": [], "depot": []}, {}, reserve=["cost-0"])
    play.do("use scout").draws("scout").do("use draw-1")
    assert play.hand(1) == ["scout"]
    assert play.actions == ["end"]


@pytest.mark.rule("RU-TURN-07")
def test_an_attacker_drawn_again_does_not_help_in_anything() -> None:
    play = at({"hand": ["gun", "draw-1"], "garage": [], "depot": []}, {}, reserve=["cost-0"])
    play.do("attack gun").draws("gun").do("use draw-1")
    assert play.bases(2)[0] == "damaged"
    assert (play.hand(1), play.actions) == (["gun"], ["end"])


@pytest.mark.rule("RU-TURN-07")
def test_it_holds_for_every_card_and_each_for_itself() -> None:
    """Of two Engineers in the hand only the one that was not spent yet pays."""
    hand = ["engineers", "volunteers", "draw-2"]
    play = at(
        {"hand": hand, "garage": ["engineers"], "depot": []}, {}, reserve=["cost-0", "cost-1"]
    )
    play.do("use volunteers", "spend engineers", "buy cost-0")
    play.draws("engineers", "engineers").do("use draw-2")
    assert play.hand(1) == ["engineers", "engineers"]
    play.do("spend engineers", "buy cost-1")
    assert play.hand(1) == ["engineers"]
    assert not play.may("spend engineers")


@pytest.mark.rule("RU-TURN-07")
def test_a_card_that_was_bought_and_drawn_in_the_turn_is_played() -> None:
    hand = ["engineers", "draw-1", "recruiter"]
    play = at({"hand": hand, "garage": [], "depot": []}, {}, reserve=["cost-0", "cost-1"])
    play.do("use recruiter", "spend engineers", "buy cost-0").draws("cost-0").do("use draw-1")
    assert play.do("spend cost-0").may("buy cost-1")


@pytest.mark.rule("RU-TURN-07")
def test_a_card_is_played_again_in_the_next_turn() -> None:
    hand = ["scout", "draw-2", "gun"]
    play = at({"hand": hand, "garage": [], "depot": []}, {}, reserve=ROW)
    play.do("use scout", "end", "end", "attack gun", "use draw-2")
    assert sorted(play.hand(1)) == ["gun", "scout"]
    assert play.may("use scout")
    assert not play.may("attack gun")


@pytest.mark.rule("RU-TURN-08")
def test_a_base_that_is_drawn_goes_to_the_depot_and_is_not_replaced() -> None:
    play = at({"hand": ["draw-2"], "garage": ["base-2", "gun", "hero"], "depot": []}, {})
    play.draws("base-2", "gun").do("use draw-2")
    assert play.hand(1) == ["gun"]
    assert play.depot(1) == ["base-2", "draw-2"]
    assert play.garage(1) == ["hero"]


@pytest.mark.rule("RU-TURN-08")
def test_a_base_in_the_new_hand_is_not_replaced_either() -> None:
    garage = ["base-2", "gun", "hero", "scout"]
    play = at({"hand": [], "garage": garage, "depot": []}, {}, reserve=ROW)
    play.draws("cost-0", "base-2", "gun", "hero").do("end")  # first the Reserve
    assert play.hand(1) == ["gun", "hero"]
    assert play.depot(1) == ["base-2"]


@pytest.mark.rule("RU-TURN-14")
def test_a_base_that_is_drawn_is_in_the_garage_made_anew_within_the_draw() -> None:
    play = at({"hand": ["draw-3"], "garage": ["base-2"], "depot": ["gun", "hero"]}, {})
    play.draws("base-2", "base-2", "gun").do("use draw-3")
    assert play.hand(1) == ["gun"]
    assert play.depot(1) == ["base-2", "draw-3"]
    assert play.garage(1) == ["hero"]


@pytest.mark.rule("RU-TURN-14")
def test_the_vehicle_discard_pile_waits_until_a_card_is_needed() -> None:
    hand = ["engineers", "engineers", "recruiter"]
    play = at({"hand": hand}, {}, reserve=["cost-0", "cost-1"], deck=["gun"], discard=["hero"])
    play.do("use recruiter", "spend engineers", "buy cost-0")
    assert (play.reserve, play.state.deck, play.discard) == (["gun", "cost-1"], [], ["hero"])
    play.do("buy cost-1")
    assert (play.reserve, play.discard) == (["hero", "gun"], [])


# The Reserve at the end of the turn


@pytest.mark.rule("RU-TURN-09")
def test_the_farthest_reserve_card_is_discarded_and_the_row_shifts() -> None:
    play = at({}, {}, reserve=ROW, discard=["gun"]).draws("scout").do("end")
    assert play.reserve == ["scout", "su-light", "su-medium", "su-spg"]
    assert play.discard == ["gun", "su-heavy"]
    assert told(play, "swept", "laid-out", "drawn")[:3] == ["swept", "laid-out", "drawn"]


@pytest.mark.rule("RU-TURN-11")
def test_an_empty_vehicle_deck_is_made_anew_from_the_discard_pile() -> None:
    play = at({}, {}, reserve=ROW, deck=[], discard=["gun"], graveyard=["hero"])
    play.draws("gun").do("end")
    assert play.reserve == ["gun", "su-light", "su-medium", "su-spg"]
    assert play.kinds(play.state.deck) == ["su-heavy"]  # discarded in this very step
    assert play.discard == []
    assert "hero" in play.graveyard


@pytest.mark.rule("RU-TURN-11")
def test_the_graveyard_never_returns_and_the_slot_stays_empty() -> None:
    hand = ["engineers", "engineers"]
    play = at(
        {"hand": hand}, {}, reserve=["cost-1", *ROW[:3]], deck=[], discard=[], graveyard=["gun"]
    )
    play.do("spend engineers", "buy cost-1")
    assert play.reserve == ROW[:3]
    play = at({}, {}, reserve=[], deck=[], discard=[], graveyard=["gun"]).do("end")
    assert play.reserve == []
    assert "gun" in play.graveyard


@pytest.mark.rule("RU-TURN-11")
def test_scouting_goes_through_deck_and_discard_pile() -> None:
    play = at({"hand": ["scout"]}, {}, reserve=["gun"], deck=["hero"], discard=["bunker"])
    play.do("use scout")
    assert sorted(play.reserve) == ["bunker", "gun", "hero"]
    assert play.reserve[-1] == "hero"  # the rest of the deck came first
    assert (play.state.deck, play.discard) == ([], [])


# The end of the turn


@pytest.mark.rule("RU-TURN-10")
def test_the_unplayed_cards_go_to_the_depot_before_three_are_drawn() -> None:
    """So they may be in the new hand when the Garage runs out."""
    play = at({"hand": ["gun", "hero"], "garage": ["scout"], "depot": []}, {}, reserve=ROW)
    play.do("end")
    assert sorted(play.hand(1)) == ["gun", "hero", "scout"]
    assert (play.garage(1), play.depot(1)) == ([], [])


@pytest.mark.rule("RU-TURN-10")
def test_three_cards_are_drawn_whatever_the_hand_was() -> None:
    for hand in ([], ["gun"], ["gun", "hero", "scout", "bunker"]):
        play = at({"hand": hand, "garage": ["cost-0", "cost-1", *ROW]}, {}).do("end")
        assert len(play.hand(1)) == 3
        assert len(play.garage(1)) == 3
        assert play.depot(1) == hand


@pytest.mark.rule("RU-TURN-12")
def test_siege_medals_are_in_the_depot_before_a_new_garage_is_made() -> None:
    bases = [{"defender": "bunker", "defender_damaged": True}, {}, {}]
    play = at({"hand": ["besieger"], "garage": [], "depot": []}, {"bases": bases}, reserve=ROW)
    play.do("use besieger", "siege 2.1v").draws("cost-0", "medal-ussr", "besieger").do("end")
    assert play.hand(1) == ["medal-ussr", "besieger"]


@pytest.mark.rule("RU-TURN-12")
def test_a_medal_of_the_end_of_the_turn_triggers_the_end_of_the_game_in_this_round() -> None:
    bases = [{"defender": "bunker", "defender_damaged": True}, {}, {}]
    medals = {"depot": ["medal-ussr"] * 8, "bases": bases}
    play = at(medals, {"hand": ["besieger"]}, turn=1)
    play.do("use besieger", "siege 1.1v", "end")
    assert play.state.over()


@pytest.mark.rule("RU-TURN-12")
def test_the_order_is_medals_reserve_keeps_rear_depot_draw() -> None:
    bases = [
        {"defender": "bunker", "defender_damaged": True},
        {"defender": "bunker-2", "defender_damaged": True},
        {},
    ]
    hand = ["besieger", "besieger-2", "recruiter", "gun", "hero", "scout"]
    options = {"rear": True, "recruitment_keeps_card": True}
    play = at({"hand": hand}, {"bases": bases}, reserve=ROW, options=options)
    play.do("use recruiter", "keep-later", "use besieger", "siege 2.1v")
    play.do("use besieger-2", "siege 2.2v", "end")
    assert (play.step, play.reserve) == ("medals", ROW)
    play.do("two 1")
    assert told(play) == ["medal", "swept", "laid-out"]
    assert (play.step, play.actions) == ("keeping", ["keep gun", "keep hero", "keep scout", "none"])
    play.do("keep gun")
    assert (play.step, play.actions) == ("storing", ["store hero", "store scout", "none"])
    play.do("store hero")
    assert told(play)[:5] == ["stored", "to-depot", "drawn", "drawn", "drawn"]
    assert (play.rear(1), play.hand(1)[0], play.depot(1)[-1]) == ("hero", "gun", "scout")


@pytest.mark.rule("RU-TURN-12")
def test_a_due_attacker_and_attack_medals_come_before_siege_medals() -> None:
    bases = [{"defender": "bunker"}, {"defender": "de-medium", "defender_damaged": True}, {}]
    options = {"gradual_reveal": True, "attackers_defend": True}
    hand = ["su-light", "de-besieger"]
    play = at({"hand": hand}, {"bases": bases}, reserve=ROW[1:], options=options)
    play.do("use de-besieger", "siege 2.2v", "attack su-light", "hit 2.1v", "end")
    assert told(play)[:5] == ["ended", "guards", "medal", "medal", "swept"]
    medals = [event["card"] for event in play.events if event["event"] == "medal"]
    assert medals == ["medal-ussr", "medal-germany"]


# Cards without effect


@pytest.mark.rule("RU-TURN-13")
@pytest.mark.parametrize(
    "card", ["mechanic", "draw-1", "saboteur", "besieger", "regrouper", "planner", "scout"]
)
def test_a_card_may_be_used_although_nothing_comes_of_it(card: str) -> None:
    gone = ["destroyed"] * 3
    players = {"hand": [card], "garage": [], "depot": []}, {"hand": [], "bases": gone}
    play = at(*players, deck=[], discard=[])
    play.do(f"use {card}")
    assert (play.step, play.depot(1), play.hand(1)) == ("main", [card], [])


@pytest.mark.rule("RU-TURN-13")
def test_invulnerability_and_research_may_find_nothing() -> None:
    play = at({"hand": ["hero"]}, {"depot": ["medal-ussr"] * 9}).do("use hero")
    assert (play.step, play.depot(1)) == ("main", ["hero"])
    play = at({"hand": ["research-2"]}, {}, reserve=["cost-3"]).do("use research-2")
    assert (play.step, play.reserve, play.depot(1)) == ("main", ["cost-3"], [])


@pytest.mark.rule("RU-TURN-13")
def test_what_can_be_done_must_be_done() -> None:
    play = at({"hand": ["mechanic"], "depot": ["gun", "hero"]}, {}).do("use mechanic")
    assert play.actions == ["scrap gun", "scrap hero"]
    assert play.do("scrap gun").actions == ["scrap hero", "stop"]
    play = at({"hand": ["research-2"]}, {}, reserve=["cost-1", "cost-3"]).do("use research-2")
    assert play.actions == ["take cost-1"]
    play = at({"hand": ["besieger"]}, {}).do("use besieger")
    assert {text.split()[0] for text in play.actions} == {"siege"}
