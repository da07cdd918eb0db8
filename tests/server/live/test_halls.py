"""Two halls on one database, as two processes have them; and clocks, bots and rematches."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import nullcontext

import pytest

from motorpool.core.errors import Refusal
from motorpool.server.database.database import Database, Statement
from motorpool.server.live import hall as hall_module
from motorpool.server.live import sweeping
from motorpool.server.live.hall import Hall
from motorpool.server.live.rematch import rematch
from motorpool.server.refusals import Clash
from motorpool.server.tables import proposals, storage
from motorpool.server.tables.entries import Choose
from motorpool.server.tables.setup import PERSON, ClockSetup
from motorpool.server.tables.table import Table
from tests.server.live.halls import (
    PATIENCE_SECONDS,
    Listener,
    begun,
    choose,
    decider_of,
    open_hall,
    opened,
    texts_of,
    until,
)
from tests.server.tables.logs import all_of, setup_of

pytestmark = pytest.mark.anyio
ROUNDS = 30


@pytest.fixture
async def halls(database: Database, database_url: str) -> AsyncIterator[list[Hall]]:
    """SQLite serves one process: there both halls are in it."""
    sqlite = database_url.startswith("sqlite")
    again = nullcontext(database) if sqlite else opened(database_url)
    async with again as other, open_hall(database) as first, open_hall(other) as second:
        yield [first, second]


async def attempt(hall: Hall, table: Table, which: int) -> Table | Refusal:
    try:
        return await choose(hall, table, which)
    except Refusal as refusal:
        return refusal


async def test_of_two_choices_for_one_decision_one_wins(halls: list[Hall]) -> None:
    table = await begun(halls[0], setup_of("battlegrounds", "battle"))
    for _ in range(ROUNDS):
        results = await asyncio.gather(
            *(attempt(hall, table, which) for hall in halls for which in range(3))
        )
        made = [result for result in results if isinstance(result, Table)]
        refused = [result for result in results if isinstance(result, Clash)]
        assert len(made) == 1
        assert len(refused) == len(results) - 1
        assert {refusal.key for refusal in refused} == {"decision-stale"}
        table = made[0]
    for hall in halls:
        live = await hall.up_to_date(table.id)
        assert all_of(live.table) == all_of(table)


async def test_updates_reach_watchers_at_the_other_hall(halls: list[Hall]) -> None:
    table = await begun(halls[0], setup_of())
    watcher = Listener("bob")
    await halls[1].watch(table.id, watcher)
    first = table.version
    for which in range(10):
        table = await choose(halls[which % 2], table, which)
    await until(lambda: len(watcher.messages) >= 10)
    assert watcher.numbers() == list(range(first + 1, table.version + 1))


async def test_who_looks_sees_what_was_appended_elsewhere(halls: list[Hall]) -> None:
    """Also without a watcher, and whenever the note comes while the log is being read."""
    table = await begun(halls[0], setup_of())
    await halls[1].up_to_date(table.id)
    for which in range(ROUNDS):
        table = await choose(halls[0], table, which)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while (await halls[1].up_to_date(table.id)).table.version < table.version:
                await asyncio.sleep(0)
        again = await halls[1].up_to_date(table.id, table.version)
        assert all_of(again.table) == all_of(table)


async def test_who_was_told_here_may_go_on_there_at_once(halls: list[Hall]) -> None:
    """No note may have come yet: the number that somebody knows is enough."""
    table = await begun(halls[0], setup_of())
    await halls[1].up_to_date(table.id)
    for which in range(ROUNDS):
        table = await choose(halls[which % 2], table, which)
        other = await halls[1 - which % 2].up_to_date(table.id, table.version)
        assert other.table.version == table.version


async def test_a_note_during_the_reading_is_not_forgotten(database: Database) -> None:
    async with open_hall(database) as hall:
        table = await begun(hall, setup_of())
        live = await hall.table(table.id)
        live.unsure = True
        reading = asyncio.create_task(live.catch_up())
        await asyncio.sleep(0)
        hall.on_note(f"table {table.id} {table.version + 1}")
        hall.on_note("")
        await reading
        assert live.behind


async def test_a_restart_brings_every_table_back(database: Database) -> None:
    tables = []
    async with open_hall(database) as hall:
        for setup in (setup_of(), setup_of("battlegrounds", "battle", hints=False)):
            table = await begun(hall, setup)
            for which in range(17):
                table = await choose(hall, table, which)
            tables.append(table)
    async with open_hall(database) as hall:
        for table in tables:
            assert all_of((await hall.table(table.id)).table) == all_of(table)


async def test_a_table_that_cannot_be_read_stops_no_clock(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeping, "SWEEP_SECONDS", 0.02)
    async with open_hall(database, bots=True) as hall:
        setup = setup_of("battlegrounds", "family", clock=ClockSetup("turn", 1))
        broken, sound = await begun(hall, setup), await begun(hall, setup)
        del hall.tables[broken.id]
        spoil = "UPDATE entries SET body = $1 WHERE table_id = $2 AND number = $3"
        args = ('{"do":"dance"}', broken.id, broken.version)
        await database.run(Statement(spoil, args, 1))
        await until(lambda: hall.tables[sound.id].table.version > sound.version)


async def test_time_is_up_and_the_stand_in_plays(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeping, "SWEEP_SECONDS", 0.02)
    async with open_hall(database, bots=True) as hall:
        setup = setup_of("battlegrounds", "family", clock=ClockSetup("turn", 1))
        table = await begun(hall, setup)
        live = await hall.table(table.id)
        late = table.decider()
        await until(lambda: live.table.decider() != late)
        log = await storage.later_entries(database, table.id, table.version)
        made = [logged.entry for logged in log if isinstance(logged.entry, Choose)]
        assert {entry.by for entry in made if entry.seat == late} == {"clock"}


async def test_bots_play_until_a_person_is_asked(database: Database) -> None:
    async with open_hall(database, bots=True) as hall:
        table = await begun(hall, setup_of(chairs=(PERSON, "greedy", "random")))
        live = await hall.table(table.id)
        for which in range(8):
            await until(lambda: live.table.decider() == 0)
            table = await choose(hall, live.table, which)
        log = await storage.later_entries(database, table.id, 0)
        made = [logged.entry for logged in log if isinstance(logged.entry, Choose)]
        assert {entry.by for entry in made if entry.seat == 0} == {"person"}
        assert {entry.by for entry in made if entry.seat != 0} == {"bot"}


async def test_who_comes_back_while_the_stand_in_thinks_decides(database: Database) -> None:
    async with open_hall(database, bots=True) as hall:
        table = await begun(hall, setup_of())
        who = decider_of(table)
        await hall.act(table.id, lambda t: [proposals.leave(t, who)])
        await hall.act(table.id, lambda t: [proposals.come_back(t, who)])
        live = await hall.table(table.id)
        await until(lambda: not hall.driver.drives)
        moves = live.table.match.record.moves if live.table.match else []
        # Either it had decided before, or the decision is still the person's
        assert moves or decider_of(live.table) == who


async def test_two_who_ask_for_a_rematch_get_one_table(halls: list[Hall]) -> None:
    table = await begun(halls[0], setup_of("battlegrounds", "family", listed=True))
    which = 0
    while table.status != "over":
        which += 1
        table = await choose(halls[0], table, which)
    await asyncio.gather(*(hall.up_to_date(table.id) for hall in halls))
    both = [rematch(hall, table.id, who) for hall, who in zip(halls, ("ann", "bob"), strict=True)]
    new = await asyncio.gather(*both)
    assert new[0].id == new[1].id != table.id
    listed = await halls[0].database.fetch(storage.OPEN_TABLES, 10)
    assert [row["id"] for row in listed] == [new[0].id]
    assert (await rematch(halls[1], table.id, "bob")).id == new[0].id
    with pytest.raises(Refusal, match="table-not-seated"):
        await rematch(halls[0], table.id, "eve")
    with pytest.raises(Refusal, match="table-not-over"):
        await rematch(halls[0], (await begun(halls[0], setup_of())).id, "ann")


async def test_a_watcher_is_told_although_many_tables_are_open(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "MOST_IDLE", 2)
    async with open_hall(database) as hall:
        tables = [await begun(hall, setup_of()) for _ in range(6)]
        watchers = [Listener("ann") for _ in tables]
        for watcher, table in zip(watchers, tables, strict=True):
            await hall.watch(table.id, watcher)
        for watcher, table in zip(watchers, tables, strict=True):
            assert texts_of(table)
            await choose(hall, table)
            assert watcher.numbers() == [table.version + 1]
