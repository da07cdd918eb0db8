"""Names by which the server may be asked for: none that somebody else has pointed to it."""

import httpx
import pytest

from motorpool.server.http.app import make_app
from motorpool.server.operating.settings import Settings
from tests.server.browser import ORIGIN, error_of
from tests.server.secrets.asgi_socket import Socket

pytestmark = pytest.mark.anyio
PUBLIC = "https://tanks.example.org:8443"


async def asked(database, name: str, **settings) -> httpx.Response:
    """Even what changes nothing is refused: a page may read it."""
    transport = httpx.ASGITransport(make_app(Settings("", **settings), database))
    async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as client:
        return await client.get("/api/me", headers={"Host": name})


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:8000", "127.0.0.1:8000", "127.0.0.9", "[::1]:8000", "localhost:1"],
)
async def test_names_of_this_machine(database, host):
    assert (await asked(database, host)).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "10.0.0.1",
        "[::2]",
        "[::1",
        "",
        "tanks.example.org",
    ],
)
async def test_any_other_name_is_refused(database, host):
    error_of(await asked(database, host), 403, "server-host")


async def test_names_that_the_host_has_set(database):
    assert (await asked(database, "tanks.example.org", public_url=PUBLIC)).status_code == 200
    allowed = {"allowed_hosts": ("tanks.lan",), "public_url": PUBLIC}
    assert (await asked(database, "Tanks.LAN:8000", **allowed)).status_code == 200
    assert (await asked(database, "tanks.example.org", **allowed)).status_code == 200
    error_of(await asked(database, "evil.example", **allowed), 403, "server-host")


@pytest.mark.parametrize("bound", ["0.0.0.0", "::", "192.0.2.7"])
async def test_a_server_for_others_does_not_know_its_names(database, bound):
    assert (await asked(database, "any.example", host=bound)).status_code == 200
    named = {"host": bound, "allowed_hosts": ("tanks.lan",)}
    assert (await asked(database, "tanks.lan", **named)).status_code == 200
    error_of(await asked(database, "any.example", **named), 403, "server-host")


async def test_a_socket_under_a_foreign_name(app):
    """Its page would say the same name as its origin."""
    foreign = {"host": "evil.example:8000"}
    async with Socket(app, "x" * 16, foreign, origin="http://evil.example:8000") as socket:
        assert await socket.ended() == (403, "server-host")
