"""`motorpool tournament`: its output and its refusals."""

import csv
import json
import re
from pathlib import Path

import pytest

from motorpool.words.bundle import LANGUAGES
from tests.cli.support import Command

FAMILY = ("tournament", "battlegrounds", "--preset", "family", "--jobs", "1", "--seed", "s")
QUICK = (*FAMILY, "--bots", "greedy,random", "--games", "6")


def test_reports_are_written(command: Command) -> None:
    ran = command(*QUICK, "--json", "found.json", "--csv", "found.csv")
    assert (ran.code, ran.err) == (0, "")  # nobody watches: no progress bar
    found = json.loads(Path("found.json").read_text())
    assert (found["games"], found["deals"], found["table"], found["seed"]) == (6, 3, 2, "s")
    assert {row["bot"] for row in found["bots"]} == {"greedy", "random"}
    rows = list(csv.DictReader(Path("found.csv").read_text().splitlines()))
    assert [row["against"] for row in rows] == ["", "", "random"]
    assert float(rows[0]["rating"]) == found["bots"][0]["rating"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page(command: Command, language: str) -> None:
    ran = command(*QUICK, "--html", "found.html", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    text = Path("found.html").read_text()
    assert f'<html lang="{language}">' in text
    typed = " ".join(("motorpool", *QUICK, "--html found.html"))
    assert typed in text
    assert ("--lang" in text) is (language != "en")
    assert "greedy – random" in text
    refused = command(*QUICK, "--html", "no/such.html")
    assert (refused.code, refused.out) == (2, "")


def test_the_examples_of_the_docs_run(command: Command) -> None:
    page = Path(__file__).parents[2] / "docs" / "lab.md"
    examples = re.findall(r"^motorpool (tournament .*)$", page.read_text(), re.MULTILINE)
    assert len(examples) == 5
    for example in examples:
        ran = command(*example.split(), "--games", "1", "--jobs", "1")
        assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_for_a_reader(command: Command, language: str) -> None:
    table = ("--table", "3") if language == "en" else ("--until-clear",)
    ran = command(*QUICK, "--bots", "greedy,random,random", *table, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert "random #2" in ran.out
    assert "greedy – random" in ran.out
    assert "%" in ran.out


def test_the_same_command_goes_on(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = command(*QUICK).out
    kept = (*QUICK, "--keep", "kept.jsonl")
    from motorpool.lab.tournament.keeping import Keeper

    keep = Keeper.keep

    def press_ctrl_c(self: Keeper, deal: object) -> None:
        keep(self, deal)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Keeper, "keep", press_ctrl_c)
        ran = command(*kept)
    assert (ran.code, ran.out) == (130, "")
    assert "kept.jsonl; the same command goes on" in ran.err
    assert len(Path("kept.jsonl").read_text().splitlines()) == 2
    assert command(*kept).out == whole
    # the seed need not be named again
    again = [part for part in kept if part not in ("--seed", "s")]
    assert command(*again).out == whole
    more = ("--games", "8")
    assert command(*kept, *more).out == command(*QUICK, *more).out
    assert len(Path("kept.jsonl").read_text().splitlines()) == 1 + 4
    other = command(*kept, "--bots", "random,random", "--seed", "t")
    assert (other.code, other.out) == (2, "")
    assert "bots, seed" in other.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "--bots"),
        (("--bots", "greedy"), "2 bots"),
        (("--bots", "greedy,genius"), "genius"),
        (("--bots", "greedy,exec:./nobody"), "./nobody"),
        (("--bots", "greedy,"), "greedy, random"),
        (("--bots", "greedy,random", "--preset", "solo"), "battle-draft"),
        (("--bots", "greedy,random", "--players", "3"), "3"),
        (("--bots", "greedy,random", "--table", "3"), "3"),
        (("--bots", "greedy,random", "--table", "1"), "--table"),
        (("--bots", "greedy,random", "--games", "0"), "--games"),
        (("--bots", "greedy,random", "--jobs", "0"), "--jobs"),
        (("--bots", "greedy,random", "--json", "."), "."),
        (("--bots", "greedy,random", "--csv", "no/such.csv"), "no/such.csv"),
        (("--bots", "greedy,random", "--keep", "no/such.jsonl"), "no/such.jsonl"),
        (("--bots", "greedy,random", "--keep", "."), "."),
        (("--bots", "greedy,random", "--keep", "mine"), "mine"),
    ],
)
def test_what_cannot_be_is_refused(
    command: Command, arguments: tuple[str, ...], told: str, language: str
) -> None:
    Path("mine").write_text("mine")
    ran = command(*FAMILY, *arguments, "--lang", language)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert ran.err.strip()[-1] == "."
    assert told in ran.err or language != "en"
    assert Path("mine").read_text() == "mine"
