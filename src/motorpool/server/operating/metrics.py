"""What Prometheus can ask for."""

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)


class Metrics:
    """The figures of one app; others add theirs to the registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.requests = Counter(
            "motorpool_requests",
            "Requests by route and status",
            ("method", "route", "status"),
            registry=self.registry,
        )
        self.seconds = Histogram(
            "motorpool_request_seconds",
            "Time from a request to the end of its answer",
            ("method", "route"),
            buckets=SECONDS,
            registry=self.registry,
        )
        self.limited = Counter(
            "motorpool_limited",
            "Requests refused by a limit",
            ("limit",),
            registry=self.registry,
        )
        self.newcomers = Counter("motorpool_visitors", "Visitors made", registry=self.registry)
        self.commit_seconds = Histogram(
            "motorpool_commit_seconds",
            "Time that a durable transaction took",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.conflicts = Counter(
            "motorpool_database_conflicts",
            "Transactions given up because somebody else was first",
            registry=self.registry,
        )
        self.unavailable = Counter(
            "motorpool_database_unavailable",
            "Transactions that could not reach the database",
            registry=self.registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
