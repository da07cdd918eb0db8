"""Hints: for who is to decide, by what that seat sees, and only so often."""

import asyncio
from typing import Any

import httpx
import pytest

from motorpool.bots.registry import BOTS, STRONGEST
from motorpool.games import game_of_position
from motorpool.server.http.app import make_app
from motorpool.server.live.driving import thought_of
from motorpool.server.operating.settings import Limit, Limits, Settings
from tests.server.browser import Browser, error_of

pytestmark = pytest.mark.anyio
PLAY = {"bots": ["random"], "switches": {"first_player": 1}}


@pytest.fixture
async def house(app):
    """The app's house, with bots that think."""
    async with app.router.lifespan_context(app):
        yield app.state.house


async def playing(browser: Browser) -> tuple[str, dict[str, Any]]:
    """The path of a table where it is this browser's turn, and the decision."""
    path = f"/api/tables/{(await browser.post('/api/play', json=PLAY)).json()['table']}"
    return path, await decision_of(browser, path)


async def decision_of(browser: Browser, path: str) -> dict[str, Any]:
    async with asyncio.timeout(60):
        while True:
            [told] = (await browser.get(path)).json()["messages"]
            if "actions" in (told["decision"] or {}):
                decision: dict[str, Any] = told["decision"]
                return decision
            await asyncio.sleep(0.02)


async def ask(browser: Browser, path: str, decision: int) -> httpx.Response:
    return await browser.post(f"{path}/hint", json={"decision": decision})


def test_the_strongest_is_a_bot():
    assert STRONGEST in BOTS


async def test_it_is_what_the_bot_chooses_by_what_the_seat_may_know(browser, house):
    path, decision = await playing(browser)
    for _ in range(2):
        told = (await ask(browser, path, decision["number"])).json()
        assert told == {
            "decision": decision["number"],
            "action": told["action"],
            "bot": STRONGEST,
            "reason": told["reason"],
        }
        best, *others = told["reason"]
        assert best["action"] == told["action"]
        assert {each["action"] for each in told["reason"]} <= set(decision["actions"])
        assert all(0 <= each["chance"] <= 1 for each in told["reason"])
        assert len(others) == 1
        assert told["action"] in decision["actions"]
        table = house.hall.tables[path.rpartition("/")[2]].table
        game, imagined = game_of_position(thought_of(table, 0, STRONGEST).imagined)
        assert game.view(imagined, 0) == game.view(table.match.state, 0)
        again = (await ask(browser, path, decision["number"])).json()
        assert again | {"reason": []} == told | {"reason": []}
        assert again["reason"][0]["chance"] == pytest.approx(best["chance"], abs=0.05)
        choice = {"decision": decision["number"], "action": decision["actions"][-1]}
        await browser.post(f"{path}/choices", json=choice)
        decision = await decision_of(browser, path)
        house.doors.hints.levels.clear()


async def test_who_gets_none(browsers, house):
    anna, eve = browsers(), browsers()
    path, decision = await playing(anna)
    number = decision["number"]
    error_of(await ask(eve, path, number), 401, "server-nobody")
    await eve.named("Eve")
    error_of(await ask(eve, path, number), 403, "table-not-seated")
    error_of(await ask(anna, path, number + 1), 409, "decision-stale")
    error_of(await ask(anna, path, number - 1), 409, "decision-stale")
    error_of(await ask(anna, "/api/tables/0123456789abcdef", number), 404, "table-unknown")
    await anna.post(f"{path}/leave")
    error_of(await ask(anna, path, number), 409, "table-away")


async def test_not_for_the_decisions_of_others(browsers, house):
    anna, ben = browsers(), browsers()
    table = {"chairs": ["", ""], "switches": {"first_player": 1}}
    made = (await anna.post("/api/tables", json=table)).json()
    path = f"/api/tables/{made['table']}"
    for each in (anna, ben):
        await each.post(f"{path}/sit", json={"invite": made["invite"]})
    error_of(await ask(anna, path, 0), 409, "table-not-playing")
    await anna.post(f"{path}/start")
    decision = await decision_of(anna, path)
    error_of(await ask(ben, path, decision["number"]), 409, "not-your-turn")


async def test_not_at_a_table_without_hints(browser, house):
    sent = {"chairs": ["", "random"], "switches": {"first_player": 1}, "hints": False}
    made = (await browser.post("/api/tables", json=sent)).json()
    path = f"/api/tables/{made['table']}"
    for what in ("sit", "start"):
        assert (await browser.post(f"{path}/{what}", json={})).status_code == 200
    [told] = (await browser.get(path)).json()["messages"]
    assert told["table"]["hints"] is False
    answer = await ask(browser, path, told["decision"]["number"])
    assert error_of(answer, 403, "hints-off")["sentence"] == "There are no hints at this table."
    path, _ = await playing(browser)
    [told] = (await browser.get(path)).json()["messages"]
    assert told["table"]["hints"] is True


async def test_only_so_often(database):
    app = make_app(Settings("", limits=Limits(hints=Limit(2, 0.1))), database)
    async with app.router.lifespan_context(app), Browser(app) as browser:
        path, decision = await playing(browser)
        for _ in range(3):
            error_of(await ask(browser, path, decision["number"] + 1), 409, "decision-stale")
        for _ in range(2):
            assert (await ask(browser, path, decision["number"])).status_code == 200
        answer = await ask(browser, path, decision["number"])
        error_of(answer, 429, "server-too-many")
        assert 1 <= int(answer.headers["retry-after"]) <= 10  # thinking took some of it


async def test_the_table_goes_on_while_the_bot_thinks(browser, house, monkeypatch):
    path, decision = await playing(browser)
    thinking, go_on = asyncio.Event(), asyncio.Event()
    think = house.thinkers.think

    async def slowly(thought):
        if thought.seat == 0:
            thinking.set()
            await go_on.wait()
        return await think(thought)

    monkeypatch.setattr(house.thinkers, "think", slowly)
    hint = asyncio.create_task(ask(browser, path, decision["number"]))
    await thinking.wait()
    choice = {"decision": decision["number"], "action": decision["actions"][0]}
    assert (await browser.post(f"{path}/choices", json=choice)).status_code == 200
    go_on.set()
    error_of(await hint, 409, "decision-stale")


async def test_no_hint_is_better_than_one_at_random(browser, house, monkeypatch):
    path, decision = await playing(browser)
    monkeypatch.setattr(
        house.thinkers, "legal", lambda thought, _: house.thinkers.fall_back(thought, "test")
    )
    error_of(await ask(browser, path, decision["number"]), 503, "hint-none")
    assert house.thinkers.counters.fallbacks == 0
