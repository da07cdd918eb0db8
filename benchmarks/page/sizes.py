"""How much script a page fetches: all of it, also what is loaded later by itself."""

from collections.abc import Iterator

import httpx
from playwright.sync_api import Browser, Page

from benchmarks.load.figures import Figure, figure
from tests.page.asking import play_now
from tests.page.browsing import new_page
from tests.page.playing import my_turn
from tests.page.visiting import calm, visit

KB = 1000
SCRIPTS = """() => performance.getEntriesByType("resource")
  .map(({name}) => name).filter((name) => new URL(name).pathname.endsWith(".js"))"""


def measure(chromium: Browser, site: str, runs: int) -> Iterator[Figure]:
    for name, goal, game in (
        ("first page", 120, None),
        ("table", 250, ("rush", "base", 1)),
        ("table", 250, ("battlegrounds", "battle", 1)),
    ):
        page = new_page(chromium, site, "desktop", "en")
        if game is None:
            visit(page, "/")
        else:
            play_now(page, *game)
            my_turn(page)
            calm(page)
        yield of_scripts(page, name if game is None else f"{name} of {game[0]}", goal)
        page.context.close()


def of_scripts(page: Page, name: str, goal: int) -> Figure:
    """As they are sent with gzip, with Brotli, and as they are."""
    scripts = sorted(set(page.evaluate(SCRIPTS)))
    values = {
        f"{encoding} kB": sum(size(url, encoding) for url in scripts) / KB
        for encoding in ("gzip", "br", "identity")
    }
    return figure("script", name, values, len(scripts), f"gzip at most {goal} kB")


def size(url: str, encoding: str) -> int:
    """What of a file comes over the wire, without its headers; tiny files come as they are."""
    with httpx.stream("GET", url, headers={"Accept-Encoding": encoding}, trust_env=False) as answer:
        assert answer.headers.get("Content-Encoding", encoding) == encoding, url
        return sum(len(part) for part in answer.iter_raw())
