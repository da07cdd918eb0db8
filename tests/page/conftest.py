"""One server with the built page and one Chromium for all tests of a process."""

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from motorpool.build_info import has_page
from tests.page.browsing import find_chromium, launch, new_page, serving

NewPerson = Callable[..., Page]
expect.set_options(timeout=20_000)  # milliseconds; the machine may be busy


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that serves the page."""
    if not has_page():
        pytest.fail("the page is not built: make page")
    with serving(tmp_path_factory.mktemp("site")) as address:
        yield address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if find_chromium() is None:
        if os.environ.get("MOTORPOOL_CHROMIUM") == "required":
            pytest.fail("Chromium is required")
        pytest.skip("no Chromium")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


def is_trouble(told: ConsoleMessage) -> bool:
    """A refusal of the server is told by the page; that the browser also notes it is no trouble."""
    return told.type == "error" and "the server responded with a status of 4" not in told.text


@pytest.fixture
def person(chromium: Browser, site: str) -> Iterator[NewPerson]:
    """Makes people, each with a browser of their own.

    Whatever their pages complain of fails, and so does a request to any other host.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []
    asked: set[str] = set()

    def hear(said: ConsoleMessage) -> None:
        if is_trouble(said):
            complaints.append(said.text)

    def new(width: str = "desktop", language: str = "en", breaks: bool = False) -> Page:
        """With `breaks` the connection may be lost, of which the browser complains."""
        page = new_page(chromium, site, width, language)
        contexts.append(page.context)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if not breaks:
            page.on("console", hear)
        page.on("request", lambda request: asked.add(request.url))
        page.on("websocket", lambda socket: asked.add(socket.url))
        return page

    yield new
    for context in contexts:
        context.close()
    assert not complaints
    own = (site, site.replace("http", "ws", 1), "data:", "blob:")
    assert [url for url in asked if not url.startswith(own)] == []
