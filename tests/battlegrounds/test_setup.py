"""BG-SET: tokens, tank cards, the draft and the start cells of a battle."""

import pytest

from motorpool.battlegrounds.codes import FACE_UP, IN_PILE
from motorpool.battlegrounds.game import Battlegrounds
from motorpool.core.chance import Seeded
from tests.battlegrounds.support import Play, Script, at, start

MIDDLE = {f"{column}{row}" for column in "CDEF" for row in range(3, 7)}


def pictures(play: Play) -> dict[str, str]:
    return {
        f"{column}{row}": play.token(f"{column}{row}") or "none"
        for column in "ABCDEFGH"
        for row in range(1, 9)
    }


def next_to(cell: str, sideways: int, up: int) -> str:
    return f"{chr(ord(cell[0]) + sideways)}{int(cell[1]) + up}"


def deciders(play: Play, count: int) -> list[int]:
    """Who decides the next decisions, when each takes the first choice."""
    found = []
    for _ in range(count):
        found.append(play.decider)
        play.do(play.actions[0])
    return found


# Tokens


@pytest.mark.rule("BG-SET-01", "BG-SET-05")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("preset", ["battle", "battle-draft"])
def test_specials_lie_in_the_middle_and_plain_tokens_around(preset: str, seed: int) -> None:
    for cell, picture in pictures(start(preset, 2, f"tokens {seed}")).items():
        assert picture != "none"
        assert picture.endswith("*") == (cell in MIDDLE)


@pytest.mark.rule("BG-SET-01")
@pytest.mark.parametrize("seed", range(12))
def test_no_equal_tokens_lie_side_by_side(seed: int) -> None:
    told = pictures(start("battle", 3, f"tokens {seed}"))
    for cell, picture in told.items():
        for other in (next_to(cell, 1, 0), next_to(cell, 0, 1)):
            assert told.get(other, "").rstrip("*") != picture.rstrip("*")


@pytest.mark.rule("BG-SET-01")
def test_equal_tokens_may_touch_by_a_corner() -> None:
    def touch(told: dict[str, str]) -> bool:
        return any(
            told.get(next_to(cell, 1, 1), "").rstrip("*") == picture.rstrip("*")
            for cell, picture in told.items()
        )

    assert any(touch(pictures(start("battle", 3, f"tokens {seed}"))) for seed in range(12))


@pytest.mark.rule("BG-SET-01")
def test_the_tokens_are_shuffled() -> None:
    assert pictures(start("battle", 3, "one")) != pictures(start("battle", 3, "two"))


# Tank cards


@pytest.mark.rule("BG-SET-02")
@pytest.mark.parametrize(("seats", "pawns"), [(2, 2), (3, 1), (4, 1)])
def test_two_tank_cards_for_each_pawn_and_the_others_are_the_pile(seats: int, pawns: int) -> None:
    play = start("battle", seats)
    assert [len(play.state.rules.pawns_of[seat]) for seat in range(seats)] == [pawns] * seats
    assert [len(play.cards(seat + 1)) for seat in range(seats)] == [2 * pawns] * seats
    assert len(play.cards_at(IN_PILE)) == 12 - 2 * pawns * seats


@pytest.mark.rule("BG-SET-02")
def test_the_cards_are_dealt_at_random() -> None:
    hands = {tuple(start("battle", 3, f"deal {seed}").cards(1)) for seed in range(6)}
    assert len(hands) > 1


@pytest.mark.rule("BG-SET-02")
def test_the_pile_is_face_down() -> None:
    play = start("battle", 3)
    shown = {card["card"] for card in play.view(1)["cards"]}
    assert len(shown) == 6
    assert shown.isdisjoint(play.cards_at(IN_PILE))


@pytest.mark.rule("BG-SET-02")
@pytest.mark.parametrize("choice", [0, 1])
def test_the_player_chooses_which_card_is_active(choice: int) -> None:
    play = start("battle", 3)
    cards = play.cards(1)
    assert play.step == "field"
    assert play.those("field") == set(cards)
    play.do(f"field {cards[choice]}")
    assert play.tank(1) == cards[choice]
    assert play.cards(1) == [cards[1 - choice]]


@pytest.mark.rule("BG-SET-02")
def test_two_players_have_two_active_cards_and_two_bases_each() -> None:
    play = start("battle", 2)
    cards = play.cards(1)
    play.do(f"field {cards[3]}", "enter A2")
    assert play.those("field") == set(cards[:3])
    play.do(f"field {cards[0]}", "enter G8")
    assert (play.tank(1, 1), play.tank(1, 2)) == (cards[3], cards[0])
    assert (play.cell(1, 1), play.cell(1, 2)) == ("A2", "G8")
    assert play.cards(1) == cards[1:3]
    assert play.decider == 2


@pytest.mark.rule("BG-SET-04")
@pytest.mark.parametrize("cell", ["A1", "A2", "B1"])
def test_a_pawn_starts_on_a_cell_of_its_base(cell: str) -> None:
    play = start("battle", 3)
    play.do(play.actions[0])
    assert play.step == "enter"
    play.do(f"enter {cell}")
    assert play.cell(1) == cell


# The draft


@pytest.mark.rule("BG-SET-03")
@pytest.mark.parametrize(("seats", "cards"), [(2, 8), (3, 6), (4, 8)])
def test_the_draft_lies_face_up(seats: int, cards: int) -> None:
    play = start("battle-draft", seats)
    assert play.step == "draft"
    assert len(play.cards_at(FACE_UP)) == cards
    assert play.those("pick") == set(play.cards_at(FACE_UP))
    assert len(play.cards_at(IN_PILE)) == 12 - cards


@pytest.mark.rule("BG-SET-03")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (3, 1, [1, 2, 3, 3, 2, 1]),
        (4, 1, [1, 2, 3, 4, 4, 3, 2, 1]),
        (4, 3, [3, 4, 1, 2, 2, 1, 4, 3]),
    ],
)
def test_picks_go_there_and_back(seats: int, first: int, order: list[int]) -> None:
    play = start("battle-draft", seats, first_player=first)
    *asked, last = order  # the last card is no choice
    assert deciders(play, len(asked)) == asked
    assert play.step == "field"
    assert play.decider == first
    assert len(play.cards(last)) == 2


@pytest.mark.rule("BG-SET-06")
def test_two_players_draft_there_and_back_twice() -> None:
    play = start("battle-draft", 2)
    assert deciders(play, 7) == [1, 2, 2, 1, 1, 2, 2]
    assert play.step == "field"
    assert [len(play.cards(1)), len(play.cards(2))] == [4, 4]


@pytest.mark.rule("BG-SET-03")
def test_a_picked_card_belongs_to_who_picked_it() -> None:
    play = start("battle-draft", 3)
    card = play.cards_at(FACE_UP)[2]
    play.do(f"pick {card}")
    assert play.cards(1) == [card]
    assert not play.may(f"pick {card}")
    assert play.told("picked") == [{"event": "picked", "seat": 0, "card": card}]


def test_a_pick_on_a_copy_is_no_pick_on_the_game() -> None:
    play = start("battle-draft", 3)
    before = play.view(1)
    Play(play.game, play.state.clone()).do(play.actions[0])
    assert play.view(1) == before


@pytest.mark.rule("BG-SET-03")
def test_without_the_draft_nobody_picks() -> None:
    play = start("battle", 4)
    assert play.step == "field"
    assert play.cards_at(FACE_UP) == []


# Order and corners


@pytest.mark.rule("BG-SET-05")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_the_host_picks_the_first_player(first: int) -> None:
    play = start("battle", 4, first_player=first)
    around = [(first - 1 + step) % 4 + 1 for step in range(4)]
    assert deciders(play, 8) == [seat for seat in around for _ in ("card", "cell")]
    assert play.step == "main"
    assert play.active == first


@pytest.mark.rule("BG-SET-05")
def test_the_seed_picks_the_first_player() -> None:
    game = Battlegrounds.preset("battle", 4)
    found = {game.start(Seeded(f"first {seed}")).active for seed in range(20)}
    assert found == {0, 1, 2, 3}
    chance = Script(game)
    chance.wanted = ["seat:3"]
    assert Play(game, game.start(chance)).decider == 3


@pytest.mark.rule("BG-SET-05")
@pytest.mark.parametrize(
    ("seats", "corners"), [(2, ["A1", "H8", "A8", "H1"]), (4, ["A1", "A8", "H8", "H1"])]
)
def test_corners_go_clockwise(seats: int, corners: list[str]) -> None:
    """With two players the first has corners 1 and 3, the second 2 and 4."""
    play = start("battle", seats)
    for corner in corners:
        play.do(play.actions[0], f"enter {corner}")
    assert play.step == "main"


# Two players


@pytest.mark.rule("BG-SET-06")
def test_inactive_cards_are_bound_to_no_pawn_and_active_ones_are_not_changed_to() -> None:
    play = at({"pawns": ["A2 1s-1s", "H7 1d-1s"], "cards": ["2s-2s", "2d-2d"]}, {})
    assert play.those("change") == {"A2 2s-2s", "A2 2d-2d", "H7 2s-2s", "H7 2d-2d"}
