"""Figures of tables and bots, read when somebody asks: nothing has to be kept up to date."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from typing import get_args

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from motorpool.server.live.hall import Hall
from motorpool.server.tables.table import Status
from motorpool.server.thinking.thinkers import Thinkers

STATUSES = get_args(Status)
OF_BOTS = {
    "thoughts": "Decisions that bots were asked for",
    "seconds": "Time that the bots' processes were busy",
    "rebuilt": "Bots that were shown the past of their seat again",
    "timeouts": "Bots that thought too long and were ended",
    "crashes": "Bots' processes that ended or did not start",
    "failures": "Bots that raised an error or chose what is not legal",
    "fallbacks": "Decisions made at random instead of by the bot",
}


class Figures(Collector):
    """No name and no id of anybody is a label: that would tell too much, and grow for ever."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall = hall
        self.thinkers = thinkers

    def collect(self) -> Iterator[Metric]:
        yield from self.of_tables()
        yield from self.of_bots()

    def of_tables(self) -> Iterator[Metric]:
        lives = list(self.hall.tables.values())
        tables = GaugeMetricFamily(
            "motorpool_tables", "Tables in the memory of this process", labels=("status",)
        )
        counted = Counter(live.table.status for live in lives)
        for status in STATUSES:
            tables.add_metric((status,), counted[status])
        yield tables
        yield GaugeMetricFamily(
            "motorpool_watchers",
            "Sockets and waiting requests at the tables of this process",
            sum(len(live.watchers) for live in lives),
        )
        choices = CounterMetricFamily(
            "motorpool_choices", "Choices committed by this process", labels=("by",)
        )
        for by, count in self.hall.counts.choices.items():
            choices.add_metric((by,), count)
        yield choices

    def of_bots(self) -> Iterator[Metric]:
        for name, count in asdict(self.thinkers.counters).items():
            yield CounterMetricFamily(f"motorpool_bot_{name}", OF_BOTS[name], count)
        yield GaugeMetricFamily(
            "motorpool_bot_waiting",
            "Decisions that no process of the bots has begun yet",
            self.thinkers.waiting,
        )
