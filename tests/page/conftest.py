"""One server with the built page and one Chromium for all tests of a process."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from motorpool.build_info import has_page
from tests.server.postgres_cluster import free_port

WIDTHS = {"desktop": (1280, 800), "phone": (390, 844)}
# What happens is shown at once, and nobody is asked whether they are sure
SETTINGS = '{"language": "LANGUAGE", "fast": true, "warn": false}'

NewPerson = Callable[..., Page]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that serves the page."""
    if not has_page():
        pytest.fail("the page is not built: make page")
    port = free_port()
    directory = tmp_path_factory.mktemp("site")
    database = f"sqlite:///{directory / 'motorpool.db'}"
    with (directory / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.load.server", database, str(port)],
            stdout=subprocess.PIPE,
            stderr=log,
        )
    assert process.stdout is not None
    assert process.stdout.readline()
    yield f"http://127.0.0.1:{port}"
    process.terminate()
    process.communicate()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium")
    if path is None:
        if os.environ.get("MOTORPOOL_CHROMIUM") == "required":
            pytest.fail("Chromium is required")
        pytest.skip("no Chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


def is_trouble(told: ConsoleMessage) -> bool:
    """A refusal of the server is told by the page; that the browser also notes it is no trouble."""
    return told.type == "error" and "the server responded with a status of 4" not in told.text


@pytest.fixture
def person(chromium: Browser, site: str) -> Iterator[NewPerson]:
    """Makes people, each with a browser of their own; whatever their pages complain of fails."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def new(width: str = "desktop", language: str = "en") -> Page:
        across, down = WIDTHS[width]
        context = chromium.new_context(
            viewport={"width": across, "height": down}, base_url=site, has_touch=width == "phone"
        )
        kept = SETTINGS.replace("LANGUAGE", language)
        context.add_init_script(f"localStorage.motorpool ??= '{kept}'")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda told: complaints.append(told.text) if is_trouble(told) else None)
        return page

    yield new
    for context in contexts:
        context.close()
    assert not complaints
