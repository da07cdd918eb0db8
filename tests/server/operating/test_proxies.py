"""The examples for proxies, tried: TLS, sockets, and who somebody is."""

import asyncio
import json
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.operating.proxy import NAME, Proxy, find
from tests.server.processes import ServerProcess

pytestmark = pytest.mark.anyio
PATIENCE_SECONDS = 60


@pytest.fixture(scope="module", params=["nginx", "caddy"])
async def proxy(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Proxy]:
    """With a server behind it; one for all tests, of which the last takes all newcomers."""
    kind, directory = request.param, tmp_path_factory.mktemp("behind")
    if find(kind) is None or find("openssl") is None:
        pytest.skip(f"{kind} or openssl is not installed")
    # Not below pytest's directory: a worker of nginx may be somebody who cannot look in there
    with tempfile.TemporaryDirectory(prefix="motorpool-proxy-") as name:
        Path(name).chmod(0o755)
        server = ServerProcess(f"sqlite:///{directory}/motorpool.db", directory)
        found = Proxy(kind, server.port, Path(name))
        server.more = ("--public-url", found.origin, "--trusted-proxy", "127.0.0.1")
        await server.start()
        try:
            await server.ready()
            found.start()
            await until_it_answers(found)
            yield found
        finally:
            found.stop()
            await server.kill()


def browser(proxy: Proxy) -> httpx.AsyncClient:
    """Asks for the name, which is this machine here."""
    return httpx.AsyncClient(
        base_url=proxy.origin,
        headers={"Origin": proxy.origin},
        transport=Here(proxy),
        timeout=PATIENCE_SECONDS,
    )


class Here(httpx.AsyncHTTPTransport):
    def __init__(self, proxy: Proxy) -> None:
        super().__init__(verify=proxy.context())

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions["sni_hostname"] = NAME
        request.url = request.url.copy_with(host="127.0.0.1")
        return await super().handle_async_request(request)


async def until_it_answers(proxy: Proxy) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS), browser(proxy) as asking:
        while True:
            assert proxy.process is not None
            assert proxy.process.poll() is None, proxy.log()
            try:
                assert (await asking.get("/healthz")).json() == {"status": "ok"}
                return
            except httpx.TransportError:
                await asyncio.sleep(0.05)


async def test_a_game_through_the_proxy(proxy: Proxy) -> None:
    async with browser(proxy) as anna:
        sent = {"game": "rush", "preset": "base", "bots": ["random"]}
        answer = await anna.post("/api/play", json=sent)
        assert answer.status_code == 201, answer.text
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-motorpool="), "the server knows that it is https"
        assert "; Secure" in cookie
        table = answer.json()["table"]
        with pytest.raises(InvalidStatus) as refused:
            async with socket(proxy, table, cookie, "https://elsewhere.example.org"):
                pass
        assert refused.value.response.status_code == 403
        async with socket(proxy, table, cookie, proxy.origin) as at_table:
            told = json.loads(await at_table.recv())
            assert (told["type"], told["seat"]) == ("snapshot", 0)
            while told["decision"]["seat"] != 0:
                told = json.loads(await at_table.recv())
            decision = told["decision"]
            choice = {"decision": decision["number"], "action": decision["actions"][0]}
            await at_table.send(json.dumps({"type": "choose", "ref": "a"} | choice))
            kinds = {json.loads(await at_table.recv())["type"] for _ in range(2)}
            assert kinds == {"update", "done"}


def socket(proxy: Proxy, table: str, cookie: str, origin: str) -> connect:
    return connect(
        f"wss://{NAME}:{proxy.port}/api/tables/{table}/socket",
        host="127.0.0.1",
        ssl=proxy.context(),
        origin=origin,  # type: ignore[arg-type]
        additional_headers={"Cookie": cookie.partition(";")[0]},
        proxy=None,
    )


async def test_what_does_not_come_through(proxy: Proxy) -> None:
    async with browser(proxy) as anybody:
        assert (await anybody.get("/metrics")).status_code == 404
        big = {"name": "x" * 70_000}
        assert (await anybody.patch("/api/me", json=big)).status_code == 413
    async with httpx.AsyncClient() as lost:
        url = f"http://127.0.0.1:{proxy.plain_port}/api/version"
        answer = await lost.get(url, headers={"Host": NAME})
    assert answer.status_code in (301, 308)
    assert answer.headers["location"].startswith(f"https://{NAME}")


async def test_nobody_chooses_an_address(proxy: Proxy) -> None:
    """Whoever could would make visitors without end."""
    answers = []
    for number in range(40):
        async with browser(proxy) as newcomer:
            headers = {"X-Forwarded-For": f"10.0.0.{number}"}
            answer = await newcomer.patch("/api/me", json={"name": "Eve"}, headers=headers)
            answers.append(answer.status_code)
    assert answers[0] == 200
    assert answers[-1] == 429
