"""The pages there are, and how to go to them."""

from playwright.sync_api import Page

PAGES = [
    "/",
    "/new",
    "/join/nothing",
    "/learn",
    "/learn/rush",
    "/learn/battlegrounds",
    "/rules",
    "/rules/RU-TURN-01",
    "/cards",
    "/me",
    "/design",
    "/nowhere",
]


def visit(page: Page, path: str) -> None:
    """Go there, and wait until nothing more is fetched."""
    page.goto(path)
    page.wait_for_selector("main:not([aria-busy=true])")
    page.wait_for_load_state("networkidle")


def words_on(page: Page) -> str:
    return page.locator("body").inner_text()


def sticks_out(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
