"""Sentences over the socket and over HTTP, for who asks for them."""

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any, get_args

import pytest
from jsonschema import Draft202012Validator

from motorpool.server.http.languages import Language
from motorpool.server.http.socket.messages import socket_schema
from motorpool.server.live.live_table import LiveTable
from motorpool.server.operating.settings import Limit
from motorpool.server.tables.setup import Setup
from motorpool.words.bundle import LANGUAGES
from motorpool.words.marks import without_marks
from tests.server.secrets.asgi_socket import Socket
from tests.server.secrets.world import NO_LIMITS, Seat, World

pytestmark = pytest.mark.anyio
RUSH = Setup("rush", "base", ("", ""))
MAIN = {
    "en": "Your turn: play a card, or end the turn.",
    "pl": "Twoja tura: zagraj kartę albo zakończ turę.",
    "cs": "Jsi na tahu: zahraj kartu, nebo ukonči tah.",
}


@pytest.fixture
async def world(database_url: str) -> AsyncIterator[World]:
    opened = World(database_url)
    await opened.open()
    yield opened
    await opened.close()


async def laid(world: World) -> tuple[LiveTable, Seat, Seat]:
    """A table with who is to decide, and the other one."""
    live, people = await world.lay(1, RUSH)
    decider = live.table.decider()
    return live, people[decider], people[1 - decider]


def choice(live: LiveTable) -> dict[str, Any]:
    assert live.table.match is not None
    [first, *_] = live.table.match.game.decision(live.table.match.state, live.table.decider()).texts
    return {"decision": live.table.decision_number, "action": first}


def check_schema(message: dict[str, Any]) -> None:
    schema = socket_schema()
    Draft202012Validator({**schema, "$ref": "#/$defs/FromServer"}).validate(message)


async def test_all_languages_can_be_asked_for() -> None:
    assert get_args(Language) == LANGUAGES == tuple(MAIN)


async def test_on_the_socket(world: World) -> None:
    live, mine, other = await laid(world)
    async with (
        mine.socket(live.table.id, words="en") as own,
        other.socket(live.table.id, words="pl") as near,
        other.socket(live.table.id) as silent,
    ):
        own.say("choose", ref="a", **choice(live))
        for socket in (own, near, silent):
            await socket.until(lambda s=socket: s.told("update"))
    for socket in (own, near, silent):
        for message in socket.told():
            check_schema(message)
    assert not any("words" in message for message in silent.told())
    first, update = own.told()[:2]
    assert first["words"]["question"] == MAIN["en"]
    assert len(first["words"]["actions"]) == len(first["decision"]["actions"])
    assert near.told()[0]["words"]["actions"] == []
    assert without_marks(near.told()[0]["words"]["question"]).startswith("name ")
    assert update["words"]["log"]
    assert set(update["words"]["log"][0]) == {"text", "passing"}
    assert update["words"]["log"][0]["text"].startswith("You ")


async def test_another_language_on_the_way(world: World) -> None:
    live, mine, _ = await laid(world)
    async with mine.socket(live.table.id) as socket:
        for language in ("pl", "cs"):
            socket.say("words", language=language, ref=language)
            await socket.settle()
            told = socket.told("words")[-1]
            check_schema(told)
            assert told["words"]["question"] == MAIN[language]
            del told["words"]
            assert told == {
                "type": "words",
                "ref": language,
                "number": live.table.version,
                "language": language,
            }
        socket.say("choose", **choice(live))
        await socket.settle()
        [update] = socket.told("update")
        assert update["words"]["log"]
        assert "words" not in socket.told("snapshot")[0]


async def test_refusals_are_in_the_language_of_the_words(world: World) -> None:
    """Without words, in that of the browser."""
    live, mine, _ = await laid(world)
    sentences = []
    headers = {"cookie": f"motorpool={mine.secret}", "accept-language": "cs"}
    async with Socket(world.app, live.table.id, headers) as socket:
        for language in (None, "pl", "en"):
            if language is not None:
                socket.say("words", language=language)
            socket.say("choose", decision=0, action="end")
            socket.say("dance")
            await socket.settle()
            sentences.append([each["error"]["sentence"] for each in socket.told("error")[-2:]])
    async with Socket(world.app, live.table.id, headers, words="pl") as socket:
        socket.say("choose", decision=0, action="end")
        socket.say("dance")
        await socket.settle()
        sentences.append([each["error"]["sentence"] for each in socket.told("error")])
    stale, unreadable = zip(*sentences, strict=True)
    assert stale == (
        "Toto rozhodnutí už není otevřené.",
        "Ta decyzja nie jest już otwarta.",
        "That decision is no longer open.",
        "Ta decyzja nie jest już otwarta.",
    )
    assert unreadable[1] == unreadable[3] == "Tej wiadomości nie można zrozumieć."


async def test_who_only_looks_may_ask_for_words_too(world: World) -> None:
    live, *_ = await laid(world)
    async with world.bystander().socket(live.table.id) as socket:
        socket.say("words", language="en", ref="a")
        await socket.settle()
        [told] = socket.told("words")
        assert "is to play a card" in without_marks(told["words"]["question"])
        assert told["words"]["actions"] == []


@pytest.mark.parametrize("language", ["de", "EN", "", 5, None])
async def test_a_language_that_we_do_not_speak(world: World, language: Any) -> None:
    live, mine, _ = await laid(world)
    async with mine.socket(live.table.id, words="en") as socket:
        socket.say("words", language=language, ref="a")
        await socket.settle()
        [refused] = socket.told("error")
        assert (refused["ref"], refused["status"]) == ("a", 400)
        assert refused["error"]["key"] == "server-field-choice"
        assert refused["error"]["field"] == "language"
        assert "en, pl, cs" in refused["error"]["sentence"]
        socket.say("choose", **choice(live))
        await socket.settle()
        assert socket.told("update")[0]["words"]["log"][0]["text"].startswith("You ")


async def test_the_address_names_no_other_language_either(world: World) -> None:
    live, mine, _ = await laid(world)
    async with mine.socket(live.table.id, words="xx") as socket:
        assert await socket.ended() == (400, "server-field-choice")
    path = f"/api/tables/{live.table.id}"
    for asked in ("?words=xx", "/updates?after=0&words=xx", "/log?language=xx"):
        answer = await mine.browser.get(path + asked)
        assert answer.status_code == 400
        assert answer.json()["error"]["key"] == "server-field-choice"
        assert "en, pl, cs" in answer.json()["error"]["sentence"]


async def test_over_http(world: World) -> None:
    live, mine, _ = await laid(world)
    path, before = f"/api/tables/{live.table.id}", live.table.version
    for language, question in MAIN.items():
        [told] = (await mine.browser.get(f"{path}?words={language}")).json()["messages"]
        assert told["words"]["question"] == question
    await mine.post(f"{path}/choices", choice(live))
    [update] = (await mine.browser.get(f"{path}/updates?after={before}&words=en")).json()[
        "messages"
    ]
    check_schema(update)
    assert update["words"]["log"][0]["text"].startswith("You ")
    [plain] = (await mine.browser.get(f"{path}/updates?after={before}")).json()["messages"]
    assert plain == {name: told for name, told in update.items() if name != "words"}


async def test_the_log(world: World) -> None:
    live, mine, other = await laid(world)
    path = f"/api/tables/{live.table.id}/log"
    await mine.post(f"/api/tables/{live.table.id}/choices", choice(live))
    told = json.loads((await mine.get(f"{path}?language=en"))[4:])
    assert told["number"] == live.table.version
    assert [line["number"] for line in told["lines"]] == [told["number"] - 1, told["number"]]
    assert told["lines"][0]["texts"] == ["Turn 1: your turn."]
    assert told["lines"][1]["texts"][0].startswith("You ")
    seen = json.loads((await other.get(f"{path}?language=en"))[4:])
    assert without_marks(seen["lines"][1]["texts"][0]).startswith("name ")
    answer = await mine.browser.get(path, headers={"Accept-Language": "cs"})
    assert answer.json()["lines"][0]["texts"] == ["Tah 1: jsi na tahu."]


async def test_before_the_game_there_is_no_log(world: World) -> None:
    host = await world.somebody()
    live = await world.house.hall.create(RUSH, host.visitor)
    answer = await host.browser.get(f"/api/tables/{live.table.id}/log")
    assert answer.json() == {"number": 0, "lines": []}
    assert (await host.get("/api/tables/AAAAAAAAAAAAAAAA/log")).startswith(b"404")


async def test_a_log_can_be_asked_for_only_so_often(database_url: str) -> None:
    """Each time the game is played again."""
    world = World(database_url, replace(NO_LIMITS, reviews=Limit(2, 0.01)))
    await world.open()
    live, mine, other = await laid(world)
    path = f"/api/tables/{live.table.id}/log"
    answers = [(await mine.browser.get(path)).status_code for _ in range(3)]
    assert answers == [200, 200, 429]
    assert (await other.get(path)).startswith(b"200")
    await world.close()
