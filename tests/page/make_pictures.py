"""`python -m tests.page.make_pictures`: the pictures of the README, from real games on the page.

Needs the built page (`make page`) and Chromium.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.page.playing import ANYTHING, click_something, play_now
from tests.server.postgres_cluster import free_port

PICTURES = Path("docs/images")
KEPT = '{"language": "en", "fast": true, "warn": false}'
# name, game, preset, bots, width, height, choices before the picture
SHOWN = [
    ("rush-table", "rush", "second-front", 2, 1280, 860, 60),
    ("battlegrounds-table", "battlegrounds", "battle", 1, 1280, 860, 40),
    ("rush-phone", "rush", "base", 1, 390, 844, 45),
]


def main() -> None:
    with TemporaryDirectory() as directory, sync_playwright() as playwright:
        port = free_port()
        database = f"sqlite:///{directory}/pictures.db"
        command = [sys.executable, "-m", "benchmarks.load.server", database, str(port)]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=os.environ
        ) as server:
            assert server.stdout is not None
            server.stdout.readline()
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox"]
            )
            for shown in SHOWN:
                take(browser, f"http://127.0.0.1:{port}", *shown)
            browser.close()
            server.terminate()


def take(
    browser: Browser,
    site: str,
    name: str,
    game: str,
    preset: str,
    bots: int,
    width: int,
    height: int,
    choices: int,
) -> None:
    """Play for a while, then look."""
    context = browser.new_context(viewport={"width": width, "height": height}, base_url=site)
    context.add_init_script(f"localStorage.motorpool ??= '{KEPT}'")
    page = context.new_page()
    play_now(page, game, preset, ["greedy"] * bots)
    chance = Random(name)
    for _ in range(choices):
        page.wait_for_selector(ANYTHING)
        click_something(page, chance)
    page.keyboard.press("Escape")
    page.wait_for_timeout(1500)
    page.screenshot(path=PICTURES / f"{name}.png")
    print(PICTURES / f"{name}.png")
    context.close()


if __name__ == "__main__":
    main()
