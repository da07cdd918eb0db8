"""How many lines of play there are from a position, counted to a small depth.

A line is a sequence of decisions; one that reaches the end of the game is a line too.
Where chance is asked it gives the lowest number, so that the counts need no seed; in the
last test every answer of chance is a line of its own. The tanks are made for these tests,
so no change of balance moves a count.
"""

from collections.abc import Callable

import pytest

from tests.battlegrounds.support import Play, at, start
from tests.lines import lines, lines_of_chance

pytestmark = pytest.mark.compiled

TOKENS = {"C4": "bridge", "D4": "bridge*", "D5": "fuel", "E5": "bunker*", "E3": "bunker"}
ENEMY = {"pawns": ["E5 1s-2s", "H7 2d-1s"], "cards": ["1d-1d", "3s-2d"]}
SOLO = {"pawns": ["C3 1s-2s", "F6 1d-1s"]}
FAMILY = dict.fromkeys(("B2", "B3", "C2", "C3", "D4", "F5", "G7", "E4"), "?")

# What the table is, and the number of lines of 1, 2, 3, ... decisions
TABLES: dict[str, tuple[Callable[[], Play], list[int]]] = {
    "battle: an empty board": (
        lambda: at(
            {"pawns": ["A2 2s-2d"], "cards": ["1d-3s"]},
            {"pawns": ["A7 1s-1s"], "cards": ["2d-2s"]},
            {"pawns": ["H7 1d-2d"], "cards": ["2s-1d"]},
        ),
        [3, 10, 39, 134, 389, 1190],
    ),
    "battle: two pawns each": (
        lambda: at({"pawns": ["C3 1s-1s", "F4 1d-2d"], "cards": ["2s-2s"]}, ENEMY, tokens=TOKENS),
        [9, 50, 408, 2856],
    ),
    "battle: duds and tanks in the way": (
        lambda: at(
            {"pawns": ["C3 2s-2s", "D6 2d-1s"], "cards": ["1s-1s"]},
            {"pawns": ["C4 1s-2s", "E7 2d-1d"], "cards": ["1d-1d"]},
            duds=["D3", "B3", "E5"],
        ),
        [10, 65, 327, 1489],
    ),
    "battle: Turning and Longer Move": (
        lambda: at(
            {"pawns": ["D4 2s-1s"], "cards": ["1d-2d"], "pairs": 2},
            {"pawns": ["E6 1s-1s"], "cards": ["1d-1d"]},
            {"pawns": ["H1 1s-2s"], "cards": ["2d-1d"]},
            upgrades={"2s-1s": ["turning", "longer_move"]},
            duds=["D5"],
        ),
        [33, 163, 782, 3096],
    ),
    "battle: Fire First and Longer Shot": (
        lambda: at(
            {"pawns": ["D3 1s-1s", "G2 1d-2d"], "cards": ["2s-2s"], "pairs": 2},
            ENEMY,
            tokens=TOKENS,
            upgrades={"1s-1s": ["fire_first", "longer_shot"]},
        ),
        [18, 98, 868],
    ),
    "battle: Armor Plate": (
        lambda: at(
            {"pawns": ["C3 2s-2s"], "cards": ["1s-1s"]},
            {"pawns": ["C4 1s-2s"], "cards": ["1d-1d"], "pairs": 1},
            {"pawns": ["E3 1s-1d"], "cards": ["2d-1d"]},
            upgrades={"2s-2s": ["armor_plate"], "1s-2s": ["armor_plate"]},
            duds=["D3"],
        ),
        [4, 17, 79, 380, 1824],
    ),
    "battle: specials to use": (
        lambda: at(
            {
                "pawns": ["C3 1s-1s"],
                "cards": ["2s-2s"],
                "specials": ["extra_turn", "extra_tank", "longer_move"],
                "pairs": 3,
            },
            {"pawns": ["F6 1s-1s-b"], "cards": ["1d-1d"]},
            {"pawns": [None], "cards": ["2d-1d", "2d-2d"]},
            pile=["3s-3s", "3d-3d", "1d-3d"],
        ),
        [9, 69, 403, 1954],
    ),
    "battle: a destroyed tank comes back": (
        lambda: at(
            {"pawns": [None], "cards": ["1s-1s", "2s-2s"]},
            {"pawns": ["A2 1s-2s"], "cards": ["1d-1d"]},
            {"pawns": ["H7 1d-2d"], "cards": ["2s-1d"]},
            wrecked=["1s-1s"],
            step="turn-begins",
        ),
        [2, 4, 13, 46, 151, 450],
    ),
    "battle: the last points": (
        lambda: at(
            {"pawns": ["C3 1s-1s"], "cards": ["2s-2s"], "pairs": 6, "singles": {"bridge": "plain"}},
            {"pawns": ["C5 1s-2s"], "cards": ["1d-1d"]},
            {"pawns": ["E3 1s-1d"], "cards": ["2d-1d"]},
            tokens={"C4": "bridge", "D4": "bridge", "E4": "fuel"},
        ),
        [5, 25, 105, 491, 2346],
    ),
    "team": (
        lambda: at(
            {"pawns": ["C3 1s-1s"], "cards": ["2s-2s"], "specials": ["turning"], "pairs": 1},
            {"pawns": ["C4 1s-2s"], "cards": ["1d-1d"]},
            {"pawns": ["C5 2d-2d"], "cards": ["2s-1d"]},
            {"pawns": ["F6 1s-1s-b"], "cards": ["3s-1d"]},
            mode="team",
            tokens=TOKENS | {"C5": "radio"},
        ),
        [8, 48, 222, 916],
    ),
    "family": (
        lambda: at(
            {"pawns": ["B1"]},
            {"pawns": ["C5"]},
            mode="family",
            tokens=FAMILY,
            unseen=["bridge", "bridge", "fuel", "fuel", "radio", "radio", "depot", "depot"],
        ),
        [12, 77, 647],
    ),
    "solo": (
        lambda: at(
            SOLO | {"cards": ["2s-1d"]},
            mode="solo",
            tokens=TOKENS,
            artillery=["D3", "C5"],
            artillery_tokens=14,
            corners=(1, 3),
        ),
        [9, 60, 413, 1825],
    ),
}


@pytest.mark.parametrize("name", TABLES)
def test_lines(name: str) -> None:
    new_table, counts = TABLES[name]
    state = new_table().state
    assert [lines(state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_lines_of_the_set_up() -> None:
    """Three players pick one of 6, 5, 4, ... tanks; the last one is no choice."""
    draft = start("battle-draft", 3).state
    assert [lines(draft, depth) for depth in (1, 2, 3)] == [6, 6 * 5, 6 * 5 * 4]
    # Each has two tanks then: one of them to begin with, and one of three cells
    battle = start("battle", 3).state
    assert [lines(battle, depth) for depth in (1, 2, 3, 4)] == [2, 6, 12, 36]
    # Solo: any cell of the four bases, then any of the three others; or first two of 12 tanks
    solo = start("solo", 1).state
    assert [lines(solo, depth) for depth in (1, 2)] == [12, 12 * 9]
    solo = start("solo", 1, choose_tanks=True).state
    assert [lines(solo, depth) for depth in (1, 2, 3)] == [12, 12 * 11, 12 * 11 * 12]


def test_lines_of_chance() -> None:
    """After a turn of solo the artillery fires at one of 8 columns and one of 8 rows."""
    tank = {"pawns": ["D4 1s-1s"], "cards": ["1d-1d"]}
    play = at(tank, mode="solo", tokens={"A1": "bridge", "A2": "bridge"}, artillery_tokens=2)
    # Four moves and then nothing to shoot at, or a change
    assert play.those("move") == {"D4 D5", "D4 E4", "D4 D3", "D4 C4"}
    assert lines(play.state, 1) == 5
    assert lines_of_chance(play.state, 1) == 5 * 8 * 8
    # In family the next one to be turned up is any of those never seen, or the one seen before
    unseen = ["bridge", "fuel", "radio", "depot", "factory"]
    tokens = {"B2": "?", "A2": "?", "B1": "windmill", "E5": "?", "F5": "?", "G5": "?"}
    family = at({"pawns": ["A1"]}, {"pawns": ["H8"]}, mode="family", tokens=tokens, unseen=unseen)
    family.do("go A1")
    assert family.those("turn") == {"B2", "A2", "B1"}
    assert lines(family.state, 1) == 3
    assert lines_of_chance(family.state, 1) == 5 + 5 + 1
