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
# Text that lies partly outside of something that hides it; what can be scrolled is not hidden, and
# what is one pixel wide is meant for a screen reader
CUT_OFF = """() => {
  const found = [];
  for (const node of document.querySelectorAll("body *")) {
    const own = [...node.childNodes].some((each) => each.nodeType === 3 && each.data.trim());
    if (!own || !node.checkVisibility() || node.closest("svg, .picture")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let at = node; at && at !== document.body; at = at.parentElement) {
      const flow = getComputedStyle(at).overflowX;
      if (flow === "auto" || flow === "scroll") break;
      const box = at.getBoundingClientRect();
      if (flow === "visible" || box.width <= 2) continue;
      if (text.left >= box.left - 1.5 && text.right <= box.right + 1.5) continue;
      found.push(node.textContent.trim());
      break;
    }
  }
  return found;
}"""

# What is laid out to fit, and does not have to be scrolled to the side
TOO_WIDE = """() => [...document.querySelectorAll(".tray, dialog[open] .scroll")]
  .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth)
  .map((each) => each.textContent.trim())"""


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


def cut_off(page: Page) -> list[str]:
    """Words of which a part cannot be seen."""
    told: list[str] = page.evaluate(CUT_OFF)
    return told


def too_wide(page: Page) -> list[str]:
    """What happens in a turn and the scoring, where a part lies beside what they lie in."""
    told: list[str] = page.evaluate(TOO_WIDE)
    return told
