"""What is remembered of visitors, and for how long."""

import pytest

from motorpool.server.identity.remembered import SECONDS, Remembered
from motorpool.server.identity.visitor import Visitor

ANNA = Visitor("a", "Anna", device="d1")
BOB = Visitor("b", "Bob", device="d2")


class Clock:
    def __init__(self) -> None:
        self.moment = 0.0

    def __call__(self) -> float:
        return self.moment


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_it_is_remembered_for_a_short_while(clock):
    remembered = Remembered(clock)
    remembered.keep(b"1", ANNA, remembered.forgotten)
    clock.moment = SECONDS - 1
    assert remembered.find(b"1") == ANNA
    clock.moment = SECONDS
    assert remembered.find(b"1") is None
    assert (remembered.known, remembered.keys) == ({}, {})


def test_one_visitor_is_forgotten_by_all_secrets(clock):
    remembered = Remembered(clock)
    for key, visitor in ((b"1", ANNA), (b"2", ANNA), (b"3", BOB)):
        remembered.keep(key, visitor, remembered.forgotten)
    remembered.forget("a")
    assert [remembered.find(key) for key in (b"1", b"2", b"3")] == [None, None, BOB]
    remembered.forget_all()
    assert remembered.find(b"3") is None


def test_what_was_read_before_a_change_is_not_kept(clock):
    """A revocation may come while the database is being read."""
    remembered = Remembered(clock)
    begun = remembered.forgotten
    remembered.forget("a")
    remembered.keep(b"1", ANNA, begun)
    assert remembered.find(b"1") is None


def test_the_oldest_go_first(clock):
    remembered = Remembered(clock, most=2)
    for key in (b"1", b"2", b"1", b"3"):
        remembered.keep(key, ANNA, remembered.forgotten)
    assert [remembered.find(key) for key in (b"1", b"2", b"3")] == [ANNA, None, ANNA]
    assert remembered.keys == {"a": {b"1", b"3"}}
