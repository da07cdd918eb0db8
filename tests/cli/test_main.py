"""The command as a whole: help, version, languages, what cannot be."""

import subprocess
import sys

import pytest

from motorpool.build_info import has_page
from motorpool.words.bundle import LANGUAGES
from tests.cli.support import Command


def test_version_says_how_it_was_built(command: Command) -> None:
    ran = command("--version")
    assert ran.code == 0
    assert ran.out.startswith("motorpool 0.1.0 (compiled: ")
    assert ran.out.endswith(f", page: {'yes' if has_page() else 'no'})\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_shows_the_help(command: Command, language: str) -> None:
    ran = command("--lang", language)
    assert ran.code == 0
    assert ran.out == command("--help", "--lang", language).out
    for name in ("play", "verify", "rules", "cards", "simulate", "bench"):
        assert f"    {name} " in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["play", "verify", "rules", "cards"])
def test_each_command_has_help(command: Command, language: str, name: str) -> None:
    ran = command("--lang", language, name, "--help")
    assert ran.code == 0
    assert f"motorpool {name} " in ran.out
    assert "--lang" in ran.out
    if language != "en":
        assert "usage" not in ran.out.lower()
        assert "show this help" not in ran.out


def test_the_language_may_stand_anywhere(command: Command) -> None:
    polish = command("--lang", "pl", "cards", "sabotage").out
    assert polish != command("cards", "sabotage").out
    assert command("cards", "--lang=pl", "sabotage").out == polish
    assert command("cards", "sabotage", "--lang", "pl").out == polish


def test_the_environment_gives_the_language(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MOTORPOOL_LANG", "cs")
    assert command("bogus").err == command("--lang", "cs", "bogus").err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["bogus"], "“bogus” is not possible for COMMAND; choose one of: play, verify, rules"),
        (["--bogus"], "There is no “--bogus” here; motorpool --help"),
        (["play"], "Something is missing: rush|battlegrounds; motorpool play --help"),
        (["play", "chess"], "“chess” is not possible for rush|battlegrounds; choose one of: rush,"),
        (["play", "it's"], "“it's” is not possible for rush|battlegrounds; choose one of: rush,"),
        (["play", "rush", "a\nb"], "There is no “a?b” here"),
        (["play", "rush", "--seed"], "A value is missing after --seed; motorpool play --help"),
        (["play", "rush", "--bogus", "3"], "There is no “--bogus 3” here"),
        (["play", "rush", "--plain=3"], "--plain/--no-plain stands alone, without “3”."),
        (["play", "rush", "--see", "3"], "There is no “--see 3” here"),
        (["verify"], "Something is missing: FILE"),
        (["--lang"], "A value is missing after --lang"),
        (["--lang", "xx"], "There is no language “xx”"),
    ],
)
def test_bad_arguments_are_one_clear_sentence(
    command: Command, arguments: list[str], told: str
) -> None:
    ran = command(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(told)
    assert ran.err.count("\n") == 1


def test_ctrl_c_ends_with_130(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("motorpool.cli.rules.run", interrupt)
    ran = command("rules")
    assert ran.code == 130
    assert "Traceback" not in ran.err


def test_a_reader_that_goes_away_is_no_error() -> None:
    program = "import sys; from motorpool.cli.main import main; sys.exit(main())"
    process = subprocess.Popen(
        [sys.executable, "-c", program, "cards"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 0
