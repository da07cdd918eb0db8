"""Solo, against the artillery (BG-SOLO)."""

from typing import Any

import pytest

from motorpool.battlegrounds.codes import IN_BOX, IN_PILE
from motorpool.battlegrounds.game import Battlegrounds
from motorpool.battlegrounds.reach import reach
from tests.battlegrounds.support import Play, at, start

# Out of everybody's reach: while a pair is possible, no game ends early
FAR = {"D5": "railway", "E5": "railway"}
NOTHING_THERE = ("D", "5")  # where the artillery takes a token that nobody misses
BASES = [{"A1", "A2", "B1"}, {"A8", "A7", "B8"}, {"H8", "H7", "G8"}, {"H1", "H2", "G1"}]


def solo(*pawns: str | None, tokens: dict[str, str] | None = None, **table: Any) -> Play:
    """Two tanks, in the corners of A1 and H8 unless told."""
    player: dict[str, Any] = {
        name: table.pop(name) for name in ("cards", "pairs", "singles", "specials") if name in table
    }
    player["pawns"] = list(pawns or ("A1 1s-1s", "H8 1s-2s"))
    board = FAR | {"C5": "railway"} | (tokens or {})
    return at(player, mode="solo", corners=(1, 3), tokens=board, **table)


def hit(play: Play, cell: str, *actions: str) -> Play:
    """Play actions, the last of which ends the turn, so that the artillery hits a cell."""
    *first, last = actions or ("move A1 A2", "hold")
    play.do(*first).draws(cell[0], cell[1]).do(last)
    assert play.told("artillery-fires") == [{"event": "artillery-fires", "cell": cell}]
    return play


# Set-up


@pytest.mark.rule("BG-SOLO-01")
def test_all_tokens_lie_open_anywhere_without_equal_neighbours() -> None:
    middle = {f"{column}{row}" for column in "CDEF" for row in range(3, 7)}
    specials = set()
    for seed in range(5):
        play = start("solo", 1, seed=str(seed))
        tokens = {cell: token.removesuffix("*") for cell, token in play.view(1)["tokens"].items()}
        assert len(tokens) == 64
        for cell, token in tokens.items():
            right, up = chr(ord(cell[0]) + 1) + cell[1], f"{cell[0]}{int(cell[1]) + 1}"
            assert tokens.get(right) != token
            assert tokens.get(up) != token
        specials |= {cell for cell, token in play.view(1)["tokens"].items() if token[-1] == "*"}
    assert specials - middle, "special tokens lie anywhere"


@pytest.mark.rule("BG-SOLO-01")
def test_two_cards_are_active_and_the_others_are_the_pile() -> None:
    play = start("solo", 1)
    assert play.tank(1, 1) is not None
    assert play.tank(1, 2) is not None
    assert play.cards(1) == []
    assert len(play.cards_at(IN_PILE)) == 10


@pytest.mark.rule("BG-SOLO-01")
@pytest.mark.parametrize("base", range(4))
def test_two_pawns_start_in_different_bases(base: int) -> None:
    play = start("solo", 1)
    assert play.those("enter") == set.union(*BASES)
    play.do(f"enter {min(BASES[base])}")
    assert play.those("enter") == set.union(*BASES) - BASES[base]


@pytest.mark.rule("BG-SOLO-01", "BG-SOLO-05")
def test_the_artillery_has_twelve_tanks_and_all_letters_and_digits() -> None:
    assert start("solo", 1).view(1)["artillery"] == {
        "points": 0,
        "tokens": 0,
        "tanks_left": 12,
        "tanks": [],
        "letters": list("ABCDEFGH"),
        "digits": [1, 2, 3, 4, 5, 6, 7, 8],
    }


# The turn


@pytest.mark.rule("BG-SOLO-02")
def test_one_tank_moves_and_the_same_one_shoots() -> None:
    play = solo(tokens={"A3": "fuel", "H5": "fuel"})
    assert play.those("move") == {"A1 A2", "A1 B1", "H8 H7", "H8 G8"}
    play.do("move H8 H7")
    assert play.those("shoot") == {"H7 H5 token"}
    hit(play, "D5", "shoot H7 H5 token")
    assert play.singles(1) == {"fuel": "plain"}
    assert play.those("move") >= {"H7 H6", "A1 A2"}, "either tank may be chosen again"


@pytest.mark.rule("BG-SOLO-02")
def test_the_shot_is_optional() -> None:
    play = solo(tokens={"A3": "fuel"}).do("move A1 A2")
    assert play.may("hold")
    hit(play, "D5", "hold")
    assert play.token("A3") == "fuel"


@pytest.mark.rule("BG-SOLO-02")
def test_no_duds_are_placed() -> None:
    play = solo(tokens={"A3": "fuel"}).do("move A1 A2")
    assert play.actions == ["shoot A2 A3 token", "hold"], "an empty cell is no target"


@pytest.mark.rule("BG-SOLO-02")
def test_actions_and_upgrades_work_as_in_a_battle() -> None:
    play = solo(specials=["longer_move", "extra_turn"])
    play.do("upgrade longer-move 1s-1s", "extra-turn")
    play.do("move A1 A3")
    assert play.specials(1) == {}
    assert play.may("move A3 A5")


@pytest.mark.rule("BG-SOLO-09", "BG-SOLO-02")
def test_the_artillery_fires_once_after_the_whole_turn_extra_turns_included() -> None:
    play = solo(specials=["extra_turn"], tokens={"A3": "fuel", "H7": "fuel"})
    play.do("extra-turn", "move A1 A2", "hold")
    assert play.told("artillery-fires") == []
    assert play.step == "main"
    play.draws(*NOTHING_THERE).do("move A2 A1")
    assert len(play.told("artillery-fires")) == 1
    assert play.state.turn == 1


@pytest.mark.rule("BG-SOLO-09", "BG-SOLO-04", "BG-DEST-02")
def test_the_artillery_fires_after_a_skipped_turn_too() -> None:
    play = solo("A1 2s-1s", "H8 1s-2s", artillery=["A2"])
    hit(play, "D5", "move A1 A3")
    assert play.cell(1, 1) is None
    assert (play.step, play.tank(1, 1)) == ("enter", "2s-1s"), "there is no other card"
    hit(play, "E6", "enter A1")
    assert len(play.told("skipped")) == 1
    assert play.artillery == ["A2", "E6"]
    assert play.cell(1, 1) == "A1"
    assert play.step == "main"


# The shot of the artillery


@pytest.mark.rule("BG-SOLO-03", "BG-SOLO-06")
def test_a_token_is_taken() -> None:
    play = hit(solo(tokens={"C3": "fuel", "A3": "fuel"}), "C3")
    assert play.token("C3") is None
    assert play.artillery == []
    assert play.artillery_points == 1


@pytest.mark.rule("BG-SOLO-03", "BG-SOLO-06")
def test_pairs_give_the_artillery_nothing_extra() -> None:
    play = solo(tokens={"C3": "fuel", "F4": "fuel", "A3": "radio"})
    hit(hit(play, "C3"), "F4", "move A2 A1")
    assert play.artillery_points == 2


@pytest.mark.rule("BG-SOLO-03", "BG-SOLO-06")
def test_an_empty_cell_gets_an_artillery_tank() -> None:
    play = hit(solo(tokens={"A3": "fuel"}), "C3")
    assert play.artillery == ["C3"]
    assert play.view(1)["artillery"]["tanks_left"] == 11
    assert play.artillery_points == 1


@pytest.mark.rule("BG-SOLO-03")
def test_without_tank_tokens_an_empty_cell_stays_empty() -> None:
    board = [f"{column}{row}" for column in "BC" for row in range(2, 8)]
    play = hit(solo(tokens={"A3": "fuel"}, artillery=board), "F3")
    assert play.artillery_points == 12
    assert "F3" not in play.artillery


@pytest.mark.rule("BG-SOLO-03")
def test_nothing_happens_on_its_own_tank() -> None:
    play = hit(solo(tokens={"A3": "fuel"}, artillery=["C3"]), "C3")
    assert play.artillery == ["C3"]
    assert play.view(1)["artillery"]["tanks_left"] == 11
    assert play.artillery_points == 1


@pytest.mark.rule("BG-SOLO-03", "BG-SOLO-12")
def test_a_tank_that_is_hit_is_removed_for_good() -> None:
    play = solo(tokens={"A3": "fuel", "H8": "radio"}, upgrades={"1s-2s": ["turning"]}, pairs=3)
    hit(play, "H8")
    assert play.cell(1, 2) is None
    assert play.cards_at(IN_BOX) == ["1s-2s"]
    assert play.token("H8") == "radio", "always the tank, never the token below it"
    assert play.artillery_points == 0
    assert play.points(1) == 6, "pairs score although their upgrade is lost"
    assert play.step == "main", "no pawn enters: there is no card for it"
    assert play.those("move") == {"A2 A1", "A2 B2", "A2 A3"}
    assert play.those("upgrade") == set()


@pytest.mark.rule("BG-SOLO-12")
def test_no_upgrade_goes_onto_a_boxed_card() -> None:
    play = solo(tokens={"A3": "fuel"}, specials=["turning"])
    hit(play, "H8", "move A1 A2", "hold", "end")
    assert play.those("upgrade") == {"turning 1s-1s"}


@pytest.mark.rule("BG-SOLO-03")
def test_an_armor_plate_saves_the_tank_once() -> None:
    play = solo(tokens={"A3": "fuel"}, upgrades={"1s-2s": ["armor_plate"]})
    hit(play, "H8")
    assert play.cell(1, 2) == "H8"
    assert play.upgrades("1s-2s") == []
    play = solo(tokens={"A3": "fuel"})
    assert hit(play, "H8").cell(1, 2) is None


@pytest.mark.rule("BG-SOLO-05")
def test_letters_and_digits_still_to_come_are_public() -> None:
    play = hit(solo(tokens={"A3": "fuel"}), "D5")
    artillery = play.view(1)["artillery"]
    assert artillery["letters"] == list("ABCEFGH")
    assert artillery["digits"] == [1, 2, 3, 4, 6, 7, 8]


@pytest.mark.rule("BG-SOLO-05")
def test_when_all_are_turned_up_they_are_mixed_again() -> None:
    play = hit(solo(tokens={"A3": "fuel"}, letters="DG", digits="57"), "D5")
    assert play.told("ranges-mixed") == []
    assert play.view(1)["artillery"]["letters"] == ["G"]
    play.do("move A2 A1")
    assert [event["kind"] for event in play.told("ranges-mixed")] == ["letters", "digits"]
    assert play.view(1)["artillery"]["letters"] == list("ABCDEFGH")
    assert play.view(1)["artillery"]["digits"] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert play.artillery == ["G7"]


# Artillery tanks in the way


@pytest.mark.rule("BG-SOLO-04", "BG-SOLO-10", "BG-SOLO-12")
def test_driving_over_an_artillery_tank_destroys_the_tank_but_not_for_good() -> None:
    play = solo("A1 2s-1s", "H8 1s-2s", artillery=["A2"])
    hit(play, "D5", "move A1 A3")
    assert play.cards_at(IN_BOX) == []
    assert play.artillery == ["A2"], "it stays"
    assert play.artillery_points == 2, "one tank, and the token of D5"
    assert play.those("enter") == {"A1", "B1"}


@pytest.mark.rule("BG-SOLO-04")
def test_an_armor_plate_saves_from_an_artillery_tank_in_the_way() -> None:
    play = solo("A1 2s-1s", "H8 1s-2s", artillery=["A2"], upgrades={"2s-1s": ["armor_plate"]}).do(
        "move A1 A3"
    )
    assert play.cell(1, 1) == "A3"
    assert play.upgrades("2s-1s") == []
    assert play.artillery == ["A2"]


@pytest.mark.rule("BG-SOLO-04")
@pytest.mark.parametrize("upgrades", [[], ["armor_plate"]])
def test_no_move_ends_on_an_artillery_tank(upgrades: list[str]) -> None:
    play = solo("A1 2s-1s", "H8 1s-2s", artillery=["A3"], upgrades={"2s-1s": upgrades})
    assert play.those("move") == {"A1 C1", "H8 H7", "H8 G8"}


@pytest.mark.rule("BG-SOLO-04", "BG-SOLO-10", "BG-SOLO-06")
def test_a_shot_sends_an_artillery_tank_back_without_points() -> None:
    play = solo(artillery=["A3", "C7"]).do("move A1 A2")
    assert play.artillery_points == 2
    hit(play, "D5", "shoot A2 A3 clear")
    assert play.artillery == ["C7"]
    assert play.view(1)["artillery"]["tanks_left"] == 11
    assert play.artillery_points == 2, "one tank, and the token of D5"
    assert play.points(1) == 0


@pytest.mark.rule("BG-SOLO-04", "BG-MOVE-03")
def test_driving_over_the_other_own_tank_destroys_without_losing_points() -> None:
    play = solo("A1 2s-1s", "A2 1s-2s")
    hit(play, "D5", "move A1 A3")
    assert play.cell(1, 1) is None
    assert play.cell(1, 2) == "A2"
    assert play.cards_at(IN_BOX) == []
    assert play.points(1) == 0


# Coming back


@pytest.mark.rule("BG-SOLO-11", "BG-DEST-06")
def test_an_empty_base_cell_gets_a_tank_and_is_closed_to_the_pawn() -> None:
    play = solo("A4 2s-1s", "H8 1s-2s", artillery=["A3"])
    hit(play, "A1", "move A4 A2")
    assert play.artillery == ["A1", "A3"]
    assert play.those("enter") == {"A2", "B1"}


@pytest.mark.rule("BG-SOLO-11", "BG-DEST-06")
def test_with_the_whole_base_taken_the_pawn_enters_beside_it() -> None:
    play = solo("A5 2s-1s", "H8 1s-2s", artillery=["A1", "A2", "A4"])
    hit(play, "B1", "move A5 A3")
    assert play.artillery == ["A1", "B1", "A2", "A4"]
    assert play.those("enter") == {"A3", "B3", "B2", "C1", "C2"}


@pytest.mark.rule("BG-SOLO-11", "BG-SOLO-12")
def test_a_pawn_off_the_board_cannot_be_hit() -> None:
    """The cell where it was destroyed is empty for the artillery."""
    play = solo("A1 2s-1s", "H8 1s-2s", cards=["3s-3s"], artillery=["A2"])
    hit(play, "A1", "move A1 A3")
    assert play.artillery == ["A1", "A2"]
    assert play.cards_at(IN_BOX) == []
    assert play.those("field") == {"2s-1s", "3s-3s"}


@pytest.mark.rule("BG-SOLO-12", "BG-SOLO-06")
def test_a_tank_lost_by_driving_keeps_the_game_going() -> None:
    play = solo("A1 2s-1s", "H8 1s-2s", artillery=["A2"])
    hit(play, "H8", "move A1 A3")
    assert play.cards_at(IN_BOX) == ["1s-2s"]
    assert not play.over
    assert play.those("enter") == {"A1", "B1"}


@pytest.mark.rule("BG-SOLO-04", "BG-SOLO-08", "BG-DEST-01")
@pytest.mark.parametrize(
    ("pawns", "removed", "moves", "base"),
    [
        (("A1 2s-5d", "H8 1s-2s"), "H8", ("A1 C1", "C1 A1", "A1 A3"), {"A1", "B1"}),
        (("A1 1s-2s", "H8 2s-5d"), "A1", ("H8 F8", "F8 H8", "H8 H6"), {"H8", "G8"}),
    ],
)
def test_the_last_card_comes_back_from_the_base_of_its_own_pawn(
    pawns: tuple[str, str], removed: str, moves: tuple[str, str, str], base: set[str]
) -> None:
    """The pawn whose tank was removed for good does not enter with the card of the other one."""
    play = solo(*pawns, artillery=["A2", "H7"])
    for cell, move in zip((removed, "E6", "F3"), moves, strict=True):
        hit(play, cell, f"move {move}")
    assert play.cards_at(IN_BOX) == ["1s-2s"]
    assert play.those("enter") == base
    hit(play, "B2", f"enter {min(base)}")
    assert play.step == "main"


@pytest.mark.rule("BG-SOLO-08")
@pytest.mark.parametrize(("removed", "base"), [(0, BASES[2]), (1, BASES[0])])
def test_a_position_knows_whose_tank_was_removed(removed: int, base: set[str]) -> None:
    pawns: list[dict[str, Any]] = [{"cell": None, "base": "A1"}, {"cell": None, "base": "H8"}]
    pawns[removed]["removed"] = True
    found = {
        "game": "battlegrounds",
        "options": {"mode": "solo"},
        "players": [{"tanks": [{"tank": "t-34", "destroyed": True}], "pawns": pawns}],
        "box": ["maus"],
        "tokens": FAR,
        "steps": [{"step": "turn-begins"}],
    }
    game, state = Battlegrounds.from_position(found)
    assert Play(game, state).those("enter") == base
    told = game.dump_position(state)["players"][0]["pawns"]
    assert [pawn.get("removed", False) for pawn in told] == [removed == 0, removed == 1]


@pytest.mark.rule("BG-SOLO-08")
def test_an_extra_card_is_inactive_and_comes_in_by_change_tank() -> None:
    play = solo(specials=["extra_tank"], pile=["3s-3s", "3d-3d"])
    play.do("extra-tank", "keep 3s-3s")
    assert play.cards(1) == ["3s-3s"]
    assert play.cards_at(IN_BOX) == ["3d-3d"]
    assert play.those("change") == {"A1 3s-3s", "H8 3s-3s"}
    hit(play, "D5", "change A1 3s-3s")
    assert play.step == "main", "never a third tank at once"
    assert (play.tank(1, 1), play.tank(1, 2)) == ("3s-3s", "1s-2s")
    assert play.cards(1) == ["1s-1s"]


@pytest.mark.rule("BG-SOLO-08")
def test_an_extra_card_comes_in_for_a_removed_tank_from_its_base() -> None:
    play = solo(cards=["3s-3s"], tokens={"A3": "fuel"})
    hit(play, "H8")
    assert (play.step, play.tank(1, 2)) == ("enter", "3s-3s")
    assert play.those("enter") == BASES[2]
    play.do("enter H7")
    assert play.step == "main", "it is no destroyed card: the turn is not skipped"
    assert play.may("move H7 H4")


@pytest.mark.rule("BG-SOLO-08")
def test_of_two_removed_tanks_the_first_pawn_gets_the_only_card() -> None:
    """The book is silent; one extra card, and both pawns wait for one."""
    play = solo(specials=["extra_tank"], pile=["3s-3s"], tokens={"A3": "fuel"})
    hit(play, "H8", "move A1 A2", "hold", "end")
    hit(play, "A1", "extra-tank", "move A2 A1")
    assert [pawn["removed"] for pawn in play.view(1)["pawns"]] == [True, True]
    assert (play.step, play.tank(1, 1), play.tank(1, 2)) == ("enter", "3s-3s", None)
    assert play.those("enter") == BASES[0]
    play.do("enter B1")
    assert play.step == "main"
    assert [pawn["removed"] for pawn in play.view(1)["pawns"]] == [False, True]


@pytest.mark.rule("BG-SOLO-08", "BG-SOLO-12")
def test_a_view_tells_a_removed_tank_from_one_that_comes_back() -> None:
    play = solo("A1 2s-1s", "H8 1s-2s", cards=["3s-3s"], artillery=["A2"])
    hit(play, "H8", "move A1 A3")
    told = play.view(1)["pawns"]
    assert [pawn["cell"] for pawn in told] == [None, None]
    assert [pawn["removed"] for pawn in told] == [False, True]
    assert [reach(play.state, pawn) for pawn in (0, 1)] == [([], {})] * 2


@pytest.mark.rule("BG-SOLO-08", "BG-DEST-02")
def test_an_extra_card_may_be_chosen_instead_of_the_destroyed_one() -> None:
    play = solo("A1 2s-1s", "H8 1s-2s", cards=["3s-3s"], artillery=["A2"])
    hit(play, "D5", "move A1 A3")
    assert play.those("field") == {"2s-1s", "3s-3s"}
    play.do("field 3s-3s", "enter A1")
    assert play.step == "main"
    assert play.state.main_actions == 1


@pytest.mark.rule("BG-SOLO-08")
def test_a_card_won_after_a_loss_brings_the_pawn_back_on_the_next_turn() -> None:
    play = solo(specials=["extra_tank"], pile=["3s-3s"], tokens={"A3": "fuel"})
    hit(play, "H8", "move A1 A2", "hold", "end")
    play.do("extra-tank")
    assert play.cell(1, 2) is None, "not within this turn"
    hit(play, "E5", "move A2 A1")
    assert (play.step, play.tank(1, 2)) == ("enter", "3s-3s")
    assert play.those("enter") == BASES[2]


# The end


@pytest.mark.rule("BG-SOLO-06", "BG-SOLO-09")
@pytest.mark.parametrize(("taken", "over"), [(18, False), (19, True)])
def test_twenty_points_of_the_artillery_end_the_game(taken: int, over: bool) -> None:
    play = solo(tokens={"A3": "fuel", "C3": "fuel", "C4": "fuel"}, artillery_tokens=taken)
    hit(play, "C3")
    assert play.over == over


@pytest.mark.rule("BG-SOLO-06")
def test_tanks_on_the_board_count_to_the_twenty_and_no_longer_when_shot() -> None:
    table: dict[str, Any] = {"artillery": ["A3", "C7"], "artillery_tokens": 17}
    assert hit(solo(**table), "D5").over
    assert not hit(solo(**table), "D5", "move A1 A2", "shoot A2 A3 clear").over


@pytest.mark.rule("BG-SOLO-06")
def test_the_loss_of_all_tanks_ends_the_game() -> None:
    play = solo("A1 1s-1s", None, box=["1s-2s"], tokens={"A3": "fuel"})
    hit(play, "A2")
    assert play.over
    assert play.outcome().details["decided"] == "tanks"
    assert play.winners() == []


@pytest.mark.rule("BG-SOLO-06", "BG-SOLO-08")
def test_a_card_not_yet_in_play_keeps_the_game_going() -> None:
    play = solo("A1 1s-1s", None, specials=["extra_tank"], pile=["3s-3s"], tokens={"A3": "fuel"})
    play.do("extra-tank")
    hit(play, "A2")
    assert not play.over
    assert play.step == "enter"
    assert "3s-3s" in (play.tank(1, 1), play.tank(1, 2))


@pytest.mark.rule("BG-SOLO-13")
def test_the_game_ends_when_no_pair_is_possible() -> None:
    tokens = {"A3": "fuel", "C3": "fuel"}
    board = {"pawns": ["A1 1s-1s", "H8 1s-2s"]}
    play = at(board, mode="solo", corners=(1, 3), tokens=tokens)
    hit(play, "C3")
    assert play.over
    assert play.outcome().details["decided"] == "pairs"
    single = board | {"singles": {"fuel": "plain"}}
    play = at(single, mode="solo", corners=(1, 3), tokens=tokens)
    hit(play, "C3")
    assert not play.over, "one on the board and one in the area may still meet"


@pytest.mark.rule("BG-SOLO-07")
@pytest.mark.parametrize(
    ("pairs", "stars"),
    [(0, 0), (7, 0), (8, 1), (9, 2), (10, 3), (11, 4), (12, 5), (13, 6), (16, 6)],
)
def test_the_rank_goes_by_the_points(pairs: int, stars: int) -> None:
    play = solo(pairs=pairs, artillery_tokens=19, tokens={"A3": "fuel"})
    hit(play, "D5")
    assert play.over
    outcome = play.outcome()
    assert outcome.details["decided"] == "artillery"
    assert outcome.points == (2 * pairs,)
    assert outcome.details["stars"] == stars
    assert outcome.details["artillery"] == 20
    assert play.winners() == ([1] if stars else [])


@pytest.mark.rule("BG-SOLO-07")
def test_no_number_of_points_ends_a_solo_game() -> None:
    play = hit(solo(pairs=13, tokens={"A3": "fuel"}), "D5")
    assert not play.over
