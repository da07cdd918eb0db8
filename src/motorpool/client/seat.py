"""A seat at a table, or a place among those who look on."""

import asyncio
from functools import cached_property
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

from motorpool.client.line import Line
from motorpool.client.news import ChatLine, Decision, News, Words
from motorpool.client.opening import Language
from motorpool.client.requests import AnswerUndo, AskUndo, Choose, Say, Undo
from motorpool.client.sight import BYSTANDER
from motorpool.client.verifying import verify
from motorpool.core import game as core
from motorpool.games import make_game

if TYPE_CHECKING:
    from motorpool.client.client import Client

PATIENCE = 300.0  # seconds


class Seat:
    """`async with client.watch(table) as seat`, then `async for news in seat`.

    What it shows is always the newest, also when not all news were read yet. After a break it
    connects again by itself.
    """

    def __init__(
        self, client: "Client", table: str, stay: bool, patience: float, words: Language | None
    ) -> None:
        self.client = client
        self.line = Line(client, table, patience, words)
        self.stay = stay
        self.ended = False
        self.commitment = ""  # as it was shown first

    async def __aenter__(self) -> Self:
        self.line.start()
        try:
            await self.line.ready.wait()
            if self.line.failure is not None:
                raise self.line.failure
        except BaseException:
            await self.line.stop()
            raise
        joined = self.client.joined.get(self.line.table)
        self.commitment = self.table["commitment"] if joined is None else joined.commitment
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.line.stop()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> News:
        if self.line.news.empty() and self.over and not self.stay:
            self.ended = True
        if self.ended:
            raise StopAsyncIteration
        news = await self.line.news.get()
        if news is None:
            self.ended = True
            if self.line.failure is not None:
                raise self.line.failure
            raise StopAsyncIteration
        return news

    # What there is to see

    @property
    def number(self) -> int:
        """Of the last entry in the log of the table."""
        return self.line.sight.number or 0

    @property
    def index(self) -> int:
        """Of the seat, from 0; -1 for who only looks on."""
        return self.line.sight.seat

    @property
    def table(self) -> dict[str, Any]:
        return self.line.sight.table

    @property
    def view(self) -> dict[str, Any] | None:
        return self.line.sight.view

    @property
    def decision(self) -> Decision | None:
        return self.line.sight.decision

    @property
    def words(self) -> Words | None:
        """The decision in sentences; None unless the table is watched in words."""
        return self.line.sight.words

    @property
    def chat(self) -> list[ChatLine]:
        """All that was said, as far as the server told it."""
        return [line for _, line in sorted(self.line.chat.items())]

    @property
    def over(self) -> bool:
        """The game is, or the table was given up."""
        return self.table["status"] in ("over", "closed")

    @property
    def my_turn(self) -> bool:
        if self.decision is None or self.index == BYSTANDER:
            return False
        return self.decision.seat == self.index and not self.table["chairs"][self.index]["away"]

    # What one can do; all is done when it returns, or was refused

    async def choose(self, action: str) -> None:
        """Answer the decision that waits, with one of its actions."""
        await self.line.ask(Choose({"decision": self.decides(), "action": action}))

    async def undo(self) -> None:
        """Take one's own last choice back."""
        await self.line.ask(Undo({"decision": self.decides()}))

    async def ask_undo(self, moves: int) -> None:
        """Ask the others to go back to the moment after so many moves of the game."""
        await self.line.ask(AskUndo({"decision": self.decides(), "moves": moves}))

    async def answer_undo(self, yes: bool) -> None:
        await self.line.ask(AnswerUndo({"decision": self.decides(), "yes": yes}))

    async def say(self, body: str) -> None:
        """To all at the table; the line comes back as news."""
        line = self.line
        line.said = await line.ask(Say(body, max(line.said, *line.chat, 0)))

    def decides(self) -> int:
        return self.number if self.decision is None else self.decision.number

    # For bots and for doubters

    @cached_property
    def game(self) -> core.Game:
        """The rules by which the table plays."""
        table = self.table
        return make_game(table["game"], table["preset"], len(table["chairs"]), table["changes"])

    def as_bots_see(self) -> tuple[dict[str, Any] | None, core.Decision]:
        """The view and the decision, as those of `motorpool.bots` want them."""
        told = self.decision
        assert told is not None, "no decision waits"
        actions = tuple(self.game.parse_action(text) for text in told.actions)
        decision = core.Decision(told.seat, told.step, told.asked, actions, tuple(told.actions))
        return self.view, decision

    async def verify(self) -> None:
        """After the game: raises `Unproven` unless chance was fair and the record is this game."""
        record = await self.client.record(self.line.table)
        salts = dict(enumerate(self.table["salts"]))
        joined = self.client.joined.get(self.line.table)
        if joined is not None and self.index != BYSTANDER:
            salts[self.index] = joined.salt
        await asyncio.to_thread(verify, record, self.commitment, salts, self.index, self.view)
