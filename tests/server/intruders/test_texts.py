"""Texts that would do something elsewhere are just texts here, or refused; on both databases."""

import json

import pytest

from motorpool.server.tables.setup import Setup
from tests.server.browser import error_of
from tests.server.intruders.databases import on_both
from tests.server.intruders.test_choices import first_choice
from tests.server.secrets.world import World

pytestmark = [pytest.mark.anyio, on_both]
NASTY = [
    "'; DROP TABLE x;--",
    '" OR 1=1 --',
    "$1 $2 %s ? :a",
    "<script>alert(1)</script>",
    "<img src=x onerror=a>",
    "{{7*7}} ${7*7}",
    "\\u0000\\ud800",
    "%00%0d%0aX: y",
    "../../etc/passwd",
    "{ $count }",
]
INVISIBLE = ["a\x00b", "a\x1b[2Jb", "a\u202eb", "a\r\nb", "a\u200bb"]


@pytest.mark.parametrize("text", NASTY)
async def test_a_name_and_talk_are_told_as_they_are(world: World, text: str) -> None:
    host = await world.somebody()
    name = text[:24].strip()
    await host.browser.named(name)
    made = (await host.browser.post("/api/tables", json={"chairs": ["", ""]})).json()
    path = f"/api/tables/{made['table']}"
    assert (await host.browser.post(f"{path}/sit", json={})).status_code == 200
    assert (await host.browser.post(f"{path}/chat", json={"body": text})).status_code == 201
    answer = await host.browser.get(f"{path}/chat")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    [line] = answer.json()["messages"]
    assert (line["name"], line["body"]) == (name, text)
    [snapshot] = (await host.browser.get(path)).json()["messages"]
    assert snapshot["table"]["chairs"][0]["name"] == name
    [listed] = (await host.browser.get("/api/tables/mine")).json()["tables"]
    assert listed["summary"]["chairs"][0]["name"] == name


@pytest.mark.parametrize("text", INVISIBLE)
async def test_what_cannot_be_seen_is_not_said(world: World, text: str) -> None:
    live, people = await world.lay(1, Setup("rush", "base", ("", "")))
    path = f"/api/tables/{live.table.id}/chat"
    assert (await people[0].browser.post(path, json={"body": text})).status_code == 201
    [line] = (await people[1].browser.get(path)).json()["messages"]
    assert line["body"].isprintable()
    answer = await people[0].browser.post(path, json={"body": "\x00\u200b \n"})
    error_of(answer, 400, "chat-empty")


@pytest.mark.parametrize("text", [*NASTY, *INVISIBLE])
async def test_everything_else_that_takes_a_text(world: World, text: str) -> None:
    live, people = await world.lay(1, Setup("rush", "base", ("", "")))
    seat, choice = first_choice(live)
    path = f"/api/tables/{live.table.id}"
    answer = await people[seat].browser.post(f"{path}/choices", json=choice | {"action": text})
    assert answer.status_code == 400
    made = {"chairs": ["", ""]}
    for body in (
        made | {"game": text},
        made | {"preset": text},
        made | {"stand_in": text},
        made | {"switches": {text: True}},
        made | {"switches": {"cards": text}},
        made | {"switches": {"teams": text}},
        {"chairs": ["", text]},
    ):
        answer = await people[0].browser.post("/api/tables", json=body)
        assert answer.status_code == 400, body
        assert json.loads(answer.text)["error"]["sentence"]
    answer = await people[0].browser.post("/api/play", json={"bots": [text]})
    assert answer.status_code == 400
    sit = await (await world.somebody()).browser.post(f"{path}/sit", json={"salt": text})
    assert sit.status_code in (400, 403)
    async with people[seat].socket(live.table.id) as socket:
        socket.say("choose", ref=text[:40], decision=choice["decision"], action=text)
        await socket.settle()
        [told] = socket.told("error")
        assert told["ref"] == text[:40]
    assert (await people[seat].browser.post(f"{path}/choices", json=choice)).status_code == 200
