"""The gate: origins, sizes, floods and headers."""

from collections.abc import AsyncIterator

import httpx
import pytest

from motorpool.server.http.app import make_app
from motorpool.server.operating.settings import Limit, Limits, Settings
from tests.server.browser import ORIGIN, Browser, bearer, error_of

pytestmark = pytest.mark.anyio
NAME = {"name": "Anna"}
FOREIGN = [
    "https://evil.example",
    "http://localhost:8001",
    "http://localhost",
    "http://localhost.evil.example:8000",
    "http://localhost:8000@evil.example",
    "http://localhost:8000x",
    "http://[",
    "file://",
    "null",
    "",
]


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize("known", [False, True])
async def test_pages_of_other_sites_change_nothing(browser, origin, known):
    if known:
        await browser.named("Anna")
    before = await browser.me()
    answer = await browser.patch("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
    error_of(answer, 403, "server-origin")
    assert await browser.me() == before


@pytest.mark.parametrize("site", ["cross-site", "same-site", "x"])
async def test_another_site_by_its_fetch_header(browser, site):
    await browser.named("Anna")
    del browser.headers["Origin"]
    answer = await browser.patch("/api/me", json=NAME, headers={"Sec-Fetch-Site": site})
    error_of(answer, 403, "server-origin")


async def test_our_own_page_by_its_fetch_header(browser):
    await browser.named("Anna")
    del browser.headers["Origin"]
    answer = await browser.patch("/api/me", json=NAME, headers={"Sec-Fetch-Site": "same-origin"})
    assert answer.status_code == 200


async def test_a_cookie_that_says_nothing_of_its_page(browser):
    await browser.named("Anna")
    del browser.headers["Origin"]
    error_of(await browser.patch("/api/me", json=NAME), 403, "server-origin")


async def test_a_foreign_page_cannot_give_somebody_an_identity(browsers):
    """Otherwise it could make a visitor play as somebody whom it controls."""
    eve, victim = browsers(), browsers()
    await eve.named("Eve")
    code = (await eve.post("/api/me/link")).json()["code"]
    headers = {"Origin": "https://evil.example"}
    answer = await victim.post("/api/link", json={"code": code}, headers=headers)
    error_of(answer, 403, "server-origin")
    assert victim.secret is None


async def test_tokens_need_no_origin(browser):
    await browser.named("Anna")
    token = await browser.token()
    browser.cookies.clear()
    headers = bearer(token) | {"Origin": "https://other.example"}
    answer = await browser.patch("/api/me", json=NAME, headers=headers)
    assert answer.status_code == 200


async def test_any_authorization_does_not_open_the_gate_for_a_cookie(browser):
    await browser.named("Anna")
    headers = {"Origin": "https://evil.example", "Authorization": "Basic eDp5"}
    answer = await browser.patch("/api/me", json={"name": "Eve"}, headers=headers)
    error_of(answer, 401, "server-token-wrong")


async def test_behind_a_proxy_the_public_address_counts(database):
    settings = Settings("", host="0.0.0.0", public_url="https://play.example")
    app = make_app(settings, database)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://10.0.0.1:8000") as client:
        for origin, status in (
            ("https://play.example", 200),
            ("https://play.example:443", 200),
            ("http://play.example", 403),
            ("http://10.0.0.1:8000", 403),
        ):
            client.cookies.clear()
            answer = await client.patch("/api/me", json=NAME, headers={"Origin": origin})
            assert answer.status_code == status, origin


async def test_there_is_no_way_for_scripts_of_other_sites(browser):
    for headers in ({"Origin": "https://evil.example"}, {"Origin": ORIGIN}):
        answer = await browser.get("/api/me", headers=headers)
        assert not [name for name in answer.headers if name.startswith("access-control")]
    asked = {"Origin": "https://evil.example", "Access-Control-Request-Method": "PATCH"}
    answer = await browser.options("/api/me", headers=asked)
    assert answer.status_code == 405
    assert not [name for name in answer.headers if name.startswith("access-control")]


@pytest.mark.parametrize("path", ["/api/me", "/api/nothing", "/metrics"])
async def test_every_answer_carries_the_headers(browser, path):
    headers = (await browser.get(path)).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cache-control"] == "no-store"
    assert "server" not in headers


async def pieces(count: int) -> AsyncIterator[bytes]:
    for _ in range(count):
        yield b" " * 1024


@pytest.mark.parametrize("told", [True, False])
async def test_a_body_that_is_too_large(browser, told):
    """Also when nobody says before how long it will be."""
    content = b" " * (64 * 1024 + 1) if told else pieces(65)
    headers = {"Content-Type": "application/json"}
    answer = await browser.patch("/api/me", content=content, headers=headers)
    error = error_of(answer, 413, "server-too-large")
    assert error["values"] == {"most": 64}
    assert answer.headers["connection"] == "close"


async def test_a_body_that_just_fits(browser):
    body = b'{"name": "Anna"' + b" " * (64 * 1024 - 16) + b"}"
    headers = {"Content-Type": "application/json"}
    assert (await browser.patch("/api/me", content=body, headers=headers)).status_code == 200


async def test_a_flood_from_one_address(database):
    limits = Limits(address=Limit(10, 0.01))
    app = make_app(Settings("", limits=limits), database)
    async with Browser(app, address="10.0.0.1") as flood:
        answers = [await flood.get("/api/nothing") for _ in range(10)]
        assert {answer.status_code for answer in answers} == {404}
        answer = await flood.get("/api/nothing")
        error = error_of(answer, 429, "server-too-many")
        assert answer.headers["retry-after"] == str(error["values"]["seconds"])
        assert 1 < error["values"]["seconds"] <= 100
    async with Browser(app, address="10.0.0.2") as other:
        assert (await other.get("/api/version")).status_code == 200


async def test_a_flood_by_one_visitor_from_many_addresses(database):
    limits = Limits(visitor=Limit(10, 0.01))
    app = make_app(Settings("", limits=limits), database)
    async with Browser(app) as browser:
        await browser.named("Anna")
        statuses = []
        for number in range(11):
            async with Browser(app, address=f"10.0.0.{number}") as again:
                again.cookies.update(browser.cookies)
                statuses.append((await again.get("/api/me")).status_code)
    assert statuses == [200] * 10 + [429]
    figures = app.state.house.metrics.text().decode()
    assert 'motorpool_limited_total{limit="visitor"} 1.0' in figures
