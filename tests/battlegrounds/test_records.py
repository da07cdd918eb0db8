"""The kept games play again to the same end; a record that was tampered with says where.

`python -m tests.battlegrounds.make_records` plays them anew when the rules have changed.
"""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from motorpool.battlegrounds.codes import FIRST_AUTOMATIC, MAIN, STEP_TEXTS
from motorpool.battlegrounds.options import OPTIONS, PRESETS
from motorpool.core.chance import Recorded
from motorpool.core.errors import BadOption, Departure
from motorpool.core.files import parse_json, read_json
from motorpool.core.record import Move, Record, record_from
from motorpool.games import match_of_record
from tests.battlegrounds.make_records import RECORDS, seats_of
from tests.records import check_kept_game, kept

FILES = kept(RECORDS)
AGAIN = "the kept games are not of these rules: python -m tests.battlegrounds.make_records"
MOST_BYTES = 1_500_000


@pytest.mark.compiled
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_game_plays_again(path: Path) -> None:
    check_kept_game(path, AGAIN)


def test_the_kept_games_are_of_all_kinds() -> None:
    records = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in FILES}
    assert sum(record.get("result") is not None for record in records.values()) >= 64
    assert sum("start" in record for record in records.values()) >= 8
    for preset in PRESETS:
        for seats in seats_of(preset):
            assert len(records[f"{preset}-{seats}-1"]["seats"]) == seats
    seen: dict[str, Counter[str]] = {name: Counter() for name in OPTIONS}
    for record in records.values():
        for name, option in OPTIONS.items():
            seen[name][str(record["options"].get(name, option.values[0]))] += 1
    for name, option in OPTIONS.items():
        assert set(seen[name]) == {str(value) for value in option.values}, name
    stops = {name.removeprefix("unfinished-") for name in records}
    assert stops >= set(STEP_TEXTS[MAIN:FIRST_AUTOMATIC])
    assert sum(path.stat().st_size for path in RECORDS.iterdir()) < MOST_BYTES


# Tampering. Solo: after every turn two duds are turned up. The moves begin on line 10.

TAMPERED = RECORDS / "solo-1-1.json"
FIRST_LINE = 10


def original() -> Record:
    return record_from(read_json(TAMPERED))


def departure(record: Record) -> Departure:
    """Where the record departs, after a way through its text."""
    with pytest.raises(Departure) as caught:
        match_of_record(record_from(parse_json(record.to_text())), Recorded([]))
    return caught.value


def move_with_draws(record: Record, count: int) -> int:
    """The number of a move that drew so often."""
    return next(n for n, move in enumerate(record.moves, 1) if n > 3 and len(move.draws) == count)


def set_action(text: str) -> Callable[[Move], object]:
    return lambda move: setattr(move, "action", text)


def set_draw(text: str) -> Callable[[Move], object]:
    return lambda move: move.draws.__setitem__(0, text)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("change", "draws", "key", "values"),
    [
        (set_action("extra-turn"), 0, "record-illegal", {"action": "extra-turn"}),
        (set_action("go A1"), 0, "record-illegal", {"action": "go A1"}),
        (set_action("fly"), 0, "record-unreadable", {"action": "fly", "why": "action-verb"}),
        (set_action("stay Z9"), 0, "record-unreadable", {"why": "action-cell"}),
        (set_action(""), 0, "record-unreadable", {"action": "", "why": "action-empty"}),
        (lambda move: setattr(move, "seat", 1), 0, "record-seat", {"seat": 2, "decider": 1}),
        (lambda move: move.draws.clear(), 2, "record-draw-missing", {"count": 0}),
        (lambda move: move.draws.pop(), 2, "record-draw-missing", {"count": 1}),
        (lambda move: move.draws.append("range:A"), 0, "record-draws-left", {"draw": "range:A"}),
        (lambda move: move.draws.append("range:A"), 2, "record-draws-left", {"draw": "range:A"}),
        (lambda move: move.draws.reverse(), 2, "record-draw-impossible", {}),
        (set_draw("range:I"), 2, "record-draw-unknown", {"draw": "range:I"}),
        (set_draw("bridge#1"), 2, "record-draw-impossible", {"draw": "bridge#1"}),
        (set_draw("tank:maus"), 2, "record-draw-impossible", {"draw": "tank:maus"}),
    ],
)
def test_a_changed_move_is_found(
    change: Callable[[Move], object], draws: int, key: str, values: dict[str, Any]
) -> None:
    record = original()
    number = move_with_draws(record, draws)
    change(record.moves[number - 1])
    found = departure(record)
    assert (found.key, found.move, found.line) == (key, number, FIRST_LINE + number - 1)
    assert found.values.items() >= values.items()


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda draws: draws.pop(), "record-draw-missing"),
        (lambda draws: draws.append("cell:A1"), "record-draws-left"),
        (lambda draws: draws.insert(1, draws[0]), "record-draw-impossible"),
        (lambda draws: draws.insert(0, "joker"), "record-draw-unknown"),
    ],
)
def test_a_changed_set_up_is_found(change: Callable[[list[str]], object], key: str) -> None:
    record = original()
    change(record.draws)
    found = departure(record)
    assert (found.key, found.move, found.line) == (key, 0, FIRST_LINE - 2)


def test_a_changed_end_is_found() -> None:
    record = original()
    assert record.result is not None
    record.result["points"][0] += 2
    assert departure(record).key == "record-result"
    record = original()
    record.moves.append(Move(0, "end"))
    found = departure(record)
    assert (found.key, found.move) == ("record-after-end", len(record.moves))
    record = original()
    del record.moves[-1]
    assert departure(record).values["found"] == "None"


def test_a_record_of_another_game_does_not_play() -> None:
    record = original()
    record.game = "rush"
    with pytest.raises(BadOption, match="option-unknown"):
        match_of_record(record, Recorded([]))
