"""Cards over HTTP: by preset, by table, by language, and kept by the browser."""

from typing import get_args

import pytest

from motorpool.server.http.languages import Language
from motorpool.words.bundle import LANGUAGES
from tests.server.browser import error_of
from tests.server.live.halls import begun
from tests.server.tables.logs import setup_of

pytestmark = pytest.mark.anyio
CARDS = "/api/games/rush/cards"


async def test_by_preset_and_language(browser):
    plain = await browser.get(CARDS)
    assert plain.headers["content-language"] == "en"
    first = plain.json()["cards"][0]
    assert first["lines"][0].startswith("Т-37А: USSR, Light Tank")
    polish = await browser.get(CARDS, params={"language": "pl"})
    again = await browser.get(CARDS, headers={"Accept-Language": "pl"})
    assert polish.json() == again.json() != plain.json()
    second = await browser.get(CARDS, params={"preset": "second-front"})
    assert len(second.json()["cards"]) > len(plain.json()["cards"])


async def test_the_languages_are_those_of_the_words():
    assert get_args(Language) == LANGUAGES


async def test_a_browser_that_has_them_loads_nothing(browser):
    tag = (await browser.get(CARDS)).headers["etag"]
    for known in (tag, f'"other", {tag}', f"W/{tag}", "*"):
        answer = await browser.get(CARDS, headers={"If-None-Match": known})
        assert (answer.status_code, answer.content) == (304, b"")
    answer = await browser.get(CARDS, headers={"If-None-Match": '"other"'})
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "private, no-cache"


async def test_a_table_has_its_own(app, browser):
    own = {"id": "hoard", "name": "Hoard", "squad": [{"class": "heavy"}]}
    setup = setup_of(changes={"own_achievements": [own], "heroic_deed": True})
    table = await begun(app.state.house.hall, setup)
    answer = await browser.get(f"/api/tables/{table.id}/cards", params={"language": "cs"})
    found = answer.json()["cards"]
    assert found[-1]["name"] == "Hoard"
    assert answer.headers["content-language"] == "cs"


async def test_what_there_is_not(browser):
    error_of(await browser.get("/api/games/chess/cards"), 404, "game-unknown")
    error_of(await browser.get(CARDS, params={"preset": "x"}), 400, "preset-unknown")
    error_of(await browser.get(CARDS, params={"language": "de"}), 400, "server-field-choice")
    error_of(await browser.get("/api/tables/0123456789abcdef/cards"), 404, "table-unknown")
