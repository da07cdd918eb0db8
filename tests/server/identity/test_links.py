"""Links: one identity on several devices."""

import asyncio

import pytest

from motorpool.server.identity.devices import MOST
from motorpool.server.identity.links import LASTS
from motorpool.server.identity.secrets import new_secret
from motorpool.server.moments import now
from tests.server.browser import Browser, bearer, error_of

pytestmark = pytest.mark.anyio


async def code_of(browser: Browser) -> str:
    answer = await browser.post("/api/me/link")
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


async def test_a_link_carries_the_identity(browsers):
    laptop, phone = browsers(), browsers()
    anna = await laptop.named("Anna")
    answer = await phone.post("/api/link", json={"code": await code_of(laptop)})
    assert answer.json() == {"visitor": anna}
    assert await phone.me() == anna
    assert await laptop.me() == anna
    assert phone.secret != laptop.secret


async def test_a_link_says_how_long_it_lasts(browser):
    await browser.named("Anna")
    before = now()
    expires = (await browser.post("/api/me/link")).json()["expires"]
    assert before + LASTS <= expires <= now() + LASTS


async def test_a_link_works_once(browsers):
    laptop, phone, thief = browsers(), browsers(), browsers()
    await laptop.named("Anna")
    code = await code_of(laptop)
    assert (await phone.post("/api/link", json={"code": code})).status_code == 200
    answer = await thief.post("/api/link", json={"code": code})
    error_of(answer, 404, "server-link-unknown")
    assert thief.secret is None


async def test_of_many_at_once_one_gets_in(browsers):
    laptop = browsers()
    await laptop.named("Anna")
    code = await code_of(laptop)
    others = [browsers() for _ in range(8)]
    answers = await asyncio.gather(
        *(other.post("/api/link", json={"code": code}) for other in others)
    )
    assert sorted(answer.status_code for answer in answers) == [200] + [404] * 7
    assert len((await laptop.get("/api/me/devices")).json()["devices"]) == 2


async def test_a_link_expires(browsers, monkeypatch):
    laptop, phone = browsers(), browsers()
    await laptop.named("Anna")
    code = await code_of(laptop)
    later = now() + LASTS + 1
    monkeypatch.setattr("motorpool.server.identity.links.now", lambda: later)
    error_of(await phone.post("/api/link", json={"code": code}), 404, "server-link-unknown")


async def test_a_newer_link_ends_the_older_one(browsers):
    laptop, phone = browsers(), browsers()
    await laptop.named("Anna")
    older, newer = await code_of(laptop), await code_of(laptop)
    error_of(await phone.post("/api/link", json={"code": older}), 404, "server-link-unknown")
    assert (await phone.post("/api/link", json={"code": newer})).status_code == 200


async def test_guessing(browser, browsers):
    await browsers().named("Anna")
    for code in (new_secret(), "x", "' OR 1=1 --", "\0", "\ud800"):
        body = b'{"code": "%b"}' % code.encode("unicode_escape").replace(b"\\x", b"\\u00")
        headers = {"Content-Type": "application/json"}
        answer = await browser.post("/api/link", content=body, headers=headers)
        assert answer.status_code in (400, 404), answer.text
        assert browser.secret is None


async def test_nobody_is_thrown_away_unasked(browsers):
    laptop, phone = browsers(), browsers()
    anna = await laptop.named("Anna")
    bob = await phone.named("Bob")
    code = await code_of(laptop)
    error = error_of(
        await phone.post("/api/link", json={"code": code}), 409, "server-link-replaces"
    )
    assert error["field"] == "replace"
    assert "“Bob”" in error["sentence"]
    assert await phone.me() == bob
    bobs = phone.secret
    answer = await phone.post("/api/link", json={"code": code, "replace": True})
    assert answer.json() == {"visitor": anna}
    assert await phone.me() == anna
    other = browsers()
    other.cookies.set("motorpool", bobs)
    assert await other.me() is None, "the secret that was thrown away is worth nothing"


async def test_a_link_to_oneself_changes_only_the_secret(browser):
    anna = await browser.named("Anna")
    before = browser.secret
    await browser.post("/api/link", json={"code": await code_of(browser)})
    assert await browser.me() == anna
    assert browser.secret != before
    assert len((await browser.get("/api/me/devices")).json()["devices"]) == 1


async def test_devices_are_limited(browsers):
    laptop = browsers()
    await laptop.named("Anna")
    for _ in range(MOST - 1):
        answer = await browsers().post("/api/link", json={"code": await code_of(laptop)})
        assert answer.status_code == 200
    answer = await browsers().post("/api/link", json={"code": await code_of(laptop)})
    error_of(answer, 409, "server-devices-many")


async def test_nobody_has_no_link(browser):
    error_of(await browser.post("/api/me/link"), 401, "server-nobody")


async def test_a_token_cannot_carry_the_identity_away(browsers):
    laptop, program = browsers(), browsers()
    await laptop.named("Anna")
    token = await laptop.token()
    answer = await program.post("/api/me/link", headers=bearer(token))
    error_of(answer, 403, "server-token-may-not")
    code = await code_of(laptop)
    answer = await program.post("/api/link", json={"code": code}, headers=bearer(token))
    error_of(answer, 403, "server-token-may-not")
