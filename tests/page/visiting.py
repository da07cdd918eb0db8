"""The pages there are, how to go to them, and what can be wrong with any of them."""

import re

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
MISSING_WORDS = re.compile(r"\[[a-z][\w-]*-[\w-]+\]")


def visit(page: Page, path: str) -> None:
    """Go there, and wait until it is whole."""
    page.goto(path, wait_until="commit")
    calm(page)


def calm(page: Page) -> None:
    page.evaluate("hand.calm()")


def speak(page: Page, language: str) -> None:
    """Switch the language on the spot."""
    page.locator(f'.languages button[lang="{language}"]').first.dispatch_event("click")
    page.wait_for_selector(f'html[lang="{language}"]', state="attached")
    calm(page)


def words_on(page: Page) -> str:
    return page.locator("body").inner_text()


def missing_words(page: Page) -> list[str]:
    return MISSING_WORDS.findall(words_on(page))


def sticks_out(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
