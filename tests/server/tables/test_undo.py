"""Going back: freely, by consent, or not, and then it is said why."""

import pytest

from motorpool.server.tables import proposals, undoing
from motorpool.server.tables.entries import Undo
from motorpool.server.tables.setup import PERSON
from motorpool.server.tables.table import Table
from motorpool.server.tables.undoing import NOTHING, OTHERS, REVEALED
from tests.server.tables.logs import Log, all_of, rebuilt, refused, setup_of

THREE = setup_of(chairs=(PERSON, PERSON, PERSON))
QUIET = setup_of("battlegrounds", "battle")  # a game in which little comes to light


def no_others(log: Log, visitor: str) -> list[str]:
    return [
        name for name in ("ann", "bob", "cid") if name != visitor and log.table.seat_of(name) >= 0
    ]


def after_some(moves: int = 12) -> tuple[Log, str, list[str]]:
    """A table of three people, who of them has to decide, and the others."""
    log = Log.started(THREE)
    for which in range(moves):
        log.choose(which)
    who = log.visitor()
    return log, who, [other for other in ("ann", "bob", "cid") if other != who]


# Freely


def test_the_own_last_choice_while_nothing_was_revealed() -> None:
    log = Log.started()
    log.choose_until("ann", free=True)
    before, moves = log.match.game.dump_position(log.match.past[-1].state), log.moves
    log.undo("ann")
    assert log.moves == moves - 1
    assert log.match.game.dump_position(log.match.state) == before
    assert log.table.decider() == log.table.seat_of("ann")


def test_one_after_another_to_the_last_thing_that_was_revealed() -> None:
    log = Log.started(QUIET)
    for which in range(30):
        log.choose(which)
    undone = 0
    while log.match.past:
        seat = log.match.record.moves[-1].seat
        log.undo("ann" if log.table.seat_of("ann") == seat else "bob")
        undone += 1
    assert undone > 1
    assert log.table.line == undone


def test_who_chose_before_may_go_back_when_the_later_choice_was_taken_back() -> None:
    log = Log.started(QUIET)
    for which in range(300):
        seats = [step.seat for step in log.match.past[-2:]]
        if len(set(seats)) == 2:
            break
        log.choose(which)
    for seat in reversed(seats):
        visitor = "ann" if log.table.seat_of("ann") == seat else "bob"
        log.undo(visitor)


def test_a_revelation_cannot_be_taken_back() -> None:
    log = Log.started()
    log.choose_until("ann", free=False)
    with refused(REVEALED):
        log.undo("ann")


def test_when_others_have_chosen() -> None:
    log, _, _ = after_some(moves=40)
    last = log.match.record.moves[-1].seat
    for visitor in ("ann", "bob", "cid"):
        if log.table.seat_of(visitor) != last:
            with refused(OTHERS):
                log.undo(visitor)


def test_when_there_is_nothing_to_take_back() -> None:
    log = Log.started()
    for visitor in ("ann", "bob"):
        with refused(NOTHING):
            log.undo(visitor)
    log.choose()
    other = "bob" if log.match.record.moves[0].seat == log.table.seat_of("ann") else "ann"
    with refused(NOTHING):
        log.undo(other)


def test_who_may_not_ask_at_all() -> None:
    log, who, others = after_some()
    number = log.table.decision_number
    with refused("table-not-seated"):
        undoing.undo(log.table, "eve", number)
    with refused("decision-stale"):
        undoing.undo(log.table, who, number - 1)
    with refused("undo-moves"):
        undoing.ask(log.table, who, number, log.moves)
    with refused("undo-not-asked"):
        undoing.answer(log.table, others[0], number, True)
    early = Log(THREE)
    early.add(proposals.sit(early.table, "ann", "Ann", None, ""))
    with refused("table-not-playing"):
        undoing.undo(early.table, "ann", 0)


# By consent


def test_all_the_others_have_to_agree() -> None:
    log, who, (first, second) = after_some()
    position = all_of(rebuilt_after(log, 5))["state"]
    log.ask_undo(who, 5)
    assert log.moves == 12
    log.answer_undo(first)
    assert log.table.request is not None
    assert log.table.request.agreed == {log.table.seat_of(first)}
    assert log.moves == 12
    with refused("undo-not-asked"):
        log.answer_undo(first)
    with refused("undo-not-asked"):
        log.answer_undo(who)
    log.answer_undo(second)
    assert log.moves == 5
    assert not asked(log)
    assert log.match.game.dump_position(log.match.state) == position


def asked(log: Log) -> bool:
    return log.table.request is not None


def rebuilt_after(log: Log, moves: int) -> Table:
    """A table of the same game that has come only so far."""
    early = Log(log.table.setup)
    count = 0
    for entry, _ in log.entries:
        count += entry.kind == "choose"
        if count > moves:
            break
        early.add(entry)
    return early.table


def test_one_refusal_ends_it_and_one_may_ask_again() -> None:
    log, who, (first, second) = after_some()
    log.ask_undo(who, 5)
    with refused("undo-asked-already"):
        log.ask_undo(first, 6)
    log.answer_undo(first)
    log.answer_undo(second, yes=False)
    assert log.table.request is None
    assert log.moves == 12
    log.ask_undo(first, 6)


def test_a_choice_ends_it() -> None:
    log, who, (first, _) = after_some()
    log.ask_undo(first, 5)
    log.choose()
    assert log.table.request is None
    with refused("undo-not-asked"):
        log.answer_undo(who)


def test_who_is_away_is_not_asked_and_does_not_ask() -> None:
    log, who, (first, second) = after_some()
    log.add(proposals.leave(log.table, second))
    log.ask_undo(who, 5)
    with refused("table-away"):
        log.answer_undo(second, yes=False)
    with refused("table-away"):
        log.undo(second)
    with refused("table-away"):
        log.ask_undo(second, 3)
    log.answer_undo(first)
    assert log.moves == 5


@pytest.mark.parametrize("leaves", ["asker", "asked"])
def test_who_leaves_leaves_no_question_behind(leaves: str) -> None:
    log, who, (first, second) = after_some()
    log.ask_undo(who, 5)
    log.add(proposals.leave(log.table, who if leaves == "asker" else first))
    assert log.table.request is None
    log.ask_undo(second, 5)


def test_who_comes_back_is_asked_too() -> None:
    log, who, (first, second) = after_some()
    log.add(proposals.leave(log.table, second))
    log.ask_undo(who, 5)
    log.add(proposals.come_back(log.table, second))
    log.answer_undo(first)
    assert log.moves == 12
    log.answer_undo(second)
    assert log.moves == 5


def test_alone_with_bots_at_once() -> None:
    log = Log.started(setup_of(chairs=(PERSON, "random", "random")))
    for which in range(20):
        log.choose(which)
    happening = log.ask_undo("ann", 3)
    assert happening.entry == Undo(log.table.seat_of("ann"), 3)
    assert log.moves == 3


def test_not_behind_the_backs_of_those_who_are_away() -> None:
    log, who, others = after_some()
    moves = log.moves
    for other in others:
        log.add(proposals.leave(log.table, other))
    with refused("undo-others-away"):
        log.ask_undo(who, 0)
    assert log.moves == moves


# What comes again


def test_undone_draws_come_again_as_they_were() -> None:
    log, who, others = after_some(moves=40)
    played = [(move.seat, move.action, move.draws) for move in log.match.record.moves]
    assert any(draws for _, _, draws in played[10:])
    log.ask_undo(who, 10)
    for other in others:
        log.answer_undo(other)
    for seat, action, _ in played[10:]:
        log.add(proposals.choose(log.table, seat, action, "person"))
    assert [(m.seat, m.action, m.draws) for m in log.match.record.moves] == played


def test_the_decision_has_a_new_number_after_going_back() -> None:
    log = Log.started()
    log.choose_until("ann", free=True)
    before = log.table.version
    log.undo("ann")
    assert log.table.decision_number > before
    assert all_of(rebuilt(log)) == all_of(log.table)
