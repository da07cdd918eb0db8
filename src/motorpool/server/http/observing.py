"""One line in the log and one more in the figures for every request."""

import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from motorpool.server.http.asking import VISITOR
from motorpool.server.operating.logs import log
from motorpool.server.operating.metrics import Metrics

NO_ROUTE = "none"
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
QUIET = ("/healthz", "/metrics")  # asked for every few seconds by machines


class Observer:
    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 0

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watch)
        finally:
            self.note(scope, status, time.perf_counter() - begun)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """The route as it is written in the code: a path may hold an invitation."""
        route = str(getattr(scope.get("route"), "path", NO_ROUTE))
        method = scope["method"] if scope["method"] in METHODS else NO_ROUTE
        self.metrics.requests.labels(method, route, str(status)).inc()
        self.metrics.seconds.labels(method, route).observe(seconds)
        if route not in QUIET:
            log(
                "request",
                method=method,
                route=route,
                status=status,
                ms=round(seconds * 1000, 1),
                visitor=scope.get(VISITOR),
            )
