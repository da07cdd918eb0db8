"""Playing through the page without knowing the rules: hand.js does it."""

from playwright.sync_api import Page

MOST_CLICKS = 1500


def play_to_the_end(page: Page, seed: str) -> int:
    """By clicks on what glows; how many there were."""
    page.wait_for_selector(".bar")
    return int(page.evaluate("(seed) => hand.play({seed})", seed))


def point_to_the_end(page: Page, seed: str, touch: bool, rest: float = 0) -> int:
    """The same by the browser's own mouse or finger, which is slower; a mouse may rest before and
    after it presses, for so many milliseconds."""
    page.wait_for_selector(".bar")
    spot = page.evaluate("(seed) => hand.next(seed)", seed)
    for clicks in range(MOST_CLICKS):
        if spot is None:
            return clicks
        if rest:
            page.mouse.move(spot["x"], spot["y"])
            page.wait_for_timeout(rest)
        press = page.touchscreen.tap if touch else page.mouse.click
        press(spot["x"], spot["y"])
        if rest:
            page.wait_for_timeout(rest)
        spot = page.evaluate("hand.next()")
    raise AssertionError(f"not over after {MOST_CLICKS} clicks")


def my_turn(page: Page) -> None:
    """Wait until something can be done; a game that is over is none."""
    page.wait_for_selector(".bar")
    assert page.evaluate("hand.turn()")


def decision_of(page: Page) -> int:
    """The number of the decision that the page was told of last."""
    return int(page.evaluate("hand.heard.decision.number"))
