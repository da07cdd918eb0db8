"""Moments of games, wide and narrow: within reach of everybody, whole in every language."""

import pytest

from motorpool.words.bundle import LANGUAGES
from tests.page.accessible import findings
from tests.page.browsing import widen
from tests.page.conftest import NewPerson
from tests.page.moments import MOMENTS, Games, Moment
from tests.page.visiting import calm, cut_off, missing_words, sticks_out, too_wide


@pytest.fixture(scope="module")
def games() -> Games:
    return Games()


@pytest.mark.parametrize("number", range(len(MOMENTS)), ids=[each.name for each in MOMENTS])
def test_a_moment_is_accessible_and_fits(person: NewPerson, games: Games, number: int) -> None:
    moment: Moment = MOMENTS[number]
    page = person(language=LANGUAGES[number % len(LANGUAGES)])
    moment.open(page, games)
    for width in ("desktop", "narrow"):
        widen(page, width)
        calm(page)
        assert not missing_words(page), width
        assert sticks_out(page) <= 0, width
        assert cut_off(page) == [], width
        assert too_wide(page) == [], width
        assert findings(page) == [], width
