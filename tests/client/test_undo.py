"""Going back: by oneself, and when the others agree."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack

import pytest

from motorpool.client import Clash, Client, Seat, Stale, Update
from tests.client.playing import check_sight

pytestmark = pytest.mark.anyio


@pytest.fixture
async def seats(clients: Callable[..., Client]) -> AsyncIterator[list[Seat]]:
    """Three people in a game of Rush; Ann, Ben and Eve."""
    people = [clients() for _ in range(3)]
    made = await people[0].create_table("rush", "base", ["", "", ""])
    for name, person in zip(("Ann", "Ben", "Eve"), people, strict=True):
        await person.set_name(name)
        await person.join(made.table if name == "Ann" else made.invite)
    await people[0].start(made.table)
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(person.watch(made.table)) for person in people]


def decider(seats: list[Seat]) -> Seat:
    [found] = [seat for seat in seats if seat.my_turn]
    return found


async def all_know(seats: list[Seat]) -> None:
    """Until nobody is behind."""
    async with asyncio.timeout(20):
        while len({seat.number for seat in seats}) > 1:
            await asyncio.sleep(0.01)


async def choose_first(seats: list[Seat], times: int) -> None:
    for _ in range(times):
        seat = decider(seats)
        assert seat.decision is not None
        await seat.choose(seat.decision.actions[0])
        await all_know(seats)


async def test_all_agree(seats: list[Seat]) -> None:
    await choose_first(seats, 2)
    before = [(seat.view, seat.decision) for seat in seats]
    asker = decider(seats)
    await choose_first(seats, 3)
    others = [seat for seat in seats if seat is not asker]
    await asker.ask_undo(2)
    await all_know(seats)
    for seat in others:
        assert seat.table["undo_asked"] == {"seat": asker.index, "moves": 2, "agreed": []}
    await others[0].answer_undo(True)
    await all_know(seats)
    assert others[1].table["undo_asked"]["agreed"] == [others[0].index]
    await others[1].answer_undo(True)
    await all_know(seats)
    for seat, (view, decision) in zip(seats, before, strict=True):
        assert "undo_asked" not in seat.table
        assert seat.view == view
        assert seat.decision is not None
        assert decision is not None
        assert seat.decision.actions == decision.actions
        await check_sight(seat)


async def test_one_does_not_agree(seats: list[Seat]) -> None:
    await choose_first(seats, 2)
    view = seats[0].view
    await seats[0].ask_undo(0)
    await all_know(seats)
    with pytest.raises(Clash) as refused:
        await seats[1].ask_undo(0)
    assert refused.value.key == "undo-asked-already"
    await seats[2].answer_undo(False)
    await all_know(seats)
    assert "undo_asked" not in seats[0].table
    assert seats[0].view == view
    with pytest.raises(Clash) as refused:
        await seats[1].answer_undo(True)
    assert refused.value.key == "undo-not-asked"


async def test_by_oneself_or_the_answer_says_why_not(seats: list[Seat]) -> None:
    kinds = set()
    for _ in range(40):
        seat = decider(seats)
        assert seat.decision is not None
        view, decision = seat.view, seat.decision
        await seat.choose(decision.actions[0])
        now = seat.decision.undo
        assert now is not None
        if now["free"]:
            await seat.undo()
            assert seat.view == view
            assert seat.decision.actions == decision.actions
            await all_know(seats)
            await seat.choose(decision.actions[0])
        else:
            with pytest.raises(Clash) as refused:
                await seat.undo()
            assert refused.value.key == now["why"]
            assert not isinstance(refused.value, Stale)
            assert refused.value.sentence
        kinds.add(str(now["why"]))
        await all_know(seats)
    assert kinds == {"None", "undo-revealed"}


async def test_news_say_what_happened(seats: list[Seat]) -> None:
    await choose_first(seats, 1)
    told = [news async for news in until(seats[0], seats[0].number)]
    [choice] = [news.choice for news in told if isinstance(news, Update) and news.choice]
    assert choice.by == "person"
    assert (choice.action is not None) == (choice.seat == 0)


async def until(seat: Seat, number: int) -> AsyncIterator[object]:
    async for news in seat:
        yield news
        if news.number == number:
            return
