"""Games in parts: whatever a worker is doing when all is done, it ends; a lost one is missed."""

import os
import signal
from collections.abc import Iterator

import pytest

from motorpool.core.errors import BadOption
from motorpool.lab import parts


class Looking:
    """Says who would hear the signal to end."""

    def play(self, part: range) -> object:
        return signal.getsignal(signal.SIGTERM)


@pytest.fixture(autouse=True)
def signals() -> Iterator[None]:
    known = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)}
    yield
    for each, handler in known.items():
        signal.signal(each, handler)


def test_a_worker_catches_the_end_only_while_it_plays() -> None:
    """One that waits for work, in a lock, would note the signal and sleep on."""
    parts.start_worker(Looking())
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    assert parts.work(range(3)) is parts.stop_worker
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


def test_an_end_in_the_middle_of_a_game_is_heard() -> None:
    with pytest.raises(SystemExit):
        parts.stop_worker(signal.SIGTERM, None)


class Lost:
    """Its process dies in the third part, as when no memory is left."""

    def play(self, part: range) -> int:
        if part.start == 3:
            os.kill(os.getpid(), signal.SIGKILL)
        return part.start


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no process can be killed like that")
def test_a_process_that_is_lost_is_told_of_instead_of_waiting_for_ever() -> None:
    played = parts.play_these(Lost(), (range(each, each + 1) for each in range(1, 9)), 2)
    assert [next(played), next(played)] == [1, 2]
    with pytest.raises(BadOption) as refused:
        next(played)
    assert refused.value.key == "cli-jobs-lost"
