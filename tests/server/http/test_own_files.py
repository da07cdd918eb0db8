"""Card sets and Achievements of one's own at a table of the server."""

import json
from typing import Any

import pytest

from motorpool.server.operating.settings import Limit, Limits, Settings
from tests.server.browser import error_of

pytestmark = pytest.mark.anyio
SET: dict[str, Any] = {
    "format": "motorpool-rush-cards",
    "version": 1,
    "id": "mine",
    "name": "Mine",
    "extends": "base",
    "remove": ["t-34"],
    "vehicles": [{"id": "t-34-57", "name": "T-34-57", "nation": "ussr", "class": "medium"}],
}
ACHIEVEMENTS = {
    "format": "motorpool-rush-achievements",
    "version": 1,
    "achievements": [{"id": "lean", "name": "Lean", "text": "Few.", "squad": [{}]}],
}


@pytest.fixture
def settings() -> Settings:
    return Settings("", limits=Limits(tables=Limit(2, 0.01)))


def sent(**files: str) -> dict[str, object]:
    return {"chairs": ["", "greedy"], "files": files}


def text_of(cost: int) -> str:
    [vehicle] = SET["vehicles"]
    return json.dumps(SET | {"vehicles": [vehicle | {"cost": cost}]}, indent=1)


async def test_a_table_with_files(browser):
    files = sent(cards=text_of(4), own_achievements=json.dumps(ACHIEVEMENTS))
    table = (await browser.post("/api/tables", json=files)).json()["table"]
    assert (await browser.post(f"/api/tables/{table}/sit", json={})).status_code == 200
    assert (await browser.post(f"/api/tables/{table}/start")).status_code == 200
    [told] = (await browser.get(f"/api/tables/{table}")).json()["messages"]
    changes = told["table"]["changes"]
    assert changes["cards"] == json.loads(text_of(4))
    assert changes["own_achievements"] == ACHIEVEMENTS["achievements"]
    cards = (await browser.get(f"/api/tables/{table}/cards?language=en")).json()["cards"]
    ids = {card["id"] for card in cards}
    assert {"t-34-57", "lean"} <= ids
    assert "t-34" not in ids


async def test_what_is_wrong_in_a_file_is_named_by_line_and_field(browser):
    text = text_of(99)
    line = next(n for n, each in enumerate(text.splitlines(), 1) if '"cost"' in each)
    answer = await browser.post("/api/tables", json=sent(cards=text))
    error = error_of(answer, 400, "file-maximum")
    assert error["field"] == "vehicles.1.cost"
    assert error["sentence"].startswith(f"Line {line}, field “vehicles.1.cost”")
    answer = await browser.post("/api/tables", json=sent(cards="{\n  no"))
    error = error_of(answer, 400, "file-no-json")
    assert error["sentence"].startswith("Line 2: ")


@pytest.mark.parametrize(("game", "name"), [("rush", "rear"), ("battlegrounds", "cards")])
async def test_other_switches_take_no_file(browser, game, name):
    preset = {"rush": "base", "battlegrounds": "battle"}[game]
    asked = {"game": game, "preset": preset, **sent(**{name: "{}"})}
    error_of(await browser.post("/api/tables", json=asked), 400, "option-no-file")


async def test_files_count_also_when_they_are_refused(browser):
    """To read them takes long, so nobody may have it done all the time."""
    for _ in range(2):
        assert (await browser.post("/api/tables", json=sent(cards="no"))).status_code == 400
    error_of(await browser.post("/api/tables", json=sent(cards="no")), 429, "server-too-many")
