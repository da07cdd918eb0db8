"""The line breaks while something is asked: it is done once, whether it had arrived or not."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from motorpool.client import ChatLine, Client, Seat, Stale
from tests.client.playing import check_sight, look, play
from tests.client.weak_line import WeakLine
from tests.server.processes import ServerProcess

pytestmark = pytest.mark.anyio
WAYS = ("to_client", "to_server")  # only the answer is lost, or also the question


@pytest.fixture
async def line(server: ServerProcess) -> AsyncIterator[WeakLine]:
    async with WeakLine(server.port) as weak:
        yield weak


@pytest.fixture
async def weak(server: ServerProcess, line: WeakLine, client: Client) -> AsyncIterator[Client]:
    """The same visitor as `client`, on the weak line."""
    await client.set_name("Anna")
    async with Client(line.url, cookies=client.cookies) as other:
        yield other


async def lose(
    line: WeakLine, way: str, asked: Awaitable[None], arrived: Callable[[], Awaitable[bool]]
) -> None:
    """Ask while one way of the line is dead, then break the line."""
    setattr(line, way, False)
    task = asyncio.ensure_future(asked)
    if way == "to_client":
        async with asyncio.timeout(20):
            while not await arrived():
                await asyncio.sleep(0.02)
    else:
        await asyncio.sleep(0.1)
    assert not task.done()
    line.cut()
    await asyncio.wait_for(task, 60)


async def moves(client: Client, table: str) -> int:
    """How many moves the table has, by the list of one's own tables."""
    [found] = [each for each in await client.my_tables() if each.id == table]
    count: int = found.summary["moves"]
    return count


@pytest.mark.parametrize("preset", ["battle", "family"])
@pytest.mark.parametrize("way", WAYS)
async def test_a_choice(
    client: Client, weak: Client, line: WeakLine, way: str, preset: str
) -> None:
    """At a memory game what was missed is not told again, only where things stand."""
    first = {"first_player": 1}
    made = await client.create_table("battlegrounds", preset, ["", ""], switches=first)
    await client.join(made.table)
    other = Client(str(client.http.base_url))
    await other.join(made.invite)
    await other.close()
    await client.start(made.table)
    async with weak.watch(made.table) as seat:
        assert seat.my_turn
        before = await moves(client, made.table)

        async def arrived() -> bool:
            return await moves(client, made.table) > before

        assert seat.decision is not None
        await lose(line, way, seat.choose(seat.decision.actions[0]), arrived)
        assert await moves(client, made.table) == before + 1
        await check_sight(seat)


@pytest.mark.parametrize("way", WAYS)
async def test_taking_a_choice_back(client: Client, weak: Client, line: WeakLine, way: str) -> None:
    made = await client.play_now("rush", "base")
    async with weak.watch(made.table) as seat:
        await until_free(seat)
        before, count = seat.number, await moves(client, made.table)

        async def arrived() -> bool:
            return bool((await look(client, made.table))["number"] > before)

        await lose(line, way, seat.undo(), arrived)
        assert seat.number == before + 1
        assert await moves(client, made.table) == count - 1
        await check_sight(seat)


async def until_free(seat: Seat) -> None:
    """Play until the last choice is one's own and can be taken back."""
    async for _ in seat:
        while seat.my_turn and seat.decision is not None:
            if seat.decision.undo == {"free": True, "why": None}:
                return
            await seat.choose(seat.decision.actions[0])


@pytest.mark.parametrize("way", WAYS)
async def test_something_said(
    client: Client, clients: Callable[..., Client], weak: Client, line: WeakLine, way: str
) -> None:
    made = await client.create_table("rush", "base", ["", ""])
    await client.join(made.table)
    ben = clients()
    await ben.join(made.invite)
    await client.say(made.table, "before")
    async with weak.watch(made.table, stay=True) as seat:

        async def arrived() -> bool:
            return len(await client.chat(made.table)) == 2

        await lose(line, way, seat.say("Hello"), arrived)
        line.to_client = False
        await ben.say(made.table, "meanwhile")
        line.cut()
        await seat.say("after")
        async for news in seat:
            if isinstance(news, ChatLine) and news.body == "after":
                break
        assert seat.chat == await client.chat(made.table)
        assert [each.body for each in seat.chat] == ["before", "Hello", "meanwhile", "after"]


async def test_many_breaks_in_a_game(client: Client, weak: Client, line: WeakLine) -> None:
    made = await client.play_now("rush", "base")
    turns = 0

    async def cut(seat: Seat) -> None:
        nonlocal turns
        turns += 1
        if turns % 5 == 0:
            line.cut()

    async with weak.watch(made.table) as seat:
        chosen = await play(seat, cut)
        await seat.verify()
    record = await client.record(made.table)
    assert [move.action for move in record.moves if move.seat == 0] == chosen
    assert line.opened > 3


async def test_a_choice_that_another_tab_has_made_is_refused(
    client: Client, weak: Client, line: WeakLine
) -> None:
    """Not taken for one's own, although the decision is answered."""
    made = await client.play_now("rush", "base")
    async with weak.watch(made.table) as seat, client.watch(made.table) as tab:
        async for _ in seat:
            if seat.my_turn and seat.decision is not None and len(seat.decision.actions) > 1:
                break
        assert seat.decision is not None
        mine, other = seat.decision.actions[:2]
        line.to_server = False
        task = asyncio.ensure_future(seat.choose(mine))
        await asyncio.sleep(0.1)
        await tab.choose(other)
        line.cut()
        with pytest.raises(Stale):
            await task
