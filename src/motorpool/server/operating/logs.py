"""Logs: one JSON object a line on stderr, for machines and for people with `jq`.

What is secret never reaches a log: an entry names routes, not addresses as they were typed, and
errors by their class and place, not by their text, which may quote what somebody sent.
"""

import json
import logging
import sys
from datetime import UTC, datetime
from traceback import extract_tb
from types import TracebackType
from typing import TextIO

FIELDS = "fields"
LOGGER = logging.getLogger("motorpool.server")
STRANGERS = ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "asyncio", "alembic")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if record.name != LOGGER.name:
            entry["from"] = record.name
        entry |= getattr(record, FIELDS, {})
        if record.exc_info and record.exc_info[0] is not None:
            entry["error"] = record.exc_info[0].__name__
            entry["where"] = frames(record.exc_info[2])
        return json.dumps(entry, default=str)  # in ASCII: no letter can end the line


def frames(traceback: TracebackType | None) -> list[str]:
    """Where it happened, the innermost last."""
    return [f"{each.filename}:{each.lineno} {each.name}" for each in extract_tb(traceback)][-12:]


def log(event: str, level: int = logging.INFO, **fields: object) -> None:
    LOGGER.log(level, event, extra={FIELDS: fields})


def log_error(event: str, error: BaseException, **fields: object) -> None:
    found = (type(error), error, error.__traceback__)
    LOGGER.error(event, exc_info=found, extra={FIELDS: fields})


def start_logs(stream: TextIO | None = None, least: int = logging.INFO) -> None:
    """Send all logs of this process to stderr, as JSON."""
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(least)
    for name in STRANGERS:  # uvicorn's own lines would name addresses and paths with secrets
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(logging.WARNING)
