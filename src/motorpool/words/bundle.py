"""Sentences by key from the Fluent files of one language."""

import os
import re
import threading
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import motorpool
from motorpool.core.errors import BadOption
from motorpool.words.marks import without_marks

LANGUAGES = ("en", "pl", "cs")
SHARED = "common.ftl"  # the one file whose messages the others may refer to
LONGEST_VALUE = 2000  # Fluent refuses to print much more; what is longer nobody reads
KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def locales_directory() -> Path:
    """Beside the modules in a wheel, at the top of a source tree."""
    package = Path(motorpool.__file__).parent
    inside = package / "locales"
    return inside if inside.is_dir() else package.parents[1] / "locales"


def language_from_environment(environment: Mapping[str, str] | None = None) -> str:
    """The language that the reader has set; English when it is none of ours."""
    found = os.environ if environment is None else environment
    for name in ("MOTORPOOL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if found.get(name):
            language = re.split(r"[_.@-]", found[name].lower())[0]
            return language if language in LANGUAGES else "en"
    return "en"


class Shelf:
    """The files of one language. A file is parsed when one of its keys is first asked for."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # slow to load, so only once something is said

        self.bundle = FluentBundle([language], use_isolating=False)
        self.opening = threading.Lock()  # a server speaks in several threads
        self.texts: dict[str, str] = {}  # of the files that are not parsed yet
        self.file_of: dict[str, str] = {}
        for path in sorted((locales_directory() / language).glob("*.ftl")):
            self.texts[path.name] = path.read_text(encoding="utf-8")
            for key in KEY.findall(self.texts[path.name]):
                self.file_of[key] = path.name

    def open(self, name: str) -> None:
        if name not in self.texts:
            return
        from fluent.runtime import FluentResource

        with self.opening:
            if name in self.texts:
                self.bundle.add_resource(FluentResource(self.texts[name]))
                del self.texts[name]  # only now: nobody may look for what is not there yet

    def say(self, key: str, values: dict[str, str | int | float]) -> str:
        self.open(SHARED)
        self.open(self.file_of[key])
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        told, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{key}: {errors[0]}")
        return str(told)


@cache
def shelf(language: str) -> Shelf:
    return Shelf(language)


class Words:
    """What can be said in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            values = {"language": language, "choices": ", ".join(LANGUAGES)}
            raise BadOption("language-unknown", values)
        self.language = language

    def say(self, key: str, **values: object) -> str:
        """The sentence of a key; a KeyError when there is none."""
        return shelf(self.language).say(key, {name: plain(value) for name, value in values.items()})

    def has(self, key: str) -> bool:
        return key in shelf(self.language).file_of

    def join(self, items: list[str]) -> str:
        """'one, two and three'."""
        if len(items) < 2:
            return "".join(items)
        first = self.say("list-comma").join(items[:-1])
        return self.say("list-and", first=first, last=items[-1])


def plain(value: object) -> str | int | float:
    """A value that Fluent can print and choose by."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return value
    text = str(value)
    if len(text) > LONGEST_VALUE:
        text = without_marks(text)  # one that is cut in two would be no mark
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"
