"""People at a real server, over HTTP or a socket, who go on whatever happens to the server."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from motorpool.core.changes import apply_changes

Message = dict[str, Any]
BROKEN = (httpx.TransportError, OSError, WebSocketException, EOFError, TimeoutError)
PATIENCE_SECONDS = 60.0
WAIT_SECONDS = 2  # of a poll
UNDONE = 0.05  # of the choices that may be taken back freely
REFUSED = "decision-stale"


@dataclass(frozen=True)
class Try:
    """A choice that somebody sent; an action "" takes the last one back."""

    table: str
    decision: int
    seat: int
    action: str


@dataclass
class Game:
    """What everybody at one table sent, and which of it the server said it had done."""

    table: str
    chairs: tuple[str, ...]
    sent: set[Try] = field(default_factory=set)
    done: dict[Try, int] = field(default_factory=dict)


class Player:
    """A person with a browser; `follow` keeps the table as the server tells it."""

    def __init__(self, url: str, number: int, sockets: bool) -> None:
        self.url = url
        self.sockets = sockets
        self.chance = Random(number)
        # The server trusts this machine as a proxy: everybody comes from an address of their own
        self.headers = {"Origin": url, "X-Forwarded-For": f"10.0.{number // 250}.{number % 250}"}
        self.client = httpx.AsyncClient(
            base_url=url, headers=self.headers, timeout=PATIENCE_SECONDS, trust_env=False
        )
        self.number = -1
        self.seat = -1
        self.table: dict[str, Any] = {}
        self.view: Any = None
        self.decision: dict[str, Any] | None = None

    # Asking

    async def ask(self, method: str, path: str, body: Message | None = None) -> httpx.Response:
        """Ask until there is an answer: it may have happened more than once by then."""
        while True:
            try:
                answer = await self.client.request(method, path, json=body)
            except BROKEN:
                await self.pause()
                continue
            if answer.status_code not in (429, 503):
                assert answer.status_code < 500, answer.text
                return answer
            await self.pause()

    async def pause(self) -> None:
        await asyncio.sleep(self.chance.uniform(0.1, 0.5))

    async def come_in(self, name: str) -> None:
        """Be somebody whom the server knows, before anything is done in that name."""
        answer = await self.ask("PATCH", "/api/me", {"name": name})
        assert answer.status_code == 200, answer.text

    async def make_table(self, body: Message) -> Message:
        answer = await self.ask("POST", "/api/tables", body)
        assert answer.status_code == 201, answer.text
        made: Message = answer.json()
        return made

    async def sit(self, made: Message) -> None:
        body = {"invite": made["invite"], "salt": f"salt {self.chance.random()}"}
        answer = await self.ask("POST", f"/api/tables/{made['table']}/sit", body)
        assert answer.status_code == 200 or key_of(answer) == "table-already-seated", answer.text

    async def start(self, table: str) -> None:
        answer = await self.ask("POST", f"/api/tables/{table}/start")
        assert answer.status_code == 200 or key_of(answer) == "table-not-open", answer.text

    # Following

    def follow(self, message: Message) -> None:
        """Every update is the next one: nothing is missed and nothing comes twice."""
        if message["type"] == "snapshot":
            assert message["number"] >= self.number
            self.number, self.seat = message["number"], message["seat"]
            self.table, self.view = message["table"], message["view"]
            self.decision = message["decision"]
        elif message["type"] == "update":
            assert message["number"] == self.number + 1, (message, self.number)
            self.number = message["number"]
            self.table = apply_changes(self.table, message.get("table", []))
            if "decision" in message:
                self.view = apply_changes(self.view, message["changes"])
                self.decision = message["decision"]

    @property
    def over(self) -> bool:
        return self.table.get("status") == "over"

    async def check(self, table: str) -> None:
        """What was followed is what the server tells somebody who comes new."""
        [snapshot] = (await self.ask("GET", f"/api/tables/{table}")).json()["messages"]
        if snapshot["number"] == self.number:
            assert snapshot["view"] == self.view
            assert snapshot["table"] == self.table

    # Playing

    async def play(self, game: Game, stop: asyncio.Event) -> None:
        """Play until the game is over or all are to stop."""
        self.number = -1
        self.table = {}
        way = self.play_by_socket if self.sockets else self.play_by_http
        while not self.over and not stop.is_set():
            try:
                await way(game, stop)
            except BROKEN:
                await self.pause()
        await self.check(game.table)

    def next_try(self, game: Game) -> Try | None:
        """What to send now, if it is this player's turn."""
        decision = self.decision
        if self.table["status"] != "playing" or decision is None or decision["seat"] != self.seat:
            return None
        action = self.chance.choice(decision["actions"])
        if decision["undo"]["free"] and self.chance.random() < UNDONE:
            action = ""
        wanted = Try(game.table, decision["number"], self.seat, action)
        game.sent.add(wanted)
        return wanted

    async def play_by_http(self, game: Game, stop: asyncio.Event) -> None:
        path = f"/api/tables/{game.table}"
        while not self.over and not stop.is_set():
            query = {"after": max(0, self.number), "wait": 0 if self.number < 0 else WAIT_SECONDS}
            answer = await self.client.get(
                path + "/updates" if self.number >= 0 else path, params=query
            )
            if answer.status_code in (429, 503):
                await self.pause()
                continue
            assert answer.status_code == 200, answer.text
            for message in answer.json()["messages"]:
                self.follow(message)
            wanted = self.next_try(game)
            if wanted is None:
                continue
            body: Message = {"decision": wanted.decision}
            if wanted.action:
                body["action"] = wanted.action
            where = "/choices" if wanted.action else "/undo"
            answer = await self.client.post(path + where, json=body)
            if answer.status_code == 200:
                note(game, wanted, answer.json()["number"])
            elif answer.status_code not in (429, 503):
                assert key_of(answer) == REFUSED, answer.text

    async def play_by_socket(self, game: Game, stop: asyncio.Event) -> None:
        async with self.socket(game.table) as socket:
            waiting: Try | None = None
            while not self.over and not stop.is_set():
                try:
                    async with asyncio.timeout(0.5 if waiting is None else PATIENCE_SECONDS):
                        message = json.loads(await socket.recv())
                except TimeoutError:
                    assert waiting is None, waiting
                    continue
                if message["type"] == "done":
                    assert waiting is not None
                    note(game, waiting, message["number"])
                    waiting = None
                elif message["type"] == "error":
                    key = message["error"]["key"]
                    assert key in (REFUSED, "server-too-many", "database-unavailable"), message
                    waiting = None
                    await self.pause()
                else:
                    self.follow(message)
                if waiting is None:
                    waiting = self.next_try(game)
                    if waiting is not None:
                        await socket.send(json.dumps(said(waiting)))

    @asynccontextmanager
    async def socket(self, table: str) -> AsyncIterator[ClientConnection]:
        query = f"?after={self.number}" if self.number >= 0 else ""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        headers = {"X-Forwarded-For": self.headers["X-Forwarded-For"], "Cookie": cookies}
        address = f"ws{self.url.removeprefix('http')}/api/tables/{table}/socket{query}"
        async with connect(
            address,
            origin=self.url,  # type: ignore[arg-type]
            additional_headers=headers,
            proxy=None,
            open_timeout=PATIENCE_SECONDS,
            close_timeout=1,
            max_size=None,
        ) as socket:
            yield socket


def said(wanted: Try) -> Message:
    if not wanted.action:
        return {"type": "undo", "decision": wanted.decision}
    return {"type": "choose", "decision": wanted.decision, "action": wanted.action}


def note(game: Game, wanted: Try, number: int) -> None:
    assert wanted not in game.done, wanted
    game.done[wanted] = number


def key_of(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["key"])
