"""The socket: who may open it, what it refuses, and why it is closed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from motorpool.server.database.database import Unavailable
from motorpool.server.http.socket import connection, route
from motorpool.server.operating.settings import Limit, Limits
from motorpool.server.tables.setup import Setup
from tests.server.browser import bearer
from tests.server.intruders.test_choices import first_choice
from tests.server.secrets.asgi_socket import Socket
from tests.server.secrets.world import AMPLE, World

pytestmark = pytest.mark.anyio
RUSH = Setup("rush", "base", ("", ""))
FEW = Limits(visitor=Limit(60, 0.1), address=Limit(60, 0.1), newcomers=AMPLE)
LITTLE_TALK = Limits(chat=Limit(3, 0.01))
FOREIGN = [
    "https://evil.example",
    "http://localhost:8001",
    "http://localhost:8000.evil.example",
    "http://localhost:8000@evil.example",
    "null",
    "",
    None,
]


@asynccontextmanager
async def limited(url: str, limits: Limits) -> AsyncIterator[World]:
    world = World(url, limits)
    await world.open()
    yield world
    await world.close()


@pytest.mark.parametrize("origin", FOREIGN)
async def test_pages_of_other_sites_open_no_socket(world: World, origin: str | None) -> None:
    live, people = await world.lay(1, RUSH)
    cookie = {"cookie": f"motorpool={people[0].secret}"}
    async with Socket(world.app, live.table.id, cookie, origin=origin) as socket:
        assert await socket.ended() == (403, "server-origin")
        assert not socket.sent


async def test_a_refusal_where_nothing_can_be_answered_has_a_reason_too(world: World) -> None:
    live, _ = await world.lay(1, RUSH)
    closed = Socket(world.app, live.table.id, origin="https://evil.example", extensions=())
    async with closed as socket:
        assert await socket.ended() == (1008, "server-origin")


async def test_a_program_needs_no_origin_but_the_right_token(world: World) -> None:
    live, people = await world.lay(1, RUSH)
    token = await people[0].browser.token()
    async with Socket(world.app, live.table.id, bearer(token), origin=None) as socket:
        await socket.settle()
        assert socket.told("snapshot")[0]["seat"] == 0
    async with Socket(world.app, live.table.id, bearer(token + "x"), origin=None) as socket:
        assert await socket.ended() == (401, "server-token-wrong")


@pytest.mark.parametrize(
    ("table", "ended"),
    [
        ("x" * 16, (404, "table-unknown")),
        ("x", (400, "server-field-bad")),
        ("' OR 1=1 --", (400, "server-field-bad")),
    ],
)
async def test_tables_that_are_none(world: World, table: str, ended: tuple[int, str]) -> None:
    async with Socket(world.app, table) as socket:
        assert await socket.ended() == ended


async def test_a_wrong_cookie_is_a_bystander(world: World) -> None:
    live, people = await world.lay(1, RUSH)
    for cookie in ("x", people[0].secret[:-1], people[0].visitor, people[0].secret + "x"):
        headers = {"cookie": f"motorpool={cookie}"}
        async with Socket(world.app, live.table.id, headers) as socket:
            await socket.settle()
            assert socket.told("snapshot")[0]["seat"] == -1


@pytest.mark.parametrize("message", [b"\x00\xff", b'{"type":"ping"}', "x" * 4097])
async def test_binary_and_oversize(world: World, message: str | bytes) -> None:
    live, people = await world.lay(1, RUSH)
    async with people[0].socket(live.table.id) as socket:
        socket.say_raw(message)
        assert await socket.ended() == (route.NONSENSE, "message-unreadable")
    assert not live.watchers


async def test_nonsense_is_refused_and_too_much_of_it_ends_the_socket(world: World) -> None:
    live, people = await world.lay(1, RUSH)
    async with people[0].socket(live.table.id) as socket:
        for _ in range(route.MOST_REFUSED - 1):
            socket.say_raw("nonsense")
        await socket.settle()  # one word of sense, and all is forgiven
        assert socket.closed is None
        assert len(socket.told("error")) == route.MOST_REFUSED - 1
        for _ in range(route.MOST_REFUSED):
            socket.say_raw("nonsense")
        assert await socket.ended() == (route.FLOOD, "too-many")


async def test_who_comes_too_often_is_told_when_to_come_again(database_url: str) -> None:
    async with limited(database_url, Limits(address=Limit(1, 0.01))) as world:
        live, _ = await world.lay(1, RUSH)
        async with world.bystander().socket(live.table.id) as socket:
            assert socket.accepted
            async with world.bystander().socket(live.table.id) as refused:
                assert await refused.ended() == (429, "server-too-many")
                assert 1 < int(refused.answered["retry-after"]) <= 100


@pytest.mark.parametrize("known", [True, False])
async def test_a_flood_is_refused_and_then_cut_off(database_url: str, known: bool) -> None:
    async with limited(database_url, FEW) as world:
        live, people = await world.lay(1, RUSH)
        eye = people[0] if known else world.bystander()
        async with eye.socket(live.table.id) as socket:
            for number in range(200):
                socket.say("ping", ref=str(number))
            assert await socket.ended() == (route.FLOOD, "too-many")
        assert {told["error"]["key"] for told in socket.told("error")} == {"server-too-many"}
        assert {told["status"] for told in socket.told("error")} == {429}
        assert len(socket.told("pong")) <= 60


async def test_too_much_talk(database_url: str) -> None:
    async with limited(database_url, LITTLE_TALK) as world:
        live, people = await world.lay(1, RUSH)
        async with people[0].socket(live.table.id) as socket:
            for _ in range(6):
                socket.say("say", body="hello")
            await socket.settle()
        assert [told["error"]["key"] for told in socket.told("error")] == ["server-too-many"] * 3
        answer = await people[0].browser.post(
            f"/api/tables/{live.table.id}/chat", json={"body": "hello"}
        )
        assert answer.status_code == 429
        assert "retry-after" in answer.headers


@pytest.mark.parametrize("reads_again", [True, False])
async def test_a_slow_reader_is_dropped_and_the_table_goes_on(
    world: World, monkeypatch: pytest.MonkeyPatch, reads_again: bool
) -> None:
    monkeypatch.setattr(connection, "CLOSING_SECONDS", 5.0 if reads_again else 0.05)
    live, people = await world.lay(1, RUSH)
    seat, choice = first_choice(live)
    async with people[0].socket(live.table.id) as slow, people[1].socket(live.table.id) as quick:
        await slow.settle()
        slow.reads.clear()
        for number in range(connection.MOST_WAITING + 10):
            slow.say("ping", ref=str(number))
        for _ in range(5_000):
            if slow.incoming.empty() or len(live.watchers) == 1:
                break
            await asyncio.sleep(0)
        answer = await people[seat].post(f"/api/tables/{live.table.id}/choices", choice)
        assert answer.startswith(b"200")
        await quick.settle()
        assert quick.told("update")
        if reads_again:
            slow.reads.set()
            assert await slow.ended() == (route.TOO_SLOW, "too-slow")
        await asyncio.wait_for(slow.task, 5)
        assert len(live.watchers) == 1


@pytest.mark.parametrize("says_something", [True, False])
async def test_who_is_revoked_hears_nothing_more(
    world: World, monkeypatch: pytest.MonkeyPatch, says_something: bool
) -> None:
    """A token that was stolen is no use any more, also on a socket that is open already."""
    monkeypatch.setattr(route, "IDENTITY_SECONDS", 60 if says_something else 0.01)
    live, people = await world.lay(1, RUSH)
    token = await people[0].browser.token()
    [listed] = (await people[0].browser.get("/api/me/tokens")).json()["tokens"]
    async with Socket(world.app, live.table.id, bearer(token), origin=None) as stolen:
        await stolen.settle()
        assert (await people[0].browser.delete(f"/api/me/tokens/{listed['id']}")).is_success
        if says_something:
            stolen.say("ping")
        assert await stolen.ended() == (route.REVOKED, "server-nobody")
    assert not live.watchers


@pytest.mark.parametrize(
    ("error", "key"),
    [(Unavailable("gone"), "server-unavailable"), (ZeroDivisionError(), "server-trouble")],
)
async def test_trouble_has_a_reason_too(
    world: World, monkeypatch: pytest.MonkeyPatch, error: Exception, key: str
) -> None:
    async def broken(*_: object) -> None:
        raise error

    monkeypatch.setattr(route, "missed", broken)
    live, people = await world.lay(1, RUSH)
    socket = people[0].socket(live.table.id, 0)
    await socket.__aenter__()
    assert await socket.ended() == (route.TROUBLE, key)
    await asyncio.wait([socket.task])
    assert not live.watchers
    assert (socket.task.exception() is None) == isinstance(error, Unavailable)
