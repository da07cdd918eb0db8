"""Words by key: languages, values, lists, plurals."""

import subprocess
import sys

import pytest

from motorpool.core.errors import BadOption
from motorpool.words.bundle import LANGUAGES, Words, language_from_environment, locales_directory


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "cs"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LC_MESSAGES": "pl_PL", "LC_ALL": "C"}, "en"),
        ({"LC_ALL": "pl_PL.UTF-8", "MOTORPOOL_LANG": "cs"}, "cs"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"MOTORPOOL_LANG": "", "LANG": "PL"}, "pl"),
    ],
)
def test_the_environment_sets_the_language(environment, language):
    assert language_from_environment(environment) == language


def test_the_real_environment_is_asked(monkeypatch):
    monkeypatch.setenv("MOTORPOOL_LANG", "pl")
    assert language_from_environment() == "pl"


def test_every_language_has_a_directory():
    for language in LANGUAGES:
        assert (locales_directory() / language).is_dir()


def test_an_unknown_language_is_refused():
    with pytest.raises(BadOption) as refused:
        Words("de")
    assert refused.value.key == "language-unknown"
    assert refused.value.values["choices"] == "en, pl, cs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_key_is_an_error(language):
    words = Words(language)
    assert not words.has("no-such-key")
    assert words.has("list-and")
    with pytest.raises(KeyError):
        words.say("no-such-key")


def test_a_missing_value_is_an_error():
    with pytest.raises(ValueError, match="list-and"):
        Words("en").say("list-and", first="one")


def test_truth_chooses_between_yes_and_no():
    words = Words("en")
    assert words.say("ability-invulnerability", heroic=True) == "Heroic Deed"
    assert words.say("ability-invulnerability", heroic=False) == "Invulnerability"


def test_a_name_is_never_read_as_fluent():
    told = Words("en").say("log-bought", who="other", player="{ $x }", cards="{ nothing }")
    assert told == "{ $x } buys { nothing }."


@pytest.mark.parametrize(
    ("language", "items", "told"),
    [
        ("en", [], ""),
        ("en", ["a"], "a"),
        ("en", ["a", "b"], "a and b"),
        ("en", ["a", "b", "c"], "a, b and c"),
        ("pl", ["a", "b", "c"], "a, b i c"),
        ("cs", ["a", "b", "c"], "a, b a c"),
    ],
)
def test_lists(language, items, told):
    assert Words(language).join(items) == told


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {1: "1 resource", 2: "2 resources", 5: "5 resources", 0: "0 resources"}),
        (
            "pl",
            {
                1: "1 surowiec",
                2: "2 surowce",
                5: "5 surowców",
                12: "12 surowców",
                22: "22 surowce",
                0: "0 surowców",
            },
        ),
        (
            "cs",
            {1: "1 surovina", 4: "4 suroviny", 5: "5 surovin", 22: "22 surovin", 0: "0 surovin"},
        ),
    ],
)
def test_plural_forms(language, forms):
    for count, told in forms.items():
        assert Words(language).say("ask-resources", count=count) == told


def test_nothing_slow_is_loaded_before_something_is_said():
    """The command imports the words at once; Fluent is for the first sentence."""
    code = "import sys, motorpool.words.refusals; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
