"""Every page, narrow and wide, in every language: nothing missing, cut off or out of reach."""

import re

import pytest

from motorpool.words.bundle import LANGUAGES
from tests.page.accessible import findings
from tests.page.conftest import WIDTHS, NewPerson
from tests.page.visiting import PAGES, sticks_out, visit, words_on

MISSING_WORDS = re.compile(r"\[[a-z][\w-]*-[\w-]+\]")


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_whole(person: NewPerson, language: str, width: str) -> None:
    page = person(width, language)
    for path in PAGES:
        visit(page, path)
        assert page.locator("html").get_attribute("lang") == language
        assert not MISSING_WORDS.findall(words_on(page)), path
        assert page.locator("h1").count() >= 1, path
        assert sticks_out(page) <= 0, path


@pytest.mark.parametrize("width", WIDTHS)
def test_axe_finds_nothing_serious(person: NewPerson, width: str) -> None:
    page = person(width)
    found = {}
    for path in PAGES:
        visit(page, path)
        found[path] = findings(page)
    assert not {path: each for path, each in found.items() if each}


def test_a_language_is_switched_at_once(person: NewPerson) -> None:
    page = person()
    visit(page, "/")
    before = words_on(page)
    page.get_by_role("button", name="Czech").click()
    page.wait_for_selector('html[lang="cs"]')
    assert words_on(page) != before
    assert not MISSING_WORDS.findall(words_on(page))


def test_nothing_is_asked_of_another_host(person: NewPerson, site: str) -> None:
    page = person()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for path in PAGES:
        visit(page, path)
    assert asked
    assert [url for url in asked if not url.startswith((site, "data:", "blob:"))] == []
