"""Positions that a person writes: what may be left out, and what is refused and why."""

import json
from typing import Any

import pytest

from motorpool.core.errors import BadFile, BadOption
from motorpool.core.files import parse_json
from motorpool.games import game_of_position
from motorpool.rush.game import Rush
from tests.rush.support import at
from tests.rush.zoo import ZOO

GRADUAL = {"gradual_reveal": True}
FIGHTS = GRADUAL | {"interactive_assault": True}
KEEPS = {"recruitment_keeps_card": True}
GUARDED = {"bases": [{"defender": "de-light"}, {}, {}]}


# What is left out


def test_an_empty_position_is_a_table_of_two() -> None:
    _, state = Rush.from_position({"game": "rush"})
    assert len(state.players) == 2
    assert len(state.deck) == state.rules.vehicles
    for player in state.players:
        assert len(player.garage) == 6
        assert player.standing == 0b111
        assert not player.hand + player.depot
    assert state.one_medals[0] == 9
    assert state.two_medals[0] == 3
    assert len(state.achievement_pile) == 12
    assert (state.turn, state.active) == (0, 0)


def test_a_card_that_is_named_nowhere_lies_where_it_begins() -> None:
    play = at({"hand": ["engineers", "su-light"]}, {"depot": ["medal-ussr", "medal-ussr"]})
    assert sorted(play.garage(1)) == ["engineers"] * 3 + ["technicians", "volunteers"]
    assert "su-light" not in play.kinds(play.state.deck)
    assert play.state.one_medals[0] == 7
    assert play.graveyard == []


def test_a_pile_that_is_listed_holds_just_that() -> None:
    play = at({"garage": ["scout"]}, {}, deck=["su-light", "de-light"])
    assert play.garage(1) == ["scout"]
    assert play.kinds(play.state.deck) == ["su-light", "de-light"]
    assert play.graveyard.count("engineers") == 4
    assert "su-heavy" in play.graveyard


def test_a_kind_means_the_owners_own_barracks_cards() -> None:
    play = at({"hand": ["engineers"]}, {"hand": ["engineers"]})
    first, second = (player.hand[0] for player in play.state.players)
    assert first in range(*play.state.rules.first_barracks)
    assert second >= play.state.rules.first_barracks[1]


def test_bases_are_told_by_a_word_or_an_object() -> None:
    bases = ["damaged", {"defender": "su-light", "defender_damaged": True}, "destroyed"]
    play = at({"bases": bases}, {})
    assert play.bases(1) == ["damaged", "whole + su-light (damaged)", "destroyed"]
    assert play.graveyard == ["base-1"]


def test_a_base_in_a_squad_is_destroyed_and_counts() -> None:
    play = at({"depot": ["base-2#2"]}, {})
    assert play.bases(2) == ["whole", "destroyed", "whole"]
    assert play.state.players[0].bases_destroyed == 1


def test_medals_in_a_squad_were_gained() -> None:
    play = at({"depot": ["medal-usa", "two-medal-usa"]}, {"hand": ["medal-usa"]})
    assert play.state.gained[2] == 3
    assert play.state.gained[5 + 2] == 1


def test_the_turn_says_who_plays() -> None:
    assert at({}, {}, {}, turn=5).active == 3
    assert at({}, {}, {}, turn=5, options={"first_player": 2}).active == 1


def test_a_turn_that_begins_goes_on_to_its_first_decision() -> None:
    begin = [{"step": "turn-begins"}]
    play = at({"bases": ["damaged", {}, {}]}, {}, steps=begin)
    assert (play.step, play.bases(1)[0]) == ("main", "whole")
    options = {"reserve_refresh": "start_optional"}
    assert at({}, {}, steps=begin, reserve=["scout"], options=options).step == "refresh"


def test_a_game_that_is_over() -> None:
    play = at({"depot": ["medal-ussr"]}, {}, steps=[{"step": "over"}])
    assert play.state.over()
    assert play.winners() == [1]


# What follows from the rest


def test_an_ability_is_at_the_question_above_it() -> None:
    play = at(
        {"depot": ["scout", "hero"], "garage": ["su-light"]},
        {},
        steps=[
            {"step": "main"},
            {"step": "ability", "card": "repair-and-draw"},
            {"step": "repairing"},
        ],
    )
    play.do("scrap scout", "stop")
    assert play.hand(1) == ["su-light"]
    assert play.depot(1) == ["hero", "repair-and-draw"]


def test_what_a_research_may_take_is_on_its_card() -> None:
    steps = [
        {"step": "main"},
        {"step": "ability", "card": "research-2", "in_graveyard": 1},
        {"step": "researching"},
    ]
    play = at({}, {}, steps=steps, graveyard=["research-2"], reserve=["cost-3", "su-light"])
    assert play.actions == ["take su-light"]


def test_the_nation_of_an_assault_is_that_of_its_cards() -> None:
    steps = [{"step": "main"}, {"step": "announce"}]
    play = at({"hand": ["su-light"]}, {}, this_turn={"announced": ["su-heavy"]}, steps=steps)
    assert play.actions == ["join su-light", "charge"]


def test_a_support_is_asked_of_its_seat() -> None:
    steps = [
        {"step": "main"},
        {"step": "fight", "card": "su-light", "target": "2.1v"},
        {"step": "support", "seat": 2},
    ]
    play = at({}, GUARDED | {"hand": ["de-heavy"]}, steps=steps, options=FIGHTS)
    assert play.actions == ["support de-heavy", "pass"]
    play.do("support de-heavy")
    assert play.bases(2)[0] == "whole + de-light"


def test_cards_that_were_played_are_those_of_the_player_at_turn() -> None:
    play = at({}, {"hand": ["engineers"]}, turn=1, this_turn={"played": ["engineers"]})
    assert play.actions == ["end"]


# What is refused. Each: the position, the key, the field.

REFUSED: list[tuple[dict[str, Any], str, str]] = [
    # The shape
    ({"game": "chess"}, "file-choice", "game"),
    ({"version": 2}, "file-choice", "version"),
    ({"rules": "0"}, "file-choice", "rules"),
    ({"turns": 1}, "file-field-unknown", "turns"),
    ({"turn": -1}, "file-minimum", "turn"),
    ({"turn": 1.0}, "file-type", "turn"),
    ({"players": [{"hand": "engineers"}, {}]}, "file-type", "players.1.hand"),
    ({"players": [{"bases": ["broken", {}, {}]}, {}]}, "file-choice", "players.1.bases.1"),
    # Cards
    ({"players": [{"hand": ["tank"]}, {}]}, "position-card-unknown", "players.1.hand.1"),
    ({"players": [{"hand": ["hq-2"]}, {}]}, "position-card-unknown", "players.1.hand.1"),
    ({"players": [{"hand": ["engineers#9"]}, {}]}, "position-card-unknown", "players.1.hand.1"),
    ({"players": [{"hand": ["light-tanks"]}, {}]}, "position-card-unknown", "players.1.hand.1"),
    (
        {"players": [{"hand": ["su-light"], "depot": ["de-light", "su-light"]}, {}]},
        "position-card-twice",
        "players.1.depot.2",
    ),
    ({"reserve": ["su-light"], "deck": ["su-light"]}, "position-card-twice", "deck.1"),
    ({"players": [{"hand": ["engineers"] * 5}, {}]}, "position-card-twice", "players.1.hand.5"),
    ({"players": [{"depot": ["base-1"]}, {}]}, "position-card-owner", "players.1.depot.1"),
    ({"players": [{"depot": ["engineers#5"]}, {}]}, "position-card-owner", "players.1.depot.1"),
    ({"players": [{"hand": ["base-2"]}, {}]}, "position-base-in-hand", "players.1.hand.1"),
    ({"reserve": ["engineers"]}, "position-card-place", "reserve.1"),
    (
        {"reserve": ["de-light", "su-light", "us-light", "fr-light", "uk-light"]},
        "position-reserve",
        "reserve",
    ),
    ({"graveyard": ["achievement:light-tanks"]}, "position-card-unknown", "graveyard.1"),
    ({"players": [{"rear": "su-light"}, {}]}, "position-needs-option", "players.1.rear"),
    (
        {"players": [{"rear": "base-2"}, {}], "options": {"rear": True}},
        "position-card-owner",
        "players.1.rear",
    ),
    ({"players": [{"shown": ["su-light"]}, {}]}, "position-card-not-there", "players.1.shown.1"),
    ({"players": [{"depot": ["medal-ussr#2"]}, {}]}, "position-medal-order", "players"),
    ({"achievements": ["best-dressed"]}, "position-achievement", "achievements.1"),
    (
        {"achievements": ["light-tanks"], "achievement_discard": ["light-tanks"]},
        "position-card-twice",
        "achievement_discard.1",
    ),
    ({"decisive": 3}, "position-seat", "decisive"),
    # Bases
    ({"players": [{"bases": ["whole"]}, {}]}, "position-bases", "players.1.bases"),
    (
        {"players": [{"bases": ["whole", "whole", "whole"]}, {"depot": ["base-1"]}]},
        "position-base-elsewhere",
        "players.1.bases.1",
    ),
    (
        {"players": [{"bases": [{"base": "destroyed", "defender": "su-light"}, {}, {}]}, {}]},
        "position-guards-nothing",
        "players.1.bases.1",
    ),
    (
        {"players": [{"bases": [{"defender": "gun"}, {}, {}]}, {}]},
        "position-cannot-defend",
        "players.1.bases.1",
    ),
    (
        {"players": [{"bases": [{"defender": "engineers"}, {}, {}]}, {}]},
        "position-cannot-defend",
        "players.1.bases.1",
    ),
]


@pytest.mark.parametrize(("position", "key", "field"), REFUSED)
def test_refused(position: dict[str, Any], key: str, field: str) -> None:
    options = {"cards": ZOO} | position.get("options", {})
    with pytest.raises(BadFile) as caught:
        Rush.from_position({"game": "rush"} | position | {"options": options})
    assert (caught.value.key, caught.value.field) == (key, field)


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"players": [{}] * 7}, "seats-count"),
        ({"players": []}, "seats-count"),
        ({"players": [{}] * 6}, "seats-six"),
        ({"options": {"interactive_assault": True}}, "option-needs"),
        ({"options": {"rear": "perhaps"}}, "option-value"),
        ({"options": {"front": True}}, "option-unknown"),
        ({"options": {"first_player": 3}}, "first-player-seat"),
    ],
)
def test_options_refused(position: dict[str, Any], key: str) -> None:
    with pytest.raises(BadOption) as caught:
        Rush.from_position({"game": "rush"} | position)
    assert caught.value.key == key


def test_foreign_files() -> None:
    files: list[Any] = [[], {}, {"game": ["rush"]}, {"game": "chess"}, "rush"]
    for found in files:
        with pytest.raises(BadFile, match="position-foreign"):
            game_of_position(found)


def test_a_refusal_names_the_line() -> None:
    text = '{\n "game": "rush",\n "players": [\n  {"hand": ["engineers",\n   "tank"]},\n  {}\n ]\n}'
    with pytest.raises(BadFile) as caught:
        game_of_position(parse_json(text))
    assert caught.value.line == 5


# Steps that cannot be. Each: the steps above 'main', the rest of the position, the key, the field.

ABLE = {"step": "ability", "card": "mechanic"}
FIGHT = {"step": "fight", "card": "su-light", "target": "2.1v"}
HAND = {"hand": ["scout"]}
AUXILIARY = {"bases": [{"defender": "bunker"}, {}, {}], "hand": ["scout"]}

STEPS: list[tuple[list[dict[str, Any]], dict[str, Any], str, str]] = [
    ([{"step": "guard"}], {}, "file-field-missing", "steps.2.card"),
    ([{"step": "guard", "card": "su-light"}], {}, "file-field-missing", "steps.2.owner"),
    ([ABLE], {}, "position-steps", "steps"),
    ([{"step": "main"}], {}, "position-step-place", "steps.2.step"),
    ([{"step": "turn-begins"}], {}, "position-step-place", "steps.2.step"),
    ([{"step": "support", "seat": 2}], {}, "position-step-place", "steps.2.step"),
    ([{"step": "repairing"}], {}, "position-step-place", "steps.2.step"),
    ([{"step": "weak"}], {"weak_turn": True}, "position-step-place", "steps.2.step"),
    ([{"step": "refresh"}], {}, "position-needs-option", "steps.2.step"),
    ([{"step": "target", "card": "su-light"}], {}, "position-needs-option", "steps.2.step"),
    ([FIGHT, {"step": "support", "seat": 2}], {}, "position-needs-option", "steps.2.step"),
    ([{"step": "posting"}], {}, "position-needs-option", "steps.2.step"),
    ([ABLE, {"step": "honour"}], {}, "position-step-value", "steps.2.next"),
    ([{**ABLE, "next": 9}, {"step": "repairing"}], {}, "position-step-value", "steps.2.next"),
    (
        [{**ABLE, "card": "su-light"}, {"step": "repairing"}],
        {},
        "position-step-value",
        "steps.2.card",
    ),
    (
        [{**ABLE, "card": "engineers#5"}, {"step": "repairing"}],
        {},
        "position-card-owner",
        "steps.2.card",
    ),
    (
        [{**ABLE, "card": "research-2"}, {"step": "researching"}],
        {},
        "position-step-value",
        "steps.2.in_graveyard",
    ),
    (
        [{**ABLE, "card": "research-2", "in_graveyard": 1}, {"step": "researching"}],
        {},
        "position-step-value",
        "steps.2.card",
    ),
    (
        [{**ABLE, "card": "saboteur"}, {"step": "sabotaged", "seat": 1}],
        {},
        "position-step-value",
        "steps.3.seat",
    ),
    (
        [{**ABLE, "card": "saboteur"}, {"step": "sabotaged", "seat": 3}],
        {},
        "position-seat",
        "steps.3.seat",
    ),
    (
        [{**ABLE, "card": "besieger"}, {"step": "besiege", "card": "hero"}],
        {},
        "position-step-value",
        "steps.3.card",
    ),
    (
        [{"step": "guard", "card": "gun", "owner": 1}],
        {},
        "position-step-value",
        "steps.2.card",
    ),
    (
        [{"step": "guard", "card": "su-light", "owner": 2}],
        {},
        "position-step-value",
        "steps.2.owner",
    ),
    (
        [{"step": "guard", "card": "su-light", "owner": "ally"}],
        {},
        "position-step-value",
        "steps.2.owner",
    ),
    ([{"step": "announce"}], {}, "position-step-value", "steps.2.step"),
    ([{"step": "target", "card": "bunker-2"}], GRADUAL, "position-step-value", "steps.2.card"),
    (
        [{**FIGHT, "target": "2.2v"}, {"step": "support", "seat": 2}],
        FIGHTS,
        "position-step-value",
        "steps.2.target",
    ),
    (
        [{**FIGHT, "target": "2.9"}, {"step": "support", "seat": 2}],
        FIGHTS,
        "position-target",
        "steps.2.target",
    ),
    (
        [{**FIGHT, "card": "bases-only"}, {"step": "support", "seat": 2}],
        FIGHTS,
        "position-step-value",
        "steps.2.card",
    ),
    ([FIGHT, {"step": "support", "seat": 1}], FIGHTS, "position-step-value", "steps.3.place"),
    (
        [{"step": "medals", "nation": "ussr", "kills": 1}],
        {},
        "position-step-value",
        "steps.2.kills",
    ),
    (
        [{"step": "medals", "nation": "ussr", "kills": 2}],
        {},
        "position-step-value",
        "steps.2.nation",
    ),
    ([{**ABLE, "card": "planner"}, {"step": "plan"}], {}, "position-no-action", "steps"),
]


@pytest.mark.parametrize(("steps", "options", "key", "field"), STEPS)
def test_steps_refused(
    steps: list[dict[str, Any]], options: dict[str, Any], key: str, field: str
) -> None:
    with pytest.raises(BadFile) as caught:
        at({}, AUXILIARY, steps=[{"step": "main"}, *steps], options=options)
    assert (caught.value.key, caught.value.field) == (key, field)


def test_a_stack_must_begin_and_be_there() -> None:
    for steps in ([], [{"step": "turn-ends"}], [{"step": "turn-begins"}, {"step": "main"}]):
        with pytest.raises(BadFile, match="position-step"):
            at({}, {}, steps=steps)
    with pytest.raises(BadFile, match="position-step-place"):
        at({}, {}, steps=[{"step": "weak"}], options={"weak_turn": True})


def test_the_end_of_a_turn_is_at_the_question_above_it() -> None:
    steps = [{"step": "turn-ends", "stage": 1}, {"step": "weak"}]
    with pytest.raises(BadFile) as caught:
        at(HAND, {}, steps=steps, options={"weak_turn": True})
    assert caught.value.field == "steps.1.stage"


# What a turn cannot have done

TURNS: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({"announced": ["su-light"]}, {}, "announced"),
    ({"attackers": ["su-light"]}, {}, "attackers"),
    ({"attackers": ["su-light"], "assault_nation": "usa"}, GRADUAL, "attackers"),
    ({"attackers": ["bunker"]}, GRADUAL, "attackers"),
    ({"assault_kills": 1}, {}, "assault_kills"),
    ({"keeps": 1}, {}, "keeps"),
    ({"kept": ["scout"]}, KEEPS, "kept"),
    ({"paying": True}, {}, "paying"),
    ({"purchases": 1}, {}, "purchases"),
    ({"costs_bought": {"ussr": 2}}, {}, "costs_bought"),
    ({"ordinary_spent": 2}, {}, "paid_ordinary"),
    ({"ordinary_spent": 2, "paid_ordinary": False}, {}, "ordinary_spent"),
    ({"national_spent": {"usa": 2}}, {}, "paid_national"),
]


@pytest.mark.parametrize(("turn", "options", "field"), TURNS)
def test_turns_refused(turn: dict[str, Any], options: dict[str, Any], field: str) -> None:
    with pytest.raises(BadFile) as caught:
        at(HAND, {}, this_turn=turn, options=options)
    assert (caught.value.key, caught.value.field) == ("position-turn-value", f"this_turn.{field}")


def test_a_card_that_might_have_been_kept_may_be_left_over_at_the_end() -> None:
    over = [{"step": "over"}]
    assert at({}, {}, options=KEEPS, steps=over, this_turn={"keeps": 1}).state.over()


def test_a_card_that_was_kept_is_still_so_at_the_end() -> None:
    over = [{"step": "over"}]
    play = at({}, HAND, options=KEEPS, steps=over, this_turn={"kept": ["scout"]})
    assert play.state.over()
    position = play.game.dump_position(play.state)
    game, state = Rush.from_position(json.loads(json.dumps(position)))
    assert game.dump_position(state) == position


def test_nothing_is_left_over_between_turns() -> None:
    for turn in ({"siege_kills": {"ussr": 1}}, {"assault_kills": 1, "assault_nation": "usa"}):
        with pytest.raises(BadFile, match="position-turn-value"):
            at({}, {}, this_turn=turn, steps=[{"step": "turn-begins"}])


def test_who_has_spent_must_be_able_to_buy() -> None:
    turn = {"paying": True, "ordinary_spent": 1}
    with pytest.raises(BadFile, match="position-no-action"):
        at({}, {}, this_turn=turn, reserve=["cost-3"])


def test_a_dump_says_everything_and_loads_again() -> None:
    play = at(HAND, GUARDED, reserve=["cost-3"], options={"rear": True})
    position = play.game.dump_position(play.state)
    game, state = Rush.from_position(json.loads(json.dumps(position)))
    assert game.dump_position(state) == position
    assert game.changed_options() == position["options"]
