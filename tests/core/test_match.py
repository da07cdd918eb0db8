"""A match: who may move, what is recorded, and what can be taken back."""

from typing import Any

import pytest

from motorpool.core.chance import Recorded, Seeded
from motorpool.core.errors import Illegal, NotYourTurn, Unreadable
from motorpool.core.files import parse_json
from motorpool.core.match import Match
from motorpool.core.record import Move, Record, record_from
from motorpool.games import make_game, match_of_record
from motorpool.rush.game import Rush
from tests.rush.support import at


def new_match(**options: Any) -> Match:
    return Match(make_game("rush", "base", 2, options), ["Anna", "Ben"], Seeded("match"))


def match_at(*players: dict[str, Any], **position: Any) -> Match:
    """A match that begins with a position of the zoo."""
    play = at(*players, **position)
    return Match(play.game, ["x"] * len(players), Seeded("match"), play.state)


def test_a_match_begins_with_the_set_up() -> None:
    match = new_match(first_player=1)
    record = match.record
    assert (record.game, record.rules, record.seats) == ("rush", "1", ["Anna", "Ben"])
    assert record.options == {"first_player": 1}
    assert len(record.draws) == 2 * 3 + 4 + 3  # hands, Reserve, Achievements
    assert record.moves == []
    assert record.result is None


def test_a_first_player_left_to_chance_is_the_first_draw() -> None:
    assert new_match().record.draws[0] in ("seat:1", "seat:2")


def test_a_move_is_recorded_with_its_draws() -> None:
    match = new_match(first_player=2)
    events = match.do_text(1, " END ")
    move = match.record.moves[0]
    assert (move.seat, move.action, len(move.draws)) == (1, "end", 4)
    assert events


def test_a_stranger_is_refused_before_the_text_is_read() -> None:
    match = new_match(first_player=1)
    for text in ("end", "charge", "no action"):
        with pytest.raises(NotYourTurn) as caught:
            match.do_text(1, text)
        assert (caught.value.key, caught.value.values) == (
            "not-your-turn",
            {"seat": 2, "decider": 1},
        )


def test_a_wrong_move_is_refused_and_nothing_happens() -> None:
    match = new_match(first_player=1)
    before = match.record.to_text()
    with pytest.raises(Unreadable):
        match.do_text(0, "fly")
    with pytest.raises(Illegal) as caught:
        match.do_text(0, "charge")
    assert caught.value.values == {"action": "charge"}
    with pytest.raises(Illegal):
        match.do(0, -1)
    assert match.record.to_text() == before


def last_turn() -> Match:
    """The end has been triggered, and this turn is the last one."""
    return match_at({"depot": ["medal-ussr"]}, {}, turn=1, trigger="medals")


def test_the_end_writes_the_result() -> None:
    match = last_turn()
    assert match.record.result is None
    match.do_text(1, "end")
    assert match.state.over()
    assert match.record.result == {"winners": [1], "points": [1, 0]}


def test_after_the_end_nobody_moves() -> None:
    match = last_turn()
    match.do_text(1, "end")
    for seat in (-1, 0, 1):
        with pytest.raises(NotYourTurn, match="game-is-over"):
            match.do_text(seat, "end")
        assert not match.can_undo(seat)


def test_a_match_may_begin_at_its_end() -> None:
    match = match_at({"depot": ["medal-ussr"]}, {}, steps=[{"step": "over"}])
    assert match.record.result == {"winners": [1], "points": [1, 0]}


def test_a_match_does_not_touch_the_state_that_it_begins_with() -> None:
    play = at({"hand": ["engineers"]}, {})
    before = play.game.dump_position(play.state)
    match = Match(play.game, ["x", "x"], Seeded("match"), play.state)
    match.do_text(0, "end")
    assert play.game.dump_position(play.state) == before
    assert match.record.start == before
    assert match.record.draws == []


def test_a_match_that_begins_with_a_position_plays_again() -> None:
    match = match_at({"hand": ["hero"]}, {}, {}, turn=0, options={"heroic_deed": True})
    match.do_text(0, "use hero")
    match.do_text(0, "claim usa")
    again = match_of_record(record_from_text(match), Recorded([]))
    assert again.record.to_text() == match.record.to_text()


def record_from_text(match: Match) -> Record:
    return record_from(parse_json(match.record.to_text()))


# Undo


def test_a_move_that_brought_nothing_to_light_can_be_taken_back() -> None:
    match = match_at({"hand": ["su-light", "engineers"]}, {}, reserve=["cost-1"])
    before = dump(match)
    match.do_text(0, "spend engineers")
    assert match.can_undo(0)
    match.undo(0)
    assert dump(match) == before
    assert match.record.moves == []
    with pytest.raises(Illegal, match="cannot-undo"):
        match.undo(0)


def dump(match: Match) -> dict[str, Any]:
    return match.game.dump_position(match.state)


def test_moves_are_taken_back_one_after_the_other() -> None:
    match = match_at({"hand": ["su-light", "engineers"]}, {}, reserve=["cost-1"])
    states = [dump(match)]
    for text in ("defend su-light", "spend engineers"):
        match.do_text(0, text)
        states.append(dump(match))
    while match.can_undo(0):
        states.pop()
        match.undo(0)
        assert dump(match) == states[-1]
    assert len(states) == 1


def test_a_draw_cannot_be_taken_back() -> None:
    match = match_at({"hand": ["engineers"]}, {}, reserve=["cost-1"])
    match.do_text(0, "spend engineers")
    match.do_text(0, "buy cost-1")  # a new card lies in the Reserve
    assert match.record.moves[-1].draws
    assert not match.can_undo(0)


def test_a_card_shown_from_a_hidden_hand_cannot_be_taken_back() -> None:
    match = match_at(
        {"hand": ["engineers"]}, {}, reserve=["cost-1"], options={"gradual_reveal": True}
    )
    match.do_text(0, "spend engineers")
    assert not match.can_undo(0)


def test_nobody_takes_back_the_move_of_another() -> None:
    match = match_at({"hand": ["engineers"]}, {}, reserve=["cost-1"])
    match.do_text(0, "spend engineers")
    assert not match.can_undo(1)
    assert not match.can_undo(-1)


def test_nothing_was_done_so_nothing_is_taken_back() -> None:
    assert not new_match().can_undo(0)


# Records as text


def test_a_record_is_one_move_on_a_line() -> None:
    match = new_match(first_player=1)
    match.do_text(0, "end")
    match.do_text(1, "end")
    lines = match.record.to_text().splitlines()
    assert lines[0] == "{"
    assert lines[8].strip() == '"moves": ['
    assert [line.strip()[:26] for line in lines[9:11]] == [
        '{"seat": 1, "action": "end',
        '{"seat": 2, "action": "end',
    ]
    assert [move.line for move in record_from_text(match).moves] == [10, 11]


def test_a_record_without_moves_is_a_record() -> None:
    match = new_match()
    assert record_from_text(match) == match.record


def test_names_are_any_text() -> None:
    names = ['"', "Žofie\n", "", "日本"]
    match = Match(make_game("rush", "base", 4), names, Seeded("names"))
    assert record_from_text(match).seats == names


def test_a_record_says_only_what_differs_from_the_base_game() -> None:
    assert new_match(rear=False, reserve_size=4).record.options == {}
    assert new_match(rear=True).record.options == {"rear": True}


def test_a_move_without_draws_says_none() -> None:
    match = match_at({"hand": ["engineers"]}, {}, reserve=["cost-1"])
    match.do_text(0, "spend engineers")
    assert match.record.moves == [Move(0, "spend engineers")]
    assert '{"seat": 1, "action": "spend engineers"}' in match.record.to_text()


def test_every_preset_makes_a_match() -> None:
    for preset, seats in (("base", 2), ("second-front", 6), ("alternative", 5), ("team", 3)):
        match = Match(Rush.preset(preset, seats), ["x"] * seats, Seeded(preset))
        assert match.state.legal()
