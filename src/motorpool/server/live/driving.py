"""Bots play their decisions, one after another, until a person is asked."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from motorpool.bots.registry import imagines
from motorpool.core.chance import Recorded, Seeded
from motorpool.core.errors import Refusal
from motorpool.server.database.database import Unavailable
from motorpool.server.live.live_table import LiveTable, Propose
from motorpool.server.live.replaying import aside
from motorpool.server.live.turns import Turns
from motorpool.server.moments import now
from motorpool.server.refusals import Clash, Gone
from motorpool.server.tables import proposals
from motorpool.server.tables.entries import By, Choose, Entry
from motorpool.server.tables.match_log import play_entry, start_match
from motorpool.server.tables.table import Table
from motorpool.server.thinking.thinkers import Thinkers
from motorpool.server.thinking.thought import Shown, Stopped, Thought

log = logging.getLogger(__name__)


class Driver:
    """At most one drive for each table; where nobody waits, only a few bots think at a time."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.drives: dict[str, asyncio.Task[None]] = {}
        self.turns = Turns(len(thinkers.workers))

    def wake(self, live: LiveTable) -> None:
        """Look whether a bot has to play at a table."""
        table = live.table
        running = self.drives.get(table.id)
        if running is not None and not running.done():
            return
        seat = table.decider()
        if seat >= 0 and table.bot_of(seat, now()) is not None:
            drive = asyncio.create_task(self.drive(live))
            self.drives[table.id] = drive
            drive.add_done_callback(lambda done: self.ended(live, done))

    def ended(self, live: LiveTable, drive: asyncio.Task[None]) -> None:
        if self.drives.get(live.table.id) is drive:
            del self.drives[live.table.id]
        if not drive.cancelled() and drive.exception() is not None:
            log.error("the bots of a table stopped", exc_info=drive.exception())

    async def drive(self, live: LiveTable) -> None:
        while True:
            table = live.table
            seat = table.decider()
            bot = table.bot_of(seat, now()) if seat >= 0 else None
            if bot is None:
                return
            by: By = "bot" if table.people[seat] is None else "clock"
            try:
                async with self.turns.turn(table.id, live.is_awaited()):
                    action = await self.thinkers.choose(thought_of(table, seat, bot))
                await live.act(choice(table.decision_number, seat, action, by))
            except Gone:
                return
            except Refusal:
                continue  # the decision is no longer what it was
            except (Unavailable, Stopped):
                return  # the sweeper comes back to it

    async def stop(self) -> None:
        for drive in self.drives.values():
            drive.cancel()
        await asyncio.gather(*self.drives.values(), return_exceptions=True)


def choice(decision: int, seat: int, action: str, by: By) -> Propose:
    def propose(table: Table) -> Sequence[Entry]:
        if table.decision_number != decision:
            raise Clash("decision-stale", {"decision": decision})
        if table.bot_of(seat, now()) is None:
            raise Clash("decision-stale", {"decision": decision})  # the person is back
        return [proposals.choose(table, seat, action, by)]

    return propose


def thought_of(table: Table, seat: int, bot: str) -> Thought:
    match = table.match
    assert match is not None
    game = match.game
    moves = match.record.moves

    async def past(start: int) -> list[Shown]:
        return (await aside(lambda: shown_before(table, seat)))[start:]

    return Thought(
        table=table.id,
        game=game,
        seat=seat,
        bot=bot,
        seed=table.bot_seed(),
        seen=sum(move.seat == seat for move in moves),
        view=game.view(match.state, seat),
        decision=game.decision(match.state, seat),
        past=past,
        undone=table.line,
        imagined=imagined_by(table, seat) if imagines(bot) else None,
    )


def imagined_by(table: Table, seat: int) -> dict[str, Any]:
    """What a seat cannot know is dealt anew, the same for the same decision."""
    assert table.match is not None
    game, state = table.match.game, table.match.state
    chance = Seeded(f"{table.bot_seed()}/imagined/{seat}/{table.decision_number}")
    return game.dump_position(game.determinize(state, seat, chance))


def shown_before(table: Table, seat: int) -> list[Shown]:
    """What a seat was shown at each of its decisions so far."""
    assert table.match is not None
    record = table.match.record
    again = start_match(table.setup, record.seats, Recorded, record.draws)
    shown = []
    for move in record.moves:
        if move.seat == seat:
            view = again.game.view(again.state, seat)
            shown.append((view, again.game.decision(again.state, seat)))
        play_entry(again, Choose(move.seat, move.action, move.draws))
        again.past.clear()
    return shown
