"""Odd JSON in every body: refused as what it is, never a mistake of the server's."""

import re

import pytest

from motorpool.server.tables.setup import Setup
from tests.server.intruders.test_tables import API
from tests.server.secrets.world import World

pytestmark = pytest.mark.anyio
SCHEMAS = API["components"]["schemas"]
BODIES = [
    (method, path, operation["requestBody"]["content"]["application/json"]["schema"])
    for path, operations in API["paths"].items()
    for method, operation in operations.items()
    if "requestBody" in operation
]
ODD_VALUES = [
    b"null",
    b"true",
    b"-1",
    b"1.5",
    b"1e999",
    b"-1e999",
    b"NaN",
    b"Infinity",
    b"9" * 4000,
    b"9" * 5000,
    b"-" + b"9" * 4000,
    b'"\\u0000"',
    b'"\\ud800"',
    b'"\\udc00\\ud800"',
    b'"' + b"x" * 30_000 + b'"',
    b"[]",
    b"{}",
    b'[{"\\ud800": ["\\ud800"]}]',
    b'{"a": {"\\ud800": "\\ud800"}}',
    b"[" * 900 + b"]" * 900,
    b"[" * 30_000,
    b'{"a":' * 9_000,
]
ODD_BODIES = [
    b"",
    b"\xff\xfe",
    b'"',
    b"{",
    b'{"a":1,"a":2}',
    b'{"\\ud800":1}',
    b"\x00",
    *ODD_VALUES,
]


@pytest.mark.parametrize(("method", "path", "schema"), BODIES, ids=lambda value: str(value)[:40])
async def test_odd_bodies(world: World, method: str, path: str, schema: dict[str, str]) -> None:
    live, people = await world.lay(1, Setup("rush", "base", ("", "")))
    url = re.sub(r"\{table\}", live.table.id, path)
    fields = SCHEMAS[schema["$ref"].rpartition("/")[2]]["properties"]
    bodies = list(ODD_BODIES)
    for field in fields:
        bodies += [b'{"%s": %s}' % (field.encode(), value) for value in ODD_VALUES]
    headers = {"Content-Type": "application/json"}
    for body in bodies:
        answer = await people[0].browser.request(method, url, content=body, headers=headers)
        assert answer.status_code < 500, body[:80]
        answer.json()  # and it can be read
