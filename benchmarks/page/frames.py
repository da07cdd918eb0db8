"""How far apart the frames on the screen are while things move, over whole games."""

import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, Page

from benchmarks.load.figures import Figure, at, figure
from benchmarks.page.clicks import GAMES, REST, SETTINGS
from benchmarks.page.floor import open_floor
from benchmarks.page.stolen import Stolen, watching_thieves
from tests.page.asking import play_now
from tests.page.browsing import new_page
from tests.page.playing import point_to_the_end

GOAL = "none over 50 ms"
LONG = 51  # three frames of a screen with 60 Hz are 50.0, give or take
# The browser tells when it drew a frame, also one that the page's own scripts had no part in
DRAWN = "DirectRenderer::DrawFrame"
ORIGIN = "watched"
# When something moves, other than what always glows: from the first frame that shows it to its end.
# Tasks and animation frames over 50 ms are told by the browser itself, whether something moves or
# not; an animation frame lasts from the first task that changes something until it is painted.
WATCH = """() => {
  performance.mark("watched", {startTime: 0});
  window.told = {moves: [], tasks: [], drawings: [], zero: performance.timeOrigin};
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
  const observe = (type, hear) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({type});
  observe("longtask", ({startTime, duration}) => told.tasks.push([startTime, duration]));
  observe("long-animation-frame", (frame) => {
    const end = frame.startTime + frame.duration;
    const sum = (what) => frame.scripts.reduce((all, script) => all + script[what], 0);
    told.drawings.push([frame.startTime, frame.duration, {
      "script ms": sum("duration"),
      "of it forced layout ms": sum("forcedStyleAndLayoutDuration"),
      "style, layout and paint ms": end - (frame.styleAndLayoutStart || end),
      "blocking ms": frame.blockingDuration,
    }]);
  });
}"""

# The floor: nothing but a title that moves as cards do, again and again
MOVE = """(times) => new Promise((done) => {
  const move = () => document.querySelector("h1").animate(
    [{transform: "none"}, {transform: "translate(40rem, 20rem)"}], {duration: 350});
  const timer = setInterval(() => {
    if (times-- > 0) move();
    else done(clearInterval(timer));
  }, 500);
})"""
MOVES = 100

Spans = list[tuple[float, float]]


def measure(chromium: Browser, site: str, runs: int) -> Iterator[Figure]:
    page = new_page(chromium, site, "desktop", "en", SETTINGS)
    open_floor(page)
    yield from watched(chromium, page, "an empty page", lambda: page.evaluate(MOVE, MOVES))
    for game in GAMES:
        page = new_page(chromium, site, "desktop", "en", SETTINGS)
        play_now(page, *game)
        page.wait_for_selector(".bar")
        yield from watched(chromium, page, f"{game[0]}, a whole game", playing(page), GOAL)


def playing(page: Page) -> Callable[[], object]:
    return lambda: point_to_the_end(page, "frames", touch=False, rest=REST)


def watched(
    chromium: Browser, page: Page, on: str, act: Callable[[], object], goal: str = ""
) -> Iterator[Figure]:
    chromium.start_tracing(page=page, categories=["viz", "blink.user_timing"])
    page.evaluate(WATCH)
    with watching_thieves() as stolen:
        act()
    told: dict[str, Any] = page.evaluate("told")
    drawn = frames_drawn(json.loads(chromium.stop_tracing())["traceEvents"])
    page.context.close()
    frames = list(apart(drawn, together(told["moves"])))
    yield of_spans("frames while things move", on, frames, stolen, told["zero"], goal)
    tasks: Spans = [(begin, begin + duration) for begin, duration in told["tasks"]]
    yield of_spans("tasks over 50 ms", on, tasks, stolen, told["zero"], goal and "none")
    drawings: Spans = [(begin, begin + duration) for begin, duration, _ in told["drawings"]]
    yield of_spans("long animation frames", on, drawings, stolen, told["zero"], goal)
    for (begin, end), (*_, parts) in zip(drawings, told["drawings"], strict=True):
        theirs = stolen.between(told["zero"] + begin, told["zero"] + end)
        if end - begin - theirs > LONG:
            yield figure("  one of them", on, {"ms": end - begin, "stolen ms": theirs} | parts, 1)


def of_spans(what: str, on: str, spans: Spans, stolen: Stolen, zero: float, goal: str) -> Figure:
    lengths = sorted(end - begin for begin, end in spans) or [0.0]
    ours = [end - begin - stolen.between(zero + begin, zero + end) for begin, end in spans]
    values = {
        "p50 ms": at(lengths, 50),
        "p99 ms": at(lengths, 99),
        "longest ms": lengths[-1],
        "over 50 ms": sum(each > LONG for each in lengths),
        "without what was stolen": sum(each > LONG for each in ours),
    }
    return figure(what, on, values, len(spans), goal)


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


def apart(drawn: list[float], spans: Spans) -> Iterator[tuple[float, float]]:
    """From when to when each frame was shown, of those that something moved during."""
    for begin, end in spans:
        inside = [each for each in drawn if begin <= each <= end]
        yield from pairwise([begin, *inside, end])
