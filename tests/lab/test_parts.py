"""Games in parts: whatever a worker is doing when all is done, it ends."""

import signal
from collections.abc import Iterator

import pytest

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
