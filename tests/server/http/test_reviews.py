"""Finished games over HTTP: replay, curve and draws, for who may look, when the game is over."""

from typing import Any

import pytest
from fastapi import FastAPI

from motorpool.server.http.app import make_app
from motorpool.server.live import reviews
from motorpool.server.operating.settings import Limit, Limits, Settings
from motorpool.server.tables.table import Person, Table
from tests.server.browser import Browser, error_of
from tests.server.checking_draws import wrong_draw
from tests.server.live.halls import begun, choose
from tests.server.tables.logs import setup_of

pytestmark = pytest.mark.anyio
WHAT = ("replay", "curve", "draws")


async def finished(app: FastAPI, **more: Any) -> Table:
    """A short game of two people, played to its end."""
    hall = app.state.house.hall
    table = await begun(hall, setup_of("battlegrounds", "family", **more))
    which = 0
    while table.status == "playing":
        table = await choose(hall, table, which)
        which += 1
    return table


async def test_they_belong_together(app, browser):
    table = await finished(app)
    path = f"/api/tables/{table.id}"
    record = (await browser.get(f"{path}/record")).json()
    replay = (await browser.get(f"{path}/replay")).json()
    assert replay["seat"] == -1
    assert len(replay["updates"]) == len(record["moves"])
    curve = (await browser.get(f"{path}/curve")).json()["points"]
    assert len(curve) == len(record["moves"]) + 1
    assert curve[-1] == record["result"]["points"]
    draws = (await browser.get(f"{path}/draws")).json()
    assert draws["proof"] == record["proof"]
    assert wrong_draw(draws) is None


async def test_from_every_seat_and_in_words(app, browser):
    table = await finished(app)
    path = f"/api/tables/{table.id}/replay"
    for seat in (-1, 0, 1):
        told = (await browser.get(path, params={"seat": seat, "words": "cs"})).json()
        assert told["snapshot"]["seat"] == seat
        assert "words" in told["snapshot"]
        assert "words" in told["updates"][0]
    error = error_of(await browser.get(path, params={"seat": 2}), 400, "replay-seat")
    assert error["values"] == {"seats": 2}
    error_of(await browser.get(path, params={"seat": -2}), 400, "server-field-least")


@pytest.mark.parametrize("what", WHAT)
async def test_they_are_made_once(app, browser, monkeypatch, what):
    table = await finished(app)
    path = f"/api/tables/{table.id}/{what}"
    first = await browser.get(path)

    def never(*_):
        raise AssertionError("made again")

    monkeypatch.setattr(reviews, f"{what}_text", never)
    assert (await browser.get(path)).content == first.content
    again = await browser.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304


async def test_the_oldest_are_forgotten(app, browser, monkeypatch):
    monkeypatch.setattr(reviews, "MOST_BYTES", 1)
    table = await finished(app)
    for what in WHAT:
        assert (await browser.get(f"/api/tables/{table.id}/{what}")).status_code == 200
    assert [key[1] for key in app.state.house.reviews.texts] == ["draws"]


@pytest.mark.parametrize("what", WHAT)
async def test_not_before_the_end(app, browser, what):
    """The draws and what the others hold are secret until then."""
    table = await begun(app.state.house.hall, setup_of())
    error_of(await browser.get(f"/api/tables/{table.id}/{what}"), 409, "table-not-over")
    error_of(await browser.get(f"/api/tables/0123456789abcdef/{what}"), 404, "table-unknown")


async def test_only_for_who_may_look(app, browsers):
    anna, eve = browsers(), browsers()
    table = await finished(app, spectators=False)
    await anna.named("Anna")
    visitor = await anna.me()
    table.people[0] = Person(visitor["id"], "Ann", "")
    for what in WHAT:
        path = f"/api/tables/{table.id}/{what}"
        error_of(await eve.get(path), 403, "table-not-seated")
        assert (await anna.get(path)).status_code == 200
    told = (await anna.get(f"/api/tables/{table.id}/replay")).json()
    assert told["seat"] == 0
    others = (await anna.get(f"/api/tables/{table.id}/replay", params={"seat": -1})).json()
    assert others["snapshot"]["view"] is not None
    assert others["snapshot"]["table"]["spectators"] is False


async def test_only_so_often(database):
    app = make_app(Settings("", limits=Limits(reviews=Limit(2, 0.1))), database)
    table = await finished(app)
    async with Browser(app) as browser:
        answers = [await browser.get(f"/api/tables/{table.id}/curve") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
