"""A seat that is watched in words."""

import asyncio

import pytest

from motorpool.client import Client, LogLine, Update, Words, without_marks
from motorpool.client.sight import Sight
from tests.client.playing import LONGEST_GAME
from tests.client.test_sight import SNAPSHOT, UPDATE

pytestmark = pytest.mark.anyio


async def test_words_come_with_every_decision_and_all_that_happens(client: Client) -> None:
    made = await client.play_now("rush", "base", ["random"])
    heard: dict[int, list[str]] = {}
    async with client.watch(made.table, words="pl") as seat, asyncio.timeout(LONGEST_GAME):
        async for news in seat:
            if isinstance(news, Update):
                heard[news.number] = [line.text for line in news.log]
                assert not any(line.passing for line in news.log)
            if seat.my_turn:
                assert seat.decision is not None
                assert seat.words is not None
                assert seat.words.question
                assert len(seat.words.actions) == len(seat.decision.actions)
                await seat.choose(seat.decision.actions[0])
            if len(heard) > 40:
                break
        told = {line.number: line.texts for line in await client.log(made.table, "pl")}
    assert {number: told[number] for number in heard} == heard
    assert without_marks(next(iter(told.values()))[0]).startswith("Tura 1: ")


async def test_without_them_nothing_is_put_into_words(client: Client) -> None:
    made = await client.play_now("rush", "base", ["random"])
    async with client.watch(made.table) as seat:
        assert seat.words is None


def test_what_a_seat_keeps_of_words() -> None:
    sight = Sight()
    sight.take(SNAPSHOT | {"words": {"question": "What?", "actions": ["End."], "more": 1}})
    assert sight.words == Words("What?", ["End."])
    sight.follow({"type": "update", "number": 5, "do": "ask-undo", "table": []})
    assert sight.words == Words("What?", ["End."])
    lines = [{"text": "Gone.", "passing": True}]
    words = {"question": None, "actions": [], "log": lines}
    told = sight.follow(UPDATE | {"number": 6, "words": words})
    assert told.log == [LogLine("Gone.", True)]
    assert sight.words == Words(None, [])
