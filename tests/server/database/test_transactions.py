"""A transaction is made as a whole or leaves no trace, on both databases."""

import asyncio

import pytest

from motorpool.server.database.database import Conflict, Database, Statement, Value
from tests.server.database.entries import INSERT, entry, numbers

pytestmark = pytest.mark.anyio


async def test_what_was_run_is_read(database: Database):
    await database.run(entry("t", 1, "żółw 車"), entry("t", 2))
    rows = await database.fetch("SELECT * FROM entries WHERE table_id = $1 ORDER BY number", "t")
    at = 1_700_000_000_000
    assert rows == [
        {"table_id": "t", "number": 1, "at": at, "body": "żółw 車"},
        {"table_id": "t", "number": 2, "at": at, "body": "{}"},
    ]


async def test_values_come_back_as_they_were(database: Database):
    code = bytes(range(256))
    sql = "INSERT INTO links (code, visitor, expires) VALUES ($1, $2, $3)"
    await database.run(Statement(sql, (code, "", 2**62)))
    (row,) = await database.fetch("SELECT * FROM links WHERE code = $1", code)
    assert row == {"code": code, "visitor": "", "expires": 2**62}
    assert type(row["code"]) is bytes
    assert await database.fetch("SELECT * FROM links WHERE code = $1", b"x") == []


NEW_TABLE = """
    INSERT INTO tables (id, version, status, listed, host, created, changed, due, setup,
    summary, invite, secret) VALUES ($1, 0, 'open', 1, '', 0, 0, $2, '{}', '{}', $3, '')
"""


async def test_no_value_is_none(database: Database):
    await database.run(Statement(NEW_TABLE, ("a", None, "one")))
    assert await database.fetch("SELECT due FROM tables") == [{"due": None}]


async def test_the_same_number_twice_is_a_conflict_and_leaves_nothing(database: Database):
    await database.run(entry("t", 1))
    with pytest.raises(Conflict):
        await database.run(entry("t", 2), entry("t", 1))
    assert await numbers(database, "t") == [1]


async def test_a_unique_column_twice_is_a_conflict(database: Database):
    await database.run(Statement(NEW_TABLE, ("a", None, "same")))
    with pytest.raises(Conflict):
        await database.run(Statement(NEW_TABLE, ("b", None, "same")))


UPDATE = "UPDATE entries SET body = $2 WHERE table_id = $1"


@pytest.mark.parametrize("expect", [0, 1, 3])
async def test_other_rows_than_expected_is_a_conflict(database: Database, expect: int):
    await database.run(entry("t", 1), entry("t", 2))
    with pytest.raises(Conflict):
        await database.run(
            entry("t", 3), Statement(UPDATE + " AND number < 3", ("t", "new"), expect)
        )
    assert await numbers(database, "t") == [1, 2]
    assert await database.fetch("SELECT number FROM entries WHERE body = 'new'") == []


@pytest.mark.parametrize(
    ("sql", "args", "count"),
    [
        (UPDATE, ("t", "new"), 2),
        (UPDATE, ("other", "new"), 0),
        ("DELETE FROM entries WHERE table_id = $1", ("t",), 2),
        (INSERT + " ON CONFLICT DO NOTHING", ("t", 1, 1, ""), 0),
        (INSERT + " ON CONFLICT (table_id, number) DO UPDATE SET body = $4", ("t", 1, 1, "n"), 1),
        (INSERT + " RETURNING number", ("t", 3, 1, ""), 1),
        ("UPDATE entries SET body = 'new'", (), 2),
    ],
)
async def test_both_count_the_same_rows(
    database: Database, sql: str, args: tuple[Value, ...], count: int
):
    await database.run(entry("t", 1), entry("t", 2))
    await database.run(Statement(sql, args, expect=count))


async def test_a_mistake_in_the_sql_is_no_conflict_and_leaves_nothing(database: Database):
    with pytest.raises(Exception, match="no_such_column") as caught:
        await database.run(entry("t", 1), Statement("UPDATE entries SET no_such_column = 1"))
    assert not isinstance(caught.value, Conflict)
    with pytest.raises(Exception, match="no_such_column"):
        await database.fetch("SELECT no_such_column FROM entries")
    assert await numbers(database, "t") == []


@pytest.mark.parametrize("bad", ["nul \0", "half \ud800"])
async def test_text_that_one_of_them_cannot_keep_is_refused_by_both(database: Database, bad: str):
    with pytest.raises(Exception):  # noqa: B017, PT011  # each database has its own
        await database.run(entry("t", 1, bad))
    assert await numbers(database, "t") == []


async def test_types_that_do_not_fit_are_refused_by_both(database: Database):
    sql = "INSERT INTO links (code, visitor, expires) VALUES ($1, 'v', $2)"
    with pytest.raises(Exception):  # noqa: B017, PT011
        await database.run(Statement(sql, (b"c", "soon")))
    with pytest.raises(Exception):  # noqa: B017, PT011
        await database.run(Statement(sql, (b"c", 2**63)))


async def test_failing_ones_do_not_spoil_their_neighbours(database: Database):
    """Asked at once, so that SQLite commits them together."""
    await database.run(entry("taken", 1))
    outcomes = await asyncio.gather(
        *(
            database.run(entry("t", number), entry("taken", 1 if number % 3 == 0 else number + 1))
            for number in range(60)
        ),
        return_exceptions=True,
    )
    failed = [number for number in range(60) if isinstance(outcomes[number], Conflict)]
    assert failed == list(range(0, 60, 3))
    assert all(outcomes[number] is None for number in range(60) if number % 3)
    assert await numbers(database, "t") == [number for number in range(60) if number % 3]


async def test_of_many_who_write_one_number_exactly_one_wins(database: Database):
    outcomes = await asyncio.gather(
        *(database.run(entry("t", 1, str(who))) for who in range(30)), return_exceptions=True
    )
    winners = [who for who in range(30) if outcomes[who] is None]
    assert len(winners) == 1
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 29
    assert await database.fetch("SELECT body FROM entries") == [{"body": str(winners[0])}]


async def test_a_counter_loses_no_step(database: Database):
    """`expect` on a version is how two processes find out who was first."""
    await database.run(entry("t", 1, "0"))
    made = 0

    async def step() -> None:
        nonlocal made
        while True:
            ((value,),) = [row.values() for row in await database.fetch("SELECT body FROM entries")]
            sql = "UPDATE entries SET body = $1 WHERE body = $2"
            try:
                await database.run(Statement(sql, (str(int(str(value)) + 1), value), expect=1))
            except Conflict:
                continue
            made += 1
            return

    await asyncio.gather(*(step() for _ in range(20)))
    assert made == 20
    assert await database.fetch("SELECT body FROM entries") == [{"body": "20"}]


async def test_fetch_does_not_write_on_sqlite(database: Database, database_url: str):
    """PostgreSQL would let it; tests on SQLite catch who forgets."""
    if database_url.startswith("sqlite"):
        with pytest.raises(Exception, match="readonly"):
            await database.fetch("DELETE FROM entries RETURNING number")


async def test_nothing_to_do_is_done(database: Database):
    await database.run()
