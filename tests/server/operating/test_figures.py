"""What the figures tell of tables and bots."""

import asyncio
import re
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from motorpool.server.database.database import Conflict, Statement, Unavailable
from tests.server.browser import Browser

pytestmark = pytest.mark.anyio
OPEN_TABLE = {"game": "rush", "preset": "base", "chairs": ["", ""]}
NEW_VISITOR = Statement(
    "INSERT INTO visitors (id, name, created, seen) VALUES ($1, $2, 0, 0)", ("v", "Anna")
)


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    """What is counted is above both kinds."""
    return f"sqlite:///{tmp_path / 'motorpool.db'}"


@asynccontextmanager
async def running(app):
    async with app.router.lifespan_context(app):
        yield app.state.house


async def figures(browser: Browser) -> dict[str, float]:
    text = (await browser.get("/metrics")).text
    rows = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in rows}


async def play(browser: Browser, choices: int) -> str:
    """A game against a bot, with so many choices of a person."""
    sent = {"game": "rush", "preset": "base", "bots": ["random"]}
    table: str = (await browser.post("/api/play", json=sent)).json()["table"]
    made = 0
    while made < choices:
        told = (await browser.get(f"/api/tables/{table}")).json()["messages"][0]
        decision = told["decision"]
        if decision["seat"] != told["seat"]:
            await asyncio.sleep(0.01)
            continue
        choice = {"decision": decision["number"], "action": decision["actions"][0]}
        answer = await browser.post(f"/api/tables/{table}/choices", json=choice)
        assert answer.status_code == 200, answer.text
        made += 1
    return table


async def test_tables_and_choices(app, browser):
    async with running(app) as house:
        table = await play(browser, 12)
        live = await house.hall.table(table)
        await asyncio.gather(*house.hall.driver.drives.values())
        told = await figures(browser)
        assert told['motorpool_tables{status="playing"}'] == 1
        assert told['motorpool_tables{status="open"}'] == 0
        assert told['motorpool_choices_total{by="person"}'] == 12
        assert told['motorpool_choices_total{by="bot"}'] > 0
        assert told['motorpool_choices_total{by="clock"}'] == 0
        moves = len(live.table.match.record.moves)
        assert sum(told[name] for name in told if "choices_total" in name) == moves
        assert told["motorpool_bot_thoughts_total"] == told['motorpool_choices_total{by="bot"}']
        assert told["motorpool_bot_seconds_total"] > 0
        assert told["motorpool_bot_waiting"] == 0
        # each choice, the start, the chair, the table and the visitor
        assert told["motorpool_commit_seconds_count"] == moves + 4


async def test_a_stand_in_plays_for_the_clock(app, browser):
    async with running(app) as house:
        table = await play(browser, 1)
        await browser.post(f"/api/tables/{table}/leave")
        async with asyncio.timeout(60):
            while (await figures(browser))['motorpool_choices_total{by="clock"}'] == 0:
                await asyncio.sleep(0.05)
        await house.hall.driver.stop()


async def test_who_watches_is_counted_while_watching(app, browser):
    async with running(app):
        table = (await browser.post("/api/tables", json=OPEN_TABLE)).json()["table"]
        assert (await figures(browser))["motorpool_watchers"] == 0
        waits = asyncio.create_task(browser.get(f"/api/tables/{table}/updates?after=0&wait=20"))
        while (await figures(browser))["motorpool_watchers"] == 0:
            await asyncio.sleep(0.01)
        assert (await figures(browser))["motorpool_watchers"] == 1
        await browser.post(f"/api/tables/{table}/close")
        await waits
        assert (await figures(browser))["motorpool_watchers"] == 0


async def test_bots_that_fall(app, browser):
    counters = app.state.house.thinkers.counters
    counters.timeouts, counters.crashes, counters.failures, counters.fallbacks = 1, 2, 3, 4
    told = await figures(browser)
    for name, count in (("timeouts", 1), ("crashes", 2), ("failures", 3), ("fallbacks", 4)):
        assert told[f"motorpool_bot_{name}_total"] == count


async def test_trouble_with_the_database(app, browser, database):
    measured = app.state.house.database
    await measured.run(NEW_VISITOR)
    with pytest.raises(Conflict):
        await measured.run(NEW_VISITOR)
    told = await figures(browser)
    assert told["motorpool_commit_seconds_count"] == 1
    assert told["motorpool_database_conflicts_total"] == 1
    await database.close()
    with pytest.raises(Unavailable):
        await measured.run(NEW_VISITOR)
    assert (await figures(browser))["motorpool_database_unavailable_total"] == 1


async def test_nothing_in_the_figures_names_anybody(app, browser):
    async with running(app):
        visitor = await browser.named("Anna")
        table = await play(browser, 1)
        text = (await browser.get("/metrics")).text
    assert table not in text
    assert visitor["id"] not in text
    assert "Anna" not in text
    labels = set(re.findall(r'(\w+)="', text))
    known = {"method", "route", "status", "limit", "by", "le"}
    python = {"implementation", "major", "minor", "patchlevel", "version"}
    assert labels <= known | python
