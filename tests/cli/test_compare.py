"""`motorpool compare`: how the two arms are named, its output and its refusals."""

import json
import re
from pathlib import Path

import pytest

from motorpool.cli.arms import Arm, read_arm
from motorpool.words.bundle import LANGUAGES, Words
from tests.cli.support import Command, write

RUSH = ("compare", "rush", "--bots", "random", "--jobs", "1", "--seed", "s", "--games", "2")
FAMILY = ("compare", "battlegrounds", "--preset", "family", *RUSH[2:])
CARDS = {
    "format": "motorpool-rush-cards",
    "version": 1,
    "id": "mine",
    "extends": "base",
    "vehicles": [{"id": "mouse", "name": "Mouse", "nation": "usa", "class": "light", "cost": 1}],
}


def arm(*texts: str, begin: Arm | None = None, game: str = "rush") -> Arm:
    return read_arm(texts, begin or Arm(game, "base", {}), Words("en"))


def test_an_arm_is_a_preset_with_changes() -> None:
    assert arm() == Arm("rush", "base", {})
    base = arm("second-front, headquarters=off", "reserve-size=6")
    assert (base.preset, base.changes) == (
        "second-front",
        {"headquarters": False, "reserve_size": 6},
    )
    assert base.text() == "second-front, headquarters=off, reserve-size=6"
    # the change goes on from the base, and a preset begins afresh
    assert arm("rear=off", begin=base).changes == base.changes | {"rear": False}
    assert arm("alternative", begin=base) == Arm("rush", "alternative", {})


def test_an_arm_changes_cards(command: Command) -> None:
    base = arm(f"cards={write('mine.json', CARDS)}")
    change = arm("card.mouse.cost=2,card.T-34=none,card.Pz.Kpfw. III Ausf. J.cost=1", begin=base)
    costs = {entry["id"]: entry["cost"] for entry in change.changes["cards"]["vehicles"]}
    assert costs["mouse"] == 2
    assert "t-34" not in costs
    assert base.changes["cards"] == CARDS
    assert change.told[-1] == "card.Pz.Kpfw. III Ausf. J.cost=1"


def test_json(command: Command) -> None:
    ran = command(*RUSH, "--change", "card.t-34.cost=9", "--json", "--players", "3")
    assert (ran.code, ran.err) == (0, "")  # nobody watches: no progress bar
    found = json.loads(ran.out)
    assert (found["games"], found["deals"], found["players"], found["seed"]) == (4, 2, 3, "s")
    assert (found["base"]["told"], found["change"]["told"]) == ("base", "base, card.t-34.cost=9")
    assert sum(found["base"]["rounds"]["games"].values()) == 2
    assert {"seat:3", "place:3", "rounds", "margin"} <= {
        row["measure"] for row in found["measures"]
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_and_a_page_for_a_reader(command: Command, language: str) -> None:
    change = ("--change", "second-front", "--html", "found.html", "--lang", language)
    ran = command(*RUSH, *change, "--games", "7", "--bots", "random,random")
    assert (ran.code, ran.err) == (0, "")
    assert "95 %" in ran.out
    text = Path("found.html").read_text()
    assert f'<html lang="{language}">' in text
    assert "motorpool compare rush" in text
    assert text.count("<figure") >= 6
    same = command(*FAMILY, "--change", "family", "--html", "same.html", "--lang", language)
    assert (same.code, same.err) == (0, "")
    assert same.out.rstrip().splitlines()[-1] in Path("same.html").read_text()


def test_solo(command: Command) -> None:
    ran = command(*FAMILY, "--preset", "solo", "--change", "choose_tanks=on", "--html", "solo.html")
    assert (ran.code, ran.err) == (0, "")
    assert "stars" in ran.out


def test_what_is_clear_is_told(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    from motorpool.lab.compare import judging

    monkeypatch.setattr(judging, "ERROR", 2)  # everything is clear
    ran = command(*RUSH, "--change", "second-front", "--html", "found.html")
    assert " are clear." in ran.out
    assert re.search(r"^rounds: [\d.]+ → [\d.]+ \([+−][\d.]+; 95 %: ", ran.out, re.MULTILINE)
    assert "<li>rounds: " in Path("found.html").read_text()


def test_the_examples_of_the_docs_run(command: Command) -> None:
    write("mycards.json", CARDS)
    page = Path(__file__).parents[2] / "docs" / "lab.md"
    examples = re.findall(r"^motorpool (compare .*)$", page.read_text(), re.MULTILINE)
    assert len(examples) == 5
    for example in examples:
        ran = command(*example.split(), "--games", "1", "--jobs", "1", "--bots", "random")
        assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "--change"),
        (("--change", "hard"), "second-front"),
        (("--change", ""), "preset"),
        (("--change", "base,,"), "preset"),
        (("--change", "reserve_size=9"), "4, 5, 6"),
        (("--change", "size=9"), "reserve_size"),
        (("--change", "cards=no.json"), "no.json"),
        (("--change", "interactive_assault=on"), "gradual_reveal"),
        (("--change", "card.t-34.cost=99"), "card.t-34.cost=99"),
        (("--change", "card.t-34.cost=cheap"), "cheap"),
        (("--change", "card.t-34.cost=none"), "cost"),
        (("--change", "card.t-34.price=3"), "resources"),
        (("--change", "card.t-35.cost=3"), "t-35"),
        (("--change", "card.=none"), "nothing"),
        (("--change", "card.t-34.abilities=flying"), "flying"),
        (("--change", "card.t-34.power=0"), "medium"),
        (("--change", "base", "--base", "hard"), "second-front"),
        (("--change", "base", "--preset", "hard"), "second-front"),
        (("--change", "base", "--players", "7"), "7"),
        (("--change", "base", "--games", "0"), "--games"),
        (("--change", "base", "--jobs", "0"), "--jobs"),
        (("--change", "base", "--bots", "genius"), "genius"),
        (("--change", "base", "--bots", "exec:true"), "exec:true"),
        (("--change", "base", "--bots", "random,random,random", "--players", "2"), "3"),
        (("--change", "base", "--html", "no/such.html"), "no/such.html"),
    ],
)
def test_what_cannot_be_is_refused(command: Command, arguments: tuple[str, ...], told: str) -> None:
    ran = command(*RUSH, *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert ran.err.strip()[-1] in ".?"
    assert told in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_battlegrounds_has_no_card_sets(command: Command, language: str) -> None:
    ran = command(*FAMILY, "--change", "card.t-34.cost=3", "--lang", language)
    assert (ran.code, ran.out) == (2, "")
    assert "Rush" in ran.err
