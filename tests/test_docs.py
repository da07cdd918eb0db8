"""The examples in the docs run."""

import json
import re
from pathlib import Path

import pytest

from motorpool.battlegrounds.options import OPTIONS as BATTLEGROUNDS_OPTIONS
from motorpool.core.chance import free
from motorpool.core.fairness import PROOF_SCHEMA, commitment
from motorpool.core.files import check, parse_json
from motorpool.core.options import Option, value_text
from motorpool.core.record import record_from
from motorpool.games import game_of_position, match_of_record
from motorpool.rush.achievements import check_achievements
from motorpool.rush.cards import check_card_set
from motorpool.rush.options import OPTIONS as RUSH_OPTIONS
from motorpool.rush.schemas import ACHIEVEMENTS_SCHEMA

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w+)(?: (\w+))?\n(.*?)^```", re.MULTILINE | re.DOTALL)
BLOCKS = [
    pytest.param(language, kind, text, id=f"{page.name}-{number}-{kind or language}")
    for page in PAGES
    for number, (language, kind, text) in enumerate(BLOCK.findall(page.read_text()), 1)
    if language in ("json", "python") and kind != "client"  # tests/client tries these on a server
]


@pytest.mark.parametrize(("language", "kind", "text"), BLOCKS)
def test_an_example_works(language: str, kind: str, text: str) -> None:
    if language == "python":
        if "..." not in text:
            exec(compile(text, "example", "exec"), {"__name__": "example"})
    elif kind == "position":
        game_of_position(parse_json(text))
    elif kind == "record":
        match_of_record(record_from(parse_json(text)), free())
    elif kind == "proof":
        found = parse_json(text)
        check(found, PROOF_SCHEMA)
        assert found["commitment"] == commitment(found["secret"])
    elif kind == "cards":
        check_card_set(parse_json(text))
    elif kind == "achievements":
        found = parse_json(text)
        check(found, ACHIEVEMENTS_SCHEMA)
        check_achievements(found["achievements"])
    else:
        json.loads(text)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", page.read_text()):
        file, _, heading = link.partition("#")
        target = (page.parent / file) if file else page
        assert target.exists(), link
        if heading:
            headings = re.findall(r"^#+ (.*)$", target.read_text(), re.MULTILINE)
            anchors = [re.sub(r"[^\w -]", "", text).lower().replace(" ", "-") for text in headings]
            assert heading in anchors, link


@pytest.mark.parametrize(
    ("page", "options"),
    [("rush.md", RUSH_OPTIONS), ("battlegrounds.md", BATTLEGROUNDS_OPTIONS)],
)
def test_the_table_of_switches_is_whole(page: str, options: dict[str, Option]) -> None:
    text = (ROOT / "docs" / page).read_text()
    rows = re.findall(r"^\| `(\w+)` \| (.*) \| (.*) \|$", text, re.M)
    told = {name: (values, rules) for name, values, rules in rows}
    assert list(told)[-len(options) :] == list(options)
    for option in options.values():
        values, rules = told[option.name]
        assert rules == ", ".join(option.rules)
        if option.name != "first_player":
            for value in option.values:
                assert f"`{value_text(value)}`" in values
