"""`python -m benchmarks.page`: measures the built page in Chromium, on a server of its own."""

import argparse
import gzip
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Response

from benchmarks.load.figures import Figure, figure, line, spread
from motorpool.build_info import compiled, has_page
from tests.page.asking import play_now
from tests.page.browsing import find_chromium, new_page, studio
from tests.page.visiting import visit

CLOCK = Path(__file__).with_name("clock.js")
# As a visitor has it: things move, and nobody is asked whether they are sure
SETTINGS = '{"language": "LANGUAGE", "warn": false}'
FIRST_PAGE, AT_A_TABLE = 120, 250  # kB of script
FLOOR_CLICKS = 200
GAMES = [("rush", "base", 1), ("rush", "second-front", 3), ("battlegrounds", "battle", 1)]
PAGES = ["/", "/new", "/learn", "/rules", "/cards"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make page-speed", description=__doc__)
    parser.add_argument("--json", metavar="FILE", help="write the figures there too")
    asked = parser.parse_args()
    if not has_page() or find_chromium() is None:
        print("This needs the built page (make page) and a Chromium.", file=sys.stderr)
        sys.exit(2)
    print(f"engine: {'compiled' if compiled() else 'plain Python'}", flush=True)
    figures = []
    with studio() as (chromium, site):
        for one in measured(chromium, site):
            print(line(one), flush=True)
            figures.append(one)
    if asked.json:
        told = [one.to_data() for one in figures]
        Path(asked.json).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def measured(chromium: Browser, site: str) -> Iterator[Figure]:
    def somebody() -> Page:
        page = new_page(chromium, site, "desktop", "en", SETTINGS)
        page.context.add_init_script(path=CLOCK)
        return page

    yield from sizes(somebody())
    for path in PAGES:
        yield paint(somebody(), path)
    page = somebody()
    page.goto("/healthz")
    floor = [each / 1000 for each in page.evaluate("(count) => clock.floor(count)", FLOOR_CLICKS)]
    yield figure("click to answer, empty page", "the floor", spread(floor), len(floor))
    for game, preset, bots in GAMES:
        yield from game_played(somebody(), game, preset, bots, sorted(floor)[len(floor) // 2])


def sizes(page: Page) -> Iterator[Figure]:
    """Kilobytes of script that come over the line, as gzip packs them."""
    scripts: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        if answer.request.resource_type == "script":
            scripts[answer.url] = len(gzip.compress(answer.body()))

    page.on("response", weigh)
    visit(page, "/")
    page.wait_for_load_state("networkidle")
    goal = f"at most {FIRST_PAGE} kB"
    yield figure("script of the first page", "/", kilobytes(scripts), len(scripts), goal)
    for game, preset, bots in (GAMES[1], GAMES[2]):
        scripts.clear()
        fresh = page.context.new_page()
        fresh.on("response", weigh)
        play_now(fresh, game, preset, bots)
        fresh.wait_for_selector(".bar")
        fresh.wait_for_load_state("networkidle")
        goal = f"at most {AT_A_TABLE} kB"
        yield figure("script at a table", game, kilobytes(scripts), len(scripts), goal)


def kilobytes(scripts: dict[str, int]) -> dict[str, float]:
    return {"kB": sum(scripts.values()) / 1000}


def paint(page: Page, path: str) -> Figure:
    visit(page, path)
    seen = page.evaluate("clock.seen")
    values = {"first ms": seen["contentful"], "largest ms": seen["largest"], "shift": seen["shift"]}
    return figure("painted", path, values, 1, "shift under 0.1")


def game_played(page: Page, game: str, preset: str, bots: int, floor: float) -> Iterator[Figure]:
    """A whole game by clicks, with everything moving."""
    on = f"{game} {preset}"
    play_now(page, game, preset, bots)
    page.wait_for_selector(".bar")
    told: dict[str, Any] = page.evaluate("(seed) => clock.game(seed)", "speed")
    answers = [each / 1000 for each in told["answers"]]
    values = spread(answers)
    values["of the floor"] = values["p50 ms"] / 1000 / floor
    yield figure("click to drawn answer", on, values, len(answers), "p50 under 100 ms")
    frames: list[float] = told["frames"]
    late = {"longest ms": max(frames, default=0.0), "over 50": sum(each > 50 for each in frames)}
    yield figure("frames while things move", on, late, len(frames), "none over 50 ms")
    tasks: list[float] = told["tasks"]
    busy = {"longest ms": max(tasks, default=0.0)}
    yield figure("tasks over 50 ms", on, busy, len(tasks), "none")


if __name__ == "__main__":
    main()
