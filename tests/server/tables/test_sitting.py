"""People come, sit down, leave and come back; the host starts or gives the table up."""

import pytest

from motorpool.server.tables import proposals
from motorpool.server.tables.setup import PERSON, ClockSetup
from motorpool.server.tables.summary import due_of
from tests.server.tables.logs import Log, refused, setup_of

BOTH = setup_of(chairs=(PERSON, "random", PERSON))


def sat_down(*visitors: str) -> Log:
    log = Log(BOTH)
    for visitor in visitors:
        log.add(proposals.sit(log.table, visitor, visitor.title(), None, ""))
    return log


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> "list[int]":
    """What time it is for who calls the stand-in."""
    moment = [0]
    monkeypatch.setattr(proposals, "now", lambda: moment[0])
    return moment


# Sitting down


def test_the_first_free_chair_or_the_one_that_is_named() -> None:
    log = sat_down()
    assert proposals.sit(log.table, "bob", "Bob", 2, "").seat == 2
    log.add(proposals.sit(log.table, "ann", "Ann", None, "mine"))
    assert log.table.seat_of("ann") == 0
    assert log.table.salts() == ("mine", "", "")
    log.add(proposals.sit(log.table, "bob", "Bob", None, ""))
    assert log.table.seat_of("bob") == 2
    assert log.table.names() == ["Ann", "random", "Bob"]


@pytest.mark.parametrize(
    ("visitor", "seat", "salt", "key"),
    [
        ("ann", None, "", "table-already-seated"),
        ("cid", 0, "", "chair-taken"),
        ("cid", 1, "", "chair-unknown"),
        ("cid", 3, "", "chair-unknown"),
        ("cid", -1, "", "chair-unknown"),
        ("cid", None, "x" * 65, "salt-unfit"),
        ("cid", None, "two\nlines", "salt-unfit"),
    ],
)
def test_a_chair_that_cannot_be_taken(visitor: str, seat: int | None, salt: str, key: str) -> None:
    log = sat_down("ann")
    with refused(key):
        proposals.sit(log.table, visitor, "Name", seat, salt)


def test_a_full_table() -> None:
    log = sat_down("ann", "bob")
    with refused("table-full"):
        proposals.sit(log.table, "cid", "Cid", None, "")


def test_nobody_sits_down_at_a_running_game() -> None:
    log = Log.started(BOTH)
    with refused("table-not-open"):
        proposals.sit(log.table, "cid", "Cid", None, "")


# Before the game


def test_who_leaves_before_the_game_frees_the_chair() -> None:
    log = sat_down("ann", "bob")
    log.add(proposals.leave(log.table, "bob"))
    assert log.table.free_chairs() == [2]
    with refused("table-not-seated"):
        proposals.leave(log.table, "bob")
    log.add(proposals.sit(log.table, "cid", "Cid", None, ""))
    assert log.table.seat_of("cid") == 2


def test_only_the_host_starts_and_only_with_all_chairs_taken() -> None:
    log = sat_down("ann")
    with refused("table-chairs-free"):
        proposals.start(log.table, "ann")
    log.add(proposals.sit(log.table, "bob", "Bob", None, ""))
    with refused("table-host-only"):
        proposals.start(log.table, "bob")
    log.add(proposals.start(log.table, "ann"))
    assert log.table.status == "playing"
    with refused("table-not-open"):
        proposals.start(log.table, "ann")


def test_only_the_host_closes_and_only_before_the_game() -> None:
    log = sat_down("ann", "bob")
    with refused("table-host-only"):
        proposals.close(log.table, "bob")
    started = Log.started(BOTH)
    with refused("table-not-open"):
        proposals.close(started.table, "ann")
    log.add(proposals.close(log.table, "ann"))
    assert log.table.status == "closed"
    for late in (proposals.close, proposals.start):
        with refused("table-not-open"):
            late(log.table, "ann")
    with refused("table-left-already"):
        proposals.leave(log.table, "bob")


# During the game


def test_the_stand_in_plays_for_who_left_until_that_one_is_back() -> None:
    log = Log.started()
    who = log.visitor()
    seat = log.table.seat_of(who)
    assert log.table.bot_of(seat, log.at) is None
    assert due_of(log.table, log.at) is None
    log.add(proposals.leave(log.table, who))
    assert log.table.bot_of(seat, log.at) == "greedy"
    assert due_of(log.table, log.at) is not None
    with refused("table-left-already"):
        proposals.leave(log.table, who)
    with refused("table-away"):
        proposals.choose_as(log.table, who, log.table.decision_number, log.texts()[0])
    log.choose(by="clock")
    log.add(proposals.come_back(log.table, who))
    assert log.table.bot_of(seat, log.at) is None
    with refused("table-not-away"):
        proposals.come_back(log.table, who)


def test_a_choice_that_cannot_be_made() -> None:
    log = Log.started()
    who, number, text = log.visitor(), log.table.decision_number, log.texts()[0]
    [other] = {"ann", "bob"} - {who}
    with refused("not-your-turn"):
        proposals.choose_as(log.table, other, number, text)
    with refused("table-not-seated"):
        proposals.choose_as(log.table, "eve", number, text)
    for wrong in (number - 1, number + 1):
        with refused("decision-stale"):
            proposals.choose_as(log.table, who, wrong, text)
    with refused("action-verb"):
        proposals.choose_as(log.table, who, number, "dance")
    log.add(proposals.choose_as(log.table, who, number, text))
    with refused("decision-stale"):
        proposals.choose_as(log.table, who, number, text)
    with refused("table-not-started"):
        proposals.choose_as(sat_down("ann").table, "ann", 0, text)


def test_no_choice_after_the_end() -> None:
    log = Log.started(setup_of("battlegrounds", "family"))
    which = 0
    while log.table.status == "playing":
        which += 1
        log.choose(which)
    with refused("game-is-over"):
        proposals.choose_as(log.table, "ann", log.table.decision_number, "end")
    for late in (proposals.leave, proposals.come_back, proposals.close, proposals.start):
        with pytest.raises(Exception, match="table-"):
            late(log.table, "ann")


# Somebody keeps the others waiting


def test_the_others_may_call_the_stand_in_after_some_minutes(clock: list[int]) -> None:
    log = Log.started()
    who, number = log.visitor(), log.table.decision_number
    [other] = {"ann", "bob"} - {who}
    clock[0] = log.at + proposals.STAYS_AWAY - 1
    with refused("stand-in-too-early"):
        proposals.call_stand_in(log.table, other, number)
    clock[0] += 1
    with refused("stand-in-not-needed"):
        proposals.call_stand_in(log.table, who, number)
    with refused("decision-stale"):
        proposals.call_stand_in(log.table, other, number - 1)
    with refused("table-not-seated"):
        proposals.call_stand_in(log.table, "eve", number)
    log.add(proposals.call_stand_in(log.table, other, number))
    assert log.table.bot_of(log.table.seat_of(who), log.at) == "greedy"
    with refused("stand-in-not-needed"):
        proposals.call_stand_in(log.table, other, number)


def test_where_a_clock_runs_it_says_how_long_one_may_think(clock: list[int]) -> None:
    log = Log.started(setup_of(clock=ClockSetup("turn", 3 * 24 * 3600)))
    [other] = {"ann", "bob"} - {log.visitor()}
    clock[0] = log.at + 2 * proposals.STAYS_AWAY
    with refused("stand-in-too-early"):
        proposals.call_stand_in(log.table, other, log.table.decision_number)


def test_nobody_calls_a_stand_in_for_a_bot(clock: list[int]) -> None:
    log = Log.started(setup_of(chairs=(PERSON, "random")))
    while log.table.decider() == 0:
        log.choose()
    clock[0] = log.at + 2 * proposals.STAYS_AWAY
    with refused("stand-in-not-needed"):
        proposals.call_stand_in(log.table, "ann", log.table.decision_number)
