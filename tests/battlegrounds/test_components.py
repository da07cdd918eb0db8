"""BG-COMP: what is in the box."""

from collections import Counter

import pytest

from motorpool.battlegrounds.build import data
from motorpool.battlegrounds.codes import CELLS, SPECIAL_TEXTS
from motorpool.battlegrounds.notation import token_text
from motorpool.battlegrounds.tables import cell_of, cell_text
from tests.battlegrounds.support import at, start

BASES = [{"A1", "A2", "B1"}, {"A8", "A7", "B8"}, {"H8", "H7", "G8"}, {"H1", "H2", "G1"}]
SPECIALS = {
    "extra_turn": 4,
    "extra_tank": 2,
    "turning": 2,
    "longer_shot": 2,
    "longer_move": 2,
    "fire_first": 2,
    "armor_plate": 2,
}


@pytest.mark.rule("BG-COMP-01")
def test_the_board_has_columns_a_to_h_and_rows_1_to_8() -> None:
    texts = [cell_text(cell) for cell in range(CELLS)]
    assert texts == [f"{column}{row}" for row in range(1, 9) for column in "ABCDEFGH"]
    assert [cell_of(text) for text in texts] == list(range(64))


@pytest.mark.rule("BG-COMP-01")
@pytest.mark.parametrize(
    ("cell", "straight", "diagonal"),
    [
        ("A1", {"A2", "B1"}, {"B2"}),
        ("H8", {"H7", "G8"}, {"G7"}),
        ("H4", {"H5", "G4", "H3"}, {"G5", "G3"}),
        ("D4", {"D5", "E4", "D3", "C4"}, {"E5", "E3", "C3", "C5"}),
    ],
)
def test_the_board_ends_at_its_edges(cell: str, straight: set[str], diagonal: set[str]) -> None:
    for tank, cells in (("1s-1s", straight), ("1d-1s", diagonal)):
        play = at({"pawns": [f"{cell} {tank}"], "cards": ["3s-3s"]}, {}, {})
        assert play.those("move") == {f"{cell} {end}" for end in cells}


@pytest.mark.rule("BG-COMP-01", "BG-SET-04")
def test_a_base_is_a_corner_and_its_two_side_neighbours() -> None:
    play = start("battle", 4)
    for base in BASES:
        play.do(play.actions[0])  # the card
        assert play.those("enter") == base
        play.do(play.actions[0])
    assert play.step == "main"


@pytest.mark.rule("BG-COMP-02")
def test_64_tokens_48_plain_and_16_special() -> None:
    play = start("battle", 2)
    tokens = [token_text(play.state.rules, token) for token in play.state.tokens]
    assert len(set(tokens)) == 64
    assert sum(token.endswith("*") for token in tokens) == 16
    pictures = Counter(token.rstrip("*").partition("#")[0] for token in tokens)
    assert sorted(pictures.values()) == [4] * 16


@pytest.mark.rule("BG-COMP-02")
def test_the_specials_are_there_as_often_as_the_book_says() -> None:
    rules = start("battle", 2).state.rules
    assert Counter(SPECIAL_TEXTS[kind] for kind in rules.special) == SPECIALS


@pytest.mark.rule("BG-COMP-03")
def test_12_tank_cards_with_a_move_and_a_shot() -> None:
    rules = start("battle", 2).state.rules
    assert len(set(rules.tank_texts)) == 12
    for card, tank in enumerate(data("tanks.json")["tanks"]):
        assert rules.tank_texts[card] == tank["id"]
        assert rules.move_distance[card] == tank["move"]["distance"]
        assert rules.shot_distance[card] == tank["shot"]["distance"]
        directions = ["straight", "diagonal"]
        assert directions[rules.move_diagonal[card]] == tank["move"]["direction"]
        assert directions[rules.shot_diagonal[card]] == tank["shot"]["direction"]


@pytest.mark.rule("BG-COMP-03")
def test_a_card_moves_by_its_first_values_and_shoots_by_its_last() -> None:
    play = at({"pawns": ["D4 1s-2d"], "cards": ["3s-3s"]}, {}, {})
    assert play.those("move") == {"D4 D5", "D4 E4", "D4 D3", "D4 C4"}
    play.do("move D4 D5")
    assert play.those("shoot") == {"D5 F7 lay", "D5 F3 lay", "D5 B3 lay", "D5 B7 lay"}


@pytest.mark.rule("BG-COMP-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_16_duds_and_a_stack_of_points_for_each_pawn(seats: int) -> None:
    play = start("battle", seats)
    assert play.duds_left == 16
    assert play.state.pawn_points == [3] * (4 if seats == 2 else seats)


@pytest.mark.rule("BG-COMP-04")
def test_8_duds_have_letters_and_8_have_digits() -> None:
    artillery = start("solo", 1).view(1)["artillery"]
    assert artillery["letters"] == list("ABCDEFGH")
    assert artillery["digits"] == [1, 2, 3, 4, 5, 6, 7, 8]
