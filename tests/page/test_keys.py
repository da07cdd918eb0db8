"""Keys alone: a whole game of Rush by the list of choices, and a tank driven on the board."""

from random import Random

from playwright.sync_api import Page

from tests.page.asking import play_now
from tests.page.conftest import NewPerson
from tests.page.playing import decision_of, my_turn

MOST = 1500


def choose(page: Page, number: int, count: int) -> None:
    """By its number in the list; one that may go on needs Enter."""
    for digit in str(number):
        page.keyboard.press(digit)
    if number * 10 <= count:
        page.keyboard.press("Enter")


def test_a_game_of_rush_by_keys_alone(person: NewPerson) -> None:
    page = person()
    play_now(page, "rush", "base", 1)
    page.wait_for_selector(".bar")
    page.keyboard.press("l")
    chance = Random("keys")
    for _ in range(MOST):
        if not page.evaluate("hand.turn()"):
            return
        count = page.evaluate("hand.heard.decision.actions.length")
        if not page.evaluate("document.activeElement.matches('aside [data-action]')"):
            page.keyboard.press("l")
        choose(page, chance.randint(1, count), count)
    raise AssertionError("not over")


def test_a_tank_is_driven_by_keys(person: NewPerson) -> None:
    """Arrows lead over the board; Enter chooses a cell, digits choose where several ways meet."""
    page = person()
    play_now(page, "battlegrounds", "solo", 0)
    for _ in range(6):
        my_turn(page)
        decision = decision_of(page)
        while decision_of(page) == decision:
            point_by_keys(page)


def point_by_keys(page: Page) -> None:
    """Go to the farthest cell at which something can be done, and do the first of it.

    What was begun with a tank is ended before another one is taken.
    """
    can = page.locator('[data-cell][data-state="can"]').evaluate_all(
        """(cells) => cells
            .sort((one, other) => other.matches(".begin") - one.matches(".begin"))
            .map((cell) => cell.dataset.cell)"""
    )
    if not can:  # nothing of it is on the board
        page.keyboard.press("l")
        page.keyboard.press("1")
    else:
        go_to(page, can[-1])
        page.keyboard.press("Enter")
    if page.locator(".menu").count():
        page.keyboard.press("1")
        page.keyboard.press("Enter")
    page.evaluate("hand.turn()")


def go_to(page: Page, cell: str) -> None:
    """Into the board by Tab, and over it by arrows."""
    for _ in range(80):
        here = page.evaluate("document.activeElement.dataset.cell ?? null")
        if here == cell:
            return
        page.keyboard.press("Tab" if here is None else way(here, cell))
    raise AssertionError(f"no way to {cell}")


def way(here: str, cell: str) -> str:
    if here[0] != cell[0]:
        return "ArrowRight" if here[0] < cell[0] else "ArrowLeft"
    return "ArrowUp" if here[1] < cell[1] else "ArrowDown"
