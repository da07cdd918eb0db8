"""Moments of play: undo, reload, two people, keys alone, a lost connection."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.page.accessible import findings
from tests.page.conftest import NewPerson
from tests.page.playing import (
    BUTTONS,
    CAN,
    OVER,
    click_something,
    game_is_shown,
    play_now,
)
from tests.page.visiting import sticks_out

MOMENTS = [
    ("rush", "base", 2),
    ("rush", "second-front", 5),
    ("rush", "alternative", 2),
    ("battlegrounds", "battle", 2),
    ("battlegrounds", "family", 2),
    ("battlegrounds", "solo", 1),
]


@pytest.mark.parametrize("width", ["desktop", "phone"])
@pytest.mark.parametrize(("game", "preset", "seats"), MOMENTS)
def test_a_moment_is_accessible_and_fits(
    person: NewPerson, game: str, preset: str, seats: int, width: str
) -> None:
    page = person(width)
    play_now(page, game, preset, ["greedy"] * (seats - 1))
    chance = Random(preset)
    for _ in range(6):
        game_is_shown(page)
        click_something(page, chance)
    game_is_shown(page)
    page.wait_for_timeout(400)
    assert findings(page) == []
    assert sticks_out(page) <= 0


def decision_of(page: Page) -> object:
    """What the server says is to be decided, asked beside the page."""
    path = f"/api/tables/{page.url.rpartition('/')[2]}"
    told = page.evaluate("async (path) => (await fetch(path)).json()", path)
    return told["messages"][0]["decision"]


def test_undo_goes_back(person: NewPerson) -> None:
    page = person()
    play_now(page, "rush", "base", ["greedy"], first_player=1)
    game_is_shown(page)
    before = page.locator(CAN).count()
    page.locator('[data-place^="hand:"][data-mark="can"]').first.click()
    choice = page.locator('.menu li button[data-action^="spend"]')
    if choice.count():
        choice.first.click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Take back")).to_be_enabled()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(CAN)).to_have_count(before)


def test_a_reload_in_the_middle_changes_nothing(person: NewPerson) -> None:
    page = person()
    play_now(page, "rush", "second-front", ["greedy", "greedy"])
    chance = Random("reload")
    for _ in range(25):
        page.wait_for_selector(f"{CAN}, {BUTTONS}, {OVER}")
        if page.locator(OVER).count():
            break
        page.wait_for_timeout(50)
        before = decision_of(page)
        page.reload()
        game_is_shown(page)
        assert decision_of(page) == before
        click_something(page, chance)
        page.wait_for_timeout(50)
        click_something(page, chance)


def test_the_page_survives_a_lost_connection(person: NewPerson) -> None:
    page = person()
    play_now(page, "battlegrounds", "battle", ["greedy"])
    game_is_shown(page)
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    game_is_shown(page)
    click_something(page, Random(1))


def test_a_game_by_keys_alone(person: NewPerson) -> None:
    page = person()
    play_now(page, "battlegrounds", "family", ["greedy"])
    for _ in range(400):
        page.wait_for_selector(f"{CAN}, {BUTTONS}, {OVER}", timeout=30_000)
        if page.locator(OVER).count():
            return
        page.keyboard.press("l")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_timeout(20)
    raise AssertionError("not over")
