"""Logs: one JSON object a line, without anybody's text."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from motorpool.server.operating.logs import JsonLines, log, log_error, start_logs


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before = root.handlers, root.level
    stream = io.StringIO()
    start_logs(stream)
    yield stream
    root.handlers, level = before[0], before[1]
    root.setLevel(level)


def entries(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_one_object_a_line(lines):
    log("request", status=200, name="a\nb\u2028c")
    log("slow", logging.WARNING)
    first, second = entries(lines)
    assert first["at"].endswith("+00:00")
    assert (first["level"], first["event"]) == ("info", "request")
    assert (first["status"], first["name"]) == (200, "a\nb\u2028c")
    assert second["level"] == "warning"


def test_errors_tell_their_class_and_place_but_not_their_text(lines):
    try:
        raise ValueError("the secret is hush-hush")
    except ValueError as error:
        log_error("trouble", error)
    (entry,) = entries(lines)
    assert entry["error"] == "ValueError"
    assert entry["where"][-1].endswith("test_errors_tell_their_class_and_place_but_not_their_text")
    assert "hush" not in lines.getvalue()


def test_strangers_are_heard_only_when_something_is_wrong(lines):
    logging.getLogger("uvicorn.error").info('"WebSocket /join/secret" [accepted]')
    logging.getLogger("uvicorn.access").info('127.0.0.1 - "GET /join/secret"')
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    (entry,) = entries(lines)
    assert (entry["from"], entry["level"]) == ("uvicorn.error", "warning")


def test_a_traceback_of_a_stranger_tells_no_text_either():
    try:
        raise ValueError("the secret is hush-hush")
    except ValueError as error:
        found = (type(error), error, error.__traceback__)
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Exception", None, found)
    told = JsonLines().format(record)
    assert json.loads(told)["error"] == "ValueError"
    assert "hush" not in told
