"""A bot that sits down at a table: python table_bot.py URL INVITE [TOKEN]

It plays `greedy`; put your own bot in its place (see docs/bots.md).
"""

import asyncio
import sys

from motorpool.bots import make_bot
from motorpool.client import Clash, Client, Seat


async def main(url: str, invite: str, token: str | None = None) -> None:
    async with Client(url, token) as client:
        me = await client.me()
        if me is None or not me.name:
            await client.set_name("Greedy guest")
        table = await client.find(invite)
        try:
            await client.join(invite)
        except Clash as refused:
            if refused.key != "table-already-seated":  # as it is when the bot was started again
                raise
        async with client.watch(table) as seat:
            await play(seat)
            await seat.verify()
            print("won" if seat.index in seat.table["outcome"]["winners"] else "not won")


async def play(seat: Seat) -> None:
    bot = make_bot("greedy", seat.game, seat.index, seed="guest")
    async for _ in seat:
        if seat.my_turn:
            view, decision = seat.as_bots_see()
            await seat.choose(seat.game.action_text(bot.choose(view, decision)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
