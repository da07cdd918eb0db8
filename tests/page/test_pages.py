"""Every page, narrow and wide, in every language: nothing missing, cut off or out of reach."""

import pytest
from playwright.sync_api import expect

from motorpool.words.bundle import LANGUAGES
from tests.page.accessible import findings
from tests.page.browsing import widen
from tests.page.conftest import NewPerson
from tests.page.visiting import (
    PAGES,
    cut_off,
    missing_words,
    speak,
    sticks_out,
    visit,
    words_on,
)

MANY_CARDS = ("/cards", "/design")
AIR = 8  # pixels that words have beside them


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_whole(person: NewPerson, path: str) -> None:
    """One visit; language and width are switched on the spot."""
    page = person()
    visit(page, path)
    assert page.locator("h1").count() == 1
    told = {}
    for width in ("desktop", "narrow"):
        widen(page, width)
        for language in LANGUAGES:
            speak(page, language)
            told[language] = words_on(page)
            assert not missing_words(page), (width, language)
            assert sticks_out(page) <= 0, (width, language)
            assert cut_off(page) == [], (width, language)
        assert len(set(told.values())) == len(LANGUAGES)
        contrast = width == "desktop" or path not in MANY_CARDS
        assert findings(page, contrast) == [], width


def test_who_goes_back_finds_the_page_where_it_was(person: NewPerson) -> None:
    page = person()
    visit(page, "/rules")
    page.evaluate("scrollTo(0, 2400)")
    page.wait_for_function("() => history.state?.scroll === 2400")
    link = page.locator("main a[href^='/rules/']").first
    link.dispatch_event("click")
    page.wait_for_function("() => location.pathname !== '/rules' && scrollY === 0")
    page.go_back()
    page.wait_for_function("() => location.pathname === '/rules' && scrollY === 2400")
    page.reload()
    page.wait_for_function("() => scrollY === 2400")


def test_a_wrong_address_leads_home(person: NewPerson) -> None:
    page = person("narrow")
    visit(page, "/nowhere")
    box = page.locator("h1").bounding_box()
    assert box is not None
    assert box["x"] >= AIR
    page.locator("main a").click()
    page.wait_for_url("**/")


def test_the_header_tells_where_one_is_and_languages_by_their_own_names(person: NewPerson) -> None:
    page = person()
    visit(page, "/")
    here = page.locator("header nav [aria-current=page]")
    expect(here).to_have_count(0)
    visit(page, "/rules/RU-TURN-01")
    expect(here).to_have_attribute("href", "/rules")
    for language in LANGUAGES:
        speak(page, language)
        for name in ("English", "Polski", "Čeština"):
            expect(page.get_by_role("button", name=name)).to_be_visible()
