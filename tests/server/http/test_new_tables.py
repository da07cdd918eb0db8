"""Limits on what stays: new tables; and on what is held open: sockets."""

import pytest

from motorpool.server.operating.settings import Limit, Limits, Settings
from tests.server.browser import Browser, error_of
from tests.server.secrets.world import AMPLE, World

pytestmark = pytest.mark.anyio
TABLE = {"chairs": ["", ""]}
SOLO = {"game": "battlegrounds", "preset": "solo", "bots": []}


@pytest.fixture
def settings(request: pytest.FixtureRequest) -> Settings:
    return Settings("", limits=request.param)


def few(tables: Limit = AMPLE, tables_of_address: Limit = AMPLE) -> Limits:
    return Limits(newcomers=AMPLE, tables=tables, tables_of_address=tables_of_address)


async def table_count(app) -> int:
    [row] = await app.state.house.database.fetch("SELECT count(*) AS many FROM tables")
    return int(row["many"])


@pytest.mark.parametrize("settings", [few(tables=Limit(2, 0.01))], indirect=True)
@pytest.mark.parametrize(("path", "sent"), [("/api/tables", TABLE), ("/api/play", SOLO)])
async def test_new_tables_of_a_visitor(app, browsers, path, sent):
    browser = browsers()
    for _ in range(2):
        assert (await browser.post(path, json=sent)).status_code == 201
    answer = await browser.post(path, json=sent)
    error = error_of(answer, 429, "server-too-many")
    assert answer.headers["retry-after"] == str(error["values"]["seconds"])
    assert 1 < error["values"]["seconds"] <= 100
    assert (await browser.post(path, json={"game": "chess", **TABLE})).status_code == 400
    assert await table_count(app) == 2
    assert (await browsers().post(path, json=sent)).status_code == 201
    assert 'limited_total{limit="tables"} 1.0' in app.state.house.metrics.text().decode()


@pytest.mark.parametrize("settings", [few(tables_of_address=Limit(2, 0.01))], indirect=True)
async def test_new_tables_of_an_address(app, browsers):
    """Also by many visitors, and the one who is refused is not made."""
    for _ in range(2):
        assert (await browsers().post("/api/tables", json=TABLE)).status_code == 201
    late = browsers()
    error_of(await late.post("/api/tables", json=TABLE), 429, "server-too-many")
    assert late.secret is None
    async with Browser(app, address="10.0.0.1") as elsewhere:
        assert (await elsewhere.post("/api/tables", json=TABLE)).status_code == 201


@pytest.mark.parametrize("settings", [few(tables=Limit(2, 0.01))], indirect=True)
async def test_tables_after_a_game_count_too(app, browser):
    """But not to ask for the rematch that is there."""
    table = (await browser.post("/api/play", json=SOLO)).json()["table"]
    path = f"/api/tables/{table}"
    [told] = (await browser.get(path)).json()["messages"]
    while told["decision"] is not None:
        decision = told["decision"]
        choice = {"decision": decision["number"], "action": decision["actions"][0]}
        assert (await browser.post(f"{path}/choices", json=choice)).status_code == 200
        [told] = (await browser.get(path)).json()["messages"]
    first = await browser.post(f"{path}/rematch")
    assert first.status_code == 201
    assert (await browser.post(f"{path}/rematch")).json() == first.json()
    branch = {"moves": 0, "chairs": [""]}
    error_of(await browser.post(f"{path}/branch", json=branch), 429, "server-too-many")
    assert await table_count(app) == 2


@pytest.mark.parametrize(
    ("limits", "known"), [(Limits(sockets=2), True), (Limits(sockets_of_address=2), False)]
)
async def test_sockets_that_are_open_at_a_time(database_url, limits, known):
    world = World(database_url, limits)
    await world.open()
    table = (await (await world.somebody()).browser.post("/api/tables", json=TABLE)).json()["table"]
    eye = await world.somebody() if known else world.bystander()
    async with eye.socket(table) as first:
        async with eye.socket(table) as second, eye.socket(table) as third:
            assert first.accepted
            assert second.accepted
            assert await third.ended() == (429, "server-sockets-many")
            assert third.answered["retry-after"] == "30"
        async with eye.socket(table) as again:
            assert again.accepted
    assert not world.house.sockets.open
    await world.close()
