"""How long the frames are while things move, over whole games."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser

from benchmarks.load.figures import Figure, at, figure
from benchmarks.page.clicks import GAMES, SETTINGS
from tests.page.asking import play_now
from tests.page.browsing import new_page
from tests.page.playing import play_to_the_end

GOAL = "none over 50 ms"
LONG = 50
# A frame counts when something moves at its beginning, other than what always glows; the first one
# after a rest has no length.
# Tasks over 50 ms are told by the browser itself, whether something moves or not.
WATCH = """() => {
  window.told = {frames: [], tasks: []};
  let last = 0;
  const frame = (now) => {
    const moves = document.getAnimations().some(({playState, effect}) =>
      playState === "running" && effect.getComputedTiming().iterations !== Infinity);
    if (last) told.frames.push(now - last);
    last = moves ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => list.getEntries().forEach(({duration}) =>
    told.tasks.push(duration))).observe({type: "longtask"});
}"""


def measure(chromium: Browser, site: str, runs: int) -> Iterator[Figure]:
    for game in GAMES:
        page = new_page(chromium, site, "desktop", "en", SETTINGS)
        play_now(page, *game)
        page.wait_for_selector(".bar")
        page.evaluate(WATCH)
        play_to_the_end(page, "frames")
        told: dict[str, Any] = page.evaluate("told")
        frames, tasks = sorted(told["frames"]), told["tasks"]
        values = {
            "p50 ms": at(frames, 50),
            "p99 ms": at(frames, 99),
            "longest ms": frames[-1],
            "over 50 ms": sum(each > LONG for each in frames),
        }
        yield figure("frames while things move", game[0], values, len(frames), GOAL)
        longest = {"longest ms": max(tasks, default=0)}
        yield figure("tasks over 50 ms", game[0], longest, len(tasks), "none")
        page.context.close()
