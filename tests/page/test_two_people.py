"""Two people in two browsers at one table."""

from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.page.conftest import NewPerson
from tests.page.playing import CAN, END, MENU, OVER, click_something

MOST_ROUNDS = 1500


def ask(page: Page, path: str, sent: dict[str, Any]) -> Any:
    """A call by the person of a page."""
    return page.evaluate(
        """async ([path, sent]) => (await fetch(path, {
            method: "POST", body: JSON.stringify(sent),
            headers: {"Content-Type": "application/json"},
        })).json()""",
        [path, sent],
    )


def test_two_people_play_a_game_to_its_end(person: NewPerson) -> None:
    people = [person("desktop"), person("phone", "cs")]
    for page in people:
        page.goto("/")
    setup = {"game": "battlegrounds", "preset": "family", "chairs": ["", ""]}
    made = ask(people[0], "/api/tables", setup)
    path = f"/api/tables/{made['table']}"
    for page in people:
        ask(page, f"{path}/sit", {"invite": made["invite"]})
        page.goto(f"/table/{made['table']}")
    ask(people[0], f"{path}/start", {})
    chance = Random("two people")
    for _ in range(MOST_ROUNDS):
        for page in people:
            if page.locator(f"{CAN}, {END}, {MENU}").count():
                click_something(page, chance)
        if all(page.locator(OVER).count() for page in people):
            return
        people[0].wait_for_timeout(20)
    raise AssertionError("the game does not end")
