"""The log of Battlegrounds: what belongs together is one sentence; the end, line by line."""

from typing import Any

import pytest

from motorpool.battlegrounds.game import Battlegrounds
from motorpool.core.game import Outcome
from motorpool.words.battlegrounds import BattlegroundsWords
from tests.words.readers import board_readers


def reader(
    language: str = "en", preset: str = "battle", seats: int = 2, seat: int = 0
) -> BattlegroundsWords:
    return board_readers(Battlegrounds.preset(preset, seats), language)[seat]


def event(name: str, **values: Any) -> dict[str, Any]:
    return {"event": name} | values


SHOT = event("shot", pawn=0, cell="C4")


@pytest.mark.parametrize(
    ("hit", "told"),
    [
        (
            event("token", side=0, picture="bridge", star=False, cell="C4"),
            "You shoot at C4 and take the bridge.",
        ),
        (
            event("token", side=0, picture="bridge", star=True, cell="C4"),
            "You shoot at C4 and take the special bridge.",
        ),
        (event("dud-laid", pawn=0, cell="C4"), "You shoot at C4 and leave a dud there."),
        (event("cleared", cell="C4"), "You shoot at C4 and clear the cell."),
        (
            event("destroyed", pawn=1, card="maus", cell="C4"),
            "You shoot at C4 and destroy Bob’s Maus.",
        ),
        (
            event("armor-saved", pawn=1, card="maus"),
            "You shoot at Bob’s Maus on C4, but its Armor Plate saves it.",
        ),
    ],
)
def test_a_shot_is_told_with_what_it_hits(hit, told):
    assert reader().log([SHOT, hit]) == [told]


def test_the_others_hear_whose_tank_it_was():
    hit = event("destroyed", pawn=1, card="maus", cell="C4")
    points = event("points", side=0, value=3, pawn=1)
    assert reader(seat=1).log([SHOT, hit, points]) == [
        "Anna shoots at C4 and destroys your Maus.",
        "3 points for Anna.",
    ]
    assert reader("pl", seat=1).log([SHOT, hit]) == ["Anna strzela w C4 i niszczy twój czołg Maus."]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Anna shoots at C4 and takes the special bridge."),
        ("pl", "Anna strzela w C4 i bierze żeton specjalny „most”."),
        ("cs", "Anna střílí na C4 a bere speciální žeton „most“."),
    ],
)
def test_the_others_hear_that_a_token_is_special(language, told):
    hit = event("token", side=0, picture="bridge", star=True, cell="C4")
    assert reader(language, seat=1).log([SHOT, hit]) == [told]


def test_a_tank_lost_by_driving():
    lost = event("destroyed", pawn=2, card="t-34", cell="A2")
    points = event("points", side=1, value=1, pawn=2)
    assert reader().log([lost, points]) == [
        "Your Т-34 (from A2) is destroyed on its way.",
        "1 point for Bob.",
    ]


def test_a_pair_goes_to_a_player_or_a_team():
    pair = [event("pair", side=0, picture="bridge"), event("special", side=0, special="turning")]
    assert reader().log(pair) == ["A pair (bridge): 2 points for you.", "It gives you Turning."]
    assert reader(seat=1).log(pair)[0] == "A pair (bridge): 2 points for Anna."
    assert reader(preset="team", seats=4, seat=2).log(pair) == [
        "A pair (bridge): 2 points for your team.",
        "It gives your team Turning.",
    ]
    assert reader(preset="team", seats=4, seat=1).log(pair)[0].endswith("for Anna and Cyril.")


def test_family_gathers_what_is_turned_and_taken():
    family = reader(preset="family")
    up = [
        event("turned-up", picture="bridge", star=True, cell="D4"),
        event("turned-up", picture="radio", star=False, cell="E5"),
    ]
    assert family.log(up) == ["Turned up: bridge on D4 and radio on E5."]
    up[0]["picture"] = None
    assert family.log(up) == ["Turned up: D4 (face down again) and radio on E5."]
    taken = [event("token", side=1, picture="fuel", star=True, cell=cell) for cell in ("A1", "B2")]
    assert family.log(taken) == ["Bob takes the fuel from A1 and B2."]
    down = [event("turned-down", cell=cell) for cell in ("A1", "B2")]
    assert family.log(down) == ["Face down again: A1 and B2."]
    went = event("moved", pawn=1, cell="B2") | {"from": "A1"}
    assert family.event(went) == "Bob goes from A1 to B2."
    assert family.event(went | {"cell": "A1"}) == "Bob goes and comes back to A1."
    assert reader().event(went) == "Bob drives from A1 to B2."
    assert family.event(event("again", seat=0)) == "You go again."
    assert family.event(event("again", seat=1)) == "Bob goes again."


def test_the_artillery():
    solo = reader(preset="solo", seats=1)
    assert solo.log(
        [
            event("artillery-fires", cell="B4"),
            event("artillery-token", picture="radio", star=False, cell="B4"),
            event("artillery-token", picture="fuel", star=True, cell="B5"),
            event("ranges-mixed", kind="letters"),
        ]
    ) == [
        "The artillery fires at B4.",
        "It takes the radio there.",
        "It takes the special fuel there.",
        "All letters have come; they are mixed anew.",
    ]
    boxed = event("boxed", pawn=0, card="maus", cell="B4")
    assert solo.event(boxed) == "Your Maus on B4 is hit and lost for good."


# The end


def side(seats: list[int], pairs: int, won: int) -> dict[str, Any]:
    return {"seats": seats, "total": 2 * pairs + won, "pairs": pairs, "won": won}


def test_the_points_and_the_winner():
    sides = [side([0], 3, 2), side([1], 8, 0)]
    result = Outcome((1,), (8, 16), {"sides": sides, "decided": "target"})
    assert reader().outcome(result) == [
        "Somebody has reached 16 points.",
        "Bob: 16 points",
        "  Pairs (8): 16",
        "  Point tokens won: 0",
        "Anna: 8 points",
        "  Pairs (3): 6",
        "  Point tokens won: 2",
        "Winner: Bob.",
    ]
    assert reader(seat=1).outcome(result)[-1] == "You win!"


def test_a_tie_is_decided_by_pairs():
    sides = [side([0], 3, 2), side([1], 4, 0)]
    result = Outcome((1,), (8, 8), {"sides": sides, "decided": "standstill"})
    assert reader().outcome(result)[-2] == "Tie on points; the number of pairs decides."


def test_a_game_that_runs_says_so():
    game = Battlegrounds.preset("battle", 2)
    [anna, _] = board_readers(game, "en")
    position = {"game": "battlegrounds"}
    _, state = Battlegrounds.from_position(position)
    assert anna.outcome(game.outcome(state))[0].startswith("The game is not over")


@pytest.mark.parametrize(
    ("language", "stars", "told"),
    [
        ("en", 0, "Under 16 points: the battle is lost."),
        ("en", 1, "Your rank: 1 star of six."),
        ("en", 6, "Your rank: 6 stars of six."),
        ("pl", 1, "Twoja ranga: 1 gwiazdka z sześciu."),
        ("pl", 3, "Twoja ranga: 3 gwiazdki z sześciu."),
        ("pl", 5, "Twoja ranga: 5 gwiazdek z sześciu."),
        ("cs", 2, "Tvoje hodnost: 2 hvězdy ze šesti."),
        ("cs", 6, "Tvoje hodnost: 6 hvězd ze šesti."),
    ],
)
def test_the_rank_in_solo(language, stars, told):
    details = {
        "sides": [side([0], 8, 0)],
        "decided": "artillery",
        "stars": stars,
        "artillery": 20,
    }
    result = Outcome((0,) if stars else (), (16,), details)
    assert reader(language, "solo", 1).outcome(result)[-1] == told
