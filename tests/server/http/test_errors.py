"""Errors: one shape, a sentence in the reader's language, and never more than that."""

import json

import pytest

from motorpool.core.errors import BadOption, Illegal
from motorpool.server.database.database import Conflict
from motorpool.server.refusals import Unknown
from tests.server.browser import error_of

pytestmark = pytest.mark.anyio
JSON = {"Content-Type": "application/json"}


async def test_an_unknown_address(browser):
    for path in ("/api", "/api/", "/api/nothing", "/api/me/", "/api/docs"):
        error_of(await browser.get(path), 404, "server-no-route")


async def test_a_wrong_method(browser):
    for path, methods in (("/api/version", "GET"), ("/api/me", "GET, PATCH")):
        answer = await browser.put(path)
        error_of(answer, 405, "server-method")
        assert answer.headers["allow"] == methods


@pytest.mark.parametrize(
    ("header", "language", "sentence"),
    [
        ("", "en", "There is nothing at this address."),
        ("pl", "pl", "Pod tym adresem nic nie ma."),
        ("cs-CZ, cs;q=0.9", "cs", "Na této adrese nic není."),
        ("de, cs;q=0.3, pl;q=0.7", "pl", "Pod tym adresem nic nie ma."),
        ("fr", "en", "There is nothing at this address."),
        ("pl;q=0", "en", "There is nothing at this address."),
        (";;;q=,,pl;q=x," * 500, "en", "There is nothing at this address."),
    ],
)
async def test_the_language_is_the_readers(browser, header, language, sentence):
    answer = await browser.get("/api/nothing", headers={"Accept-Language": header})
    assert error_of(answer, 404, "server-no-route")["sentence"] == sentence
    assert answer.headers["content-language"] == language
    assert answer.headers["vary"] == "Accept-Language"


@pytest.mark.parametrize(
    ("body", "key", "field"),
    [
        ({}, "server-field-missing", "name"),
        ({"name": "Anna", "admin": True}, "server-field-unknown", "admin"),
        ({"name": 7}, "server-field-type", "name"),
        ({"name": None}, "server-field-type", "name"),
        ({"name": ["Anna"]}, "server-field-type", "name"),
        ({"name": ""}, "server-field-short", "name"),
        ({"name": "x" * 97}, "server-field-long", "name"),
        ([], "server-field-type", "body"),
        ("Anna", "server-field-type", "body"),
        (None, "server-field-type", "body"),
    ],
)
async def test_fields_that_cannot_be(browser, body, key, field):
    answer = await browser.patch("/api/me", content=json.dumps(body), headers=JSON)
    error = error_of(answer, 400, key)
    assert error["field"] == field
    if field != "body":
        assert f"“{field}”" in error["sentence"]


async def test_no_body_at_all(browser):
    error_of(await browser.patch("/api/me"), 400, "server-body-missing")


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b'{"name": "Anna"',
        b"\xff\xfe",
        b'{"name": "\xff"}',
        b"[" * 60_000,
        b'{"name": ' * 6_000,
        b'{"name": NaN}',
        b'{"name": "\\ud800"}',
        b'{"name": 1e999}',
        b'{"name": ' + b"9" * 50_000 + b"}",
        b'{"\\ud800": 1, "name": "Anna"}',
        b"",
        b"\0",
    ],
)
async def test_malformed_bodies(browser, body):
    answer = await browser.patch("/api/me", content=body, headers=JSON)
    assert answer.status_code == 400, answer.text
    assert set(answer.json()["error"]) == {"key", "field", "values", "sentence"}
    assert browser.secret is None


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "x"])
async def test_only_json_is_read(browser, kind):
    body = b'{"name": "Anna"}'
    answer = await browser.patch("/api/me", content=body, headers={"Content-Type": kind})
    assert answer.status_code == 400
    assert browser.secret is None


async def test_sent_text_comes_back_shortened(browser):
    answer = await browser.patch("/api/me", json={"name": "Anna", "x" * 5000: 1})
    error_of(answer, 400, "server-field-unknown")
    assert len(answer.text) < 1000


@pytest.mark.parametrize(
    ("raised", "status", "key"),
    [
        (Unknown("server-device-unknown", {}, "device"), 404, "server-device-unknown"),
        (BadOption("game-unknown", {"game": "x", "choices": "y"}), 400, "game-unknown"),
        (Illegal("illegal-action", {"action": "buy"}), 409, "illegal-action"),
        (Conflict("secret detail"), 409, "server-conflict"),
        (RuntimeError("secret detail"), 500, "server-trouble"),
        (ValueError("secret detail"), 500, "server-trouble"),
    ],
)
async def test_what_routes_raise(app, browser, raised, status, key):
    @app.get("/raise")
    async def route() -> None:
        raise raised

    answer = await browser.get("/raise")
    error_of(answer, status, key)
    assert "secret detail" not in answer.text
    assert "Traceback" not in answer.text


async def test_an_answer_that_is_no_json_of_ours_is_no_detail_either(app, browser):
    """What goes wrong in making the answer is caught as well."""

    @app.get("/broken")
    async def route() -> int:
        return "secret detail"  # type: ignore[return-value]

    answer = await browser.get("/broken")
    error_of(answer, 500, "server-trouble")
    assert "secret detail" not in answer.text
