"""How soon something is seen of a page, and whether it jumps: what Lighthouse looks at."""

from collections.abc import Iterator
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page

from benchmarks.load.figures import Figure, figure
from benchmarks.page.floor import open_floor
from tests.page.browsing import new_page
from tests.page.moments import Games, Replay
from tests.page.visiting import PAGES, calm, visit

GOAL = "first paint 1800 ms, largest 2500 ms, shift 0.10"
# Read at the end; what came before the reading is kept by `buffered`
SEEN = """() => {
  window.seen = {first: 0, largest: 0, shift: 0, blocked: 0};
  const watch = (type, tell) => new PerformanceObserver((list) =>
    list.getEntries().forEach(tell)).observe({type, buffered: true});
  watch("paint", ({name, startTime}) => {
    if (name === "first-contentful-paint") seen.first = startTime;
  });
  watch("largest-contentful-paint", ({startTime}) => (seen.largest = startTime));
  watch("layout-shift", ({value, hadRecentInput}) => {
    if (!hadRecentInput) seen.shift += value;
  });
  watch("longtask", ({duration}) => (seen.blocked += Math.max(0, duration - 50)));
  return new Promise((go) => setTimeout(() => go(seen), 300));
}"""
GOOD = """() => ({
  "a title": document.title.length > 0,
  "a language": document.documentElement.lang.length > 0,
  "a description": document.querySelector("meta[name=description]") !== null,
  "a viewport": document.querySelector("meta[name=viewport]") !== null,
  "one h1": document.querySelectorAll("h1").length === 1,
  "standards mode": document.compatMode === "CSS1Compat",
  "UTF-8": document.characterSet === "UTF-8",
})"""


def measure(chromium: Browser, site: str, runs: int) -> Iterator[Figure]:
    floor = middle([floor_seen(chromium, site) for _ in range(runs)])
    yield figure("loading", "an empty page", told(floor), runs)
    for path in [*PAGES, "/replay"]:
        loads = [page_seen(chromium, site, path) for _ in range(runs)]
        found = middle(loads)
        ratio = {"times the empty one": found["largest"] / floor["largest"]}
        yield figure("loading", path, told(found) | ratio, runs, GOAL)
        wrong = sorted({each for load in loads for each in load["wrong"]})
        if wrong:
            yield figure("loading, without " + ", ".join(wrong), path, {}, runs)


def page_seen(chromium: Browser, site: str, path: str) -> dict[str, Any]:
    """Of one load by somebody who was never here."""
    page = new_page(chromium, site, "desktop", "en")
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    if path == "/replay":
        Replay("", "rush", "base", 2).open(page, Games())
    else:
        visit(page, path)
    seen: dict[str, Any] = page.evaluate(SEEN)
    good: dict[str, bool] = page.evaluate(GOOD)
    good["a silent console"] = path == "/join/nothing" or not said  # a refusal is noted there
    seen["wrong"] = [name for name, holds in good.items() if not holds]
    page.context.close()
    return seen


def floor_seen(chromium: Browser, site: str) -> dict[str, Any]:
    page: Page = new_page(chromium, site, "desktop", "en")
    open_floor(page)
    calm(page)
    seen: dict[str, Any] = page.evaluate(SEEN)
    page.context.close()
    return seen


def middle(loads: list[dict[str, Any]]) -> dict[str, float]:
    return {name: median(load[name] for load in loads) for name in loads[0] if name != "wrong"}


def told(seen: dict[str, float]) -> dict[str, float]:
    return {
        "first paint ms": seen["first"],
        "largest ms": seen["largest"],
        "shift": seen["shift"],
        "blocked ms": seen["blocked"],
    }
