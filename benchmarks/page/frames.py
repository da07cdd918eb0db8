"""How far apart the frames on the screen are while things move, over whole games."""

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser

from benchmarks.load.figures import Figure, at, figure
from benchmarks.page.clicks import GAMES, REST, SETTINGS
from tests.page.asking import play_now
from tests.page.browsing import new_page
from tests.page.playing import point_to_the_end

GOAL = "none over 50 ms"
LONG = 51  # three frames of a screen with 60 Hz are 50.0, give or take
# The browser tells when it drew a frame, also one that the page's own scripts had no part in
DRAWN = "DirectRenderer::DrawFrame"
ORIGIN = "watched"
# When something moves, other than what always glows: from the first frame that shows it to its end.
# Tasks over 50 ms are told by the browser itself, whether something moves or not.
WATCH = """() => {
  performance.mark("watched", {startTime: 0});
  window.told = {moves: [], tasks: []};
  const seen = new WeakSet();
  const watch = (animation) => {
    const {iterations, endTime} = animation.effect.getComputedTiming();
    if (iterations === Infinity || animation.startTime === null || seen.has(animation)) return;
    seen.add(animation);
    const move = [performance.now(), animation.startTime + endTime];
    told.moves.push(move);
    animation.addEventListener("cancel", () => {
      move[1] = Math.min(move[1], performance.now());
    });
  };
  const frame = () => {
    document.getAnimations().forEach(watch);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => list.getEntries().forEach(({duration}) =>
    told.tasks.push(duration))).observe({type: "longtask"});
}"""

Spans = list[tuple[float, float]]


def measure(chromium: Browser, site: str, runs: int) -> Iterator[Figure]:
    for game in GAMES:
        page = new_page(chromium, site, "desktop", "en", SETTINGS)
        play_now(page, *game)
        page.wait_for_selector(".bar")
        chromium.start_tracing(page=page, categories=["viz", "blink.user_timing"])
        page.evaluate(WATCH)
        point_to_the_end(page, "frames", touch=False, rest=REST)
        told: dict[str, Any] = page.evaluate("told")
        drawn = frames_drawn(json.loads(chromium.stop_tracing())["traceEvents"])
        frames = sorted(apart(drawn, together(told["moves"])))
        values = {
            "p50 ms": at(frames, 50),
            "p99 ms": at(frames, 99),
            "longest ms": frames[-1],
            "over 50 ms": sum(each > LONG for each in frames),
        }
        yield figure("frames while things move", game[0], values, len(frames), GOAL)
        longest = {"longest ms": max(told["tasks"], default=0)}
        yield figure("tasks over 50 ms", game[0], longest, len(told["tasks"]), "none")
        page.context.close()


def frames_drawn(events: list[dict[str, Any]]) -> list[float]:
    """When the frames were drawn, by the page's own clock."""
    origin = next(event["ts"] for event in events if event["name"] == ORIGIN)
    return sorted((event["ts"] - origin) / 1000 for event in events if event["name"] == DRAWN)


def together(moves: list[list[float]]) -> Spans:
    """The times at which anything moves."""
    spans: Spans = []
    for begin, end in sorted(moves):
        if spans and begin <= spans[-1][1]:
            spans[-1] = (spans[-1][0], max(end, spans[-1][1]))
        elif end > begin:
            spans.append((begin, end))
    return spans


def apart(drawn: list[float], spans: Spans) -> Iterator[float]:
    """How long each frame was shown, of those that something moved during."""
    for begin, end in spans:
        inside = [each for each in drawn if begin <= each <= end]
        yield from (later - earlier for earlier, later in pairwise([begin, *inside, end]))
