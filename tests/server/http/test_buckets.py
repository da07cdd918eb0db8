"""Token buckets."""

import pytest

from motorpool.server.http import buckets
from motorpool.server.http.buckets import Buckets, address_key
from motorpool.server.operating.settings import Limit


def test_so_many_at_once_and_then_so_many_a_second():
    moment = [0.0]
    found = Buckets(Limit(burst=3, per_second=0.5), lambda: moment[0])
    assert [found.take("a") for _ in range(4)] == [0, 0, 0, 2]
    assert found.take("b") == 0, "everybody has a bucket"
    moment[0] = 1.5
    assert found.take("a") == 1
    moment[0] = 2.0
    assert [found.take("a"), found.take("a")] == [0, 2]
    moment[0] = 1000.0
    assert [found.take("a") for _ in range(4)] == [0, 0, 0, 2], "it never holds more than it can"


def test_memory_is_bounded(monkeypatch):
    monkeypatch.setattr(buckets, "MOST", 10)
    found = Buckets(Limit(1, 1), lambda: 0.0)
    for number in range(100):
        found.take(str(number))
    assert len(found.levels) == 10


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("unix", "unix"),
    ],
)
def test_what_counts_as_one_address(address, key):
    assert address_key(address) == key
