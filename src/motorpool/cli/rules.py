"""`motorpool rules`: the rules by ID, by group or by word."""

import argparse
import re
import shutil
import sys
import textwrap
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from motorpool.core.errors import Refusal
from motorpool.words.bundle import Words, locales_directory

FILES = ("rules-rush.ftl", "rules-battlegrounds.ftl")
ENTRY = re.compile(r"^(?:## (?P<heading>.+)|(?P<id>(?:RU|BG)-[A-Z0-9-]+) =)", re.MULTILINE)
WIDEST = 100


@dataclass(frozen=True)
class Rule:
    id: str
    heading: str
    text: str


def add(commands: Any, words: Words) -> None:
    parser = commands.add_parser(
        "rules", help=words.say("cli-rules-help"), description=words.say("cli-rules-description")
    )
    parser.add_argument(
        "wanted",
        nargs="*",
        metavar=words.say("cli-rules-wanted"),
        help=words.say("cli-rules-wanted-help"),
    )


def run(arguments: argparse.Namespace, words: Words) -> int:
    wanted = " ".join(arguments.wanted)
    width = min(shutil.get_terminal_size().columns, WIDEST)
    if not wanted:
        overview(all_rules(words), width if sys.stdout.isatty() else None)
        return 0
    for line in tell(find_rules(words, wanted), width):
        print(line)
    return 0


def all_rules(words: Words) -> list[Rule]:
    """Every rule in the order of the catalogues; in English where it is not translated yet."""
    return [rule for file in FILES for rule in rules_in(file, words)]


def rules_in(file: str, words: Words) -> list[Rule]:
    """The rules of one game."""
    english = Words("en")
    headings = dict(zip(headings_in(file, "en"), headings_in(file, words.language), strict=False))
    rules = []
    heading = ""
    for found in ENTRY.finditer((locales_directory() / "en" / file).read_text(encoding="utf-8")):
        if found["heading"]:
            heading = headings.get(found["heading"], found["heading"])
        else:
            speaker = words if words.has(found["id"]) else english
            rules.append(Rule(found["id"], heading, speaker.say(found["id"])))
    return rules


def headings_in(file: str, language: str) -> list[str]:
    path = locales_directory() / language / file
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return [found["heading"] for found in ENTRY.finditer(text) if found["heading"]]


def find_rules(words: Words, wanted: str) -> list[Rule]:
    """The rule of an ID, the group of a prefix, or every rule with the word in it."""
    rules = all_rules(words)
    id = wanted.strip().upper()
    found = (
        [rule for rule in rules if rule.id == id]
        or [rule for rule in rules if rule.id.startswith(id)]
        or [rule for rule in rules if wanted.strip().casefold() in rule.text.casefold()]
    )
    if found:
        return found
    close = get_close_matches(id, [rule.id for rule in rules], n=3)
    if close:
        raise Refusal("cli-rules-close", {"wanted": wanted, "close": ", ".join(close)})
    raise Refusal("cli-rules-none", {"wanted": wanted})


def tell(rules: list[Rule], width: int | None) -> list[str]:
    """The rules in full, wrapped if a width is given."""
    lines = []
    for rule in rules:
        text = f"{rule.id}: {rule.text}"
        lines += [text] if width is None else textwrap.wrap(text, width, subsequent_indent="  ")
    return lines


def overview(rules: list[Rule], width: int | None) -> None:
    """Each rule on one line, cut where the screen ends."""
    heading = ""
    for rule in rules:
        if rule.heading != heading:
            print(f"\n{rule.heading}" if heading else rule.heading)
            heading = rule.heading
        line = f"  {rule.id}: {rule.text}"
        print(line if width is None or len(line) <= width else line[: width - 1] + "…")
