"""The examples of docs/api.md, tried on a real server."""

import asyncio
import json
import re
import sys
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from motorpool.client import Client
from motorpool.server.http.socket import route
from motorpool.server.http.socket.connection import GONE
from motorpool.server.operating.settings import Limit, Limits
from tests.server.processes import ServerProcess
from tests.test_docs import BLOCK, ROOT

pytestmark = pytest.mark.anyio
TEXT = Path(ROOT / "docs" / "api.md").read_text()
USUAL_URL = "http://127.0.0.1:8000"


def blocks(language: str, kind: str) -> list[str]:
    return [
        text for found, named, text in BLOCK.findall(TEXT) if (found, named) == (language, kind)
    ]


async def test_programs_run(server: ServerProcess) -> None:
    for program in blocks("python", "client"):
        assert USUAL_URL in program
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", program.replace(USUAL_URL, server.url)),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        out, err = await asyncio.wait_for(process.communicate(), 90)
        assert process.returncode == 0, err.decode()
        assert len(json.loads(out)) == 2


@pytest.mark.parametrize(("kind", "name"), [("said", "FromClient"), ("told", "FromServer")])
async def test_messages_fit_the_schema(client: Client, kind: str, name: str) -> None:
    schema = await client.get("/socket-schema.json")
    validator = Draft202012Validator({**schema, "$ref": f"#/$defs/{name}"})
    found = [json.loads(text) for text in blocks("json", kind)]
    assert len(found) > 2
    for message in found:
        validator.validate(message)


async def test_the_error_is_one_of_the_server(client: Client) -> None:
    [example] = blocks("json", "error")
    made = await client.create_table("rush", "base", ["", ""])
    await client.join(made.table, seat=1)
    async with Client(str(client.http.base_url)) as other:
        sent = {"seat": 1, "salt": "", "invite": made.invite}
        answer = await other.http.post(f"/api/tables/{made.table}/sit", json=sent)
    assert answer.json() == json.loads(example)


async def test_every_call_is_named_and_exists(client: Client) -> None:
    paths = (await client.get("/openapi.json"))["paths"]
    known = {
        f"{method.upper()} {path}"
        for path, methods in paths.items()
        for method in methods
        if path.startswith("/api/") and path != "/api/socket-schema.json"
    }
    assert set(re.findall(r"`([A-Z]+ /api/[^`]+)`", TEXT)) == known


def test_the_limits_are_those_of_the_server() -> None:
    limits = Limits()
    assert limits.address == Limit(400, 100)
    assert limits.visitor == Limit(120, 20)
    assert limits.newcomers == Limit(30, 0.1)
    assert limits.names == Limit(10, 0.1)
    assert limits.chat == Limit(5, 0.5)
    assert limits.tables == Limit(20, 0.02)
    assert limits.tables_of_address == Limit(100, 0.2)
    assert (limits.sockets, limits.sockets_of_address) == (200, 1_000)
    assert limits.body_bytes == 64 * 1024
    for number in (route.NONSENSE, route.REVOKED, GONE, route.TOO_SLOW, route.FLOOD):
        assert f"{number}: " in TEXT
