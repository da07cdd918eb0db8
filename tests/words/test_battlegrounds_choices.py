"""Questions and choices of Battlegrounds: the consequences that they tell are the right ones."""

import pytest

from motorpool.words.battlegrounds_driving import way
from motorpool.words.bundle import LANGUAGES
from tests.words.moments import SHOOT, Moment, player, three
from tests.words.readers import board_readers


def test_a_move_and_who_is_asked():
    moment = three()
    assert moment.question() == "Your turn: drive and shoot with a tank, or change tank."
    assert moment.question(1) == "Anna is to drive a tank or change tank."
    assert moment.choice("move A2 A4") == "Drive the Т-34 from A2 to A4."
    assert moment.choice("change A2 is-2") == "On A2 change the Т-34 for the ИС-2."
    assert three("pl").choice("move A2 A4") == "Jedź czołgiem Т-34 z A2 na A4."
    assert three("cs").choice("move A2 A4") == "Jeď tankem Т-34 z A2 na A4."


def test_a_dud_on_the_way_or_at_its_end():
    for dud in ("A3", "A4"):
        assert three(duds=[dud]).choice("move A2 A4") == (
            f"Drive the Т-34 from A2 to A4. On {dud} it is destroyed by a dud."
        )
    assert three(duds=["A5"]).choice("move A2 A4") == "Drive the Т-34 from A2 to A4."


def test_a_tank_on_the_way_takes_the_point_token():
    bob = player("A3 maus", tanks=("cromwell",))
    assert three(bob=bob).choice("move A2 A4") == (
        "Drive the Т-34 from A2 to A4. "
        "On A3 it is destroyed by Bob’s Maus in its way, and 3 points go to Bob."
    )
    anna = player("A2 t-34", tanks=("is-2",), points=1)
    sides = [{}, {"won": 5}, {}]
    assert three("pl", anna=anna, bob=bob, sides=sides).choice("move A2 A4") == (
        "Jedź czołgiem Т-34 z A2 na A4. "
        "Na A3 zostanie zniszczony: na drodze stoi czołg Maus (Bob), 1 punkt dostaje Bob."
    )


def test_an_own_tank_on_the_way_costs_no_points():
    anna = player("A2 t-34", "A3 is-2", tanks=("tiger-i", "su-100"))
    bob = player("A7 maus", "H2 cromwell", tanks=("panther", "amx-13"))
    moment = Moment(players=[anna, bob])
    assert moment.choice("move A2 A4") == (
        "Drive the Т-34 from A2 to A4. On A3 it is destroyed by your own ИС-2 in its way."
    )


def test_armor_plates_are_used_up_one_by_one():
    armored = {"tank": "t-34", "upgrades": ["armor_plate"]}
    anna = player("A2 t-34", tanks=("is-2", armored))
    assert three(anna=anna, duds=["A3"]).choice("move A2 A4") == (
        "Drive the Т-34 from A2 to A4. What stands on A3 uses up its Armor Plate."
    )
    assert three(anna=anna, duds=["A3", "A4"]).choice("move A2 A4") == (
        "Drive the Т-34 from A2 to A4. What stands on A3 uses up its Armor Plate. "
        "On A4 it is destroyed by a dud."
    )


def test_a_turning_move_names_its_way():
    anna = player("A2 t-34", tanks=("is-2", {"tank": "t-34", "upgrades": ["turning"]}))
    moment = three(anna=anna)
    assert moment.choice("move A2-A3-B3") == "Drive the Т-34 from A2 over A3 to B3."


@pytest.mark.parametrize(
    ("words", "cells"),
    [
        (["A2", "A4"], ["A2", "A3", "A4"]),
        (["H8", "E5"], ["H8", "G7", "F6", "E5"]),
        (["C3", "B4"], ["C3", "B4"]),
        (["A2-A3-B3"], ["A2", "A3", "B3"]),
    ],
)
def test_the_cells_of_a_move(words, cells):
    assert way(words) == cells


def test_a_token_is_taken_or_makes_a_pair():
    tokens = {"B2": "bridge*", "A2": "radio"}
    moment = three(tokens=tokens, steps=SHOOT)
    assert moment.question() == "Shoot with the Т-34 from A2, or hold fire."
    assert moment.choice("shoot A2 B2 token") == "Shoot at the special bridge on B2: you take it."
    assert moment.choice("hold") == "Hold fire."
    held = [{"singles": ["bridge"]}, {}, {}]
    assert three(tokens=tokens, sides=held, steps=SHOOT).choice("shoot A2 B2 token") == (
        "Shoot at the special bridge on B2: it makes a pair (2 points) and gives Extra Turn."
    )
    assert three("pl", tokens=tokens, sides=held, steps=SHOOT).choice("shoot A2 B2 token") == (
        "Strzel w żeton specjalny „most” na B2: tworzy parę (2 punkty) i daje: Dodatkowa kolejka."
    )


def test_a_pair_of_plain_tokens_gives_nothing_but_a_special_one_held_does():
    tokens = {"B2": "bridge"}
    for single, more in (("bridge", "."), ("bridge*", " and gives Extra Turn.")):
        moment = three(tokens=tokens, sides=[{"singles": [single]}, {}, {}], steps=SHOOT)
        assert moment.choice("shoot A2 B2 token") == (
            f"Shoot at the bridge on B2: it makes a pair (2 points){more}"
        )


def test_the_points_that_win():
    sides = [{"singles": ["bridge"], "pairs": 6}, {}, {}]
    moment = three(tokens={"B2": "bridge"}, sides=sides, steps=SHOOT)
    assert moment.choice("shoot A2 B2 token").endswith(
        "it makes a pair (2 points). With that you have the 14 points that win."
    )


@pytest.mark.parametrize(
    ("points", "told"),
    [
        (3, "it is destroyed, and you take 3 points."),
        (1, "it is destroyed, and you take 1 point."),
        (0, "it is destroyed; it has no point token left."),
    ],
)
def test_a_tank_is_shot(points, told):
    bob = player("B2 maus", tanks=("cromwell",), points=points)
    won = sum(range(points + 1, 4))
    moment = three(bob=bob, sides=[{"won": won}, {}, {}], steps=SHOOT)
    assert moment.choice("shoot A2 B2 tank") == f"Shoot at Bob’s Maus on B2: {told}"


def test_an_armor_plate_saves_the_target():
    armored = {"tank": "maus", "upgrades": ["armor_plate"]}
    bob = player("B2 maus", tanks=("cromwell", armored))
    moment = three(bob=bob, steps=SHOOT)
    assert moment.choice("shoot A2 B2 tank") == (
        "Shoot at Bob’s Maus on B2: its Armor Plate saves it and is used up."
    )
    assert moment.do("shoot A2 B2 tank")[0] == (
        "You shoot at Bob’s Maus on B2, but its Armor Plate saves it."
    )


def test_duds_are_laid_and_removed():
    assert three(steps=SHOOT).choice("shoot A2 B2 lay") == (
        "Shoot at the empty cell B2: put a dud there (16 left)."
    )
    assert three(duds=["B2"], steps=SHOOT).choice("shoot A2 B2 clear") == (
        "Shoot at B2: remove the dud."
    )


def test_fire_first_says_when_and_with_what():
    anna = player("A2 t-34", tanks=("is-2", {"tank": "t-34", "upgrades": ["fire_first"]}))
    moment = three(anna=anna, tokens={"B2": "bridge", "D4": "radio"})
    assert moment.choice("shoot A2 B2 token") == (
        "Shoot at the bridge on B2: you take it. This comes before the move, with the Т-34 on A2."
    )
    moment.do("shoot A2 B2 token")
    assert moment.question() == "The shot is fired: now drive the Т-34 from A2."


def test_what_was_won_can_be_used():
    specials = ["extra_turn", "extra_tank", "turning"]
    moment = three(sides=[{"pairs": 3, "specials": specials}, {}, {}])
    assert moment.choice("extra-turn") == "Use Extra Turn: one more main action in this turn."
    assert moment.choice("extra-tank") == "Use Extra Tank: draw 2 tank cards and keep one."
    assert moment.choice("upgrade turning is-2") == "Put Turning on your ИС-2."
    moment.do("change A2 is-2")
    assert moment.question() == (
        "Your main action is done: use what you have won, or end the turn."
    )
    assert moment.choice("end") == "End the turn."


def test_a_card_just_destroyed_costs_the_turn():
    wreck = {"tank": "t-34", "destroyed": True}
    anna = {"pawns": [{"cell": None, "tank": None}], "tanks": [wreck, "is-2"]}
    moment = three(anna=anna, steps=[{"step": "turn-begins"}])
    assert moment.question() == "Choose the tank that your pawn drives from base A1."
    assert moment.choice("field is-2") == "Drive the ИС-2: moves 1 diagonally, shoots 2 diagonally."
    assert moment.choice("field t-34").endswith(
        "It was just destroyed, so you skip this whole turn."
    )
    moment.do("field is-2")
    assert moment.question() == "Choose the cell where your ИС-2 enters: base A1."
    assert moment.choice("enter A1") == "Enter on A1."


def test_solo_tells_of_the_artillery():
    pawns = [
        {"cell": "A2", "tank": "t-34", "base": "A1"},
        {"cell": "H8", "tank": "maus", "base": "H8"},
    ]
    moment = Moment(
        options={"mode": "solo"},
        players=[{"pawns": pawns, "tanks": ["t-34", "maus"]}],
        tokens={"D4": "bridge", "E5": "bridge"},
        artillery={"tanks": ["A3", "C4"]},
    )
    assert moment.choice("move A2 A4") == (
        "Drive the Т-34 from A2 to A4. On A3 it is destroyed by an artillery tank."
    )
    moment.do("move A2 C2")
    assert moment.seat == 0


def test_family_says_what_lies_around():
    moment = Moment(
        options={"mode": "family"},
        tokens={"D4": "bridge", "E5": "fuel"},
        players=[{"pawns": [{"cell": "A1"}]}, {"pawns": [{"cell": "A8"}]}],
        this_turn={"turned_before": ["D4", "E5"]},
    )
    assert moment.question() == "Your turn: move your pawn one or two cells."
    assert moment.choice("go A1") == "Go and come back to A1: 3 face-down tokens beside it."
    assert moment.choice("go C3") == "Go to C3: 7 face-down tokens beside it."
    moment.do("go C3")
    assert moment.question() == "Turn up 2 tokens beside your pawn: choose the first."
    assert moment.choice("turn C4") == "Turn up the token on C4."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_game_asks_nothing_more(language):
    moment = three(language, sides=[{"pairs": 7}, {}, {}], steps=[{"step": "over"}])
    assert moment.question(0) == board_readers(moment.game, language)[0].words.say("bg-ask-over")
