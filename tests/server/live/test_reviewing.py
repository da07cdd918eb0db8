"""Finished games looked at again: replays, curves and draws, after games with all that happens."""

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from motorpool.core.chance import Recorded
from motorpool.core.changes import apply_changes
from motorpool.server.live.reviewing import curve_text, draws_text, replay_text
from motorpool.server.live.telling import table_of
from motorpool.server.tables.entries import Choose
from motorpool.server.tables.match_log import fork_match, match_after, play_entry, start_match
from motorpool.server.tables.storage import Logged
from tests.server.checking_draws import wrong_draw
from tests.server.live.make_draws import VECTOR, vector
from tests.server.tables.logs import Log, choices
from tests.server.tables.random_play import NAMES, TABLES, happenings


@cache
def finished(number: int) -> Log:
    """Played to its end with people who leave, come back and take moves back."""
    chance = Random(f"review {number}")
    log = Log.started(TABLES[number])
    for _ in happenings(log, chance, 400):
        pass
    while log.table.status == "playing":
        log.choose(chance.randrange(100))
    return log


def entries_of(log: Log) -> list[Logged]:
    return [Logged(number, at, entry) for number, (entry, at) in enumerate(log.entries, 1)]


def replay_of(log: Log, seat: int, language: str | None = None) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(replay_text(log.table, entries_of(log), seat, language))
    return told


def views_of(log: Log) -> list[dict[int, Any]]:
    """What each seat sees before any move and after each, asked of the rules."""
    record, game = log.match.record, log.match.game
    again = start_match(log.table.setup, record.seats, Recorded, record.draws)
    seats = range(-1, game.seats)
    views = [{seat: game.view(again.state, seat) for seat in seats}]
    for move in record.moves:
        play_entry(again, Choose(move.seat, move.action, move.draws))
        again.past.clear()
        views.append({seat: game.view(again.state, seat) for seat in seats})
    return views


@pytest.mark.parametrize("number", range(len(TABLES)), ids=NAMES)
def test_a_replay_is_what_the_seat_saw(number: int) -> None:
    log = finished(number)
    moves = log.match.record.moves
    views = views_of(log)
    for seat in range(-1, log.match.game.seats):
        told = replay_of(log, seat)
        assert (told["seat"], told["snapshot"]["seat"]) == (seat, seat)
        assert len(told["updates"]) == len(moves)
        view = told["snapshot"]["view"]
        assert view == views[0][seat]
        table = told["snapshot"]["table"]
        for step, update in enumerate(told["updates"], 1):
            assert update["number"] == told["snapshot"]["number"] + step
            assert update["choice"]["seat"] == moves[step - 1].seat
            own = moves[step - 1].action if moves[step - 1].seat == seat else None
            assert update["choice"].get("action") == own
            view = apply_changes(view, update["changes"])
            table = apply_changes(table, update.get("table", []))
            assert view == views[step][seat]
        now = json.loads(json.dumps(table_of(log.table, 0)))
        assert (table["status"], table["outcome"]) == ("over", now["outcome"])
        assert table["spectators"] == log.table.setup.spectators


def test_moves_were_taken_back_in_these_games() -> None:
    assert any(
        len(choices(finished(number))) > finished(number).moves for number in range(len(TABLES))
    )


@pytest.mark.parametrize("number", [0, 6], ids=["rush", "family"])
def test_a_replay_with_words(number: int) -> None:
    log = finished(number)
    told = replay_of(log, 0, "pl")
    plain = replay_of(log, 0)
    first = told["snapshot"].pop("words")
    assert len(first["actions"]) == len(told["snapshot"]["decision"].get("actions", ()))
    for update in told["updates"]:
        words = update.pop("words")
        actions = (update["decision"] or {}).get("actions", ())
        assert len(words["actions"]) == len(actions)
        assert isinstance(words["log"], list)
    assert told == plain


@pytest.mark.parametrize("number", range(len(TABLES)), ids=NAMES)
def test_the_curve_ends_with_the_result(number: int) -> None:
    log = finished(number)
    points = json.loads(curve_text(log.table))["points"]
    assert len(points) == log.moves + 1
    assert {len(each) for each in points} == {log.match.game.seats}
    result = log.match.record.result
    assert result is not None
    assert points[-1] == result["points"]
    middle = match_after(fork_match(log.match), log.table.setup, log.moves // 2)
    assert points[log.moves // 2] == list(middle.game.outcome(middle.state).points)


@pytest.mark.parametrize("number", range(len(TABLES)), ids=NAMES)
def test_a_browser_can_check_every_draw(number: int) -> None:
    log = finished(number)
    answer = json.loads(draws_text(log.table))
    record = log.match.record
    assert [each["drawn"] for each in answer["draws"] if each["move"] is None] == record.draws
    for place, move in enumerate(record.moves, 1):
        drawn = [each["drawn"] for each in answer["draws"] if each["move"] == place]
        assert drawn == move.draws
    assert answer["draws"]
    assert wrong_draw(answer) is None


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ("drawn", None),
        ("bag", None),
        ("order", None),
        ("left out", None),
        ("secret", -1),
        ("salt", 2),
    ],
)
def test_what_was_changed_is_found(change: str, found: int | None) -> None:
    """At the draw itself, which comes late and from a large bag, unless told otherwise."""
    answer = vector()
    late = max(at for at, draw in enumerate(answer["draws"]) if len(draw["bag"]) > 80)
    assert late > 20
    draw = answer["draws"][late]
    if change == "drawn":
        draw["drawn"] = next(name for name in draw["bag"] if name != draw["drawn"])
    elif change == "bag":
        draw["bag"].remove(draw["drawn"])
    elif change == "order":
        draw["bag"].reverse()
    elif change == "left out":
        del answer["draws"][late]
    elif change == "secret":
        answer["proof"]["secret"] = "00" * 32
    else:
        answer["proof"]["salts"][0] += "x"
    assert wrong_draw(answer) == (late if found is None else found)


def test_the_vector_for_other_languages_is_what_the_server_tells() -> None:
    assert json.loads(VECTOR.read_text()) == vector()
