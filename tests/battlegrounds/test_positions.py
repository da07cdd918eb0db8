"""Positions that a person writes: what may be left out, and what is refused and why."""

import json
from typing import Any

import pytest

from motorpool.battlegrounds.codes import IN_PILE
from motorpool.battlegrounds.game import Battlegrounds
from motorpool.core.errors import BadFile, BadOption
from motorpool.core.files import parse_json
from motorpool.games import game_of_position
from tests.battlegrounds.support import Play, start

TEAM = {"mode": "team"}
FAMILY = {"mode": "family"}
SOLO = {"mode": "solo"}
THREE: list[dict[str, Any]] = [{}, {}, {}]


def at(**position: Any) -> Play:
    return Play(*Battlegrounds.from_position({"game": "battlegrounds"} | position))


# What is left out


def test_an_empty_position_is_a_battle_of_two() -> None:
    play = at()
    assert (play.step, play.active, play.state.turn) == ("main", 1, 0)
    assert [play.cell(1, 1), play.cell(1, 2), play.cell(2, 1), play.cell(2, 2)] == [
        "A1",
        "H8",
        "A8",
        "H1",
    ]
    assert (play.tank(1, 1), play.tank(1, 2)) == ("t-34", "maus")
    assert play.cards(1) == ["churchill-i", "tiger-i"]
    assert len(play.cards_at(IN_PILE)) == 4
    assert play.state.main_actions == 1
    assert play.duds_left == 16


def test_an_empty_position_of_each_mode() -> None:
    assert len(at(options=TEAM).state.pawn_cells) == 4
    solo = at(options=SOLO)
    assert (solo.cell(1, 1), solo.cell(1, 2)) == ("A1", "A8")
    assert (len(solo.state.letters), len(solo.state.digits)) == (8, 8)
    family = at(options=FAMILY)
    assert family.step == "family-move"
    assert len(family.state.unseen) == 64


def test_tanks_are_those_of_the_pawns_and_the_first_ones_left() -> None:
    play = at(players=[{"pawns": [{"tank": "maus"}]}, {"tanks": ["t-34", "is-2"]}, {}])
    assert (play.tank(1), play.cards(1)) == ("maus", ["churchill-i"])
    assert (play.tank(2), play.cards(2)) == ("t-34", ["is-2"])
    assert (play.tank(3), play.cards(3)) == ("tiger-i", ["m4-sherman"])


def test_a_pawn_that_is_not_told_stands_on_the_first_free_cell_of_its_base() -> None:
    play = at(players=[{"pawns": [{"cell": "A8"}]}, {}, {}], duds=["A7"])
    assert play.cell(2) == "B8"


def test_a_pawn_off_the_board_has_no_tank() -> None:
    play = at(players=[{}, {"pawns": [{"cell": None}]}, {}])
    assert (play.cell(2), play.tank(2)) == (None, None)
    assert len(play.cards(2)) == 2


def test_a_picture_means_the_first_free_plain_token() -> None:
    play = at(tokens={"C4": "bridge#1", "C5": "bridge", "C6": "bridge*", "D4": "fuel#3"})
    tokens = play.game.dump_position(play.state)["tokens"]
    assert tokens == {"D4": "fuel#3", "C4": "bridge#1", "C5": "bridge#2", "C6": "bridge*"}


def test_the_turn_says_who_plays() -> None:
    assert at(players=[{}, {}, {}], turn=5).active == 3
    assert at(players=[{}, {}, {}], turn=5, options={"first_player": 2}).active == 1
    assert at(options=FAMILY, turn=5).active == 2


def test_a_game_that_is_over() -> None:
    over = [{"step": "over"}]
    play = at(steps=over, sides=[{"pairs": 3}, {"pairs": 8}], turn=9)
    assert play.over
    assert play.winners() == [2]
    family = at(options=FAMILY, steps=over, **collected(5), turn=31)
    assert family.winners() == [1]


def collected(pairs: int) -> dict[str, Any]:
    """A family table where the first player has some pairs of the first pictures."""
    rules = Battlegrounds.preset("family", 2).rules
    pictures = rules.picture_texts[:pairs]
    cells = [f"{column}{row}" for row in (1, 2) for column in "ABCDEFGH"][: 2 * pairs]
    return {
        "gone": [picture for picture in pictures for _ in range(2)],
        "tokens": dict.fromkeys(cells),
        "sides": [{"pairs": pairs}],
    }


# What follows from the rest


def test_upgrades_and_specials_come_from_pairs() -> None:
    tanks = [{"tank": "maus", "upgrades": ["turning", "armor_plate"]}, "t-34"]
    play = at(
        players=[{"tanks": tanks}, {}, {}],
        sides=[{"specials": ["extra_turn"]}, {}, {}],
    )
    assert (play.pairs(1), play.points(1)) == (3, 6)


def test_of_two_sides_one_has_won_what_the_other_has_lost() -> None:
    play = at(players=[{"pawns": [{"points": 1}, {"points": 2}]}, {}])
    assert (play.points(1), play.points(2)) == (0, 3 + 2 + 3)


def test_after_the_move_comes_the_shot() -> None:
    play = at(
        players=[{"pawns": [{"cell": "C3", "tank": "churchill-i"}]}, {}, {}],
        tokens={"C5": "radio"},
        steps=[{"step": "main"}, {"step": "shoot", "pawn": 1}],
    )
    assert play.state.main_actions == 0
    assert play.those("shoot") == {"C3 C5 token", "C3 E3 lay", "C3 C1 lay", "C3 A3 lay"}


def test_a_turn_that_begins_goes_on_to_its_first_decision() -> None:
    begin = [{"step": "turn-begins"}]
    assert at(steps=begin).step == "main"
    destroyed = {"tank": "maus", "destroyed": True}
    player = {"tanks": [destroyed, "t-34"], "pawns": [{"cell": None}]}
    play = at(players=[player, {}, {}], steps=begin)
    assert play.step == "field"
    play.do("field maus", "enter A2")
    assert (play.active, play.cell(1), play.tank(1)) == (2, "A2", "maus")


def test_entering_pawns_may_be_half_way() -> None:
    steps = [{"step": "ready"}, {"step": "enter", "pawn": 1}]
    play = at(players=[{"pawns": [{"tank": "maus"}]}, {}, {}], steps=steps)
    assert (play.tank(1), play.cell(1)) == ("maus", None)
    assert play.do("enter B1").step == "main"


def test_a_draft_may_be_half_way() -> None:
    whole = start("battle-draft", 3)
    steps = whole.game.dump_position(whole.state)["steps"]
    play = at(options={"draft": True}, players=THREE, steps=steps[:-2])
    assert (play.step, play.decider) == ("draft", 3)
    assert [len(play.cards(seat)) for seat in (1, 2, 3)] == [1, 1, 0]
    assert len(play.actions) == 4


def test_how_many_are_left_to_turn_up_follows_from_the_turn() -> None:
    play = at(
        options=FAMILY,
        tokens={"B2": "bridge"},
        this_turn={"turned_now": ["B2"]},
        steps=[{"step": "turn-ends"}, {"step": "flip"}],
    )
    assert play.state.arg(1) == 1
    assert play.those("turn") == {"A2", "B1"}


def test_three_alike_are_collected() -> None:
    play = at(
        options=FAMILY,
        tokens={"B2": "bridge", "D4": "bridge", "E5": "bridge*"},
        this_turn={"turned_now": ["B2", "D4"], "turned_before": ["E5"]},
        steps=[{"step": "turn-ends"}, {"step": "collect", "picture": "bridge"}],
    )
    assert play.those("leave") == {"B2", "D4", "E5"}


def test_a_token_that_was_seen_lies_where_it_was() -> None:
    play = at(options=FAMILY, tokens={"B2": "bridge"})
    assert play.view(1)["tokens"]["B2"] == "face-down"
    play.do("go A1", "turn B2")
    assert play.told("turned-up")[0]["picture"] == "bridge"


# What is refused. Each: the position, the key, the field.

MAIN = {"step": "main"}
ENDS = {"step": "turn-ends"}


def pawn(**told: Any) -> list[dict[str, Any]]:
    return [{"pawns": [told]}, {}, {}]


def side(**told: Any) -> dict[str, Any]:
    return {"sides": [told]}


def turned(tokens: dict[str, str], **told: Any) -> dict[str, Any]:
    return {"options": FAMILY, "tokens": tokens, "this_turn": told}


REFUSED: list[tuple[dict[str, Any], str, str]] = [
    # The shape
    ({"game": "rush"}, "file-choice", "game"),
    ({"version": 2}, "file-choice", "version"),
    ({"rules": "0"}, "file-choice", "rules"),
    ({"turns": 1}, "file-field-unknown", "turns"),
    ({"this_turn": {"active": 2}}, "file-field-unknown", "this_turn.active"),
    ({"turn": -1}, "file-minimum", "turn"),
    ({"tokens": {"I1": "bridge"}}, "file-field-unknown", "tokens.I1"),
    ({"duds": ["A9"]}, "file-choice", "duds.1"),
    ({"players": pawn(cell="Z1")}, "file-choice", "players.1.pawns.1.cell"),
    ({"players": pawn(points=4)}, "file-maximum", "players.1.pawns.1.points"),
    (
        {"players": [{"tanks": [{"tank": "maus", "upgrades": ["extra_turn"]}]}, {}]},
        "file-choice",
        "players.1.tanks.1.upgrades.1",
    ),
    (
        {"players": [{"tanks": [{"tank": "maus", "upgrades": ["turning"] * 3}]}, {}]},
        "file-does-not-fit",
        "players.1.tanks.1.upgrades",
    ),
    # What another mode has
    ({"gone": []}, "position-needs-mode", "gone"),
    ({"artillery": {}}, "position-needs-mode", "artillery"),
    ({"players": pawn(base="A1")}, "position-needs-mode", "players.1.pawns.1.base"),
    ({"this_turn": {"extra_turns": 2}}, "position-needs-mode", "this_turn.extra_turns"),
    ({"options": SOLO, "duds": []}, "position-needs-mode", "duds"),
    ({"options": SOLO} | side(won=3), "position-needs-mode", "sides.1.won"),
    ({"options": FAMILY, "box": []}, "position-needs-mode", "box"),
    ({"options": FAMILY} | side(singles=[]), "position-needs-mode", "sides.1.singles"),
    ({"options": FAMILY, "steps": [MAIN]}, "position-needs-mode", "steps.1.step"),
    ({"steps": [ENDS, {"step": "flip"}]}, "position-needs-mode", "steps.1.step"),
    # Tank cards and pawns
    ({"box": ["tank"]}, "position-card-unknown", "box.1"),
    ({"players": pawn(tank="tank")}, "position-card-unknown", "players.1.pawns.1.tank"),
    (
        {"players": [{"tanks": ["maus"]}, {"tanks": ["t-34", "maus"]}]},
        "position-card-twice",
        "players.2.tanks.2",
    ),
    (
        {"players": [{"tanks": ["t-34"], "pawns": [{"tank": "maus"}]}, {}, {}]},
        "position-card-not-there",
        "players.1.pawns.1.tank",
    ),
    (
        {"players": [{"tanks": ["t-34"], "pawns": [{"tank": "t-34"}, {"tank": "t-34"}]}, {}]},
        "position-card-not-there",
        "players.1.pawns.2.tank",
    ),
    ({"players": [{"tanks": ["t-34"]}, {}]}, "position-pawn", "players.1.pawns.2.tank"),
    ({"players": pawn(tank=None)}, "position-pawn", "players.1.pawns.1.tank"),
    ({"players": pawn(cell=None, tank="maus")}, "position-pawn", "players.1.pawns.1.tank"),
    ({"players": [{"pawns": [{}, {}]}, {}, {}]}, "position-pawns", "players.1.pawns"),
    (
        {"players": [{"pawns": [{"cell": "C3"}, {"cell": "C3"}]}, {}]},
        "position-cell-taken",
        "players.1.pawns.2.cell",
    ),
    (
        {"players": pawn(cell="C3"), "duds": ["C3"]},
        "position-cell-taken",
        "players.1.pawns.1.cell",
    ),
    (
        {"options": FAMILY, "players": [{"pawns": [{"cell": None}]}, {}]},
        "position-pawn",
        "players.1.pawns.1.cell",
    ),
    (
        {"options": SOLO, "players": [{"pawns": [{"base": "A1"}, {"base": "A1"}]}]},
        "position-base",
        "players.1.pawns.2.base",
    ),
    (
        {"options": SOLO, "players": [{"pawns": [{"base": None}]}]},
        "position-base",
        "players.1.pawns.1.base",
    ),
    ({"drawn": ["maus"]}, "position-turn-value", "drawn"),
    ({"draft": ["maus"]}, "position-turn-value", "draft"),
    # Tokens and what the sides have won
    ({"tokens": {"C3": "castle"}}, "position-token-unknown", "tokens.C3"),
    ({"tokens": {"C3": "bridge#4"}}, "position-token-unknown", "tokens.C3"),
    ({"tokens": {"C3": "bridge*", "C4": "bridge*"}}, "position-token-twice", "tokens.C4"),
    (
        {"tokens": {"C3": "fuel", "C4": "fuel", "C5": "fuel"}} | side(singles=["fuel"]),
        "position-token-twice",
        "sides.1.singles.1",
    ),
    (side(singles=["fuel", "fuel*"]), "position-token-twice", "sides.1.singles.2"),
    ({"tokens": {"C3": "fuel"}, "duds": ["C3"]}, "position-cell-taken", "duds.1"),
    ({"duds": ["C3", "C3"]}, "position-cell-taken", "duds.2"),
    ({"sides": [{}, {}, {}]}, "position-sides", "sides"),
    ({"sides": [{"pairs": 20}, {"pairs": 13}]}, "position-pairs", "sides"),
    (side(specials=["turning"], pairs=0), "position-pairs", "sides.1.pairs"),
    (side(specials=["turning"] * 3), "position-specials", "sides"),
    (
        side(specials=["turning"] * 2) | {"tokens": {"C3": "crossroads*"}},
        "position-specials",
        "sides",
    ),
    (side(won=1), "position-points", "sides"),
    ({"players": pawn(points=2)}, "position-points", "sides"),
    ({"players": pawn(points=2)} | side(won=3), "position-points", "sides"),
    (
        {"options": SOLO, "artillery": {"tokens": 60}} | side(pairs=3),
        "position-pairs",
        "sides",
    ),
    (
        {"options": SOLO, "artillery": {"tanks": ["C3"]}, "tokens": {"C3": "fuel"}},
        "position-cell-taken",
        "artillery.tanks.1",
    ),
    ({"options": SOLO, "artillery": {"letters": []}}, "file-does-not-fit", "artillery.letters"),
    # Family
    ({"options": FAMILY, "tokens": {"C3": None}}, "position-unseen", "tokens"),
    (
        {"options": FAMILY, "tokens": {"C3": None, "C4": None}, "gone": ["fuel", "fuel"]},
        "position-pairs",
        "sides",
    ),
    (
        {"options": FAMILY, "tokens": {"C3": None, "C4": None}, "gone": ["fuel", "radio"]}
        | side(pairs=1),
        "position-pairs",
        "sides",
    ),
    (turned({}, turned_before=["C3"]), "position-turn-value", "this_turn.turned_before"),
    (
        turned({"C3": "fuel", "C4": "fuel"}, turned_before=["C3", "C4"]),
        "position-turn-value",
        "this_turn.turned_before",
    ),
    (
        turned({"C3": "fuel"}, turned_now=["C3"]),
        "position-turn-value",
        "this_turn.turned_now",
    ),
    (turned({}, extra_turns=1), "position-turn-value", "this_turn.extra_turns"),
    (
        {"steps": [{"step": "turn-begins"}, {"step": "draft", "seat": 3}]},
        "position-seat",
        "steps.2.seat",
    ),
    # The turn
    ({"this_turn": {"skipped": True}}, "position-turn-value", "this_turn.skipped"),
    ({"turn": 120}, "position-turn-value", "turn"),
    ({"steps": [{"step": "over"}], "turn": 7}, "position-turn-value", "turn"),
    ({"options": FAMILY, "steps": [{"step": "over"}]}, "position-turn-value", "turn"),
    # Steps
    ({"steps": []}, "position-steps", "steps"),
    ({"steps": [{"step": "ready"}]}, "position-steps", "steps"),
    ({"steps": [MAIN, MAIN]}, "position-step-place", "steps.2.step"),
    ({"steps": [{"step": "shoot", "pawn": 1}]}, "position-step-place", "steps.1.step"),
    ({"steps": [MAIN, {"step": "shoot"}]}, "file-field-missing", "steps.2.pawn"),
    ({"steps": [MAIN, {"step": "shoot", "pawn": 2}]}, "position-step-value", "steps.2.pawn"),
    ({"steps": [MAIN, {"step": "move-after", "pawn": 1}]}, "position-step-value", "steps.2.pawn"),
    (
        {"steps": [MAIN, {"step": "shoot", "pawn": 4}], "players": THREE},
        "position-pawn-number",
        "steps.2.pawn",
    ),
    ({"steps": [MAIN, {"step": "keep-card"}]}, "position-turn-value", "drawn"),
    (
        {"steps": [{"step": "ready"}, {"step": "enter", "pawn": 2}], "players": THREE},
        "position-steps",
        "steps",
    ),
    (
        {"steps": [{"step": "turn-begins"}, {"step": "enter", "pawn": 1}], "players": THREE},
        "position-steps",
        "steps",
    ),
    (
        {
            "options": FAMILY,
            "steps": [ENDS, {"step": "collect", "picture": "castle"}],
        },
        "position-token-unknown",
        "steps.2.picture",
    ),
    (
        {"options": FAMILY, "steps": [ENDS, {"step": "collect", "picture": "fuel"}]},
        "position-turn-value",
        "this_turn.turned_now",
    ),
]


@pytest.mark.parametrize(("position", "key", "field"), REFUSED)
def test_refused(position: dict[str, Any], key: str, field: str) -> None:
    with pytest.raises(BadFile) as caught:
        at(**position)
    assert (caught.value.key, caught.value.field) == (key, field)


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"players": [{}] * 5}, "mode-seats"),
        ({"players": []}, "mode-seats"),
        ({"options": TEAM, "players": [{}, {}]}, "mode-seats"),
        ({"options": FAMILY | {"draft": True}}, "option-needs-mode"),
        ({"options": {"mode": "duel"}}, "option-value"),
        ({"options": {"rear": True}}, "option-unknown"),
        ({"options": {"first_player": 3}}, "first-player-seat"),
    ],
)
def test_options_refused(position: dict[str, Any], key: str) -> None:
    with pytest.raises(BadOption) as caught:
        at(**position)
    assert caught.value.key == key


def test_nothing_to_decide_is_refused() -> None:
    """With no tank at all a turn of solo passes, and the artillery fires before any choice."""
    player = {"tanks": [], "pawns": [{"cell": None}, {"cell": None}]}
    with pytest.raises(BadFile, match="position-no-action"):
        at(options=SOLO, players=[player], steps=[{"step": "turn-begins"}])


def test_a_refusal_names_the_line() -> None:
    text = '{\n "game": "battlegrounds",\n "tokens": {\n  "C3": "fuel",\n  "C4": "castle"\n }\n}'
    with pytest.raises(BadFile) as caught:
        game_of_position(parse_json(text))
    assert (caught.value.line, caught.value.field) == (5, "tokens.C4")


def test_a_dump_says_everything_and_loads_again() -> None:
    play = at(
        players=[{"tanks": [{"tank": "maus", "destroyed": True}, "t-34", "is-2"]}, {}, {}],
        tokens={"C3": "fuel"},
        duds=["C4"],
        sides=[{"singles": ["radio*"]}],
    )
    position = play.game.dump_position(play.state)
    game, state = Battlegrounds.from_position(json.loads(json.dumps(position)))
    assert game.dump_position(state) == position
    assert game.changed_options() == position["options"]
