"""The Fluent files of the three languages fit each other."""

from ast import Constant, JoinedStr, walk
from fnmatch import fnmatchcase

import pytest
from fluent.syntax import ast

from motorpool.words.bundle import LANGUAGES, SHARED, locales_directory
from tests.words.ftl import OWN_TO_A_LANGUAGE, files, messages, variables
from tests.words.raised import trees

RULES = ("rules-rush.ftl", "rules-battlegrounds.ftl")  # asked for by the IDs that people type
OTHERS = [language for language in LANGUAGES if language != "en"]
# By these English chooses 'you' or a name, an article, and between Invulnerability and Heroic
# Deed; another language may need no choice
GRAMMAR = {"who", "whose", "type", "heroic"}


def keys(language: str) -> set[str]:
    return {key for key in messages(language) if not key.startswith(OWN_TO_A_LANGUAGE)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_have_no_junk(language):
    for name, resource in files(language).items():
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_a_value(language):
    for name, resource in files(language).items():
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                assert entry.value is not None, f"{language}/{name}: {entry.id.name}"


@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_files(language):
    assert list(files(language)) == list(files("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_keys(language):
    assert keys(language) - keys("en") == set()
    assert keys("en") - keys(language) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_key_stands_in_the_same_file(language):
    for key in keys("en") & keys(language):
        assert messages(language)[key].file == messages("en")[key].file, key


@pytest.mark.parametrize("language", OTHERS)
def test_languages_use_the_same_variables(language):
    for key in keys("en") & keys(language):
        ours, theirs = variables("en", key), variables(language, key)
        assert ours - GRAMMAR == theirs - GRAMMAR, key
        assert theirs <= ours, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_refer_to_their_own_file_or_the_shared_one(language):
    """A file is parsed only when it is asked for, so nothing else can be relied on."""
    for message in messages(language).values():
        for reference in message.references:
            home = messages(language)[reference].file
            assert home in (message.file, SHARED), f"{message.key} -> {reference}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_of_sentences_are_used(language):
    used = set().union(*(message.references for message in messages(language).values()))
    pieces = {key for key in messages(language) if key.startswith(OWN_TO_A_LANGUAGE)}
    assert pieces - used == set()


@pytest.mark.parametrize("language", OTHERS)
def test_counts_have_the_plural_forms_of_the_language(language):
    """Where English tells one from many, Polish and Czech tell few as well."""
    for name, resource in files(language).items():
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                for names in variant_names(entry):
                    assert "one" not in names or "few" in names, f"{name}: {entry.id.name}"


def variant_names(node: object) -> list[list[str]]:
    """The names of the variants of every choice inside a message."""
    found = []
    if isinstance(node, ast.SelectExpression):
        found.append([v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)])
    inside = node if isinstance(node, list) else []
    if isinstance(node, ast.BaseNode):
        inside = list(vars(node).values())
    for each in inside:
        found += variant_names(each)
    return found


def test_every_message_is_said_somewhere():
    """By its key, or by a key put together such as f"ability-{name}-help"."""
    said = set().union(*(message.references for message in messages("en").values()))
    families = set()
    for _, tree in trees():
        for node in walk(tree):
            if isinstance(node, Constant) and isinstance(node.value, str):
                said.add(node.value)
            if isinstance(node, JoinedStr) and isinstance(node.values[0], Constant):
                family = "".join(
                    str(p.value) if isinstance(p, Constant) else "*" for p in node.values
                )
                families.add(family)
    left = [
        key
        for key, message in messages("en").items()
        if message.file not in RULES
        and key not in said
        and not any(fnmatchcase(key, family) for family in families)
    ]
    assert left == []


def test_no_language_has_files_that_are_not_ours():
    found = sorted(path.name for path in locales_directory().iterdir() if path.is_dir())
    assert found == sorted(LANGUAGES)
