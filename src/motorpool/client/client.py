"""The door to a server: who I am, what can be played, tables made, found and joined."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from motorpool.client.calling import Caller
from motorpool.client.news import ChatLine
from motorpool.client.opening import Language
from motorpool.client.reading import read
from motorpool.client.seat import PATIENCE, Seat
from motorpool.client.told import (
    Game,
    Joined,
    Listed,
    ListedMine,
    Logged,
    TableMade,
    Visitor,
    game_from,
)
from motorpool.core.files import parse_json
from motorpool.core.record import Record, record_from

Switch = bool | int | str
TABLE_LENGTH = 16  # an invitation is longer
SALT_BYTES = 16


class Client(Caller):
    """`async with Client("https://example.org") as client`; a token makes it act for its owner."""

    def __init__(
        self,
        base_url: str,
        token: str | None = None,
        *,
        cookies: Mapping[str, str] | None = None,
        language: str = "en",
    ) -> None:
        super().__init__(base_url, token, cookies=cookies, language=language)
        self.joined: dict[str, Joined] = {}  # by table, for the proof at the end

    # Who I am

    async def me(self) -> Visitor | None:
        visitor = (await self.get("/me"))["visitor"]
        return None if visitor is None else read(Visitor, visitor)

    async def set_name(self, name: str) -> Visitor:
        """Makes a visitor of whoever is none."""
        answer = await self.call("PATCH", "/me", json={"name": name})
        return read(Visitor, answer.json()["visitor"])

    async def new_token(self, label: str) -> str:
        """A token for a program; the server shows it this once."""
        secret: str = (await self.post("/me/tokens", {"label": label}))["secret"]
        return secret

    # What there is

    async def games(self) -> list[Game]:
        return [game_from(game) for game in (await self.get("/games"))["games"]]

    async def open_tables(self) -> list[Listed]:
        return [read(Listed, table) for table in (await self.get("/tables"))["tables"]]

    async def my_tables(self) -> list[ListedMine]:
        return [read(ListedMine, table) for table in (await self.get("/tables/mine"))["tables"]]

    async def find(self, invite: str) -> str:
        """The id of the table that an invitation is for; an id is its own."""
        if len(invite) <= TABLE_LENGTH:
            return invite
        table: str = (await self.post("/invitations", {"invite": invite}))["table"]
        return table

    async def invitation(self, table: str) -> TableMade:
        """The invitation of a table of one's own once more; for the host."""
        return read(TableMade, await self.get(f"/tables/{table}/invitation"))

    # Tables

    async def create_table(
        self,
        game: str,
        preset: str,
        chairs: Sequence[str],
        *,
        switches: Mapping[str, Switch] | None = None,
        clock: tuple[str, int] = ("none", 0),
        stand_in: str = "greedy",
        listed: bool = False,
        spectators: bool = True,
        chat: bool = True,
        hints: bool = True,
    ) -> TableMade:
        """A table that nobody sits at yet; `chairs` names a bot for each seat, "" for a person.

        `clock` is "none", "turn" or "game" and its seconds.
        """
        kind, seconds = clock
        sent = {
            "game": game,
            "preset": preset,
            "chairs": list(chairs),
            "switches": dict(switches or {}),
            "clock": {"kind": kind, "seconds": seconds},
            "stand_in": stand_in,
            "listed": listed,
            "spectators": spectators,
            "chat": chat,
            "hints": hints,
        }
        return read(TableMade, await self.post("/tables", sent))

    async def play_now(
        self,
        game: str,
        preset: str,
        bots: Sequence[str] = ("greedy",),
        *,
        switches: Mapping[str, Switch] | None = None,
    ) -> TableMade:
        """A game against bots that has begun; one's own seat is the first.

        Not by `POST /api/play`: there the salt would be known before the commitment is made.
        """
        made = await self.create_table(game, preset, ["", *bots], switches=switches, chat=False)
        await self.join(made.table)
        await self.start(made.table)
        return made

    async def join(self, invite: str, seat: int | None = None, salt: str | None = None) -> Joined:
        """Sit down, by invitation or by id; with a salt that was made after the commitment."""
        table = await self.find(invite)
        commitment = (await self.look(table))["table"]["commitment"]
        if salt is None:
            salt = secrets.token_hex(SALT_BYTES)
        sent: dict[str, Any] = {"seat": seat, "salt": salt}
        if table != invite:
            sent["invite"] = invite
        await self.post(f"/tables/{table}/sit", sent)
        self.joined[table] = Joined(table, commitment, salt)
        return self.joined[table]

    async def look(self, table: str) -> dict[str, Any]:
        """A snapshot of a table, as the socket sends it."""
        snapshot: dict[str, Any] = (await self.get(f"/tables/{table}"))["messages"][0]
        return snapshot

    def watch(
        self,
        table: str,
        *,
        stay: bool = False,
        patience: float = PATIENCE,
        words: Language | None = None,
    ) -> Seat:
        """Follow a table, by id; who wants to play sits down before.

        News end with the game unless one stays; `patience` is how many seconds the server may be
        out of reach at a time; `words` asks for sentences in a language as well.
        """
        return Seat(self, table, stay, patience, words)

    async def start(self, table: str) -> None:
        """Begin; for the host, when all chairs are taken."""
        await self.post(f"/tables/{table}/start")

    async def leave(self, table: str) -> None:
        """Stand up; in a running game the stand-in plays on."""
        await self.post(f"/tables/{table}/leave")

    async def come_back(self, table: str) -> None:
        """Play again oneself."""
        await self.post(f"/tables/{table}/return")

    async def call_stand_in(self, table: str, decision: int) -> None:
        """Let the stand-in play for somebody who keeps all others waiting."""
        await self.post(f"/tables/{table}/stand-in", {"decision": decision})

    async def close_table(self, table: str) -> None:
        """Give a table up that has not begun; for the host."""
        await self.post(f"/tables/{table}/close")

    async def log(self, table: str, language: Language = "en") -> list[Logged]:
        """What has happened so far, in marked sentences."""
        told = await self.get(f"/tables/{table}/log", language=language)
        return [read(Logged, line) for line in told["lines"]]

    # Talk

    async def chat(self, table: str, after: int = 0) -> list[ChatLine]:
        told = await self.get(f"/tables/{table}/chat", after=after)
        return [read(ChatLine, line) for line in told["messages"]]

    async def say(self, table: str, body: str) -> None:
        await self.post(f"/tables/{table}/chat", {"body": body})

    # After the game

    async def record(self, table: str) -> Record:
        answer = await self.call("GET", f"/tables/{table}/record")
        return record_from(parse_json(answer.text))

    async def rematch(self, table: str) -> TableMade:
        """The same table again; all who ask get the same one."""
        return read(TableMade, await self.post(f"/tables/{table}/rematch"))

    async def branch(self, table: str, moves: int, chairs: Sequence[str]) -> TableMade:
        """A new table that goes on from a finished game, after so many moves."""
        sent = {"moves": moves, "chairs": list(chairs)}
        return read(TableMade, await self.post(f"/tables/{table}/branch", sent))
