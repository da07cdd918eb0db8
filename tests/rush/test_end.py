"""RU-END: what ends a game, the last round, the score and the ties."""

from typing import Any

import pytest

from tests.rush.support import Play, at

LAST_BASE = {"bases": ["destroyed", "destroyed", {}]}


def trigger(play: Play) -> str:
    return str(play.view(1)["trigger"])


def totals(play: Play) -> list[int]:
    return [score.total() for score in play.scores()]


# The trigger


@pytest.mark.rule("RU-END-01")
def test_the_third_base_of_a_player_triggers_the_end() -> None:
    bases = {"bases": ["destroyed", {}, {}]}
    play = at({"hand": ["su-heavy", "su-heavy-2"]}, bases)
    play.do("attack su-heavy", "join su-heavy-2", "fire su-heavy")
    assert trigger(play) == "bases"
    play = at({"hand": ["su-heavy"]}, bases)
    assert trigger(play.do("attack su-heavy")) == "none"


@pytest.mark.rule("RU-END-01")
def test_bases_of_several_players_do_not_add_up() -> None:
    bases = {"bases": ["destroyed", {}, {}]}
    play = at({"hand": ["su-heavy"]}, bases, bases, {"bases": ["destroyed", {}, {}]})
    play.do("attack su-heavy", "hit 2.2")
    assert trigger(play) == "none"


@pytest.mark.rule("RU-END-01")
def test_a_siege_triggers_the_end_too() -> None:
    play = at({"hand": ["besieger"]}, {"bases": ["destroyed", "destroyed", "damaged"]})
    assert trigger(play.do("use besieger", "siege 2.3")) == "bases"


@pytest.mark.rule("RU-END-01")
@pytest.mark.parametrize(("taken", "told"), [(7, "none"), (8, "medals")])
def test_the_ninth_one_medal_card_triggers_the_end(taken: int, told: str) -> None:
    play = at({"hand": ["hero"]}, {"depot": ["medal-ussr"] * taken + ["medal-germany"]})
    assert trigger(play.do("use hero")) == told


@pytest.mark.rule("RU-END-01")
def test_the_last_two_medal_card_triggers_nothing() -> None:
    bases = [{"defender": "fr-light"}, {"defender": "de-light"}, {}]
    depot = ["two-medal-ussr"] * 2
    play = at({"hand": ["su-light", "su-light-2"]}, {"bases": bases, "depot": depot})
    play.do("attack su-light", "join su-light-2", "fire su-light", "hit 2.1v", "hit 2.2v", "two 1")
    assert play.view(1)["medals"]["ussr"] == [9, 0]
    assert trigger(play) == "none"


@pytest.mark.rule("RU-END-01", "RU-END-02")
def test_siege_medals_at_the_end_of_the_last_turn_still_end_the_round() -> None:
    bases = [{"defender": "fr-light", "defender_damaged": True}, {}, {}]
    play = at({"bases": bases, "depot": ["medal-ussr"] * 8}, {"hand": ["besieger"]}, turn=1)
    play.do("use besieger", "siege 1.1v")
    assert trigger(play) == "none"
    assert play.do("end").state.over()


# The last round


@pytest.mark.rule("RU-END-02")
@pytest.mark.parametrize("first", [1, 2, 3])
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_round_is_finished(first: int, turn: int) -> None:
    """The last turn is that of the player to the right of the first player."""
    seats = [(first - 1 + step) % 3 for step in range(3)]
    players: list[dict[str, Any]] = [{}, {}, {}]
    players[seats[turn]] = {"hand": ["hero"], "depot": ["medal-ussr"] * 8}
    play = at(*players, turn=turn, options={"first_player": first})
    play.do("use hero")
    for seat in seats[turn:]:
        assert (play.active, play.state.over()) == (seat + 1, False)
        play.do("end")
    assert play.state.over()
    assert play.actions == []


@pytest.mark.rule("RU-END-02")
def test_a_second_trigger_does_not_make_the_last_round_longer() -> None:
    two = {"hand": ["hero"], "depot": ["medal-ussr"] * 8, **LAST_BASE}
    play = at({"hand": ["su-heavy"]}, two).do("attack su-heavy", "end", "use hero")
    assert trigger(play) == "bases"  # the first one is told
    assert play.do("end").state.over()


@pytest.mark.rule("RU-END-02")
def test_without_a_trigger_the_next_round_begins() -> None:
    play = at({}, {}, turn=1)
    assert play.do("end").active == 1


@pytest.mark.rule("RU-END-02")
def test_the_last_round_goes_by_the_normal_rules() -> None:
    two = {"hand": ["worth-3", "su-light", "recruiter"], **LAST_BASE}
    play = at({"hand": ["su-heavy"]}, two, reserve=["cost-3", "cost-5"])
    play.do("attack su-heavy", "end")
    assert {"spend worth-3", "attack su-light", "use recruiter"} <= set(play.actions)
    play.draws("scout").do("spend worth-3", "buy cost-3")
    assert play.depot(2) == ["worth-3", "cost-3"]


@pytest.mark.rule("RU-END-02", "RU-ABI-08")
def test_a_player_without_bases_plays_on_and_can_win() -> None:
    two = {"hand": ["medium-hero"], "depot": ["medal-france"] * 3, **LAST_BASE}
    play = at({"hand": ["su-heavy"]}, two)
    play.do("attack su-heavy", "end")
    assert not play.state.over()
    play.do("use medium-hero")
    assert play.depot(2) == ["medal-france"] * 3 + ["medal-ussr", "medium-hero"]
    play.do("end")
    assert play.state.over()
    assert totals(play) == [3, 4]
    assert play.winners() == [2]


# The squad and the score


@pytest.mark.rule("RU-END-03")
def test_the_squad_is_hand_garage_and_depot() -> None:
    one = {"hand": ["medal-ussr"], "garage": ["medal-usa"] * 2, "depot": ["two-medal-france"] * 2}
    assert totals(at(one, {})) == [1 + 2 + 4, 0]


@pytest.mark.rule("RU-END-03")
def test_own_bases_are_not_part_of_the_squad() -> None:
    play = at({}, {"bases": ["destroyed"] * 3}, achievements=["largest-squad"])
    assert totals(play) == [0, 0]  # a tie: six Barracks cards each


@pytest.mark.rule("RU-END-03")
@pytest.mark.parametrize(("switch", "total"), [(False, 0), (True, 10)])
def test_whether_defenders_are_part_of_the_squad(switch: bool, total: int) -> None:
    one = {"bases": [{"defender": "su-heavy"}, {}, {"defender": "de-heavy"}]}
    two = {"bases": [{"defender": "fr-heavy"}, "destroyed", "destroyed"]}
    options = {"defenders_in_squad": switch}
    play = at(one, two, achievements=["heavy-tanks", "largest-squad"], options=options)
    assert totals(play) == [total, 0]


@pytest.mark.rule("RU-END-03")
def test_defenders_are_no_part_of_the_squad_by_default() -> None:
    play = at({"bases": [{"defender": "su-heavy"}, {}, {}]}, {}, achievements=["largest-squad"])
    assert totals(play) == [0, 0]


@pytest.mark.rule("RU-END-03")
def test_cards_in_the_graveyard_are_not_part_of_the_squad() -> None:
    play = at({"hand": ["mechanic"], "depot": ["medal-ussr", "base-2"]}, {})
    assert totals(play) == [4, 0]
    play.do("use mechanic", "scrap medal-ussr", "scrap base-2")
    assert totals(play) == [0, 0]


@pytest.mark.rule("RU-END-04")
def test_the_score_adds_medals_bases_and_achievements() -> None:
    depot = ["medal-ussr", "two-medal-usa", "base-2", "base-2", "su-light"]
    play = at({"depot": depot}, {}, achievements=["light-tanks", "bases-destroyed", "spgs"])
    score = play.scores()[0]
    assert (score.medals, score.bases, len(score.achievements)) == (1 + 2, 3 + 3, 2)
    assert totals(play) == [3 + 6 + 5 + 5, 0]


@pytest.mark.rule("RU-END-04")
def test_most_medals_win() -> None:
    loser = {"depot": ["medal-ussr"] * 2, "vehicles_destroyed": 9, "bases_destroyed": 9}
    assert at(loser, {"depot": ["base-1"]}, {}).winners() == [2]


# Ties


@pytest.mark.rule("RU-END-05")
def test_ties_go_to_who_destroyed_the_most_vehicles() -> None:
    one = {"depot": ["medal-ussr"], "vehicles_destroyed": 1, "bases_destroyed": 3}
    two = {"depot": ["medal-usa"], "vehicles_destroyed": 2}
    assert at(one, two).winners() == [2]


@pytest.mark.rule("RU-END-05")
def test_then_to_who_destroyed_the_most_bases() -> None:
    one = {"depot": ["su-light", "base-2"], "vehicles_destroyed": 1, "bases_destroyed": 1}
    two = {"depot": ["medal-usa"] * 8, "vehicles_destroyed": 1, "bases_destroyed": 2}
    play = at(one, two, achievements=["light-tanks"])
    assert totals(play) == [8, 8]
    assert play.winners() == [2]


@pytest.mark.rule("RU-END-05")
def test_then_to_who_has_the_most_achievements() -> None:
    one = {"depot": ["two-medal-ussr", "base-2"], "vehicles_destroyed": 1, "bases_destroyed": 1}
    two = {"depot": ["su-light"], "vehicles_destroyed": 1, "bases_destroyed": 1}
    play = at(one, two, achievements=["light-tanks"])
    assert totals(play) == [5, 5]
    assert play.winners() == [2]


@pytest.mark.rule("RU-END-05")
def test_then_the_victory_is_shared() -> None:
    tied = {"vehicles_destroyed": 1, "bases_destroyed": 1}
    three = {"depot": ["medal-ussr"]} | tied
    play = at({"depot": ["medal-usa"]} | tied, {"vehicles_destroyed": 5}, three)
    assert play.winners() == [1, 3]


@pytest.mark.rule("RU-END-06")
def test_assault_and_siege_kills_count_as_destroyed() -> None:
    bases = [{"defender": "fr-heavy", "defender_damaged": True}, {"defender": "fr-light"}, {}]
    play = at({"hand": ["de-besieger", "su-light"], "vehicles_destroyed": 4}, {"bases": bases})
    play.do("use de-besieger", "siege 2.1v", "attack su-light", "hit 2.2v")
    assert [score.vehicles_destroyed for score in play.scores()] == [6, 0]


@pytest.mark.rule("RU-END-06")
def test_a_kill_counts_although_no_medal_is_left() -> None:
    bases = [{"defender": "fr-heavy", "defender_damaged": True}, {}, {}]
    play = at({"hand": ["besieger"]}, {"bases": bases, "depot": ["medal-ussr"] * 9})
    play.do("use besieger", "siege 2.1v", "end")
    assert play.depot(1) == ["besieger"]
    assert play.scores()[0].vehicles_destroyed == 1


@pytest.mark.rule("RU-END-06")
def test_a_replaced_or_damaged_vehicle_is_not_destroyed() -> None:
    bases = [{"defender": card} for card in ("su-light", "su-spg", "su-heavy")]
    play = at({"hand": ["su-medium", "besieger"], "bases": bases}, {"bases": [{}, {}, {}]})
    play.do("defend su-medium", "guard 1.1", "use besieger", "siege 2.1")
    assert [score.vehicles_destroyed for score in play.scores()] == [0, 0]
    assert [score.bases_destroyed for score in play.scores()] == [0, 0]
