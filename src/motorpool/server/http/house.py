"""All that the routes of one app share."""

from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from motorpool.server.cards.shelf import CardShelf
from motorpool.server.database.database import Database
from motorpool.server.http.buckets import Buckets, address_key
from motorpool.server.http.open_sockets import OpenSockets
from motorpool.server.identity.visitors import Visitors
from motorpool.server.live.hall import Hall
from motorpool.server.live.reviews import Reviews
from motorpool.server.operating.figures import Figures
from motorpool.server.operating.measuring import MeasuredDatabase
from motorpool.server.operating.metrics import Metrics
from motorpool.server.operating.settings import Settings
from motorpool.server.refusals import TooMany
from motorpool.server.thinking.thinkers import Thinkers
from motorpool.server.tidying import Tidier


@dataclass(frozen=True)
class Doors:
    """How often each may come in."""

    address: Buckets
    visitor: Buckets
    newcomers: Buckets
    names: Buckets
    chat: Buckets
    tables: Buckets
    tables_of_address: Buckets
    hints: Buckets
    reviews: Buckets


@dataclass(frozen=True)
class House:
    settings: Settings
    database: Database
    visitors: Visitors
    metrics: Metrics
    doors: Doors
    thinkers: Thinkers
    hall: Hall
    sockets: OpenSockets
    tidier: Tidier
    cards: CardShelf = field(default_factory=CardShelf)
    reviews: Reviews = field(default_factory=Reviews)

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
        Buckets(limits.names),
        Buckets(limits.chat),
        Buckets(limits.tables),
        Buckets(limits.tables_of_address),
        Buckets(limits.hints),
        Buckets(limits.reviews),
    )
    metrics = Metrics()
    measured = MeasuredDatabase(database, metrics)
    thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
    hall = Hall(measured, thinkers)
    metrics.registry.register(Figures(hall, thinkers))
    visitors = Visitors(measured)
    sockets = OpenSockets(limits.sockets, limits.sockets_of_address, metrics)
    tidier = Tidier(measured, visitors, settings.keep_days)
    return House(settings, measured, visitors, metrics, doors, thinkers, hall, sockets, tidier)


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def address_of(connection: HTTPConnection) -> str:
    """Who asks, for the limits; a socket file has no address."""
    return address_key(connection.client.host) if connection.client else "local"


TheHouse = Annotated[House, Depends(house_of)]
