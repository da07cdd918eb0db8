"""Playing through the client, with a look at whether it sees what the server sees."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from motorpool.bots import make_bot
from motorpool.client import Client, Seat, TooMany
from motorpool.client.news import decision_from

Moment = Callable[[Seat], Awaitable[None]]
LONGEST_GAME = 90.0  # seconds; only so that a test which hangs comes to an end


async def look(client: Client, table: str) -> dict[str, Any]:
    """A fresh snapshot, however often one has asked already."""
    while True:
        try:
            return await client.look(table)
        except TooMany as refused:
            await asyncio.sleep(refused.seconds)


async def check_sight(seat: Seat) -> None:
    """All that a fresh snapshot tells is what the seat has kept; for a moment when nobody acts."""
    snapshot = await look(seat.client, seat.line.table)
    assert snapshot["number"] == seat.number
    assert snapshot["seat"] == seat.index
    assert snapshot["table"] == seat.table
    assert snapshot["view"] == seat.view
    assert decision_from(snapshot["decision"]) == seat.decision


async def play(seat: Seat, at_turn: Moment | None = None, bot: str = "greedy") -> list[str]:
    """Play to the end; all that the seat has chosen."""
    player = make_bot(bot, seat.game, seat.index, "test")
    chosen = []
    async with asyncio.timeout(LONGEST_GAME):
        async for _ in seat:
            if seat.my_turn:
                if at_turn is not None:
                    await at_turn(seat)
                action = seat.game.action_text(player.choose(*seat.as_bots_see()))
                await seat.choose(action)
                chosen.append(action)
    assert seat.over
    return chosen


async def check_record(seat: Seat, chosen: list[str]) -> None:
    """The record is proven, and each choice of the seat is in it once."""
    await seat.verify()
    record = await seat.client.record(seat.line.table)
    assert [move.action for move in record.moves if move.seat == seat.index] == chosen
