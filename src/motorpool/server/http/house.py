"""All that the routes of one app share."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from motorpool.server.database.database import Database
from motorpool.server.http.buckets import Buckets, address_key
from motorpool.server.identity.visitors import Visitors
from motorpool.server.live.hall import Hall
from motorpool.server.operating.figures import Figures
from motorpool.server.operating.measuring import MeasuredDatabase
from motorpool.server.operating.metrics import Metrics
from motorpool.server.operating.settings import Settings
from motorpool.server.refusals import TooMany
from motorpool.server.thinking.thinkers import Thinkers


@dataclass(frozen=True)
class Doors:
    """How often each may come in."""

    address: Buckets
    visitor: Buckets
    newcomers: Buckets
    chat: Buckets


@dataclass(frozen=True)
class House:
    settings: Settings
    database: Database
    visitors: Visitors
    metrics: Metrics
    doors: Doors
    thinkers: Thinkers
    hall: Hall

    def limit(self, name: str, buckets: Buckets, key: str) -> None:
        """Take one from a bucket, or refuse."""
        seconds = buckets.take(key)
        if seconds:
            self.metrics.limited.labels(name).inc()
            raise TooMany("server-too-many", {"seconds": seconds}, seconds)


def make_house(settings: Settings, database: Database) -> House:
    limits = settings.limits
    doors = Doors(
        Buckets(limits.address),
        Buckets(limits.visitor),
        Buckets(limits.newcomers),
        Buckets(limits.chat),
    )
    metrics = Metrics()
    measured = MeasuredDatabase(database, metrics)
    thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
    hall = Hall(measured, thinkers)
    metrics.registry.register(Figures(hall, thinkers))
    return House(settings, measured, Visitors(measured), metrics, doors, thinkers, hall)


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def address_of(connection: HTTPConnection) -> str:
    """Who asks, for the limits; a socket file has no address."""
    return address_key(connection.client.host) if connection.client else "local"


TheHouse = Annotated[House, Depends(house_of)]
