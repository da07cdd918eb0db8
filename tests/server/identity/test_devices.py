"""Devices: seen, and revoked at once."""

from collections.abc import Callable
from typing import Any

import pytest

from motorpool.server.database.database import connect
from motorpool.server.http.app import make_app
from motorpool.server.identity.secrets import new_id
from motorpool.server.operating.settings import Settings
from tests.server.browser import Browser, error_of
from tests.server.conftest import make_database
from tests.server.database.heard import Heard
from tests.server.postgres_cluster import PostgresCluster

pytestmark = pytest.mark.anyio


async def two_devices(browsers: Callable[[], Browser]) -> tuple[Browser, Browser]:
    """Anna's laptop and Anna's phone."""
    laptop, phone = browsers(), browsers()
    await laptop.named("Anna")
    code = (await laptop.post("/api/me/link")).json()["code"]
    assert (await phone.post("/api/link", json={"code": code})).status_code == 200
    return laptop, phone


async def devices_of(browser: Browser) -> list[dict[str, Any]]:
    answer = await browser.get("/api/me/devices")
    assert answer.status_code == 200, answer.text
    devices: list[dict[str, Any]] = answer.json()["devices"]
    return devices


async def test_all_are_listed_and_this_one_is_known(browsers):
    laptop, phone = await two_devices(browsers)
    first, second = await devices_of(laptop), await devices_of(phone)
    assert [each["id"] for each in first] == [each["id"] for each in second]
    assert sorted(each["here"] for each in first) == [False, True]
    assert [each["here"] for each in first] != [each["here"] for each in second]
    assert set(first[0]) == {"id", "created", "seen", "here"}


async def test_a_revoked_device_is_nobody_at_once(browsers):
    laptop, phone = await two_devices(browsers)
    assert await phone.me() is not None
    (other,) = [each["id"] for each in await devices_of(laptop) if not each["here"]]
    answer = await laptop.delete(f"/api/me/devices/{other}")
    assert (answer.status_code, answer.content) == (204, b"")
    assert await phone.me() is None
    assert await laptop.me() is not None
    error_of(await phone.get("/api/me/devices"), 401, "server-nobody")


async def test_good_bye(browser):
    await browser.named("Anna")
    (here,) = await devices_of(browser)
    answer = await browser.delete(f"/api/me/devices/{here['id']}")
    assert answer.status_code == 204
    assert "motorpool=; Max-Age=0" in answer.headers["set-cookie"]
    assert await browser.me() is None


async def test_the_device_of_somebody_else(browsers):
    anna, bob = browsers(), browsers()
    await anna.named("Anna")
    await bob.named("Bob")
    (annas,) = await devices_of(anna)
    for device in (annas["id"], new_id()):
        error_of(await bob.delete(f"/api/me/devices/{device}"), 404, "server-device-unknown")
    assert await anna.me() is not None


async def test_ids_that_are_none(browser):
    await browser.named("Anna")
    for device in ("x", "A" * 16, "0123456789abcdef0", "%00", "..%2f..", "'--"):
        answer = await browser.delete(f"/api/me/devices/{device}")
        assert answer.status_code in (400, 404)
        assert set(answer.json()) == {"error"}


async def test_a_revocation_reaches_the_other_processes(postgres: PostgresCluster):
    url = await make_database(postgres)
    here, there = connect(url), connect(url)
    await here.open()
    await there.open()
    heard = Heard(there)
    async with (
        Browser(make_app(Settings(url), here)) as laptop,
        Browser(make_app(Settings(url), there)) as phone,
    ):
        anna = await laptop.named("Anna")
        code = (await laptop.post("/api/me/link")).json()["code"]
        await phone.post("/api/link", json={"code": code})
        assert await phone.me() == anna
        (other,) = [each["id"] for each in await devices_of(laptop) if not each["here"]]
        heard.notes.clear()
        await laptop.delete(f"/api/me/devices/{other}")
        await heard.until(f"visitor {anna['id']}")
        assert await phone.me() is None
    await here.close()
    await there.close()
