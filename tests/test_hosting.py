"""What docs/hosting.md tells hosts is so."""

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from motorpool.server.database.database import connect
from motorpool.server.http.app import make_app
from motorpool.server.http.observing import Observer
from motorpool.server.http.socket.route import LONGEST_MESSAGE
from motorpool.server.live.hall import MOST_IDLE
from motorpool.server.operating.logs import start_logs
from motorpool.server.operating.metrics import Metrics
from motorpool.server.operating.settings import Limits, Settings
from motorpool.server.tidying import UNSEEN_DAYS, UNSTARTED_DAYS

PAGE = (Path(__file__).parent.parent / "docs" / "hosting.md").read_text()


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before, level = root.handlers, root.level
    stream = io.StringIO()
    start_logs(stream)
    yield stream
    root.handlers = before
    root.setLevel(level)


def test_every_metric_is_listed() -> None:
    app = make_app(Settings("sqlite:///unused.db"), connect("sqlite:///unused.db"))
    found = set()
    for metric in app.state.house.metrics.registry.collect():
        if metric.name.startswith("motorpool_"):
            found.add(metric.name + ("_total" if metric.type == "counter" else ""))
    listed = re.findall(r"^\| `(motorpool_\w+)` \|", PAGE, re.M)
    assert sorted(listed) == sorted(found)


def test_a_line_of_the_log_is_like_the_example(log: io.StringIO) -> None:
    [example] = re.findall(r"^```json log\n(.*?)^```", PAGE, re.M | re.S)

    async def nothing(*_: object) -> None:
        pass

    scope = {"method": "POST", "motorpool.visitor": "9f3b61c07ad2e845"}
    Observer(nothing, Metrics()).note(scope, 200, 0.0041)
    found, told = json.loads(log.getvalue()), json.loads(example)
    assert list(found) == list(told)
    for name in ("level", "event", "method", "status", "ms", "visitor"):
        assert found[name] == told[name]
    assert len(found["at"]) == len(told["at"])


def test_when_things_go() -> None:
    assert f"| after {UNSTARTED_DAYS} days without" in PAGE
    assert f"| when not seen for {UNSEEN_DAYS} days |" in PAGE
    assert Settings("").keep_days is None


def test_the_limits() -> None:
    rows = re.findall(r"^\| [^|]+ \| ([\d.]+) \| ([\d.]+) \|$", PAGE, re.M)
    limits = Limits()
    wanted = [limits.address, limits.visitor, limits.newcomers, limits.names]
    wanted += [limits.chat, limits.hints, limits.reviews, limits.tables, limits.tables_of_address]
    assert [(float(burst), float(rate)) for burst, rate in rows] == [
        (limit.burst, limit.per_second) for limit in wanted
    ]
    assert f"{limits.sockets} sockets open at a time" in PAGE
    assert f"an address {limits.sockets_of_address:,}." in PAGE
    assert f"at most {limits.body_bytes // 1024} KB" in PAGE
    assert f"on the socket {LONGEST_MESSAGE // 1024} KB" in PAGE
    assert f"keeps {MOST_IDLE:,} tables" in PAGE
    assert f"longer than {Settings('').bot_seconds:.0f} seconds" in PAGE
