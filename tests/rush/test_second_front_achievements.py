"""RU-SF-ACH-01 to -12 and RU-SF-24: the Achievements of the Second Front."""

from typing import Any

import pytest

from motorpool.core.errors import BadFile
from motorpool.rush.achievements import built_in_achievements
from tests.rush.support import Play, at

NEW = {"achievements": "second_front"}
GONE = "destroyed"
TEAMS = {"gradual_reveal": True, "interactive_assault": True, "teams": True}
NOTHING: dict[str, Any] = {"garage": []}  # no Barracks cards either


def at_end(achievement: str, *players: dict[str, Any], **more: Any) -> Play:
    """A table with one face-up Achievement; a squad holds just what is told."""
    options = NEW | more.pop("options", {})
    squads = [NOTHING | player for player in players]
    return at(*squads, options=options, achievements=[achievement], **more)


def winner(play: Play) -> int | None:
    """The seat that has the Achievement."""
    for seat, score in enumerate(play.scores(), 1):
        if score.achievements:
            return seat
    return None


@pytest.mark.rule("RU-SF-03")
def test_the_base_game_has_twelve_achievements_and_the_second_front_twelve_more() -> None:
    sets = [entry["set"] for entry in built_in_achievements()]
    assert (sets.count("base"), sets.count("second_front"), len(sets)) == (12, 12, 24)
    with pytest.raises(BadFile, match="position-achievement"):
        at({}, {}, achievements=["infantry"])
    assert at({}, {}, options=NEW, achievements=["infantry"]).achievements == ["infantry"]


@pytest.mark.rule("RU-SF-24")
def test_british_medals_need_british_cards() -> None:
    face_up = ["british-medals"]
    options = NEW | {"cards": "second_front"}
    assert at({}, {}, options=options, achievements=face_up).achievements == face_up
    with pytest.raises(BadFile, match="position-achievement"):
        at({}, {}, options=NEW | {"cards": "base"}, achievements=face_up)


@pytest.mark.rule("RU-SF-03", "RU-SF-24")
@pytest.mark.parametrize(
    "achievement",
    [
        entry["id"]
        for entry in built_in_achievements()
        if entry["set"] == "second_front" and entry["id"] != "british-medals"
    ],
)
def test_all_the_others_may_be_used_in_a_base_game(achievement: str) -> None:
    play = at({}, {}, options=NEW | {"cards": "base"}, achievements=[achievement])
    assert play.achievements == [achievement]


@pytest.mark.rule("RU-SF-ACH-01")
def test_british_medals_count_the_medals_of_that_nation() -> None:
    us = {"depot": ["two-medal-uk"]}
    play = at_end("british-medals", us, {"depot": ["medal-uk", "two-medal-usa"]})
    assert winner(play) == 1
    assert winner(at_end("british-medals", us, {"depot": ["medal-uk", "medal-uk"]})) is None


@pytest.mark.rule("RU-SF-ACH-01")
def test_british_medals_in_the_graveyard_count_as_they_were_gained() -> None:
    us = {"hand": ["uk-hero", "mechanic"]}
    play = at_end("british-medals", us, {}).do("use uk-hero", "use mechanic", "scrap medal-uk")
    assert "medal-uk" not in play.depot(1)
    assert winner(play) == 1


@pytest.mark.rule("RU-SF-ACH-02")
def test_any_medals_count_all_nations_and_two_for_a_two_medal_card() -> None:
    us = {"depot": ["two-medal-usa", "medal-uk"]}
    assert winner(at_end("any-medals", us, {"depot": ["medal-ussr", "medal-ussr"]})) == 1
    assert winner(at_end("any-medals", us, {"depot": ["medal-ussr"] * 3})) is None


@pytest.mark.rule("RU-SF-ACH-02", "RU-SF-07")
def test_any_medals_count_a_medal_that_lies_in_the_rear() -> None:
    play = at_end("any-medals", {"rear": "medal-usa"}, {}, options={"rear": True})
    assert winner(play) == 1


@pytest.mark.rule("RU-SF-ACH-02")
def test_any_medals_count_what_later_went_to_the_graveyard() -> None:
    us = {"hand": ["mechanic"], "depot": ["medal-ussr", "medal-usa"]}
    play = at_end("any-medals", us, {"depot": ["medal-france"]})
    play.do("use mechanic", "scrap medal-ussr", "scrap medal-usa")
    assert [score.medals for score in play.scores()] == [0, 1]
    assert winner(play) == 1


@pytest.mark.rule("RU-SF-ACH-02")
def test_a_two_medal_card_gained_in_play_counts_two() -> None:
    guarded = {"bases": [{"defender": "de-light"}, {"defender": "de-spg"}, GONE]}
    enemy = guarded | {"depot": ["medal-usa"]}
    play = at_end("any-medals", {"hand": ["su-light", "su-spg"]}, enemy)
    play.do("attack su-light", "join su-spg", "fire su-light", "hit 2.1v", "hit 2.2v", "two 1")
    assert winner(play) == 1


@pytest.mark.rule("RU-SF-ACH-02")
def test_destroyed_bases_are_no_medals_gained() -> None:
    play = at_end("any-medals", {"depot": ["base-2"]}, {"depot": ["medal-usa"]})
    assert winner(play) == 2


@pytest.mark.rule("RU-SF-ACH-03")
def test_medal_nations_count_nations_not_medals() -> None:
    us = {"depot": ["medal-usa", "medal-uk"]}
    assert winner(at_end("medal-nations", us, {"depot": ["two-medal-ussr"] * 3})) == 1
    assert winner(at_end("medal-nations", us, {"depot": ["medal-ussr", "medal-france"]})) is None


@pytest.mark.rule("RU-SF-ACH-03")
def test_medal_nations_count_a_nation_whose_medal_went_to_the_graveyard() -> None:
    us = {"hand": ["mechanic"], "depot": ["medal-ussr", "medal-usa"]}
    play = at_end("medal-nations", us, {"depot": ["medal-france"]})
    play.do("use mechanic", "scrap medal-ussr", "scrap medal-usa")
    assert winner(play) == 1


@pytest.mark.rule("RU-SF-ACH-04")
def test_plain_vehicles_have_no_ability_not_even_a_passive_one() -> None:
    able = ["bases-only", "vehicles-only", "de-fund", "scout", "medium-draw-1"]
    us = {"depot": ["su-light", "bunker"]}
    assert winner(at_end("plain-vehicles", us, {"depot": [*able, "gun"]})) == 1
    assert winner(at_end("plain-vehicles", us, {"depot": [*able, "gun", "cost-1"]})) is None


@pytest.mark.rule("RU-SF-ACH-04")
def test_engineers_and_medals_are_no_plain_vehicles() -> None:
    others = {"depot": ["engineers", "engineers", "medal-usa", "base-1"]}
    assert winner(at_end("plain-vehicles", {"depot": ["su-light"]}, others)) == 1


@pytest.mark.rule("RU-SF-ACH-05")
def test_infantry_is_barracks_and_auxiliary_units_without_power_and_armor() -> None:
    us = {"depot": ["engineers", "scout"]}
    for no_infantry in ("gun", "bunker", "su-light", "medal-usa"):
        assert winner(at_end("infantry", us, {"depot": ["volunteers", no_infantry]})) == 1
    assert winner(at_end("infantry", us, {"depot": ["technicians", "cost-1"]})) is None


@pytest.mark.rule("RU-SF-ACH-06")
def test_recruiters_count_the_cards_with_recruitment() -> None:
    us = {"depot": ["volunteers", "medium-recruiter"]}
    assert winner(at_end("recruiters", us, {"depot": ["recruiter", "draw-9"]})) == 1
    assert winner(at_end("recruiters", us, {"depot": ["recruiter", "recruiter-2"]})) is None


@pytest.mark.rule("RU-SF-ACH-07")
def test_reinforcements_are_summed() -> None:
    us = {"depot": ["draw-3"]}
    assert winner(at_end("reinforcements", us, {"depot": ["draw-1", "repair-and-draw"]})) == 1
    assert winner(at_end("reinforcements", us, {"depot": ["draw-2", "draw-and-repair"]})) is None
    others = {"depot": ["research-4", "research-and-draw", "draw-1"]}
    assert winner(at_end("reinforcements", us, others)) == 1


@pytest.mark.rule("RU-SF-ACH-08")
def test_research_is_summed_the_technicians_included() -> None:
    us = {"depot": ["research-2", "technicians"]}
    assert winner(at_end("research", us, {"depot": ["medium-research-2"]})) == 1
    assert winner(at_end("research", us, {"depot": ["research-4"]})) == 2
    assert winner(at_end("research", us, {"depot": ["draw-9"]})) == 1
    assert winner(at_end("research", us, {"depot": ["research-and-draw", "technicians"]})) is None


@pytest.mark.rule("RU-SF-ACH-09")
def test_the_dearest_army_has_the_largest_sum_of_costs() -> None:
    us = {"depot": ["cost-5"]}
    assert winner(at_end("dearest-army", us, {"depot": ["cost-1", "cost-3", "worth-nothing"]})) == 2
    assert winner(at_end("dearest-army", us, {"depot": ["cost-1", "cost-3", "cost-0"]})) == 1
    others = {"depot": ["cost-4", "two-medal-usa", "engineers", "worth-6"]}
    assert winner(at_end("dearest-army", {"depot": ["cost-5", "cost-3"]}, others)) == 1


@pytest.mark.rule("RU-SF-ACH-10")
def test_own_bases_count_those_that_stand() -> None:
    bases = ["damaged", "whole", GONE]
    assert winner(at_end("own-bases", {"bases": bases}, {"bases": ["whole", GONE, GONE]})) == 1
    assert winner(at_end("own-bases", {"bases": bases}, {"bases": bases})) is None
    assert winner(at_end("own-bases", {"bases": bases}, {})) == 2


@pytest.mark.rule("RU-SF-ACH-11")
def test_fewest_barracks_cards_win_and_a_tie_gives_nothing() -> None:
    us = {"depot": ["engineers"]}
    assert winner(at_end("no-barracks", us, {"depot": ["engineers", "volunteers"]})) == 1
    assert winner(at_end("no-barracks", us, {"depot": ["technicians"]})) is None
    assert winner(at_end("no-barracks", us, {"depot": ["scout"]})) == 2
    assert winner(at_end("no-barracks", {}, {}, us)) is None  # two without any


@pytest.mark.rule("RU-SF-ACH-12")
def test_the_last_one_medal_card_of_a_nation_is_a_decisive_shot() -> None:
    play = at_end("decisive-shot", {"hand": ["hero"]}, {"depot": ["medal-ussr"] * 7})
    assert winner(play.do("use hero")) is None
    play = at_end("decisive-shot", {"hand": ["hero"]}, {"depot": ["medal-ussr"] * 8})
    assert winner(play.do("use hero")) == 1


@pytest.mark.rule("RU-SF-ACH-12")
def test_the_last_two_medal_card_is_none() -> None:
    guarded = {"bases": [{"defender": "de-light"}, {"defender": "de-spg"}, GONE]}
    us = {"hand": ["su-light", "su-spg"], "depot": ["two-medal-ussr"] * 2}
    play = at_end("decisive-shot", us, guarded)
    play.do("attack su-light", "join su-spg", "fire su-light", "hit 2.1v", "hit 2.2v", "two 1")
    assert play.view(1)["medals"]["ussr"] == [9, 0]
    assert winner(play) is None


@pytest.mark.rule("RU-SF-ACH-12")
def test_with_headquarters_its_fall_is_a_decisive_shot_and_the_third_base_is_not() -> None:
    enemy = {"bases": [GONE, GONE, "damaged", "damaged"]}
    us = {"hand": ["besieger", "besieger-2"]}
    play = at_end("decisive-shot", us, enemy, options={"headquarters": True})
    assert winner(play.do("use besieger", "siege 2.3")) is None
    assert winner(play.do("use besieger-2", "siege 2.hq")) == 1


@pytest.mark.rule("RU-SF-ACH-12")
def test_without_headquarters_a_players_last_base_is_a_decisive_shot() -> None:
    us = {"hand": ["besieger", "besieger-2"]}
    play = at_end("decisive-shot", us, {"bases": [GONE, "damaged", "damaged"]})
    assert winner(play.do("use besieger", "siege 2.2")) is None
    assert winner(play.do("use besieger-2", "siege 2.3")) == 1


@pytest.mark.rule("RU-SF-ACH-12")
def test_only_the_first_decisive_shot_counts() -> None:
    medals = {"hand": ["hero"], "depot": ["medal-ussr"] * 8}
    play = at_end("decisive-shot", medals, {"bases": [GONE] * 3}, decisive=2)
    assert winner(play.do("use hero")) == 2
    us = {"hand": ["besieger"]}
    play = at_end("decisive-shot", us, {"bases": [GONE, GONE, "damaged"]}, {}, decisive=3)
    assert winner(play.do("use besieger", "siege 2.3")) == 3


@pytest.mark.rule("RU-SF-ACH-10", "RU-SF-ACH-12", "RU-ALT-31")
def test_in_teams_history_is_summed_over_a_side() -> None:
    medals = [{"depot": [f"medal-{nation}"]} for nation in ("usa", "uk", "usa", "france")]
    play = at_end("medal-nations", *medals, options=TEAMS)
    assert winner(play) == 2  # the side of seats 2 and 4
    bases = [{"bases": ["whole", GONE, GONE]}, {"bases": ["whole", "whole", GONE]}]
    play = at_end("own-bases", bases[0], bases[1], {}, {"bases": [GONE] * 3}, options=TEAMS)
    assert winner(play) == 1
    play = at_end("decisive-shot", {}, {}, {}, {}, decisive=4, options=TEAMS)
    assert winner(play) == 2
