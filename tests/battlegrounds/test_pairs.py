"""BG-PAIR and BG-ACT: pairs of tokens, and the one-time actions that they give."""

from typing import Any

import pytest

from motorpool.battlegrounds.codes import IN_BOX, IN_PILE
from tests.battlegrounds.support import Play, at

GIFTS = [
    ("bridge", "extra_turn"),
    ("factory", "extra_tank"),
    ("crossroads", "turning"),
    ("watchtower", "longer_shot"),
    ("fuel", "longer_move"),
    ("radio", "fire_first"),
    ("bunker", "armor_plate"),
]


def shooter(mine: dict[str, Any], **position: Any) -> Play:
    """A tank on D4 that is about to shoot 2 straight."""
    first = {"pawns": ["D3 1s-2s"], "cards": ["1d-1d"]} | mine
    others = [{"pawns": ["A8 1s-1s"]}, {"pawns": ["H8 1s-1s-b"]}]
    return at(first, *others, **position).do("move D3 D4")


# Pairs


@pytest.mark.rule("BG-PAIR-01")
def test_two_tokens_with_one_picture_are_a_pair_and_2_points() -> None:
    play = shooter({"singles": {"bridge": "plain"}}, tokens={"D6": "bridge"})
    play.do("shoot D4 D6 token")
    assert (play.pairs(1), play.points(1)) == (1, 2)
    assert play.singles(1) == {}


@pytest.mark.rule("BG-COMP-02")
@pytest.mark.parametrize(("token", "star"), [("bridge", False), ("bridge*", True)])
def test_who_looks_on_is_told_which_token_is_special(token: str, star: bool) -> None:
    play = shooter({}, tokens={"D6": token}).do("shoot D4 D6 token")
    told = {"event": "token", "side": 0, "picture": "bridge", "star": star, "cell": "D6"}
    assert play.told("token") == [told]


@pytest.mark.rule("BG-PAIR-01")
def test_tokens_with_different_pictures_are_none() -> None:
    play = shooter({"singles": {"bridge": "plain"}}, tokens={"D6": "fuel"})
    play.do("shoot D4 D6 token")
    assert (play.pairs(1), play.points(1)) == (0, 0)
    assert play.singles(1) == {"bridge": "plain", "fuel": "plain"}


@pytest.mark.rule("BG-PAIR-01")
def test_another_players_token_makes_no_pair() -> None:
    play = at(
        {"pawns": ["D3 1s-2s"]},
        {"pawns": ["A8 1s-1s"], "singles": {"bridge": "plain"}},
        {},
        tokens={"D6": "bridge"},
    ).do("move D3 D4", "shoot D4 D6 token")
    assert (play.points(1), play.points(2)) == (0, 0)
    assert play.singles(1) == play.singles(2) == {"bridge": "plain"}


@pytest.mark.rule("BG-PAIR-01")
@pytest.mark.parametrize("gift", ["extra_turn", "armor_plate"])
def test_a_pair_counts_when_its_gift_is_used_up(gift: str) -> None:
    armored = ["armor_plate"] if gift == "armor_plate" else []
    play = at(
        {"pawns": ["A1 1s-1s"], "pairs": 1, "specials": ["extra_turn"]},
        {"pawns": ["H8 1s-1s-b"]},
        {},
        upgrades={"1s-1s": armored},
        duds=["A2"],
    ).do("extra-turn", "move A1 A2" if armored else "move A1 B1")
    assert play.upgrades("1s-1s") == []
    assert (play.pairs(1), play.points(1)) == (1, 2)


# Gifts


@pytest.mark.rule("BG-PAIR-02")
@pytest.mark.parametrize(("picture", "gift"), GIFTS)
@pytest.mark.parametrize("special", ["held", "taken"])
def test_a_pair_with_a_special_token_gives_its_gift(picture: str, gift: str, special: str) -> None:
    held = {"singles": {picture: "special" if special == "held" else "plain"}}
    token = picture if special == "held" else f"{picture}*"
    play = shooter(held, tokens={"D6": token}, pile=["3s-3s"]).do("shoot D4 D6 token")
    assert play.specials(1) == {gift: 1}


@pytest.mark.rule("BG-PAIR-02")
def test_a_pair_without_a_special_token_gives_none() -> None:
    play = shooter({"singles": {"bridge": "plain"}}, tokens={"D6": "bridge"})
    assert play.do("shoot D4 D6 token").specials(1) == {}


@pytest.mark.rule("BG-PAIR-02")
def test_a_special_token_alone_gives_nothing() -> None:
    play = shooter({}, tokens={"D6": "bridge*"}).do("shoot D4 D6 token")
    assert play.specials(1) == {}
    assert play.decider == 2


@pytest.mark.rule("BG-PAIR-02")
def test_a_gift_may_be_used_at_once_or_on_a_later_turn() -> None:
    play = shooter({"singles": {"bridge": "plain"}}, tokens={"D6": "bridge*"})
    play.do("shoot D4 D6 token")
    assert play.actions == ["extra-turn", "end"]
    later = Play(play.game, play.state.clone()).do("end", "move A8 A7", "hold", "move H8 H7")
    later.do("hold")
    assert (later.decider, later.may("extra-turn")) == (1, True)
    assert play.do("extra-turn").step == "main"


@pytest.mark.rule("BG-PAIR-02")
def test_there_are_no_reactions_on_other_players_turns() -> None:
    play = shooter({"specials": ["extra_turn", "turning"]}).do("hold", "end")
    assert play.decider == 2
    assert [text for text in play.actions if text.startswith(("extra", "upgrade"))] == []


# Extra Turn


@pytest.mark.rule("BG-ACT-01")
@pytest.mark.parametrize("when", ["before", "between", "after"])
def test_an_extra_turn_is_one_more_main_action(when: str) -> None:
    play = at(
        {"pawns": ["D3 1s-2s"], "specials": ["extra_turn"]},
        {"pawns": ["A8 1s-1s"]},
        {"pawns": ["H8 1s-1s-b"]},
    )
    if when == "before":
        play.do("extra-turn")
    play.do("move D3 D4")
    if when == "between":
        play.do("extra-turn")
    play.do("shoot D4 D6 lay")
    if when == "after":
        play.do("extra-turn")
    assert play.specials(1) == {}
    assert (play.step, play.decider) == ("main", 1)
    assert not play.may("end")
    play.do("move D4 D5", "shoot D5 F5 lay")
    assert play.decider == 2


@pytest.mark.rule("BG-ACT-01")
def test_without_an_extra_turn_there_is_none() -> None:
    play = shooter({"specials": ["turning"]})
    assert not play.may("extra-turn")


@pytest.mark.rule("BG-ACT-03")
@pytest.mark.parametrize("second", ["move D5 D6", "move F3 F4"])
def test_an_extra_turn_may_use_either_tank(second: str) -> None:
    play = at(
        {"pawns": ["D4 1s-2s", "F3 1s-1s"], "specials": ["extra_turn"]}, {"pawns": ["A8 1s-1s-b"]}
    ).do("move D4 D5", "hold", "extra-turn")
    assert play.may("move D5 D6")
    assert play.may("move F3 F4")
    assert play.do(second, "hold").decider == 2


@pytest.mark.rule("BG-ACT-03")
def test_several_may_be_used_in_one_turn_newly_won_ones_too() -> None:
    play = shooter(
        {"specials": ["extra_turn"], "singles": {"bridge": "plain", "windmill": "plain"}},
        tokens={"D6": "bridge*", "F5": "windmill*"},
    )
    play.do("shoot D4 D6 token")
    assert play.specials(1) == {"extra_turn": 2}
    play.do("extra-turn", "extra-turn", "move D4 D5", "shoot D5 F5 token", "extra-turn")
    play.do("move D5 D4", "hold", "move D4 D3", "hold")
    assert play.specials(1) == {}
    assert play.decider == 2


@pytest.mark.rule("BG-ACT-03")
def test_no_extra_turn_in_a_skipped_turn() -> None:
    play = at(
        {"cards": ["1s-1s"], "specials": ["extra_turn"]},
        {"pawns": ["A8 1s-1s-b"], "cards": ["1d-1d"]},
        {},
        wrecked=["1s-1s"],
        step="turn-begins",
    ).do("enter A1")
    assert play.specials(1) == {"extra_turn": 1}
    assert play.decider == 2


# Extra Tank


@pytest.mark.rule("BG-ACT-02")
def test_an_extra_tank_is_one_of_two_from_the_pile_and_the_other_leaves_the_game() -> None:
    play = shooter({"specials": ["extra_tank"]}, pile=["2s-2s", "2d-2d", "3s-3s"])
    play.draws("3s-3s", "2s-2s").do("extra-tank")
    assert (play.step, play.decider) == ("keep-card", 1)
    assert play.those("keep") == {"2s-2s", "3s-3s"}
    play.do("keep 3s-3s")
    assert play.cards(1) == ["3s-3s", "1d-1d"]
    assert play.tank(1) == "1s-2s"
    assert play.cards_at(IN_BOX) == ["2s-2s"]
    assert play.cards_at(IN_PILE) == ["2d-2d"]
    assert (play.step, play.specials(1)) == ("shoot", {})


@pytest.mark.rule("BG-ACT-02")
def test_a_short_pile_gives_what_it_has() -> None:
    play = shooter({"specials": ["extra_tank"]}, pile=["2s-2s"]).do("extra-tank")
    assert "2s-2s" in play.cards(1)
    assert play.cards_at(IN_BOX) == []
    play = shooter({"specials": ["extra_tank"]}).do("extra-tank")
    assert play.cards(1) == ["1d-1d"]
    assert (play.step, play.specials(1)) == ("shoot", {})


@pytest.mark.rule("BG-ACT-02")
def test_an_extra_tank_is_no_main_action_and_comes_in_by_change_tank() -> None:
    play = at({"pawns": ["D4 1s-1s"], "specials": ["extra_tank"]}, {}, {}, pile=["2s-2s"])
    play.do("extra-tank", "change D4 2s-2s")
    assert play.tank(1) == "2s-2s"
