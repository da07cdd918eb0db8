"""What was asked and is not answered yet."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from motorpool.client.news import ChatLine, News
from motorpool.client.requests import Request
from motorpool.client.sight import Sight


class Pending:
    """Requests by their reference; an answer to one that nobody waits for is no matter."""

    def __init__(self) -> None:
        self.requests: dict[str, Request] = {}

    @contextmanager
    def keeping(self, ref: str, request: Request) -> Iterator[None]:
        self.requests[ref] = request
        try:
            yield
        finally:
            del self.requests[ref]

    def refs(self) -> list[str]:
        return list(self.requests)

    def message(self, ref: str) -> dict[str, Any] | None:
        request = self.requests.get(ref)
        return None if request is None else request.message(ref)

    def hear(self, news: News, sight: Sight) -> None:
        for request in self.requests.values():
            if request.hear(news, sight) and isinstance(news, ChatLine):
                break  # each line was said once

    def settle(self, ref: str, number: int) -> None:
        request = self.requests.get(ref)
        if request is not None and not request.answer.done():
            request.answer.set_result(number)

    def settle_if_shown(self, ref: str) -> bool:
        """Whether news have shown that it was done."""
        request = self.requests.get(ref)
        if request is None or request.shown is None:
            return False
        self.settle(ref, request.shown)
        return True

    def fail(self, ref: str, error: Exception) -> None:
        request = self.requests.get(ref)
        if request is not None and not request.answer.done():
            request.answer.set_exception(error)

    def fail_all(self, error: Exception) -> None:
        for ref in self.refs():
            self.fail(ref, error)
