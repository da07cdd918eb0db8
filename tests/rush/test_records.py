"""The kept games play again to the same end; a record that was tampered with says where.

`python -m tests.rush.make_records` plays them anew when cards or rules have changed.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from motorpool.core.chance import Recorded
from motorpool.core.errors import BadFile, Departure
from motorpool.core.files import parse_json, read_json
from motorpool.core.record import Move, Record, record_from
from motorpool.games import match_of_record
from motorpool.rush.codes import FIRST_AUTOMATIC, MAIN, STEP_TEXTS
from motorpool.rush.game import Rush
from motorpool.rush.options import OPTIONS, PRESETS
from tests.records import check_kept_game, kept
from tests.rush.make_records import APART, RECORDS

FILES = kept(RECORDS)
AGAIN = "the kept games are not of these cards: python -m tests.rush.make_records"


@pytest.mark.compiled
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_game_plays_again(path: Path) -> None:
    check_kept_game(path, AGAIN)


def test_the_kept_games_are_of_all_kinds() -> None:
    assert len([path for path in FILES if not path.name.startswith("unfinished")]) >= 112
    assert len([path for path in FILES if path.name.startswith("position")]) >= 8
    names = {path.name for path in FILES}
    assert all(any(name.startswith(preset) for name in names) for preset in PRESETS)
    seen: dict[str, set[str]] = {name: set() for name in OPTIONS}
    seats = set()
    for path in FILES:
        record = json.loads(path.read_text(encoding="utf-8"))
        seats.add(len(record["seats"]))
        for name, option in OPTIONS.items():
            seen[name].add(str(record["options"].get(name, option.values[0])))
    for name, option in OPTIONS.items():
        if name not in APART:
            assert seen[name] == {str(value) for value in option.values}, name
    assert seats == {2, 3, 4, 5, 6}
    stops = {path.name.removeprefix("unfinished-").rpartition("-")[0] for path in FILES}
    assert stops >= set(STEP_TEXTS[MAIN:FIRST_AUTOMATIC])


# Tampering. The game has moves with and without draws, and its moves begin on line 10.

TAMPERED = RECORDS / "base-2-1.json"
FIRST_LINE = 10
CARD = "engineers#1"


def original() -> Record:
    return record_from(read_json(TAMPERED))


def departure(record: Record) -> Departure:
    """Where the record departs, after a way through its text."""
    with pytest.raises(Departure) as caught:
        match_of_record(record_from(parse_json(record.to_text())), Recorded([]))
    found = caught.value
    assert found.values["move"] == found.move
    return found


def move_with_draws(record: Record, count: int) -> int:
    """The number of a move that drew so many cards."""
    return next(n for n, move in enumerate(record.moves, 1) if n > 3 and len(move.draws) == count)


def tampered(change: Callable[[Move], object], draws: int) -> tuple[Departure, int]:
    """The departure after a change to a move, and the number of that move."""
    record = original()
    number = move_with_draws(record, draws)
    change(record.moves[number - 1])
    return departure(record), number


def set_action(text: str) -> Callable[[Move], object]:
    return lambda move: setattr(move, "action", text)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("change", "draws", "key", "values"),
    [
        (set_action("charge"), 0, "record-illegal", {"action": "charge"}),
        (set_action("fly"), 0, "record-unreadable", {"action": "fly", "why": "action-verb"}),
        (set_action(""), 0, "record-unreadable", {"action": "", "why": "action-empty"}),
        (lambda move: setattr(move, "seat", 5), 0, "record-seat", {"seat": 6}),
        (lambda move: move.draws.clear(), 1, "record-draw-missing", {"count": 0}),
        (lambda move: move.draws.pop(), 4, "record-draw-missing", {"count": 3}),
        (
            lambda move: move.draws.append(CARD),
            0,
            "record-draws-left",
            {"draw": CARD},
        ),
        (
            lambda move: move.draws.append(CARD),
            4,
            "record-draws-left",
            {"draw": CARD},
        ),
        (lambda move: move.draws.insert(0, "x"), 1, "record-draw-unknown", {"draw": "x"}),
        (lambda move: move.draws.insert(0, "seat:1"), 4, "record-draw-impossible", {}),
        (
            lambda move: move.draws.__setitem__(0, "medal-ussr#9"),
            4,
            "record-draw-impossible",
            {"draw": "medal-ussr#9"},
        ),
    ],
)
def test_a_changed_move_is_found(
    change: Callable[[Move], object], draws: int, key: str, values: dict[str, Any]
) -> None:
    found, number = tampered(change, draws)
    assert (found.key, found.move, found.line) == (key, number, FIRST_LINE + number - 1)
    assert found.values.items() >= values.items()


def test_another_seat_is_told_who_should_have_moved() -> None:
    record = original()
    decider = record.moves[0].seat
    record.moves[0].seat = 1 - decider
    found = departure(record)
    assert found.key == "record-seat"
    assert found.values == {"move": 1, "seat": 2 - decider, "decider": decider + 1}


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda draws: draws.pop(), "record-draw-missing"),
        (lambda draws: draws.append(CARD), "record-draws-left"),
        (lambda draws: draws.reverse(), "record-draw-impossible"),
        (lambda draws: draws.insert(0, "joker"), "record-draw-unknown"),
    ],
)
def test_a_changed_set_up_is_found(change: Callable[[list[str]], object], key: str) -> None:
    record = original()
    change(record.draws)
    found = departure(record)
    assert (found.key, found.move, found.line) == (key, 0, FIRST_LINE - 2)


def test_a_changed_result_is_found() -> None:
    record = original()
    assert record.result is not None
    record.result["points"][0] += 1
    found = departure(record)
    moves = len(record.moves)
    assert (found.key, found.move, found.line) == ("record-result", moves, FIRST_LINE + moves + 1)


def test_a_cut_end_is_found_by_its_result() -> None:
    record = original()
    del record.moves[-5:]
    found = departure(record)
    assert (found.key, found.values["found"]) == ("record-result", "None")


def test_without_its_result_a_cut_game_is_an_unfinished_one() -> None:
    record = original()
    del record.moves[-5:]
    record.result = None
    match = match_of_record(record, Recorded([]))
    assert not match.state.over()
    assert match.record.result is None


def test_a_finished_game_gets_its_result() -> None:
    record = original()
    result, record.result = record.result, None
    assert match_of_record(record, Recorded([])).record.result == result


def test_nothing_comes_after_the_end() -> None:
    record = original()
    record.moves.append(Move(0, "end"))
    found = departure(record)
    moves = len(record.moves)
    assert (found.key, found.move) == ("record-after-end", moves)
    assert found.line == FIRST_LINE + moves - 1


def changed_head(**fields: Any) -> str:
    """The text of the record with other fields at its head."""
    data = json.loads(TAMPERED.read_text(encoding="utf-8"))
    return json.dumps(data | fields)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[]", "record-foreign"),
        ("{}", "record-foreign"),
        ('{"format": "motorpool-position"}', "record-foreign"),
        ("{", "file-no-json"),
        (changed_head(version=2), "record-version"),
        (changed_head(rules="0"), "record-rules-version"),
        (changed_head(game="chess"), "record-game-unknown"),
        (changed_head(moves={}), "file-type"),
        (changed_head(moves=[{"seat": 0, "action": "end"}]), "file-minimum"),
        (changed_head(moves=[{"action": "end"}]), "file-field-missing"),
        (changed_head(moves=[{"seat": 1.0, "action": "end"}]), "file-type"),
        (changed_head(comment="x"), "file-field-unknown"),
        (changed_head(start={"game": "rush"}, options={"rear": True}), "record-options"),
        (changed_head(start={"game": "rush"}, options={}, seats=["x"]), "record-seats"),
        (changed_head(start={"game": "chess"}, options={}), "position-foreign"),
    ],
)
def test_other_files_are_refused(text: str, key: str) -> None:
    with pytest.raises(BadFile) as caught:
        match_of_record(record_from(parse_json(text)), Recorded([]))
    assert caught.value.key == key
    assert not isinstance(caught.value, Departure)


def test_a_replayed_game_can_be_played_on() -> None:
    record = original()
    del record.moves[-5:]
    record.result = None
    rest = original().moves[-5:]
    answers = [draw for move in rest for draw in move.draws]
    game = Rush.preset("base", 2)
    match = match_of_record(record, Recorded([game.parse_answer(answer) for answer in answers]))
    for move in rest:
        match.do_text(move.seat, move.action)
    assert match.record.to_text() == TAMPERED.read_text(encoding="utf-8")
