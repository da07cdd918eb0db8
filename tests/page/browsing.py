"""A server, a Chromium, and people with a browser of their own."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tests.server.postgres_cluster import free_port

WIDTHS = {"desktop": (1280, 800), "phone": (390, 844), "narrow": (360, 740)}
# What happens is shown at once, and nobody is asked whether they are sure
SETTINGS = '{"language": "LANGUAGE", "fast": true, "warn": false}'
HAND = Path(__file__).with_name("hand.js")


@contextmanager
def serving(directory: Path) -> Iterator[str]:
    """The address of a server of its own, with the built page and without limits."""
    port = free_port()
    database = f"sqlite:///{directory / 'motorpool.db'}"
    command = [sys.executable, "-m", "benchmarks.load.server", database, str(port)]
    with (
        (directory / "log").open("wb") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log) as process,
    ):
        assert process.stdout is not None
        assert process.stdout.readline()
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


@contextmanager
def studio() -> Iterator[tuple[Browser, str]]:
    """A browser and a server for a while."""
    with (
        TemporaryDirectory() as directory,
        serving(Path(directory)) as site,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        yield browser, site
        browser.close()


def find_chromium() -> str | None:
    return shutil.which("chromium")


def launch(playwright: Playwright) -> Browser:
    path = find_chromium()
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])


def new_page(
    chromium: Browser, site: str, width: str, language: str, settings: str = SETTINGS
) -> Page:
    """Of somebody new, with a hand to play by (hand.js)."""
    across, down = WIDTHS[width]
    context = chromium.new_context(
        viewport={"width": across, "height": down}, base_url=site, has_touch=width != "desktop"
    )
    kept = settings.replace("LANGUAGE", language)
    context.add_init_script(f"localStorage.motorpool ??= '{kept}'")
    context.add_init_script(path=HAND)
    return context.new_page()


def widen(page: Page, width: str) -> None:
    """The same page in a window of another width."""
    across, down = WIDTHS[width]
    page.set_viewport_size({"width": across, "height": down})
