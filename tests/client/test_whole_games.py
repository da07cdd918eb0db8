"""Whole games through the client."""

import asyncio
from collections.abc import Callable

import pytest

from motorpool.client import Client, Seat, Snapshot, Update
from tests.client.playing import check_record, check_sight, play

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("game", "preset", "bots"),
    [
        ("rush", "base", ["greedy"]),
        ("rush", "second-front", ["random", "greedy"]),
        ("battlegrounds", "battle", ["greedy"]),
        ("battlegrounds", "family", ["greedy", "random"]),
    ],
)
async def test_what_the_seat_keeps_is_what_a_snapshot_tells(
    client: Client, game: str, preset: str, bots: list[str]
) -> None:
    made = await client.play_now(game, preset, bots)
    async with client.watch(made.table) as seat:
        chosen = await play(seat, check_sight)
        await check_sight(seat)
        assert seat.decision is None
        assert seat.table["outcome"]["winners"]
        await check_record(seat, chosen)


async def test_a_view_that_was_taken_out_stays_as_it_was(client: Client) -> None:
    made = await client.play_now("rush", "base")
    taken = []

    async def take(seat: Seat) -> None:
        taken.append((seat.view, repr(seat.view)))

    async with client.watch(made.table) as seat:
        await play(seat, take)
    assert len(taken) > 2
    assert all(repr(view) == text for view, text in taken)


async def test_news_come_in_order_and_none_is_missing(client: Client) -> None:
    made = await client.play_now("battlegrounds", "battle")
    numbers: list[int] = []
    async with client.watch(made.table) as seat:
        playing = asyncio.create_task(play_by_sight(seat))
        async for news in seat:
            assert isinstance(news, Snapshot if not numbers else Update)
            numbers.append(news.number)
        await playing
    assert numbers == list(range(numbers[0], seat.number + 1))


async def play_by_sight(seat: Seat) -> None:
    """Without the news, in a task of its own."""
    while not seat.over:
        if seat.my_turn and seat.decision is not None:
            await seat.choose(seat.decision.actions[0])
        else:
            await asyncio.sleep(0.01)


async def test_two_people_and_a_bot(clients: Callable[..., Client]) -> None:
    anna, ben, eve = clients(), clients(), clients()
    await anna.set_name("Anna")
    await ben.set_name("Ben")
    made = await anna.create_table("rush", "base", ["", "random", ""])
    await anna.join(made.table)
    await ben.join(made.invite)
    await anna.start(made.table)
    async with (
        anna.watch(made.table) as first,
        ben.watch(made.table) as second,
        eve.watch(made.table) as looker,
    ):
        assert [first.index, second.index, looker.index] == [0, 2, -1]
        assert [chair["name"] for chair in looker.table["chairs"]] == ["Anna", None, "Ben"]
        chosen = await asyncio.gather(play(first), play(second), play(looker))
        assert chosen[2] == []
        await check_record(first, chosen[0])
        await check_record(second, chosen[1])
        await looker.verify()
        for seat in (first, second, looker):
            await check_sight(seat)


async def test_a_bystander_is_told_no_actions(clients: Callable[..., Client]) -> None:
    made = await clients().play_now("rush", "base")
    async with clients().watch(made.table) as looker:
        assert looker.decision is not None
        assert looker.decision.actions == []
        assert not looker.my_turn
