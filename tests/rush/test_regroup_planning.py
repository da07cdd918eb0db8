"""RU-SF-12 to -14, -20, -21: the abilities Regroup and Planning."""

import pytest

from motorpool.core.chance import Seeded
from motorpool.rush.game import Rush
from tests.rush.support import Play, at

REAR = {"rear": True}
GONE = "destroyed"
ACHIEVEMENTS = [
    "bases-destroyed",
    "light-tanks",
    "medium-tanks",
    "spgs",
    "heavy-tanks",
    "auxiliary-units",
    "soviet-medals",
    "german-medals",
    "american-medals",
    "french-medals",
    "double-medals",
    "largest-squad",
]


def pile(play: Play) -> int:
    count: int = play.view(1)["achievement_pile"]
    return count


@pytest.mark.rule("RU-SF-13", "RU-SF-12")
def test_reinforcements_played_regrouped_and_played_again_twice_not_thrice() -> None:
    """The example of the rule book."""
    play = at({"hand": ["medium-draw-1", "regrouper", "medium-regrouper"]}, {}, options=REAR)
    play.draws("engineers").do("use medium-draw-1")
    assert play.hand(1) == ["regrouper", "medium-regrouper", "engineers"]
    play.do("use regrouper", "regroup 1.1")
    assert play.rear(1) == "medium-draw-1"
    play.draws("volunteers").do("use rear:medium-draw-1")
    assert play.hand(1) == ["medium-regrouper", "engineers", "volunteers"]
    assert play.bases(1)[0] == "whole + medium-draw-1"
    play.do("use medium-regrouper", "regroup 1.1")
    assert play.rear(1) == "medium-draw-1"
    assert not any("rear:" in action for action in play.actions)


@pytest.mark.rule("RU-SF-12")
def test_the_third_time_comes_in_the_next_turn() -> None:
    played = {"played": ["medium-draw-1"], "played_from_rear": ["medium-draw-1"]}
    play = at({"rear": "medium-draw-1"}, {}, options=REAR, this_turn=played)
    assert play.actions == ["end"]
    play.do("end", "end")
    assert play.may("use rear:medium-draw-1")


@pytest.mark.rule("RU-SF-13")
def test_regroup_takes_a_defender_from_an_own_base_or_headquarters() -> None:
    guarded = [{"defender": "su-light"}, "whole", GONE, {"defender": "su-heavy"}]
    enemy = {"bases": [{"defender": "de-light"}, "whole", "whole", "whole"]}
    play = at(
        {"hand": ["regrouper"], "bases": guarded}, enemy, options=REAR | {"headquarters": True}
    ).do("use regrouper")
    assert play.actions == ["regroup 1.1", "regroup 1.hq"]
    play.do("regroup 1.hq")
    assert play.rear(1) == "su-heavy"
    assert play.bases(1) == ["whole + su-light", "whole", GONE, "whole"]
    assert play.depot(1) == ["regrouper"]


@pytest.mark.rule("RU-SF-13", "RU-ABI-01")
def test_a_regrouping_tank_comes_to_rest_after_it_and_cannot_regroup_itself() -> None:
    us = {"hand": ["medium-regrouper"], "bases": [{"defender": "su-light"}, GONE, GONE]}
    play = at(us, {}, options=REAR).do("use medium-regrouper", "regroup 1.1")
    assert (play.rear(1), play.bases(1)[0]) == ("su-light", "whole + medium-regrouper")


@pytest.mark.rule("RU-SF-13", "RU-SF-07")
def test_the_regrouped_card_is_playable_from_the_rear_at_once() -> None:
    us = {"hand": ["regrouper"], "bases": [{"defender": "su-heavy"}, "whole", "whole"]}
    play = at(us, {}, options=REAR).do("use regrouper", "regroup 1.1", "attack rear:su-heavy")
    assert play.bases(2)[0] == GONE


@pytest.mark.rule("RU-SF-13", "RU-SF-15")
def test_a_hero_regrouped_takes_two_medals_in_one_turn() -> None:
    """The author's tip: Medals of two nations with one card."""
    play = at({"hand": ["medium-hero", "regrouper"]}, {}, options=REAR | {"heroic_deed": True}).do(
        "use medium-hero", "claim usa", "use regrouper", "regroup 1.1"
    )
    play.do("use rear:medium-hero", "claim uk")
    assert play.depot(1) == ["medal-usa", "regrouper", "medal-uk"]


@pytest.mark.rule("RU-SF-20", "RU-TURN-13")
def test_regroup_without_a_defender_does_nothing() -> None:
    enemy = {"bases": [{"defender": "de-light"}, "whole", "whole"]}
    play = at({"hand": ["regrouper"], "rear": "scout"}, enemy, options=REAR).do("use regrouper")
    assert (play.step, play.rear(1), play.depot(1)) == ("main", "scout", ["regrouper"])


@pytest.mark.rule("RU-SF-20")
def test_regroup_without_the_rear_does_nothing() -> None:
    us = {"hand": ["regrouper"], "bases": [{"defender": "su-light"}, "whole", "whole"]}
    play = at(us, {}).do("use regrouper")
    assert (play.step, play.depot(1)) == ("main", ["regrouper"])
    assert play.bases(1)[0] == "whole + su-light"


@pytest.mark.rule("RU-SF-20")
def test_regroup_sends_the_old_rear_card_to_the_depot() -> None:
    us = {"hand": ["regrouper"], "rear": "scout", "bases": [{"defender": "su-light"}, GONE, GONE]}
    play = at(us, {}, options=REAR).do("use regrouper", "regroup 1.1")
    assert (play.rear(1), play.depot(1)) == ("su-light", ["scout", "regrouper"])


@pytest.mark.rule("RU-SF-20")
def test_regroup_is_no_choice_to_leave_a_defender() -> None:
    us = {"hand": ["regrouper"], "bases": [{"defender": "su-light"}, GONE, GONE]}
    assert at(us, {}, options=REAR).do("use regrouper").actions == ["regroup 1.1"]


@pytest.mark.rule("RU-SF-14")
def test_planning_replaces_one_face_up_achievement() -> None:
    play = at({"hand": ["planner"]}, {}, achievements=["light-tanks", "spgs", "double-medals"])
    play.do("use planner")
    assert play.actions == ["drop light-tanks", "drop spgs", "drop double-medals"]
    play.draws("achievement:heavy-tanks").do("drop spgs")
    assert play.achievements == ["light-tanks", "heavy-tanks", "double-medals"]
    assert play.view(1)["achievement_discard"] == ["spgs"]
    assert pile(play) == 8
    assert play.depot(1) == ["planner"]


@pytest.mark.rule("RU-SF-14")
def test_planning_takes_an_achievement_from_its_winner() -> None:
    play = at({"hand": ["planner"]}, {"depot": ["su-light"]}, achievements=["light-tanks"])
    assert play.scores()[1].total() == 5
    play.draws("achievement:spgs").do("use planner", "drop light-tanks")
    assert play.scores()[1].total() == 0


@pytest.mark.rule("RU-SF-14", "RU-TURN-13")
def test_planning_without_a_face_up_achievement_does_nothing() -> None:
    play = at({"hand": ["planner"]}, {}, achievements=[]).do("use planner")
    assert (play.step, play.depot(1)) == ("main", ["planner"])


@pytest.mark.rule("RU-SF-03", "RU-SF-21")
def test_a_discarded_achievement_stays_out_while_the_pile_lasts() -> None:
    play = at(
        {"hand": ["planner"]},
        {},
        achievements=["light-tanks"],
        achievement_discard=ACHIEVEMENTS[2:11],
    )  # in the pile: bases-destroyed and largest-squad
    play.draws("achievement:largest-squad").do("use planner", "drop light-tanks")
    assert pile(play) == 1
    assert len(play.view(1)["achievement_discard"]) == 10


@pytest.mark.rule("RU-SF-03", "RU-SF-21")
def test_with_an_empty_pile_the_discarded_ones_are_reshuffled_the_new_one_included() -> None:
    face_up = ACHIEVEMENTS[:3]
    for turned in ("light-tanks", "largest-squad"):
        play = at(
            {"hand": ["planner"]},
            {},
            achievements=face_up,
            achievement_discard=ACHIEVEMENTS[3:],
        )
        play.draws(f"achievement:{turned}").do("use planner", "drop light-tanks")
        assert play.achievements == ["bases-destroyed", turned, "medium-tanks"]
        assert (pile(play), play.view(1)["achievement_discard"]) == (9, [])


@pytest.mark.rule("RU-SF-21")
def test_with_every_achievement_face_up_planning_turns_the_same_one_up_again() -> None:
    play = at({"hand": ["planner"]}, {}, achievements=ACHIEVEMENTS)
    play.do("use planner", "drop spgs")
    assert play.achievements == ACHIEVEMENTS


@pytest.mark.rule("RU-SF-03")
@pytest.mark.parametrize(
    ("options", "count"),
    [
        ({}, 12),
        ({"achievements": "second_front"}, 23),
        ({"cards": "second_front"}, 12),
        ({"cards": "second_front", "achievements": "second_front"}, 24),
    ],
)
def test_the_unused_achievements_form_a_pile(options: dict[str, str], count: int) -> None:
    """British Medals are left out of a game without British cards."""
    game = Rush.preset("base", 3, options)
    table = game.view(game.start(Seeded("pile")), -1)
    assert len(set(table["achievements"])) == 4
    assert table["achievement_pile"] == count - 4


@pytest.mark.rule("RU-SF-21", "RU-SF-ACH-12")
def test_a_decisive_shot_counts_if_its_card_is_turned_up_later() -> None:
    play = at(
        {"hand": ["hero", "planner"]},
        {"depot": ["medal-ussr"] * 8},
        options={"achievements": "second_front"},
        achievements=["light-tanks"],
    )
    play.do("use hero").draws("achievement:decisive-shot").do("use planner", "drop light-tanks")
    assert [len(score.achievements) for score in play.scores()] == [1, 0]
