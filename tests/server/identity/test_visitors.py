"""A visitor: nobody at first, somebody by a cookie, with a name."""

import httpx
import pytest

from motorpool.server.database.database import Database
from motorpool.server.http.app import make_app
from motorpool.server.identity.secrets import digest, new_secret
from motorpool.server.operating.settings import Settings
from tests.server.browser import ORIGIN, Browser, error_of
from tests.server.database.heard import Heard

pytestmark = pytest.mark.anyio
TABLES = ("visitors", "devices", "links", "tokens")


async def rows(database: Database, table: str) -> list[dict[str, object]]:
    return [dict(row) for row in await database.fetch(f"SELECT * FROM {table}")]


async def test_looking_makes_nobody(browser, database):
    assert await browser.me() is None
    assert browser.secret is None
    assert await rows(database, "visitors") == []


async def test_the_first_name_makes_a_visitor(browser, database):
    visitor = await browser.named(" Anna ")
    assert visitor["name"] == "Anna"
    assert await browser.me() == visitor
    (kept,) = await rows(database, "visitors")
    assert (kept["id"], kept["name"]) == (visitor["id"], "Anna")


async def test_another_name(browser, database):
    visitor = await browser.named("Anna")
    assert await browser.named("Hanka") == visitor | {"name": "Hanka"}
    assert await browser.me() == visitor | {"name": "Hanka"}
    assert len(await rows(database, "visitors")) == 1


async def test_a_bad_name_makes_nobody(browser, database):
    answer = await browser.patch("/api/me", json={"name": "An\u202ena"})
    error = error_of(answer, 400, "server-name-letter")
    assert error["field"] == "name"
    assert "“name”" in error["sentence"]
    assert "set-cookie" not in answer.headers
    assert await rows(database, "visitors") == []


async def test_names_are_only_text(browser, database):
    for name in ("';DROP TABLE visitors;--", "<img src=x>", "$1", "{{7*7}}", "{ $name }"):
        visitor = await browser.named(name)
        assert visitor["name"] == name
        assert await browser.me() == visitor
        (kept,) = await rows(database, "visitors")
        assert kept["name"] == name


async def test_the_cookie_is_out_of_reach_of_scripts(browser):
    answer = await browser.patch("/api/me", json={"name": "Anna"})
    name, _, rest = answer.headers["set-cookie"].partition("=")
    assert name == "motorpool"
    parts = rest.split("; ")[1:]
    assert parts == ["Max-Age=34560000", "Path=/", "HttpOnly", "SameSite=Lax"]


@pytest.mark.parametrize("behind_proxy", [False, True])
async def test_over_https_the_cookie_is_secure(database, behind_proxy):
    public = "https://play.example"
    settings = Settings("", host="0.0.0.0", public_url=public if behind_proxy else None)
    app = make_app(settings, database)
    async with Browser(app, public) as browser:
        answer = await browser.patch("/api/me", json={"name": "Anna"})
        assert answer.headers["set-cookie"].startswith("__Host-motorpool=")
        assert answer.headers["set-cookie"].endswith("; Secure")
        assert await browser.me() is not None
        plain = {"Cookie": f"motorpool={browser.secret}"}
        browser.cookies.clear()
        assert (await browser.get("/api/me", headers=plain)).json() == {"visitor": None}


async def test_secrets_are_kept_as_hashes_only(browser, database):
    await browser.named("Anna")
    token = await browser.token()
    code = (await browser.post("/api/me/link")).json()["code"]
    kept = repr([await rows(database, table) for table in TABLES])
    for secret in (browser.secret, token, code):
        assert secret not in kept
    assert repr(digest(browser.secret)) in kept


async def test_a_forged_cookie_is_nobody(browser, database):
    await browser.named("Anna")
    browser.cookies.clear()
    for cookie in ("", "x", "' OR 1=1 --", "a" * 43, "a" * 4000, "\xff" * 43, new_secret()):
        forged = {"Cookie": f"motorpool={cookie}".encode("latin-1")}
        answer = await browser.get("/api/me", headers=forged)
        assert (answer.status_code, answer.json()) == (200, {"visitor": None})
        error_of(await browser.post("/api/me/link", headers=forged), 401, "server-nobody")
    assert len(await rows(database, "visitors")) == 1


async def test_the_id_is_no_secret(browser):
    visitor = await browser.named("Anna")
    browser.cookies.clear()
    for guess in (visitor["id"], digest(visitor["id"]).hex()):
        browser.cookies.set("motorpool", guess)
        assert await browser.me() is None
        browser.cookies.clear()


async def test_whoever_comes_again_keeps_the_cookie(browser):
    await browser.named("Anna")
    answer = await browser.get("/api/me")
    assert f"motorpool={browser.secret}; Max-Age=34560000" in answer.headers["set-cookie"]


async def test_not_every_request_reads_the_database(browser, database, monkeypatch):
    heard = Heard(database)
    anna = await browser.named("Anna")
    await heard.until(f"visitor {anna['id']}")
    asked = []
    fetch = database.fetch

    async def counting(sql: str, *args: object) -> object:
        asked.append(sql)
        return await fetch(sql, *args)

    monkeypatch.setattr(database, "fetch", counting)
    for _ in range(5):
        assert await browser.me() is not None
    assert len(asked) == 1


async def test_when_somebody_was_last_here_is_kept(browser, database, monkeypatch):
    await browser.named("Anna")
    (before,) = await rows(database, "devices")
    later = int(str(before["seen"])) + 2 * 60 * 60 * 1000
    monkeypatch.setattr("motorpool.server.identity.visitors.now", lambda: later)
    assert await browser.me() is not None
    (device,) = await rows(database, "devices")
    (visitor,) = await rows(database, "visitors")
    assert device["seen"] == visitor["seen"] == later


async def test_newcomers_from_one_address_are_limited(app, database):
    limit = app.state.house.settings.limits.newcomers
    for _ in range(int(limit.burst)):
        async with Browser(app) as browser:
            await browser.named("Anna")
    async with Browser(app) as browser:
        answer = await browser.patch("/api/me", json={"name": "Anna"})
        error_of(answer, 429, "server-too-many")
        assert int(answer.headers["retry-after"]) >= 1
    async with Browser(app, address="10.1.2.3") as elsewhere:
        await elsewhere.named("Bob")
    assert len(await rows(database, "visitors")) == limit.burst + 1


async def test_the_database_is_away(browser, database):
    await browser.named("Anna")
    await database.close()
    answer = await browser.patch("/api/me", json={"name": "Hanka"})
    error_of(answer, 503, "server-unavailable")
    assert answer.headers["retry-after"] == "2"


async def test_a_program_without_a_page_needs_no_origin(app):
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as program:
        answer = await program.patch("/api/me", json={"name": "Anna"})
        assert answer.status_code == 200
