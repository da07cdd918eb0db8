"""Every refusal of the code has a sentence in every language."""

import re

import pytest

from motorpool.core.errors import BadFile, Departure, Illegal
from motorpool.words.bundle import LANGUAGES, Words
from motorpool.words.refusals import refusal_sentence
from tests.words.ftl import messages, variables
from tests.words.raised import SOURCE, raised


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_raised_has_a_sentence(language):
    known = set(messages(language))
    assert [each for each in raised() if not each.matches(known)] == []


def test_the_keys_are_found():
    """The search itself: keys of all its ways, so that it cannot quietly find nothing."""
    found = {each.key for each in raised()}
    assert {
        "illegal-action",  # a plain constructor
        "cards-id-twice",  # a function that makes a refusal
        "position-card-unknown",  # a method, with a key that was chosen before
        "option-value-or-file",  # one of two
        "record-after-end",  # a refusal defined beside its use
        "file-*",  # put together
    } <= found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_carries_what_its_sentence_needs(language):
    known = set(messages(language))
    for each in raised():
        for key in each.matches(known) if "*" not in each.key and each.values is not None else ():
            assert variables(language, key) <= (each.values or set()), f"{key} at {each.place}"


def test_no_sentence_is_for_a_key_that_nobody_raises():
    keys = {key for key, message in messages("en").items() if message.file == "errors.ftl"}
    used = set().union(*(each.matches(keys) for each in raised()))
    said = set()  # by the words themselves
    for path in SOURCE.rglob("*.py"):
        said |= set(re.findall(r'say\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")))
    assert keys - used - said == set()


def test_a_line_and_a_field_stand_in_front():
    words = Words("en")
    values = {"name": "cost"}
    both = BadFile("file-field-missing", values, line=4, field="vehicles.1")
    assert refusal_sentence(words, both) == (
        "Line 4, field “vehicles.1”: The field “cost” is missing."
    )
    line = BadFile("file-field-missing", values, line=1204)
    assert refusal_sentence(words, line) == "Line 1204: The field “cost” is missing."
    field = BadFile("file-field-missing", values, field="vehicles.1")
    assert refusal_sentence(words, field) == "Field “vehicles.1”: The field “cost” is missing."
    neither = BadFile("file-field-missing", values)
    assert refusal_sentence(words, neither) == "The field “cost” is missing."


def test_a_departure_names_the_move():
    departure = Departure("record-illegal", 12, {"action": "buy t-34"}, 30)
    assert refusal_sentence(Words("cs"), departure) == (
        "Řádek 30: Akce 12: „buy t-34“ v tomto místě není dovoleno."
    )


def test_a_refusal_without_a_place():
    refusal = Illegal("illegal-action", {"action": "buy t-34"})
    assert refusal_sentence(Words("pl"), refusal) == "„buy t-34” nie jest teraz dozwolone."
