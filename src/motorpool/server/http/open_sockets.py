"""How many sockets somebody may have open at this process."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from motorpool.server.operating.metrics import Metrics
from motorpool.server.refusals import TooMany

TRY_AGAIN = 30  # seconds


class OpenSockets:
    """Counts those of each visitor, and those of each address."""

    def __init__(self, most_of_visitor: int, most_of_address: int, metrics: Metrics) -> None:
        self.most_of_visitor = most_of_visitor
        self.most_of_address = most_of_address
        self.metrics = metrics
        self.open: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def one_more(self, visitor: str | None, address: str) -> Iterator[None]:
        """Refused when there are too many already."""
        counted = {("address", address): self.most_of_address}
        if visitor is not None:
            counted["visitor", visitor] = self.most_of_visitor
        for key, most in counted.items():
            if self.open[key] >= most:
                self.metrics.limited.labels("sockets").inc()
                values = {"most": most, "seconds": TRY_AGAIN}
                raise TooMany("server-sockets-many", values, TRY_AGAIN)
        self.open.update(counted.keys())
        try:
            yield
        finally:
            self.open.subtract(counted.keys())
            for key in counted:
                if not self.open[key]:
                    del self.open[key]
