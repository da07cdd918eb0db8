"""Clocks: none, for a turn, for the whole game; when time is up the stand-in decides."""

import pytest

from motorpool.core.errors import BadOption
from motorpool.server.tables.setup import PERSON, ClockSetup
from motorpool.server.tables.summary import due_of
from tests.server.tables.logs import SECOND, Log, choices, setup_of

TURN = setup_of("battlegrounds", "battle", clock=ClockSetup("turn", 60))
GAME = setup_of("battlegrounds", "battle", clock=ClockSetup("game", 60))


def turn_passes(log: Log) -> None:
    """Play until it is somebody else's decision."""
    seat = log.table.decider()
    for which in range(1, 200):
        if log.table.decider() != seat:
            return
        log.choose(-which, later=0)
    raise AssertionError("the turn does not end")


@pytest.mark.parametrize(("kind", "seconds"), [("none", 5), ("turn", 0), ("game", 0)])
def test_a_clock_has_seconds_and_no_clock_has_none(kind: str, seconds: int) -> None:
    with pytest.raises(BadOption, match="clock-seconds"):
        setup_of(clock=ClockSetup(kind, seconds)).check()  # type: ignore[arg-type]


def test_without_a_clock_nobody_has_to_look() -> None:
    log = Log.started()
    assert log.table.clock.due() is None
    assert due_of(log.table, log.at) is None
    assert log.table.bot_of(log.table.decider(), log.at + 10**12) is None


def test_the_decisions_of_a_turn_share_its_time() -> None:
    log = Log.started(TURN)
    began = log.at
    seat = log.table.decider()
    assert due_of(log.table, log.at) == began + 60 * SECOND
    log.choose(later=20 * SECOND)
    assert log.table.decider() == seat
    assert due_of(log.table, log.at) == began + 60 * SECOND
    turn_passes(log)
    assert due_of(log.table, log.at) == log.at + 60 * SECOND


def test_time_is_up_and_the_person_comes_back_with_the_next_turn() -> None:
    log = Log.started(TURN)
    late = log.at + 60 * SECOND
    seat = log.table.decider()
    assert log.table.bot_of(seat, late - 1) is None
    assert log.table.bot_of(seat, late) == "greedy"
    log.choose(by="clock", later=60 * SECOND)
    assert choices(log)[-1].by == "clock"
    turn_passes(log)
    turn_passes(log)
    assert log.table.decider() == seat
    assert log.table.bot_of(seat, log.at) is None


def test_a_turn_of_the_same_seat_has_time_of_its_own() -> None:
    log = Log.started(setup_of("battlegrounds", "solo", (PERSON,), ClockSetup("turn", 60)))
    turn = log.match.state.turn
    for which in range(40):
        log.choose(which, later=SECOND)
        if log.match.state.turn != turn:
            assert log.table.clock.since == log.at
            return
    raise AssertionError("no second turn")


def test_the_clock_of_the_game_counts_what_each_person_used() -> None:
    log = Log.started(GAME)
    seat = log.table.decider()
    log.choose(later=20 * SECOND)
    assert log.table.clock.left[seat] == 40 * SECOND
    assert log.table.clock.left[1 - seat] == 60 * SECOND
    turn_passes(log)
    log.choose(later=70 * SECOND)
    assert log.table.clock.left == [0 if other != seat else 40 * SECOND for other in (0, 1)]
    other = 1 - seat
    if log.table.decider() == other:
        assert log.table.bot_of(other, log.at) == "greedy"


def test_a_clock_that_went_back_gives_no_time() -> None:
    log = Log.started(GAME)
    log.choose(later=-50 * SECOND)
    assert log.table.clock.left == [60 * SECOND, 60 * SECOND]


def test_after_the_end_no_clock_runs() -> None:
    log = Log.started(setup_of("battlegrounds", "family", clock=ClockSetup("turn", 60)))
    which = 0
    while log.table.status == "playing":
        which += 1
        log.choose(which)
    assert due_of(log.table, log.at) is None
