"""Family: a game of memory (BG-FAM)."""

from typing import Any

import pytest

from motorpool.battlegrounds.codes import CELLS, COPIES, UNSEEN
from motorpool.battlegrounds.game import Battlegrounds
from motorpool.battlegrounds.tables import cell_of, cell_text
from motorpool.core.chance import Chance, Recording, Seeded
from tests.battlegrounds.support import Play, at, start

ALL_CELLS = {cell_text(cell) for cell in range(CELLS)}


def family(*pawns: str, pairs: tuple[int, ...] = (), **table: Any) -> Play:
    """One pawn each on its cell, on a board of tokens that nobody has seen yet.

    Some tokens may be told by their pictures, and None for an empty cell.
    """
    told = dict.fromkeys(sorted(ALL_CELLS), "?") | table.pop("tokens", {})
    tokens = {cell: picture for cell, picture in told.items() if picture is not None}
    players: list[dict[str, Any]] = [{"pawns": [cell]} for cell in pawns]
    for player, number in zip(players, pairs, strict=False):
        player |= {"pairs": number}
    return at(*players, mode="family", tokens=tokens, **table)


def empty_but(**tokens: str) -> dict[str, str | None]:
    return dict.fromkeys(sorted(ALL_CELLS)) | tokens


# Set-up


@pytest.mark.rule("BG-FAM-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_tokens_lie_face_down_but_two(seats: int) -> None:
    play = start("family", seats)
    tokens = play.view(1)["tokens"]
    assert set(tokens) == ALL_CELLS
    assert {cell for cell in tokens if tokens[cell] != "face-down"} == {"D4", "E5"}


@pytest.mark.rule("BG-FAM-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_one_pawn_on_a_cell_of_the_base(seats: int) -> None:
    play = start("family", seats)
    bases = [{"A1", "A2", "B1"}, {"A8", "A7", "B8"}, {"H8", "H7", "G8"}, {"H1", "H2", "G1"}]
    for seat in range(1, seats + 1):
        assert play.decider == seat
        assert play.those("enter") == bases[seat - 1]
        play.do(play.actions[-1])
    assert len(play.view(1)["pawns"]) == seats
    assert play.step == "family-move"
    assert play.active == 1


@pytest.mark.rule("BG-FAM-01")
def test_there_are_no_tank_cards_and_no_duds() -> None:
    play = start("family", 2)
    verbs = set()
    while not play.over:
        verbs |= {action.split()[0] for action in play.actions}
        assert play.duds == play.artillery == []
        play.do(play.actions[play.chance.rest.below(len(play.actions))])
    assert verbs <= {"enter", "go", "turn", "leave"}
    assert "cards" not in play.view(1)
    assert play.tank(1) is None


@pytest.mark.rule("BG-FAM-01")
def test_icons_do_nothing() -> None:
    play = family("A1", "H8", tokens={"A2": "bridge*", "B2": "bridge"})
    play.do("go A1", "turn A2", "turn B2")
    assert play.pairs(1) == 1
    assert play.specials(1) == {}
    assert {action.split()[0] for action in play.actions} == {"go"}


@pytest.mark.rule("BG-FAM-08")
def test_the_two_open_tokens_are_never_alike() -> None:
    class Bags(Chance):
        """Keeps what could have been drawn."""

        def __init__(self) -> None:
            self.bags: list[list[int]] = []

        def draw(self, bag: list[int]) -> int:
            self.bags.append(bag[:])
            return bag.pop()

    chance = Bags()
    state = Battlegrounds.preset("family", 2, {"first_player": 1}).start(chance)
    first, second = chance.bags
    open_token = state.tokens[cell_of("D4")]
    assert len(first) == 64
    alike = {token for token in first if token // COPIES == open_token // COPIES}
    assert set(first) - set(second) == alike
    # The other three are not lost: they may lie anywhere else
    assert set(state.unseen) == set(first) - {open_token, state.tokens[cell_of("E5")]}


# The move


@pytest.mark.rule("BG-FAM-02")
def test_a_pawn_goes_one_or_two_cells_in_any_directions() -> None:
    play = family("D4", "H8")
    assert play.those("go") == {f"{column}{row}" for column in "BCDEF" for row in range(2, 7)}
    assert family("A1", "H8").those("go") == {f"{c}{r}" for c in "ABC" for r in (1, 2, 3)}


@pytest.mark.rule("BG-FAM-02")
def test_a_pawn_may_come_back_to_its_start() -> None:
    play = family("A1", "H8").do("go A1")
    assert play.cell(1) == "A1"
    assert play.step == "flip"


@pytest.mark.rule("BG-FAM-02", "BG-FAM-06")
def test_a_pawn_passes_pawns_but_does_not_end_on_them() -> None:
    play = family("A1", "A2", "B1", "B2")
    assert play.those("go") == {"A1", "A3", "B3", "C1", "C2", "C3"}


# Turning up


@pytest.mark.rule("BG-FAM-02", "BG-FAM-06")
def test_two_tokens_that_touch_the_pawn_are_turned_up() -> None:
    play = family("A1", "H8").do("go C3")
    around = {f"{column}{row}" for column in "BCD" for row in (2, 3, 4)} - {"C3"}
    assert play.those("turn") == around
    play.draws("fuel", "radio").do("turn D4")
    assert play.step == "flip"
    assert play.those("turn") == around - {"D4"}
    play.do("turn B3")
    assert play.face_up == {"D4", "B3"}
    assert (play.token("D4"), play.token("B3")) == ("fuel", "radio")
    assert play.active == 2


@pytest.mark.rule("BG-FAM-02")
def test_open_tokens_are_not_turned_up_again() -> None:
    play = family("A1", "H8", tokens={"B2": "fuel"}, turned_before=["B2"]).do("go A1")
    assert play.those("turn") == {"A2", "B1"}


@pytest.mark.rule("BG-FAM-06")
def test_a_single_token_is_turned_up_alone() -> None:
    """Where nothing is left to choose nobody is asked."""
    play = family("A1", "H8", tokens=empty_but(B2="fuel", G7="fuel", F6="radio"))
    play.do("go A1")
    assert play.face_up == {"B2"}
    assert play.active == 2


@pytest.mark.rule("BG-FAM-06", "BG-FAM-04")
def test_a_turn_without_any_token_to_turn_up_passes() -> None:
    tokens = empty_but(D4="fuel", E5="radio", G7="fuel", F7="radio")
    play = family("A1", "H8", tokens=tokens, turned_before=["D4", "E5"])
    play.do("go A1")
    assert play.active == 2
    assert play.face_up == set()


@pytest.mark.rule("BG-FAM-06")
def test_the_token_under_the_own_pawn_is_no_neighbour_but_one_under_another_is() -> None:
    play = family("A1", "B1", tokens=empty_but(A1="fuel", A2="bridge", B1="radio", D1="fuel"))
    play.do("go A1")
    assert play.those("turn") == {"A2", "B1"}


# Pairs and extra turns


@pytest.mark.rule("BG-FAM-03")
def test_a_pair_of_this_turn_is_collected_and_gives_another_turn() -> None:
    play = family("A1", "H8", tokens={"A2": "fuel", "B2": "fuel"})
    play.do("go A1", "turn A2", "turn B2")
    assert play.points(1) == 2
    assert play.token("A2") is None
    assert play.token("B2") is None
    assert (play.active, play.step) == (1, "family-move")
    play.draws("radio", "bridge").do("go C3", "turn C4", "turn D4")
    assert play.active == 2


@pytest.mark.rule("BG-FAM-03")
def test_a_pair_with_a_token_of_the_turn_before_is_collected() -> None:
    tokens = {"A2": "fuel", "F6": "fuel", "E5": "bridge"}
    play = family("A1", "H8", tokens=tokens, turned_before=["F6", "E5"])
    play.draws("radio").do("go A1", "turn A2", "turn B2")
    assert play.points(1) == 2
    assert play.token("F6") is None
    assert play.token("A2") is None
    assert play.active == 1


@pytest.mark.rule("BG-FAM-03")
def test_without_a_pair_nothing_is_collected() -> None:
    play = family("A1", "H8", tokens={"A2": "fuel", "B2": "radio", "D4": "fuel"})
    play.do("go A1", "turn A2", "turn B2")
    assert play.points(1) == 0, "the token on D4 lies face down"
    assert play.active == 2


@pytest.mark.rule("BG-FAM-03", "BG-FAM-09")
def test_two_pairs_give_two_turns() -> None:
    play = family(
        "A1",
        "H8",
        tokens={"A2": "fuel", "B2": "radio", "D4": "fuel", "E5": "radio"},
        turned_before=["D4", "E5"],
    )
    play.do("go A1", "turn A2", "turn B2")
    assert play.points(1) == 4
    assert play.active == 1
    play.draws("bridge", "bunker").do("go C3", "turn B3", "turn D3")
    assert play.active == 1
    play.draws("depot", "factory").do("go C5", "turn B5", "turn D5")
    assert play.active == 2
    assert play.points(1) == 4


@pytest.mark.rule("BG-FAM-03", "BG-TURN-02")
def test_an_extra_turn_belongs_to_the_turn_that_gave_it() -> None:
    """Turns and rounds are those of the table."""
    play = family("A1", "H8", tokens={"A2": "fuel", "B2": "fuel"})
    play.do("go A1", "turn A2", "turn B2")
    assert play.told("again") == [{"event": "again", "seat": 0}]
    assert play.told("turn") == []
    play.draws("depot", "radio").do("go B2", "turn A3", "turn B3")
    assert play.told("turn") == [{"event": "turn", "seat": 1, "turn": 1}]
    assert (play.view(1)["turn"], play.view(1)["round"]) == (1, 1)
    play.draws("bunker", "bridge").do("go H8", "turn H7", "turn G7")
    assert (play.view(1)["turn"], play.view(1)["round"], play.active) == (2, 2, 1)


@pytest.mark.rule("BG-FAM-09")
def test_extra_turns_add_up() -> None:
    play = family("A1", "H8", extra_turns=1, tokens={"A2": "fuel", "B2": "fuel"})
    play.do("go A1", "turn A2", "turn B2")
    assert play.view(2)["extra_turns"] == 1, "one was won, one is used now"
    play.draws("radio", "bridge").do("go C3", "turn C4", "turn D4")
    assert play.active == 1
    play.draws("depot", "bunker").do("go C5", "turn B6", "turn C6")
    assert play.active == 2


@pytest.mark.rule("BG-FAM-07")
def test_of_three_alike_the_player_chooses_two() -> None:
    tokens = {"A2": "fuel", "B2": "fuel", "D4": "fuel", "E5": "radio"}
    play = family("A1", "H8", tokens=tokens, turned_before=["D4", "E5"])
    play.do("go A1", "turn A2", "turn B2")
    assert (play.decider, play.step) == (1, "collect")
    assert play.those("leave") == {"A2", "B2", "D4"}
    assert play.points(1) == 0
    play.do("leave B2")
    assert play.points(1) == 2
    assert [play.token(cell) for cell in ("A2", "B2", "D4")] == [None, "fuel", None]
    assert play.face_up == {"B2"}, "it was turned up in this turn, so it stays for the next"
    assert play.active == 1


@pytest.mark.rule("BG-FAM-07", "BG-FAM-04")
def test_the_older_one_of_three_is_turned_down_when_it_is_left() -> None:
    tokens = {"A2": "fuel", "B2": "fuel", "D4": "fuel", "E5": "radio"}
    play = family("A1", "H8", tokens=tokens, turned_before=["D4", "E5"])
    play.do("go A1", "turn A2", "turn B2", "leave D4")
    assert play.token("D4") == "fuel"
    assert play.face_up == set()


@pytest.mark.rule("BG-FAM-07")
def test_four_alike_are_two_pairs() -> None:
    tokens = {"A2": "fuel", "B2": "fuel", "D4": "fuel", "E5": "fuel*"}
    play = family("A1", "H8", tokens=tokens, turned_before=["D4", "E5"])
    play.do("go A1", "turn A2", "turn B2")
    assert play.points(1) == 4
    assert play.view(1)["extra_turns"] == 1
    assert play.face_up == set()


@pytest.mark.rule("BG-FAM-01", "BG-FAM-09")
def test_the_tenth_point_wins_at_once_with_extra_turns_unused() -> None:
    play = family("A1", "H8", pairs=(4, 4), extra_turns=2, tokens={"A2": "fuel", "B2": "fuel"})
    play.do("go A1", "turn A2", "turn B2")
    assert play.over
    assert play.winners() == [1]
    assert play.outcome().points == (10, 8)
    assert play.state.turn == 1, "the turn counts, the extra turns do not"


@pytest.mark.rule("BG-FAM-01")
def test_eight_points_do_not_win() -> None:
    play = family("A1", "H8", pairs=(3, 4), tokens={"A2": "fuel", "B2": "fuel"})
    play.do("go A1", "turn A2", "turn B2")
    assert play.points(1) == 8
    assert not play.over


# Turning down


@pytest.mark.rule("BG-FAM-04")
def test_tokens_stay_open_for_one_more_turn() -> None:
    play = start("family", 3)
    play.do("enter A1", "enter A8", "enter H8")
    play.draws("fuel", "radio").do("go A1", "turn A2", "turn B2")
    assert play.face_up == {"A2", "B2"}, "D4 and E5 count as a turn before the first"
    assert {event["cell"] for event in play.told("turned-down")} == {"D4", "E5"}
    play.draws("bunker", "fortress").do("go A8", "turn A7")
    assert play.face_up == {"A2", "B2", "A7"}
    play.do("turn B7")
    assert play.face_up == {"A7", "B7"}
    assert {event["cell"] for event in play.told("turned-down")} == {"A2", "B2"}


@pytest.mark.rule("BG-FAM-04")
def test_the_end_of_an_extra_turn_turns_down_what_the_same_player_turned_up_before() -> None:
    tokens = {"A2": "fuel", "B2": "radio", "D4": "fuel", "E5": "bridge"}
    play = family("A1", "H8", tokens=tokens, turned_before=["D4", "E5"])
    play.do("go A1", "turn A2", "turn B2")
    assert play.active == 1
    assert play.face_up == {"B2"}
    play.draws("bunker", "depot").do("go B3", "turn A4")
    assert play.face_up == {"B2", "A4"}, "open for the extra turn, too"
    play.do("turn C4")
    assert play.face_up == {"A4", "C4"}


# What is hidden


@pytest.mark.rule("BG-FAM-05")
def test_no_view_shows_a_face_down_picture() -> None:
    play = start("family", 3, seed="hidden")
    pictures = set(play.state.rules.picture_texts)
    for _ in range(60):
        if play.over:
            break
        for seat in (0, 1, 2, 3):  # a seat of 0 is a guest
            tokens = play.view(seat)["tokens"]
            shown = {cell for cell in tokens if tokens[cell].removesuffix("*") in pictures}
            assert shown == play.face_up
            assert all(tokens[cell] == "face-down" for cell in tokens.keys() - shown)
        play.do(play.actions[play.chance.rest.below(len(play.actions))])


@pytest.mark.rule("BG-FAM-05")
def test_states_that_differ_in_face_down_pictures_look_the_same() -> None:
    """Two tokens that were turned down again change places: nobody can tell."""
    tokens = {"B2": "radio", "C4": "fuel", "D4": "bridge"}
    one = family("A1", "H8", tokens=tokens, turned_before=["D4"])
    other = family("A1", "H8", tokens=tokens | {"B2": "fuel", "C4": "radio"}, turned_before=["D4"])
    third = family("A1", "H8", tokens={"D4": "bridge"}, turned_before=["D4"])  # never turned up
    for action in ("go B3", "turn A3"):
        for play in (one, other, third):
            play.draws(*(["depot"] if action == "turn A3" else [])).do(action)
        assert one.events == other.events == third.events
        assert one.actions == other.actions == third.actions
        for seat in (1, 2):
            assert one.view(seat) == other.view(seat) == third.view(seat)
            decisions = [play.game.decision(play.state, seat - 1) for play in (one, other, third)]
            assert decisions[0] == decisions[1] == decisions[2]


@pytest.mark.rule("BG-FAM-05")
def test_turning_down_tells_the_cell_and_no_picture() -> None:
    play = family("A1", "H8", tokens={"D4": "fuel"}, turned_before=["D4"])
    play.draws("radio", "bridge").do("go A1", "turn A2", "turn B2")
    assert play.told("turned-down") == [{"event": "turned-down", "cell": "D4"}]


@pytest.mark.rule("BG-FAM-05")
def test_chance_decides_a_token_only_when_it_is_first_turned_up() -> None:
    game = Battlegrounds.preset("family", 2, {"first_player": 1})
    chance = Recording(Seeded("memory"))
    state = game.start(chance)
    assert len(chance.collect()) == 2, "for D4 and E5"
    assert state.tokens.count(UNSEEN) == len(state.unseen) == 62
    for text in ("enter A1", "enter A8", "go A1"):
        state.apply(game.parse_action(text), chance)
    assert chance.collect() == []
    state.apply(game.parse_action("turn A2"), chance)
    assert chance.collect() == [state.tokens[cell_of("A2")]]
    assert state.tokens[cell_of("A2")] not in state.unseen
    assert state.tokens.count(UNSEEN) == len(state.unseen) == 61


@pytest.mark.rule("BG-FAM-05")
def test_a_token_turned_down_is_the_same_when_it_is_turned_up_again() -> None:
    play = family("A1", "H8", tokens={"A2": "fuel", "B2": "radio"})
    left = len(play.state.unseen)
    play.do("go A1", "turn A2", "turn B2")
    told = {"event": "turned-up", "picture": "radio", "star": False, "cell": "B2"}
    assert play.told("turned-up") == [told]
    assert (play.token("A2"), play.token("B2")) == ("fuel", "radio")
    assert len(play.state.unseen) == left, "nothing was drawn"
