"""Another name: at the tables where somebody sits, for all who look, until the game is over."""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from motorpool.server.database.database import Statement
from motorpool.server.operating.settings import Limit
from motorpool.server.tables import proposals
from motorpool.server.tables.entries import Rename
from motorpool.server.tables.setup import Setup
from motorpool.words.marks import without_marks
from tests.server.browser import error_of
from tests.server.secrets.world import NO_LIMITS, Seat, World
from tests.server.tables.logs import Log, all_of, rebuilt, setup_of

pytestmark = pytest.mark.anyio
SOLO = {"game": "battlegrounds", "preset": "solo", "bots": []}


@pytest.fixture
async def world(database_url: str) -> AsyncIterator[World]:
    opened = World(database_url, replace(NO_LIMITS, names=Limit(6, 0.01)))
    await opened.open()
    yield opened
    await opened.close()


async def names_at(who: Seat, table: str) -> list[str | None]:
    [told] = (await who.browser.get(f"/api/tables/{table}")).json()["messages"]
    return [chair["name"] for chair in told["table"]["chairs"]]


async def test_before_the_game(world: World) -> None:
    """Also in the list of open tables."""
    host, guest = await world.somebody(), await world.somebody()
    sent = {"chairs": ["", ""], "listed": True}
    table = (await host.browser.post("/api/tables", json=sent)).json()["table"]
    await guest.browser.post(f"/api/tables/{table}/sit", json={"seat": 1})
    assert await names_at(host, table) == [None, ""]
    async with host.socket(table) as socket:
        await guest.browser.named("Zoë")
        await socket.settle()
        [update] = socket.told("update")
    assert update == {
        "type": "update",
        "number": 2,
        "do": "rename",
        "table": [[["chairs", 1, "name"], "Zoë"]],
    }
    assert await names_at(host, table) == [None, "Zoë"]
    [listed] = (await host.browser.get("/api/tables")).json()["tables"]
    assert listed["summary"]["chairs"][1]["name"] == "Zoë"


async def test_in_a_running_game(world: World) -> None:
    """The sentences name people too; what waits is still the same decision."""
    live, people = await world.lay(1, Setup("rush", "base", ("", "")))
    mover = live.table.decider()
    number = live.table.decision_number
    stranger = world.bystander()
    async with (
        people[1 - mover].socket(live.table.id, words="en") as near,
        stranger.socket(live.table.id) as far,
    ):
        await people[mover].browser.named("Zoë")
        for socket in (near, far):
            await socket.settle()
        [update] = near.told("update")
        assert update["changes"] == update["events"] == update["words"]["log"] == []
        assert update["decision"]["number"] == number
        assert without_marks(update["words"]["question"]).startswith("Zoë ")
        [seen] = far.told("update")
        assert seen["table"] == [[["chairs", mover, "name"], "Zoë"]]
    log = (await stranger.get(f"/api/tables/{live.table.id}/log?language=en")).decode()
    assert "Zoë" in log
    assert f"name {mover}" not in log
    choice = {"decision": number, "action": update_actions(live)[0]}
    answer = await people[mover].post(f"/api/tables/{live.table.id}/choices", choice)
    assert answer.startswith(b"200")


def update_actions(live: Any) -> Any:
    match = live.table.match
    return match.game.decision(match.state, live.table.decider()).texts


async def test_a_game_that_is_over_keeps_its_names(world: World) -> None:
    person = await world.somebody()
    await person.browser.named("Anna")
    table = (await person.browser.post("/api/play", json=SOLO)).json()["table"]
    path = f"/api/tables/{table}"
    await person.browser.named("Beata")
    while (decision := await decision_at(person, path)) is not None:
        choice = {"decision": decision["number"], "action": decision["actions"][0]}
        assert (await person.post(f"{path}/choices", choice)).startswith(b"200")
    before = [await person.get(f"{path}{what}") for what in ("", "/record", "/log")]
    await person.browser.named("Cecylia")
    assert await names_at(person, table) == ["Beata"]
    assert [await person.get(f"{path}{what}") for what in ("", "/record", "/log")] == before
    replay = (await person.browser.get(f"{path}/replay?words=en")).json()
    assert [chair["name"] for chair in replay["snapshot"]["table"]["chairs"]] == ["Beata"]
    new = (await person.browser.post(f"{path}/rematch")).json()["table"]
    await person.post(f"/api/tables/{new}/sit", {})
    assert await names_at(person, new) == ["Cecylia"]


async def decision_at(person: Seat, path: str) -> Any:
    return (await person.browser.get(path)).json()["messages"][0]["decision"]


async def test_nothing_is_written_down_for_nothing(world: World) -> None:
    """And nobody fills a log with names; a table that cannot be read is in nobody's way."""
    person = await world.somebody()
    tables = []
    for _ in range(2):
        tables.append((await person.browser.post("/api/play", json=SOLO)).json()["table"])
    spoil = "UPDATE entries SET body = $1 WHERE table_id = $2 AND number = 1"
    await world.database.run(Statement(spoil, ('{"do":"dance"}', tables[0]), 1))
    del world.house.hall.tables[tables[0]]
    live = await world.house.hall.table(tables[1])
    before = live.table.version
    for _ in range(3):
        await person.browser.named("Anna")
    assert live.table.version == before + 1
    for name in ("Ben", "Cid", "Dan"):
        await person.browser.named(name)
    answer = await person.browser.patch("/api/me", json={"name": "Eve"})
    error_of(answer, 429, "server-too-many")
    assert live.table.version == before + 4
    assert await names_at(person, tables[1]) == ["Dan"]
    assert (await person.browser.me() or {})["name"] == "Dan"


def test_it_is_an_entry_like_all_others() -> None:
    log = Log.started(setup_of())
    for which in range(5):
        log.choose(which)
    log.add(*proposals.rename(log.table, "bob", "Robert"))
    assert log.table.names() == log.match.record.seats == ["Ann", "Robert"]
    assert all_of(rebuilt(log)) == all_of(log.table)
    assert proposals.rename(log.table, "bob", "Robert") == []
    assert proposals.rename(log.table, "eve", "Eve") == []
    log.choose()
    assert log.table.record().seats == ["Ann", "Robert"]
    assert sum(isinstance(entry, Rename) for entry, _ in log.entries) == 1
