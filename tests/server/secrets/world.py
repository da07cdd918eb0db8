"""A server of its own with tables whose ids, secrets and moments the test decides."""

import hashlib
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import FastAPI

from motorpool.core.chance import Seeded
from motorpool.core.fairness import Provable
from motorpool.server import moments
from motorpool.server.database.database import connect
from motorpool.server.http.app import make_app
from motorpool.server.http.house import House
from motorpool.server.live.live_table import LiveTable
from motorpool.server.operating.settings import Limit, Limits, Settings
from motorpool.server.tables import proposals, storage
from motorpool.server.tables.entries import Entry
from motorpool.server.tables.setup import Setup
from motorpool.server.tables.table import Table
from tests.properties.kit import Kit
from tests.server.browser import Browser
from tests.server.secrets.asgi_socket import Socket
from tests.server.serving import NO_PAGE

AMPLE = Limit(1e9, 1e9)
NO_LIMITS = Limits(
    address=AMPLE,
    visitor=AMPLE,
    newcomers=AMPLE,
    chat=AMPLE,
    tables=AMPLE,
    tables_of_address=AMPLE,
    reviews=AMPLE,
)
FIRST_MOMENT = 1_800_000_000_000


class Seat:
    """Somebody at a table, by a browser of their own."""

    def __init__(self, app: FastAPI, visitor: str, secret: str) -> None:
        self.app = app
        self.visitor = visitor
        self.secret = secret
        self.browser = Browser(app)
        if secret:
            self.browser.cookies.set("motorpool", secret)

    def socket(self, table: str, after: int | None = None, words: str | None = None) -> Socket:
        cookie = {"cookie": f"motorpool={self.secret}"} if self.secret else {}
        return Socket(self.app, table, cookie, after, words=words)

    async def get(self, path: str) -> bytes:
        answer = await self.browser.get(path)
        assert answer.status_code < 500, answer.text
        return b"%d %s" % (answer.status_code, answer.content)

    async def post(self, path: str, sent: dict[str, Any] | None = None) -> bytes:
        answer = await self.browser.post(path, json=sent)
        assert answer.status_code < 500, answer.text
        return b"%d %s" % (answer.status_code, answer.content)


class World:
    """One server."""

    def __init__(self, url: str, limits: Limits = NO_LIMITS) -> None:
        self.database = connect(url)
        self.app = make_app(Settings(url, page=NO_PAGE, limits=limits), self.database)
        self.house: House = self.app.state.house

    async def open(self) -> None:
        await self.database.open()
        await self.house.hall.start()

    async def close(self) -> None:
        await self.house.hall.stop()
        await self.database.close()

    async def somebody(self) -> Seat:
        visitor, secret = await self.house.visitors.create()
        return Seat(self.app, visitor.id, secret)

    def bystander(self) -> Seat:
        return Seat(self.app, "", "")

    async def lay(self, number: int, setup: Setup) -> tuple[LiveTable, list[Seat]]:
        """A table with a person on every chair, begun; its id and secret follow from the number."""
        setup.check()
        people = [await self.somebody() for _ in setup.chairs]
        secret = hashlib.sha256(b"%d" % number).hexdigest()
        host = people[0].visitor
        table = Table(f"table-{number:010d}", setup, host, f"invite-{number:015d}", secret)
        await storage.create(self.database, table, moments.now())
        live = self.house.hall.keep(LiveTable(self.database, table))
        for seat, person in enumerate(people):
            name, salt = f"name {seat}", f"salt {seat}"
            await self.act(live, proposals.sit, person.visitor, name, seat, salt)
        await self.act(live, proposals.start, host)
        return live, people

    async def act(self, live: LiveTable, proposal: Callable[..., Entry], *args: Any) -> None:
        """Let something happen at a table, as a request does."""
        await self.house.hall.act(live.table.id, lambda table: [proposal(table, *args)])

    async def choose(self, live: LiveTable, people: list[Seat], kit: Kit, pick: Seeded) -> int:
        """A choice of busy play by whose it is; the seat."""
        match = live.table.match
        assert match is not None
        seat = match.state.seat_to_decide()
        text = match.game.action_text(kit.choose(match.state, pick))
        number = live.table.decision_number
        await self.act(live, proposals.choose_as, people[seat].visitor, number, text)
        return seat


class BasesFirst(Provable):
    """Draws alike from two bags that differ in hidden cards only: what is drawn openly is alike."""

    def pick(self, bag: list[int]) -> int:
        bag.sort(key=lambda card: (not self.name(card).startswith("base-"), self.name(card)))
        return self.stream.below(len(bag))


class Moments:
    """What all clocks show."""

    def __init__(self) -> None:
        self.at = FIRST_MOMENT

    def time_ns(self) -> int:
        return self.at * 1_000_000


def hold_time(patch: pytest.MonkeyPatch) -> Moments:
    held = Moments()
    patch.setattr(moments, "time", SimpleNamespace(time_ns=held.time_ns))
    return held


def couple_draws(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(proposals, "Provable", BasesFirst)
