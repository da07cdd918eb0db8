"""Two people in two browsers at one table: how they meet, play and talk, and what stays hidden."""

import re
from collections import Counter
from typing import Any

from playwright.sync_api import Page, expect

from motorpool.battlegrounds.tables import cell_text
from tests.battlegrounds.properties.test_hidden import face_down, pictures_named, pictures_open
from tests.page.asking import ask, look
from tests.page.conftest import NewPerson
from tests.page.knowing import SHOWN, Known, kinds, known, listening, named, played
from tests.page.visiting import visit
from tests.rush.properties.test_hidden import hidden_cards
from tests.server.secrets.test_family import turned_up

OVER = "dialog[open] table"
YOUR_TURN = re.compile("^● ")


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def meet(host: Page, guest: Page) -> None:
    """The host sets the table and sends the link, the guest sits down, the host begins."""
    visit(host, "/new")
    host.locator('label:has([value="battlegrounds"])').click()
    host.locator('label:has([value="family"])').click()
    host.get_by_text("A friend", exact=True).click()
    host.get_by_role("button", name="Set the table").click()
    link = host.locator("p.link").inner_text()
    guest.goto(link)
    guest.get_by_role("button", name="Sednout sem").first.click()
    host.get_by_role("button", name="Begin the game").click()
    for page in (host, guest):
        page.wait_for_selector(".bar")


def talk(host: Page, guest: Page) -> None:
    host.keyboard.press("c")
    host.keyboard.type("Well met!")
    host.keyboard.press("Enter")
    expect(host.get_by_role("log").get_by_text("Well met!")).to_be_visible()
    guest.keyboard.press("c")
    expect(guest.get_by_role("log").get_by_text("Well met!")).to_be_visible()
    guest.locator("aside .close button").click()


def play_on(people: list[Page], **about: Any) -> None:
    """Both at once."""
    for page in people:
        page.evaluate("(about) => hand.begin(about)", {"seed": "two", **about})
    assert [told for page in people if not (told := page.evaluate("hand.ended()")).isdigit()] == []


def test_two_people_meet_play_and_play_again(person: NewPerson) -> None:
    host, guest = person("desktop"), person("phone", "cs")
    ear = listening(host)
    meet(host, guest)
    turns = [bool(YOUR_TURN.search(page.title())) for page in (host, guest)]
    assert sorted(turns) == [False, True], "the tab says whose turn it is"
    talk(host, guest)
    table = table_of(host)
    play_on([host, guest], keeping=True)
    check_pictures(known(ear, played(host, table)), host.evaluate(SHOWN))
    host.locator("dialog[open]").get_by_role("button", name="Play again").click()
    host.get_by_role("button", name="Chair 1: Sit here").click()
    guest.locator("dialog[open]").get_by_role("button", name="Přisednout k další hře").click()
    guest.get_by_role("button", name="Sednout sem").click()
    host.get_by_role("button", name="Begin the game").click()
    for page in (host, guest):
        page.wait_for_selector(".bar")
        assert table_of(page) == table_of(host) != table


def check_pictures(told: list[Known], shown: list[dict[str, Any]]) -> None:
    """What lies face down is in no message, on no cell, and in no line of the log."""
    for each in told:
        fresh = {
            event["picture"]
            for event in each.message.get("events") or []
            if event["event"] == "turned-up"
        }
        seen = pictures_open(each.before) | pictures_open(each.state) | fresh
        assert pictures_named(each.state, each.view) <= pictures_open(each.state)
        assert pictures_named(each.state, each.message) <= seen
    states = {each.number: each.state for each in told}
    hidden = 0
    for page in shown:
        state = states[page["number"]]
        down = {cell_text(cell) for cell in face_down(state)}
        for cell in down:
            hidden += 1
            assert page["cells"][cell]["faces"] == 0
            assert not pictures_named(state, page["cells"][cell]["said"])
        assert not [line for line in page["lines"] if set(turned_up([line])) & down]
    assert hidden > 100


def test_no_hidden_card_is_told_or_shown(person: NewPerson) -> None:
    people = [person("desktop"), person("phone", "pl")]
    made = ask(people[0], "/api/tables", {"game": "rush", "preset": "base", "chairs": ["", ""]})
    table = made["table"]
    ears = [listening(page) for page in people]
    for page in people:
        ask(page, f"/api/tables/{table}/sit", {"invite": made["invite"]})
        page.goto(f"/table/{table}")
    ask(people[0], f"/api/tables/{table}/start")
    for page in people:
        page.wait_for_selector(".bar")
    play_on(people, keeping=True, leaves=40)  # who plays by chance would play for ever
    for page in people:
        page.wait_for_selector(OVER)
    match = played(people[0], table)
    told = look(people[0], f"/api/tables/{table}/cards?language=en")["cards"]
    called = {card["id"]: card["name"] for card in told if card["kind"] == "vehicle"}
    for page, ear in zip(people, ears, strict=True):
        check_cards(known(ear, match), page.evaluate(SHOWN), called)


def check_cards(told: list[Known], shown: list[dict[str, Any]], called: dict[str, str]) -> None:
    """Of each Vehicle there is one card, so whatever names it tells where it is."""
    for each in told:
        hidden = hidden_from(each, called)
        text = str([each.view, each.message.get("decision")])
        assert not named(text, hidden)
        for other, player in enumerate(each.state.players):
            open_cards = set(player.hand) - hidden_cards(each.state, each.seat, each.action)
            assert kinds(each.state, open_cards) >= kinds_in_hand(each, other)
        for event in each.message.get("events") or []:
            if event["event"] == "drawn" and event["seat"] != each.seat:
                assert event["card"] is None or each.state.hand_is_open(event["seat"])
    moments = {each.number: each for each in told}
    hidden_once = 0
    for page in shown:
        moment = moments[page["number"]]
        hidden = hidden_from(moment, called)
        hidden_once += len(hidden)
        assert not named(page["board"], [word for kind in hidden for word in (kind, called[kind])])
        for seat, cards in page["hands"].items():
            assert Counter(cards) == kinds_in_hand(moment, int(seat))
    assert hidden_once > 100


def hidden_from(each: Known, called: dict[str, str]) -> set[str]:
    """Vehicles that lie where the seat cannot see them."""
    cards = hidden_cards(each.state, each.seat, each.action) | set(each.state.deck)
    return set(kinds(each.state, cards)) & set(called)


def kinds_in_hand(each: Known, seat: int) -> Counter[str]:
    return Counter(each.view["players"][seat]["hand"])
