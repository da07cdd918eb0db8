"""Tokens: a program acts for a visitor, without cookie and without Origin."""

import pytest

from motorpool.server.identity.secrets import new_id, new_secret
from motorpool.server.identity.tokens import MOST
from tests.server.browser import Browser, bearer, error_of

pytestmark = pytest.mark.anyio


def program(browser: Browser, token: str) -> None:
    """Make a browser into a program: no cookie, no Origin, a token."""
    browser.cookies.clear()
    browser.headers.pop("Origin", None)
    browser.headers.update(bearer(token))


async def test_a_token_acts_for_its_visitor(browsers):
    anna, bot = browsers(), browsers()
    visitor = await anna.named("Anna")
    program(bot, await anna.token("my bot"))
    assert await bot.me() == visitor
    assert await bot.named("Robo-Anna") == visitor | {"name": "Robo-Anna"}
    assert await anna.me() == visitor | {"name": "Robo-Anna"}


async def test_a_program_needs_no_browser(browser):
    browser.headers.pop("Origin", None)
    token = await browser.token("bot")
    program(browser, token)
    assert (await browser.named("Bot"))["name"] == "Bot"


async def test_a_token_is_shown_once(browser):
    await browser.named("Anna")
    token = await browser.token(" my  bot ")
    assert token.startswith("mp_")
    answer = await browser.get("/api/me/tokens")
    (listed,) = answer.json()["tokens"]
    assert (set(listed), listed["label"]) == ({"id", "label", "created"}, "my bot")
    assert token not in answer.text


async def test_a_revoked_token_is_worth_nothing_at_once(browsers):
    anna, bot = browsers(), browsers()
    await anna.named("Anna")
    program(bot, await anna.token())
    assert await bot.me() is not None
    (listed,) = (await anna.get("/api/me/tokens")).json()["tokens"]
    assert (await anna.delete(f"/api/me/tokens/{listed['id']}")).status_code == 204
    answer = await bot.get("/api/me")
    error_of(answer, 401, "server-token-wrong")
    assert answer.headers["www-authenticate"] == "Bearer"


async def test_the_token_of_somebody_else(browsers):
    anna, bob = browsers(), browsers()
    await anna.named("Anna")
    await bob.named("Bob")
    await anna.token()
    (annas,) = (await anna.get("/api/me/tokens")).json()["tokens"]
    for token in (annas["id"], new_id()):
        error_of(await bob.delete(f"/api/me/tokens/{token}"), 404, "server-token-unknown")
    assert (await bob.get("/api/me/tokens")).json() == {"tokens": []}


async def test_a_wrong_token_is_refused_even_with_a_good_cookie(browser):
    await browser.named("Anna")
    for header in (
        "",
        "Bearer",
        "Bearer ",
        "Bearer x",
        f"Bearer mp_{new_secret()}",
        f"Bearer {new_secret()}",
        "Basic YTpi",
        "Bearer mp_' OR 1=1 --",
        "Bearer \xff",
    ):
        headers = [(b"Authorization", header.encode("latin-1"))]
        error_of(await browser.get("/api/me", headers=headers), 401, "server-token-wrong")


async def test_a_cookie_is_no_token_and_a_token_is_no_cookie(browser):
    await browser.named("Anna")
    token = await browser.token()
    error_of(
        await browser.get("/api/me", headers=bearer(browser.secret)), 401, "server-token-wrong"
    )
    browser.cookies.clear()
    browser.cookies.set("motorpool", token)
    assert await browser.me() is None


async def test_a_token_may_not_manage_the_identity(browsers):
    anna, bot = browsers(), browsers()
    await anna.named("Anna")
    program(bot, await anna.token())
    (listed,) = (await anna.get("/api/me/tokens")).json()["tokens"]
    for method, path, body in (
        ("GET", "/api/me/tokens", None),
        ("POST", "/api/me/tokens", {"label": "more"}),
        ("DELETE", f"/api/me/tokens/{listed['id']}", None),
        ("GET", "/api/me/devices", None),
        ("DELETE", f"/api/me/devices/{new_id()}", None),
    ):
        error_of(await bot.request(method, path, json=body), 403, "server-token-may-not")


async def test_tokens_are_limited(browser):
    await browser.named("Anna")
    for number in range(MOST):
        await browser.token(str(number))
    answer = await browser.post("/api/me/tokens", json={"label": "one more"})
    error_of(answer, 409, "server-tokens-many")


async def test_a_label_is_checked_as_a_name_is(browser):
    await browser.named("Anna")
    answer = await browser.post("/api/me/tokens", json={"label": "a\u200bb"})
    assert error_of(answer, 400, "server-name-letter")["field"] == "label"
