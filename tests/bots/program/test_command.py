"""How a program is named for a seat."""

import pytest

from motorpool.bots import make_bot
from motorpool.bots.program.command import read_command, split_entries, split_name
from motorpool.bots.program.process import check_program
from motorpool.core.errors import BadOption
from motorpool.games import make_game

COMMAS = r"""exec:./a 'b,c' "d,\",e" f\,g"""


@pytest.mark.parametrize(
    ("text", "entries"),
    [
        ("you,greedy", ["you", "greedy"]),
        (" you , ,", ["you", "", ""]),
        ("O'Neil=you,D'Arc=you", ["O'Neil=you", "D'Arc=you"]),
        (r"""you,exec:./a 'b,c' "d,\",e" f\,g,greedy""", ["you", COMMAS, "greedy"]),
        ("Rex=exec:'a,b',you", ["Rex=exec:'a,b'", "you"]),
        ("exec:a --b=c,d", ["exec:a --b=c", "d"]),
        ("exec:it's,you", ["exec:it's", "you"]),
    ],
)
def test_a_comma_in_the_quotes_of_a_command_parts_nothing(text: str, entries: list[str]) -> None:
    assert split_entries(text) == entries


@pytest.mark.parametrize(
    ("entry", "name", "kind"),
    [
        ("greedy", "", "greedy"),
        ("Anna=you", "Anna", "you"),
        ("exec:a --b=c", "", "exec:a --b=c"),
        ("Rex=exec:a --b=exec:c", "Rex", "exec:a --b=exec:c"),
        ("exec:a=exec:b", "", "exec:a=exec:b"),
    ],
)
def test_a_name_stands_before_the_command(entry: str, name: str, kind: str) -> None:
    found, equals, who = split_name(entry)
    assert (found, bool(equals), who) == (name, bool(name), kind)


def test_a_command_is_split_as_a_shell_does() -> None:
    assert read_command("exec:'./my bot' --level 3 \"a,b\"") == ("./my bot", "--level", "3", "a,b")


@pytest.mark.parametrize("kind", ["exec:", "exec:  ", "exec:./a 'b", "exec:a\0b"])
def test_what_is_no_command_is_refused(kind: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_command(kind)
    assert refused.value.key == "program-command"


@pytest.mark.parametrize("kind", ["exec:./missing", "exec:no-such-command-anywhere", "exec:/"])
def test_what_cannot_be_started_is_refused(kind: str) -> None:
    with pytest.raises(BadOption) as refused:
        check_program(kind)
    assert refused.value.key == "program-not-started"


def test_no_program_is_a_bot_by_its_name() -> None:
    """So servers, tournaments and all else that makes bots by their names start none."""
    for name in ("exec:true", "exec"):
        with pytest.raises(BadOption) as refused:
            make_bot(name, make_game("rush", "base", 2), 0, "seed")
        assert refused.value.key == "bot-unknown"
