"""Health, metrics and version."""

import asyncio

import pytest

import motorpool
from motorpool.server.http.app import make_app
from motorpool.server.operating.settings import Settings
from tests.server.browser import Browser, bearer, error_of

pytestmark = pytest.mark.anyio
TOKEN = "a-token-for-the-figures"


async def test_health_is_that_of_the_database(browser, database):
    answer = await browser.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
    await database.close()
    error_of(await browser.get("/healthz"), 503, "server-unavailable")


async def test_a_database_that_hangs_is_not_well(browser, database, monkeypatch):
    async def hang(sql: str, *args: object) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(database, "fetch", hang)
    monkeypatch.setattr("motorpool.server.http.routes.operating.PATIENCE", 0.01)
    error_of(await browser.get("/healthz"), 503, "server-unavailable")


async def test_the_figures(browser):
    await browser.named("Anna")
    await browser.get("/api/nothing")
    answer = await browser.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    told = answer.text
    assert 'motorpool_requests_total{method="PATCH",route="/api/me",status="200"} 1.0' in told
    assert 'motorpool_requests_total{method="GET",route="none",status="404"} 1.0' in told
    assert 'motorpool_request_seconds_count{method="PATCH",route="/api/me"} 1.0' in told
    assert "motorpool_visitors_total 1.0" in told
    assert "nothing" not in told, "a path may hold a secret, and there is no end of paths"


async def test_the_figures_of_a_route_with_an_id(browser):
    await browser.named("Anna")
    await browser.delete("/api/me/devices/0123456789abcdef")
    told = (await browser.get("/metrics")).text
    assert 'route="/api/me/devices/{device}",status="404"' in told
    assert "0123456789abcdef" not in told


async def test_methods_that_are_none_are_counted_together(browser):
    for number in range(5):
        await browser.request(f"M{number}", "/api/me")
    told = (await browser.get("/metrics")).text
    assert 'method="none"' in told
    assert "M1" not in told


@pytest.mark.parametrize(
    ("address", "headers", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("::1", {}, 200),
        ("10.0.0.1", {}, 403),
        ("127.0.0.1", {"X-Forwarded-For": "10.0.0.1"}, 403),
        ("127.0.0.1", {"Forwarded": "for=10.0.0.1"}, 403),
    ],
)
async def test_the_figures_are_for_this_machine_only(app, address, headers, status):
    async with Browser(app, address=address) as browser:
        assert (await browser.get("/metrics", headers=headers)).status_code == status


@pytest.mark.parametrize(
    ("token", "status"), [(TOKEN, 200), (None, 403), ("", 403), (TOKEN[:-1], 403), ("\xff", 403)]
)
async def test_or_with_a_token(database, token, status):
    app = make_app(Settings("", metrics_token=TOKEN), database)
    headers = {} if token is None else bearer(token)
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    async with Browser(app) as browser:
        assert (await browser.get("/metrics", headers=raw)).status_code == status


async def test_the_version(browser):
    told = (await browser.get("/api/version")).json()
    assert told["version"] == motorpool.__version__
    assert set(told["rules"]) == {"rush", "battlegrounds"}
