"""Transactions that wait to be committed, and answers to those who wait for them."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from motorpool.server.database.database import Statement

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Transaction:
    statements: tuple[Statement, ...]
    note: str | None
    done: asyncio.Future[None]


def settling(future: asyncio.Future[Answer], outcome: Answer | Exception) -> Callable[[], None]:
    """Answers whoever still waits; one who was cancelled does not."""

    def settle() -> None:
        if future.done():
            return
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)

    return settle
