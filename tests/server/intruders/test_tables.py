"""Tables: who may sit, begin and close, and what a page of another site can do."""

import re
import secrets
from typing import Any

import pytest

from motorpool.server.database.database import connect
from motorpool.server.http.app import make_app
from motorpool.server.operating.settings import Settings
from motorpool.server.tables.setup import Setup
from tests.server.browser import bearer, error_of
from tests.server.intruders.databases import on_both
from tests.server.secrets.world import World

pytestmark = pytest.mark.anyio
TABLE = {"chairs": ["", ""]}


async def make(world: World, **changes: Any) -> tuple[Any, dict[str, str]]:
    host = await world.somebody()
    answer = await host.browser.post("/api/tables", json=TABLE | changes)
    assert answer.status_code == 201, answer.text
    return host, answer.json()


async def test_only_the_invited_sit_at_a_table_that_is_not_listed(world: World) -> None:
    host, made = await make(world)
    guest = await world.somebody()
    path = f"/api/tables/{made['table']}/sit"
    for invite in ({}, {"invite": None}, {"invite": secrets.token_urlsafe(16)}):
        error_of(await guest.browser.post(path, json=invite), 403, "table-invite-needed")
    for wrong in (made["invite"][:-1], made["invite"] + "x", made["invite"].swapcase() + "'", ""):
        answer = await guest.browser.post(path, json={"invite": wrong})
        assert answer.status_code in (400, 403)
    everything = (await guest.browser.get("/api/tables")).text
    everything += (await guest.browser.get(f"/api/tables/{made['table']}")).text
    assert made["invite"] not in everything
    assert (await guest.browser.post(path, json={"invite": made["invite"]})).status_code == 200
    everything = (await guest.browser.get("/api/tables/mine")).text
    everything += (await guest.browser.get(f"/api/tables/{made['table']}")).text
    assert made["invite"] not in everything
    assert (await host.browser.post(path, json={})).status_code == 200


@on_both
async def test_ids_and_invitations_are_not_guessed(world: World) -> None:
    _, made = await make(world)
    guest = await world.somebody()
    for id in ("x" * 16, made["table"].swapcase(), made["table"][::-1]):
        if id != made["table"]:
            error_of(await guest.browser.get(f"/api/tables/{id}"), 404, "table-unknown")
    for invite in ("x" * 22, made["invite"].swapcase(), made["invite"][::-1]):
        if invite != made["invite"]:
            answer = await guest.browser.post("/api/invitations", json={"invite": invite})
            error_of(answer, 404, "invite-unknown")
    ids = {(await make(world))[1]["invite"] for _ in range(10)}
    assert len(ids) == 10


async def test_only_the_host_begins_and_closes(world: World) -> None:
    host, made = await make(world, listed=True, chairs=["", ""])
    guest = await world.somebody()
    path = f"/api/tables/{made['table']}"
    for person in (host, guest):
        assert (await person.browser.post(f"{path}/sit", json={})).status_code == 200
    for what in ("start", "close"):
        error_of(await guest.browser.post(f"{path}/{what}"), 403, "table-host-only")
    assert (await host.browser.post(f"{path}/start")).status_code == 200
    error_of(await host.browser.post(f"{path}/close"), 409, "table-not-open")


@on_both
async def test_only_the_host_is_shown_the_invitation_again(world: World) -> None:
    """To all others a table is as good as none."""
    host, made = await make(world, spectators=False)
    path = f"/api/tables/{made['table']}"
    assert (await host.browser.get(f"{path}/invitation")).json() == made
    other_device = world.bystander()
    token = await host.browser.token()
    answer = await other_device.browser.get(f"{path}/invitation", headers=bearer(token))
    assert answer.json() == made
    guest = await world.somebody()
    await guest.browser.post(f"{path}/sit", json={"invite": made["invite"]})
    unknown = await guest.browser.get("/api/tables/0123456789abcdef/invitation")
    error_of(unknown, 404, "table-not-yours")
    for who in (guest, await world.somebody()):
        answer = await who.browser.get(f"{path}/invitation")
        assert (answer.status_code, answer.content) == (404, unknown.content)
    for where in (path, "/api/tables/0123456789abcdef"):
        answer = await other_device.browser.get(f"{where}/invitation")
        error_of(answer, 401, "server-nobody")


async def test_a_refused_chair_makes_no_visitor(world: World) -> None:
    live, _ = await world.lay(1, Setup("rush", "base", ("", ""), listed=True))
    browser = world.bystander().browser
    answer = await browser.post(f"/api/tables/{live.table.id}/sit", json={})
    error_of(answer, 409, "table-not-open")
    assert browser.secret is None


API = make_app(Settings(""), connect("sqlite:///never-opened.db")).openapi()
CHANGING = [
    (method, path)
    for path, operations in API["paths"].items()
    for method in operations
    if method != "get" and "/tables" in path
]


async def test_a_server_starts_no_programs(world: World) -> None:
    """`exec:COMMAND` is for those who type the command themselves."""
    post = (await world.somebody()).browser.post
    for kind in ("exec:true", "exec: true", "EXEC:true", "exec"):
        error_of(await post("/api/tables", json={"chairs": ["", kind]}), 400, "bot-unknown")
        error_of(await post("/api/tables", json=TABLE | {"stand_in": kind}), 400, "bot-unknown")
        error_of(await post("/api/play", json={"bots": [kind]}), 400, "bot-unknown")


@pytest.mark.parametrize(("method", "path"), CHANGING)
async def test_pages_of_other_sites_do_nothing_at_a_table(
    world: World, method: str, path: str
) -> None:
    live, people = await world.lay(1, Setup("rush", "base", ("", "")))
    before = live.table.version
    url = re.sub(r"\{table\}", live.table.id, path)
    url = re.sub(r"\{\w+\}", "0123456789abcdef", url)
    for person in people:
        for headers in (
            {"Origin": "https://evil.example"},
            {"Origin": "null"},
            {"Origin": "http://localhost:8000.evil.example"},
        ):
            # Whatever the body, and as a form or a plain text that needs no leave to be sent
            for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded"):
                answer = await person.browser.request(
                    method, url, content=b"{}", headers=headers | {"Content-Type": kind}
                )
                error_of(answer, 403, "server-origin")
    assert live.table.version == before
