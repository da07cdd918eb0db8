"""RU-ALT-11 to -16, -29 to -31: two sides that take turns, fight and score together."""

from typing import Any

import pytest

from motorpool.core.chance import Seeded
from motorpool.core.errors import BadOption
from motorpool.rush.game import Rush
from tests.rush.support import Play, at

TEAMS = {"gradual_reveal": True, "interactive_assault": True, "teams": True}
ALONE = TEAMS | {"teams": False}


def table(*players: dict[str, Any], options: dict[str, Any] | None = None, **position: Any) -> Play:
    """Seats 1, 3, 5 are one side, seats 2, 4, 6 the other."""
    return at(*players, options=TEAMS | (options or {}), **position)


def seats(count: int) -> list[dict[str, Any]]:
    return [{} for _ in range(count)]


def guarded(*defenders: str) -> list[dict[str, str]]:
    return [{"defender": card} for card in defenders] + [{}] * (3 - len(defenders))


# Turns

ORDERS = [
    (3, 1, [1, 2, 3, 2]),
    (3, 3, [3, 2, 1, 2]),
    (4, 1, [1, 2, 3, 4]),
    (4, 2, [2, 3, 4, 1]),
    (4, 3, [3, 4, 1, 2]),
    (5, 1, [1, 2, 3, 4, 5, 2, 1, 4, 3, 2, 5, 4]),
    (5, 3, [3, 4, 5, 2, 1, 4, 3, 2, 5, 4, 1, 2]),
    (5, 5, [5, 2, 1, 4, 3, 2, 5, 4, 1, 2, 3, 4]),
    (6, 1, [1, 2, 3, 4, 5, 6]),
    (6, 4, [4, 5, 6, 1, 2, 3]),
]


def turns(play: Play, count: int) -> list[int]:
    """Whose turns the next ones are, when nobody does anything."""
    order = []
    for _ in range(count):
        order.append(play.active)
        play.do("end")
    return order


@pytest.mark.rule("RU-ALT-11")
@pytest.mark.parametrize(("count", "first", "order"), ORDERS)
def test_sides_alternate_and_so_do_the_players_of_a_side(
    count: int, first: int, order: list[int]
) -> None:
    play = table(*seats(count), options={"first_player": first})
    assert turns(play, 2 * len(order)) == order + order


@pytest.mark.rule("RU-ALT-11")
@pytest.mark.parametrize(("count", "first"), [(3, 1), (5, 2)])
def test_without_teams_the_turn_goes_clockwise(count: int, first: int) -> None:
    play = at(*seats(count), options=ALONE | {"first_player": first})
    clockwise = [(first - 1 + step) % count + 1 for step in range(count)]
    assert turns(play, 2 * count) == clockwise + clockwise


@pytest.mark.rule("RU-ALT-11")
def test_the_view_tells_the_sides() -> None:
    sides = [player["side"] for player in table(*seats(5)).view(1)["players"]]
    assert sides == [0, 1, 0, 1, 0]


@pytest.mark.rule("RU-ALT-11")
@pytest.mark.parametrize(("count", "first"), [(3, 2), (5, 2), (5, 4)])
def test_of_unequal_sides_the_larger_starts(count: int, first: int) -> None:
    with pytest.raises(BadOption, match="first-player-side"):
        Rush.preset("team", count, {"first_player": first})
    Rush.preset("alternative", count, {"first_player": first})  # without teams anybody may


@pytest.mark.rule("RU-ALT-11")
@pytest.mark.parametrize(("count", "firsts"), [(3, {0, 2}), (4, {0, 1, 2, 3}), (5, {0, 2, 4})])
def test_chance_picks_a_first_player_that_may_start(count: int, firsts: set[int]) -> None:
    game = Rush.preset("team", count)
    assert {game.start(Seeded(str(seed))).active for seed in range(40)} == firsts


@pytest.mark.rule("RU-ALT-11")
def test_two_players_are_no_teams() -> None:
    with pytest.raises(BadOption, match="teams-seats"):
        Rush.preset("team", 2)


# The end


@pytest.mark.rule("RU-ALT-16")
@pytest.mark.parametrize(
    ("count", "turn", "left"),
    [
        (4, 0, 4),
        (4, 2, 2),
        (4, 7, 1),
        (6, 0, 6),
        (6, 3, 3),
        (3, 0, 2),
        (3, 1, 1),
        (3, 2, 2),
        (5, 4, 2),
        (5, 5, 1),
        (5, 24, 2),
    ],
)
def test_how_many_turns_follow_the_trigger(count: int, turn: int, left: int) -> None:
    """The turn of the trigger counts. Equal sides finish the round, others make turns equal."""
    play = table(*seats(count), trigger="medals", turn=turn)
    turns(play, left - 1)
    assert not play.state.over()
    assert play.do("end").state.over()


@pytest.mark.rule("RU-ALT-16")
def test_without_teams_an_odd_table_finishes_the_round() -> None:
    play = at(*seats(3), options=ALONE, trigger="medals")
    turns(play, 2)
    assert not play.state.over()
    assert play.do("end").state.over()


# Scores


@pytest.mark.rule("RU-ALT-12")
def test_a_side_scores_all_its_cards_in_one_heap() -> None:
    first = {"depot": ["medal-ussr", "two-medal-usa"]}
    third = {"hand": ["medal-germany"], "garage": ["base-2"]}
    play = table(first, {"depot": ["base-1"]}, third, {"hand": ["medal-france"]})
    ours, theirs = play.scores()
    assert (ours.medals, ours.bases, ours.total()) == (4, 3, 7)
    assert (theirs.medals, theirs.bases, theirs.total()) == (1, 3, 4)
    assert play.winners() == [1, 3]
    assert play.game.outcome(play.state).points == (7, 4, 7, 4)


@pytest.mark.rule("RU-ALT-12")
def test_without_teams_everybody_scores_alone() -> None:
    players = [
        {"depot": ["medal-ussr"]},
        {"depot": ["two-medal-usa"]},
        {"depot": ["medal-usa"]},
        {},
    ]
    play = at(*players, options=ALONE)
    assert [score.total() for score in play.scores()] == [1, 2, 1, 0]
    assert play.winners() == [2]


@pytest.mark.rule("RU-ALT-12", "RU-ALT-08")
def test_medal_sets_are_made_of_the_heap() -> None:
    players = [{"depot": [f"medal-{nation}"]} for nation in ("ussr", "usa", "germany", "usa")]
    assert [score.sets for score in table(*players, options={"medal_sets": True}).scores()] == [
        1,
        0,
    ]
    alone = at(*players, options=ALONE | {"medal_sets": True})
    assert [score.sets for score in alone.scores()] == [0, 0, 0, 0]


@pytest.mark.rule("RU-ALT-12")
@pytest.mark.parametrize("field", ["vehicles_destroyed", "bases_destroyed"])
def test_tie_breaks_add_up_over_the_side(field: str) -> None:
    players = [{field: 2}, {}, {field: 2}, {field: 3}]
    assert table(*players).winners() == [1, 3]
    assert at(*players, options=ALONE).winners() == [4]


@pytest.mark.rule("RU-ALT-12")
def test_a_victory_may_be_shared_by_the_sides() -> None:
    assert table(*seats(4)).winners() == [1, 2, 3, 4]


@pytest.mark.rule("RU-ALT-12", "RU-ALT-31")
def test_achievements_count_the_cards_of_the_side() -> None:
    players = [{"depot": ["su-light"]}, {"depot": ["de-light", "us-light"]}]
    players += [{"depot": ["su-light-2", "fr-light"]}, {}]
    play = table(*players, achievements=["light-tanks"])
    assert [len(score.achievements) for score in play.scores()] == [1, 0]
    alone = at(*players, options=ALONE, achievements=["light-tanks"])
    assert [len(score.achievements) for score in alone.scores()] == [0, 0, 0, 0]  # a tie


HISTORIES = [
    ("bases-destroyed", {"bases_destroyed": 2}, {"bases_destroyed": 3}),
    ("any-medals", {"gained": {"usa": 2}}, {"gained": {"usa": 3}}),
]


@pytest.mark.rule("RU-ALT-31")
@pytest.mark.parametrize(("name", "each", "one"), HISTORIES)
def test_histories_are_summed_over_a_side(
    name: str, each: dict[str, Any], one: dict[str, Any]
) -> None:
    second_front = {"achievements": "second_front"}
    play = table(each, one, each, {}, options=second_front, achievements=[name])
    assert [len(score.achievements) for score in play.scores()] == [1, 0]
    alone = at(each, one, each, {}, options=ALONE | second_front, achievements=[name])
    assert [len(score.achievements) for score in alone.scores()] == [0, 1, 0, 0]


@pytest.mark.rule("RU-ALT-31")
def test_medals_of_one_nation_are_one_nation_for_the_side() -> None:
    ussr, usa = {"gained": {"ussr": 1}}, {"gained": {"ussr": 1, "usa": 1}}
    options = {"achievements": "second_front"}
    play = table(ussr, ussr, ussr, usa, options=options, achievements=["medal-nations"])
    assert [len(score.achievements) for score in play.scores()] == [0, 1]


@pytest.mark.rule("RU-ALT-31")
def test_own_bases_of_a_larger_side_count_in_full() -> None:
    options = {"achievements": "second_front", "score_own_bases": True}
    lost = {"bases": ["whole", "destroyed", "destroyed"]}
    play = table(lost, {}, {}, options=options, achievements=["own-bases"])
    ours, theirs = play.scores()
    assert (ours.own_bases, theirs.own_bases) == (12, 9)
    assert (len(ours.achievements), len(theirs.achievements)) == (1, 0)


# Allies are no targets


@pytest.mark.rule("RU-ALT-14")
def test_an_ally_is_not_attacked() -> None:
    ally = {"bases": guarded("de-light")}
    play = table({"hand": ["su-light"]}, {}, ally, {}).do("attack su-light")
    assert play.actions == ["hit 2.1", "hit 4.1"]
    alone = at({"hand": ["su-light"]}, {}, ally, {}, options=ALONE).do("attack su-light")
    assert alone.actions == ["hit 2.1", "hit 3.1v", "hit 3.2", "hit 4.1"]


@pytest.mark.rule("RU-ALT-14")
def test_with_nothing_but_allies_left_there_is_no_attack() -> None:
    gone: dict[str, Any] = {"bases": ["destroyed"] * 3}
    play = table({"hand": ["su-light"]}, gone, {}, gone)
    assert not play.may("attack su-light")


@pytest.mark.rule("RU-ALT-14")
def test_an_ally_is_not_besieged() -> None:
    ally = {"bases": guarded("de-light")}
    play = table({"hand": ["besieger"]}, {}, ally, {}).do("use besieger")
    assert {text[:8] for text in play.actions} == {"siege 2.", "siege 4."}
    alone = at({"hand": ["besieger"]}, {}, ally, {}, options=ALONE).do("use besieger")
    assert {text[:8] for text in alone.actions} == {"siege 2.", "siege 3.", "siege 4."}


@pytest.mark.rule("RU-ALT-14")
@pytest.mark.parametrize(("options", "asked"), [(TEAMS, [2, 4]), (ALONE, [2, 3, 4])])
def test_an_ally_is_not_sabotaged(options: dict[str, Any], asked: list[int]) -> None:
    others = [{"hand": ["engineers"]} for _ in range(3)]
    play = at({"hand": ["saboteur"]}, *others, options=options).do("use saboteur")
    seen = []
    while play.step == "sabotaged":
        seen.append(play.decider)
        play.do("lose engineers")
    assert seen == asked


# An ally's Base


@pytest.mark.rule("RU-ALT-15")
def test_a_vehicle_may_cover_an_allys_base_without_its_abilities() -> None:
    play = table({"hand": ["medium-draw-1"]}, {}, {}, {}).do("cover medium-draw-1")
    assert play.bases(3)[0] == "whole + medium-draw-1"
    assert play.hand(1) == []  # no Reinforcements


@pytest.mark.rule("RU-ALT-15")
def test_the_card_belongs_to_the_owner_of_the_base_from_then_on() -> None:
    play = table({"hand": ["su-light"]}, {"hand": ["de-light"]}, {}, {})
    play.do("cover su-light", "end", "attack de-light", "hit 3.1v")
    while play.step == "support":
        play.do("pass")
    assert play.depot(3) == ["su-light"]
    assert play.depot(1) == []


@pytest.mark.rule("RU-ALT-15")
def test_only_armor_only_teams_and_only_an_ally_with_a_base() -> None:
    hand = {"hand": ["su-light", "gun", "engineers", "medal-ussr"]}
    covers = [text for text in table(hand, {}, {}, {}).actions if text.startswith("cover")]
    assert covers == ["cover su-light"]
    assert not at(hand, {}, {}, {}, options=ALONE).may("cover su-light")
    gone: dict[str, Any] = {"bases": ["destroyed"] * 3}
    assert not table(hand, {}, gone, {}).may("cover su-light")
    assert not table(hand, {}, gone, {}).may("cover gun")
    alone_on_its_side = table({}, hand, {}, turn=1)
    assert alone_on_its_side.may("defend su-light")
    assert not alone_on_its_side.may("cover su-light")


@pytest.mark.rule("RU-ALT-15")
def test_the_card_covers_an_ally_and_never_the_own_base() -> None:
    play = table({"hand": ["su-light"]}, *seats(4)).do("cover su-light")
    assert play.actions == ["guard 3.1", "guard 5.1"]
    assert play.do("guard 5.1").bases(5)[0] == "whole + su-light"


@pytest.mark.rule("RU-ALT-15")
def test_the_rear_card_may_cover_too() -> None:
    play = table({"rear": "su-light"}, {}, {}, {}, options={"rear": True})
    assert play.do("cover rear:su-light").bases(3)[0] == "whole + su-light"


@pytest.mark.rule("RU-ALT-30")
def test_an_undefended_base_of_that_ally_comes_first() -> None:
    two = {"bases": guarded("fr-light", "fr-spg")}
    three = {"bases": guarded("us-light", "us-spg", "us-medium")}
    play = table({"hand": ["su-light"]}, {}, two, {}, three).do("cover su-light")
    assert play.actions == ["guard 3.3", "guard 5.1", "guard 5.2", "guard 5.3"]


@pytest.mark.rule("RU-ALT-30")
def test_a_displaced_defender_goes_to_the_depot_of_the_bases_owner() -> None:
    ally = {"bases": guarded("us-light", "us-spg", "us-medium")}
    play = table({"hand": ["su-light"]}, {}, ally, {}).do("cover su-light", "guard 3.2")
    assert play.bases(3)[1] == "whole + su-light"
    assert (play.depot(3), play.depot(1)) == (["us-spg"], [])


# Support in a fight


def brawl(count: int, attacker: int, attacked: int, **hands: list[str]) -> Play:
    """A Light Tank attacks a Medium Tank; everybody holds Engineers or what is told, as `s2`."""
    players: list[dict[str, Any]] = []
    for seat in range(1, count + 1):
        hand = hands.get(f"s{seat}", ["engineers"])
        players.append({"hand": ["su-light", *hand] if seat == attacker else hand})
    players[attacked - 1]["bases"] = guarded("de-medium")
    play = table(*players, turn=attacker - 1)
    return play.do("attack su-light", f"hit {attacked}.1v")


def asked(play: Play) -> list[int]:
    """Who is asked for support, in order, when all pass."""
    order = []
    while play.step == "support":
        order.append(play.decider)
        play.do("pass")
    return order


@pytest.mark.rule("RU-ALT-13")
@pytest.mark.parametrize(
    ("count", "attacker", "attacked", "order"),
    [
        (3, 1, 2, [2, 1, 3]),
        (3, 2, 3, [3, 1, 2]),
        (4, 1, 2, [2, 4, 1, 3]),
        (4, 1, 4, [4, 2, 1, 3]),
        (4, 3, 4, [4, 2, 3, 1]),
        (5, 3, 2, [2, 4, 3, 5, 1]),
        (5, 2, 3, [3, 5, 1, 2, 4]),
        (6, 4, 5, [5, 1, 3, 4, 6, 2]),
    ],
)
def test_the_attacked_side_first_and_on_each_side_clockwise(
    count: int, attacker: int, attacked: int, order: list[int]
) -> None:
    """First the owner of the Base or the attacker, then the allies."""
    assert asked(brawl(count, attacker, attacked)) == order


@pytest.mark.rule("RU-ALT-13")
def test_without_teams_only_the_two_are_asked() -> None:
    players: list[dict[str, Any]] = [{"hand": ["engineers"]} for _ in range(4)]
    players[0]["hand"] = ["su-light", "engineers"]
    players[1]["bases"] = guarded("de-medium")
    play = at(*players, options=ALONE).do("attack su-light", "hit 2.1v")
    assert asked(play) == [2, 1]


@pytest.mark.rule("RU-ALT-13", "RU-ALT-23")
def test_an_ally_with_an_empty_hand_is_passed_over() -> None:
    assert asked(brawl(4, 1, 2, s2=[], s3=[])) == [4, 1]


@pytest.mark.rule("RU-ALT-13", "RU-ALT-06")
def test_an_ally_supports_by_the_nation_of_the_fight_from_its_own_hand() -> None:
    play = brawl(4, 1, 2, s4=["de-spg", "su-spg"], s3=["su-heavy", "de-heavy"])
    play.do("pass")
    assert play.actions == ["support de-spg", "pass"]
    play.do("support de-spg", "pass")
    assert (play.decider, play.actions) == (3, ["support su-heavy", "pass"])
    play.do("support su-heavy")
    asked(play)
    assert (play.depot(4), play.depot(3)) == (["de-spg"], ["su-heavy"])


@pytest.mark.rule("RU-ALT-13")
@pytest.mark.parametrize(
    ("texts", "left"),
    [
        (("pass", "pass", "pass", "support su-spg"), "whole"),
        (("pass", "support de-spg", "pass", "support su-spg"), "whole + de-medium"),
    ],
)
def test_the_support_of_allies_decides(texts: tuple[str, ...], left: str) -> None:
    play = brawl(4, 1, 2, s3=["su-spg"], s4=["de-spg"]).do(*texts)
    asked(play)
    assert play.bases(2)[0] == left


@pytest.mark.rule("RU-ALT-13")
def test_hands_stay_hidden_from_allies() -> None:
    play = brawl(4, 1, 2, s3=["su-spg"], s4=["de-spg"])
    for seat in (1, 2, 3, 4):
        hands = [player["hand"] for player in play.view(seat)["players"]]
        assert [seat == other for other in (1, 2, 3, 4)] == [bool(hand) for hand in hands]
        assert bool(play.game.decision(play.state, seat - 1).texts) == (seat == 2)


@pytest.mark.rule("RU-ALT-13")
def test_an_allys_hidden_hand_changes_nothing_that_one_sees() -> None:
    """Two tables that differ only in whether the ally could support."""
    seen = []
    for held, other in (("su-spg", "engineers"), ("engineers", "su-spg")):
        enemy = {"hand": ["engineers"], "bases": guarded("de-light")}
        ally = {"hand": [held], "garage": [other]}
        play = table({"hand": ["su-light", "technicians"]}, enemy, ally, {})
        for text in ("attack su-light", "hit 2.1v", "pass", "pass", "pass"):
            play.do(text)
            seen.append((play.view(1), play.game.decision(play.state, 0), play.events))
    assert seen[:5] == seen[5:]


@pytest.mark.rule("RU-ALT-29")
def test_the_first_card_ends_the_step_of_a_side() -> None:
    play = brawl(4, 1, 2, s2=["de-spg", "engineers"], s4=["de-heavy"], s1=["su-spg", "engineers"])
    assert play.do("support de-spg").decider == 1  # seat 4 is not asked in this step
    assert play.do("support su-spg").decider == 2  # nor is seat 3, and seat 2 is first again
    assert play.do("pass", "support de-heavy").decider == 1


@pytest.mark.rule("RU-ALT-29")
def test_a_side_passes_when_all_its_players_do() -> None:
    play = brawl(4, 1, 2, s3=["su-spg", "engineers"])
    assert play.do("pass", "pass", "pass").decider == 3
    assert play.do("support su-spg").decider == 2  # a card was added: the others may come back
    assert play.do("pass", "pass").decider == 1
    assert play.do("pass", "pass").step == "main"


@pytest.mark.rule("RU-ALT-21")
def test_an_allys_support_leaves_its_own_turn_weak_and_its_hand_short() -> None:
    enemy = {"bases": guarded("de-light")}
    ally = {"hand": ["su-spg", "engineers"]}
    play = table({"hand": ["su-light"]}, enemy, ally, {}, options={"weak_turn": True})
    play.do("attack su-light", "hit 2.1v", "support su-spg", "pass", "end", "end")
    assert (play.active, play.hand(3)) == (3, ["engineers"])
    assert play.do("end").step == "weak"
