"""From a click to the drawn answer of the server, over whole games with the browser's own mouse."""

from collections.abc import Iterator
from statistics import median

from playwright.sync_api import Browser, Page

from benchmarks.load.figures import Figure, at, figure
from benchmarks.page.floor import open_floor
from tests.page.asking import play_now
from tests.page.browsing import new_page
from tests.page.playing import point_to_the_end

GAMES = [("rush", "base", 1), ("battlegrounds", "battle", 1)]
ANSWERS = 100  # of the empty page
# Milliseconds: people point before they press, and look before they point again; what happens
# then is not part of the answer
REST = 200
GOAL = "median under 100 ms"
SETTINGS = '{"language": "LANGUAGE", "warn": false}'  # as most people have it: things move
# A click counts when it sends a choice. The update that it brings is drawn in the frame after it
# came: what runs behind that frame's callbacks runs when it is painted. Which update it was is
# told by the server's `done`.
WATCH = """() => {
  window.waits = [];
  let clicked = 0;
  addEventListener("click", ({timeStamp}) => (clicked = timeStamp), {capture: true});
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now());
    channel.port2.postMessage(null);
  }));
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const {type, ref} = JSON.parse(text);
    const from = clicked;
    if (type === "choose") {
      const drawn = new Map();
      const hear = async ({data}) => {
        const message = JSON.parse(data);
        if (message.type === "update") drawn.set(message.number, painted());
        if (message.ref !== ref) return;
        this.removeEventListener("message", hear);
        waits.push(await drawn.get(message.number) - from);
      };
      this.addEventListener("message", hear);
    }
    send.call(this, text);
  };
  window.answered = async () => {
    const from = clicked;
    waits.push(await painted() - from);
  };
}"""


def measure(chromium: Browser, site: str, runs: int) -> Iterator[Figure]:
    floor = floor_waits(chromium, site)
    yield of_waits("an empty page with a button", floor)
    for game in GAMES:
        page = new_page(chromium, site, "desktop", "en", SETTINGS)
        play_now(page, *game)
        page.wait_for_selector(".bar")
        page.evaluate(WATCH)
        point_to_the_end(page, "clicks", touch=False, rest=REST)
        waits: list[float] = page.evaluate("waits")
        found = of_waits(f"{game[0]}, a whole game", waits, GOAL)
        found.values["times the empty page"] = median(waits) / median(floor)
        yield found
        page.context.close()


def floor_waits(chromium: Browser, site: str) -> list[float]:
    page: Page = new_page(chromium, site, "desktop", "en")
    open_floor(page)
    page.evaluate(WATCH)
    for number in range(ANSWERS):
        page.get_by_role("button").click()
        page.wait_for_function("(number) => waits.length > number", arg=number)
    waits: list[float] = page.evaluate("waits")
    page.context.close()
    return waits


def of_waits(where: str, waits: list[float], goal: str = "") -> Figure:
    ordered = sorted(waits)
    values = {"p50 ms": median(ordered), "p95 ms": at(ordered, 95), "longest ms": ordered[-1]}
    return figure("click to drawn answer", where, values, len(ordered), goal)
