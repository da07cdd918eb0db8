"""The built page: right types, what browsers keep, compressed files, and nothing else."""

import gzip
from pathlib import Path

import pytest

from motorpool.server.http.app import make_app
from motorpool.server.http.page_files import accepted_encodings
from motorpool.server.operating.settings import Settings
from tests.server.browser import Browser, error_of

pytestmark = pytest.mark.anyio
INDEX = b"<!doctype html><title>Motorpool</title>"
SCRIPT = b"console.log('tanks')\n" * 20
FILES = {
    "index.html": INDEX,
    "favicon.svg": b"<svg/>",
    "manifest.webmanifest": b"{}",
    "assets/index-Abc12345.js": SCRIPT,
    "assets/index-Abc12345.js.gz": gzip.compress(SCRIPT),
    "assets/index-Abc12345.js.br": b"as if by brotli",
    "assets/index-Abc12345.css": b"p{}",
    "assets/barlow-Abc12345.woff2": b"wOF2",
    ".built": b"a stamp",
}
JS = "/assets/index-Abc12345.js"
FOREVER = "public, max-age=31536000, immutable"


@pytest.fixture
async def page(database, tmp_path):
    """A browser at a server with a page; a file beside the page is nobody's business."""
    root = tmp_path / "page"
    for name, body in FILES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    (tmp_path / "secret.txt").write_text("secret")
    async with Browser(make_app(Settings("", page=root), database)) as browser:
        browser.headers["Accept-Encoding"] = "identity"
        yield browser


@pytest.mark.parametrize(
    "path", ["/", "/index.html", "/new", "/join/abc", "/table/x?at=3", "/api-like", "/rules/RU-1"]
)
async def test_every_address_of_the_page_is_the_index(page, path):
    answer = await page.get(path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    again = await page.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == answer.headers["etag"]


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [
        (JS, "text/javascript; charset=utf-8", FOREVER),
        ("/assets/index-Abc12345.css", "text/css; charset=utf-8", FOREVER),
        ("/assets/barlow-Abc12345.woff2", "font/woff2", FOREVER),
        ("/favicon.svg", "image/svg+xml", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
    ],
)
async def test_files_have_their_type_and_are_kept(page, path, kind, cache):
    answer = await page.get(path)
    assert answer.content == FILES[path[1:]]
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == cache
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0, *", "gzip"),
        ("*", "br"),
        ("identity", None),
        ("gzip;q=0", None),
        ("", None),
        ("gzip;q=x, ;;, q", None),
    ],
)
async def test_what_lies_compressed_beside_a_file(page, accepted, encoding):
    async with page.stream("GET", JS, headers={"Accept-Encoding": accepted}) as answer:
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["vary"] == "Accept-Encoding"
        body = b"".join([part async for part in answer.aiter_raw()])
    suffix = {"br": ".br", "gzip": ".gz"}.get(encoding, "")
    assert body == FILES[JS[1:] + suffix]


async def test_without_compressed_files_it_is_plain(page):
    answer = await page.get("/favicon.svg", headers={"Accept-Encoding": "br, gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.content == b"<svg/>"


def test_encodings_that_are_accepted():
    assert accepted_encodings("br;q=0.5,GZIP , *;q=0") == {"br": 0.5, "gzip": 1.0, "*": 0.0}


@pytest.mark.parametrize("path", ["/", "/new", JS, "/favicon.svg"])
async def test_head(page, path):
    whole, head = await page.get(path), await page.head(path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == str(len(whole.content))
    assert head.headers["etag"] == whole.headers["etag"]


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/..%5csecret.txt",
        "//secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/.built",
        "/etc/passwd",
        "/%00",
    ],
)
async def test_nothing_but_the_page_comes_out(page, path, tmp_path):
    answer = await page.get(f"http://localhost:8000{path}")
    for secret in (b"secret", b"a stamp", b"root:"):
        assert secret not in answer.content
    absolute = await page.get(f"/{tmp_path / 'secret.txt'}")
    assert absolute.content == INDEX


async def test_a_script_of_an_older_page(page):
    """Index.html would be taken for the script."""
    error_of(await page.get("/assets/index-Older123.js"), 404, "server-no-route")
    error_of(await page.get(f"{JS}.gz"), 404, "server-no-route")


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/me/", "/api/%2e%2e/"])
async def test_the_api_is_left_alone(page, path):
    error_of(await page.get(path), 404, "server-no-route")


async def test_methods(page):
    for path in ("/", JS):
        answer = await page.post(path)
        error_of(answer, 405, "server-method")
        assert answer.headers["allow"] == "GET, HEAD"
    answer = await page.put("/api/games")
    error_of(answer, 405, "server-method")
    assert answer.headers["allow"] == "GET"


async def test_what_was_typed_is_in_no_figure(page):
    await page.get("/join/an-invitation")
    told = (await page.get("/metrics")).text
    assert 'motorpool_requests_total{method="GET",route="/{page}",status="200"} 1.0' in told
    assert "an-invitation" not in told


@pytest.mark.parametrize(("language", "told"), [("en", "“make page”"), ("pl", "„make page”")])
async def test_a_server_without_its_page_says_so(database, tmp_path, language, told):
    async with Browser(make_app(Settings("", page=Path(tmp_path / "none")), database)) as browser:
        answer = await browser.get("/", headers={"Accept-Language": language})
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert f'lang="{language}"' in answer.text
        assert told in answer.text
        assert (await browser.head("/new")).content == b""
        assert (await browser.get("/api/version")).status_code == 200
