"""Only a proxy that is trusted says for whom it asks."""

from pathlib import Path

import httpx
import pytest

from motorpool.server.operating.settings import Limits
from tests.server.processes import ServerProcess

pytestmark = pytest.mark.anyio
PROXY = "127.0.0.2"  # another address of this machine, as the gateway of a network is one


async def test_who_is_trusted_names_the_address(tmp_path: Path) -> None:
    """As in compose.yaml: one address is trusted, and no longer this machine."""
    server = ServerProcess(f"sqlite:///{tmp_path}/motorpool.db", tmp_path, "--trusted-proxy", PROXY)
    await server.start()
    try:
        await server.ready()
        assert await last_newcomer(server, PROXY) == 200
        assert await last_newcomer(server, "127.0.0.1") == 429
    finally:
        await server.kill()


async def last_newcomer(server: ServerProcess, comes_from: str) -> int:
    """What the last of so many is answered that no address may make them all."""
    transport = httpx.AsyncHTTPTransport(local_address=comes_from)
    async with httpx.AsyncClient(base_url=server.url, transport=transport) as client:
        for number in range(int(Limits().newcomers.burst) + 5):
            client.cookies.clear()
            headers = {"X-Forwarded-For": f"10.0.0.{number}"}
            answer = await client.patch("/api/me", json={"name": "Eve"}, headers=headers)
    return answer.status_code
