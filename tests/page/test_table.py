"""At a table: undo, a card explained, the tab's title, a note, a reload and a lost connection."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.page.asking import look, play_now, snapshot
from tests.page.conftest import NewPerson
from tests.page.moments import ABILITIES, Games, Moment, asked
from tests.page.playing import decision_of, my_turn

CAN = '[data-place^="hand:"][data-mark="can"]'
# Notes are kept instead of shown, and the page thinks that nobody looks at it
AWAY = """
window.notes = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title) { notes.push(title); }
  close() {}
};
Object.defineProperty(document, "hidden", { get: () => window.away === true });
"""


def test_undo_goes_back(person: NewPerson) -> None:
    page = person()
    play_now(page, "rush", "base", 1, first_player=1)
    my_turn(page)
    before = page.locator(CAN).count()
    page.locator(CAN).first.click()
    choice = page.locator('.menu li button[data-action^="spend"]')
    if choice.count():
        choice.first.click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Take back")).to_be_enabled()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(CAN)).to_have_count(before)


def test_a_card_is_carried_to_where_it_is_played(person: NewPerson) -> None:
    page = person()
    play_now(page, "rush", "base", 1, first_player=1)
    my_turn(page)
    decision = decision_of(page)
    x, y = middle(page, CAN)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 60, steps=4)
    page.mouse.move(*middle(page, "[data-drop]"), steps=4)
    page.mouse.up()
    page.wait_for_function(
        "(was) => hand.heard.decision.number !== was || document.querySelector('.menu')",
        arg=decision,
    )


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_explains_itself(person: NewPerson) -> None:
    page, phone = person(), person("phone")
    for each in (page, phone):
        play_now(each, "rush", "base", 1, first_player=1)
        my_turn(each)
    card = page.locator(CAN).first
    card.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    card.focus()
    page.keyboard.press("?")
    expect(page.locator("dialog[open] h2")).to_be_visible()
    x, y = middle(phone, CAN)
    finger = phone.context.new_cdp_session(phone)
    touch: dict[str, Any] = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    finger.send("Input.dispatchTouchEvent", touch)
    expect(phone.locator("dialog[open] h2")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.locator("dialog[open] h2")).to_be_visible()


def test_who_looks_elsewhere_is_called(person: NewPerson) -> None:
    page = person()
    page.add_init_script(AWAY)
    play_now(page, "rush", "base", 1, first_player=1)
    my_turn(page)
    assert page.title() == "● Your turn – Motorpool"
    page.get_by_role("tab", name="Table").click()
    page.get_by_text("A quiet sound when it is your turn").click()
    page.get_by_text("A notification when it is your turn").click()
    page.evaluate("window.away = true")
    page.locator(".bar .buttons > .primary").click()
    page.wait_for_function("() => notes.length === 1")
    assert page.evaluate("notes") == ["● Your turn – Motorpool"]
    my_turn(page)


def test_a_reload_in_the_middle_of_an_ability_changes_nothing(person: NewPerson) -> None:
    page, games = person(), Games()
    _, decisions = games.of(page, "rush", "second-front", 3)
    steps = {decision["step"] for decision in decisions} & set(ABILITIES)
    assert len(steps) > 2
    for step in sorted(steps)[:4]:
        Moment("", "rush", "second-front", 3, asked(step)).open(page, games)
        before = page.evaluate("hand.heard.decision")
        page.reload()
        my_turn(page)
        assert page.evaluate("hand.heard.decision") == before
        assert page.evaluate("hand.heard.decision.step") == step


def test_a_choice_outlives_a_lost_connection(person: NewPerson) -> None:
    """Made in the middle of an ability, while nothing can be sent."""
    page = person(breaks=True)
    Moment("", "rush", "second-front", 3, asked(*ABILITIES)).open(page, Games())
    table = page.url.rpartition("/")[2]
    number = snapshot(page, table)["number"]
    page.context.set_offline(True)
    page.evaluate("hand.cut()")
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    page.keyboard.press("l")
    action = page.locator("aside [data-action]").first.get_attribute("data-action")
    page.locator("aside [data-action]").first.click()
    page.context.set_offline(False)
    page.wait_for_function("(was) => hand.heard.number > was", arg=number)
    my_turn(page)
    told = look(page, f"/api/tables/{table}/updates?after={number}")["messages"]
    assert told[0]["choice"]["action"] == action
    expect(page.get_by_text("The connection is lost.")).to_be_hidden()
