"""Somebody who plays through the page without knowing the rules."""

from random import Random

from playwright.sync_api import Locator, Page, expect

MOST_CLICKS = 1500
OVER = "dialog[open] table"
CAN = '[data-place][data-mark="can"], [data-place][data-state="can"]'
END = '[data-place][data-mark="end"]'
MENU = ".menu li button, dialog[open] li button[data-action]"
BUTTONS = ".bar .buttons > button:not([disabled])"
ANYTHING = f"{CAN}, {END}, {MENU}, {BUTTONS}, {OVER}"


def play_now(page: Page, game: str, preset: str, bots: list[str], **switches: object) -> str:
    """A new game against bots, opened on the page; its table."""
    page.goto("/")
    sent = {"game": game, "preset": preset, "bots": bots, "switches": switches}
    answer = page.evaluate(
        """async (sent) => (await fetch("/api/play", {
            method: "POST", body: JSON.stringify(sent),
            headers: {"Content-Type": "application/json"},
        })).json()""",
        sent,
    )
    page.goto(f"/table/{answer['table']}")
    return str(answer["table"])


def play_to_the_end(page: Page, chance: Random) -> int:
    """By clicks on what glows; how many there were."""
    for clicks in range(MOST_CLICKS):
        page.wait_for_selector(ANYTHING, timeout=30_000)
        if page.locator(OVER).count():
            return clicks
        click_something(page, chance)
    raise AssertionError(f"not over after {MOST_CLICKS} clicks")


def click_something(page: Page, chance: Random) -> None:
    """One choice, whatever it takes: a place, what is asked there, and where it leads."""
    for what in (MENU, END):
        found = page.locator(what)
        if found.count():
            return click(page, found, chance)
    click(page, page.locator(f"{CAN}, {BUTTONS}"), chance)


def click(page: Page, found: Locator, chance: Random) -> None:
    """Something may have changed between looking and clicking: then there is a next time."""
    count = found.count()
    if count:
        found.nth(chance.randrange(count)).dispatch_event("click")


def game_is_shown(page: Page) -> None:
    expect(page.locator(CAN).or_(page.locator(BUTTONS)).first).to_be_visible(timeout=30_000)
