"""What a player may type besides actions."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from motorpool.cli import reading
from motorpool.cli.names import explain, find, number_in, plain_letters, things_of
from motorpool.cli.rules import find_rules, tell
from motorpool.cli.sight import Sight
from motorpool.core.errors import Refusal
from motorpool.core.game import Decision

if TYPE_CHECKING:
    from motorpool.cli.session import Session

ALL = "all"
HELP_KEYS = {"?": "explain"}  # a key of Fluent is a word


class Quit(Exception):
    """The player goes."""


Run = Callable[["Session", int, str, Decision], None]


@dataclass(frozen=True)
class Command:
    name: str
    argument: str
    run: Run


def find_command(line: str) -> Command | None:
    """The command of a line; None when it must be an action."""
    if line.startswith("?"):
        return Command("?", line[1:].strip(), COMMANDS["?"])
    name, _, argument = line.partition(" ")
    name = name.lower()
    return Command(name, argument.strip(), COMMANDS[name]) if name in COMMANDS else None


def show_help(session: "Session", seat: int, argument: str, decision: Decision) -> None:
    say = session.words.say
    lines = [say("cli-play-help")]
    lines += [say(f"cli-play-help-{HELP_KEYS.get(name, name)}") for name in COMMANDS]
    session.screen.say(lines)


def explain_something(session: "Session", seat: int, argument: str, decision: Decision) -> None:
    """Explain what is named, or the card of a choice by its number."""
    if not argument:
        show_help(session, seat, argument, decision)
        return
    speech = session.speeches[seat]
    number = number_in(argument, len(decision.texts))
    if number is not None:
        word = decision.texts[number - 1].partition(" ")[2].removeprefix("rear:")
        if word not in speech.rules.kind_texts:
            raise Refusal("cli-explain-no-card", {"number": argument})
        session.screen.say(speech.explain(word))
        return
    for thing in find(argument, things_of(speech)):
        session.screen.say(explain(thing, speech))


def show_table(session: "Session", seat: int, argument: str, decision: Decision) -> None:
    session.screen.table(session.sight(seat))


def show_choices(session: "Session", seat: int, argument: str, decision: Decision) -> None:
    session.screen.choices(session.question(seat, decision))


def show_log(session: "Session", seat: int, argument: str, decision: Decision) -> None:
    if argument and argument != ALL:
        raise Refusal("cli-log-argument", {"argument": argument})
    turns = None if argument == ALL else session.game.seats + 1
    session.screen.paragraphs(session.log(seat, turns))


def show_depot(session: "Session", seat: int, argument: str, decision: Decision) -> None:
    whose = find_player(session, argument, seat)
    session.screen.say(reading.depot(session.sight(seat), whose))


def show_hand(session: "Session", seat: int, argument: str, decision: Decision) -> None:
    whose = find_player(session, argument, seat)
    session.screen.say(reading.hand(session.sight(seat), whose))


def find_player(session: "Session", argument: str, seat: int) -> int:
    """A player by seat number or by name, also in part; nobody named is the reader."""
    if not argument:
        return max(seat, 0)
    names = [chair.name for chair in session.chairs]
    number = number_in(argument, len(names))
    if number is not None:
        return number - 1
    letters = plain_letters(argument)
    found = [
        i for i, name in enumerate(names) if letters and plain_letters(name).startswith(letters)
    ]
    if len(found) != 1:
        raise Refusal("cli-player-unknown", {"player": argument, "players": ", ".join(names)})
    return found[0]


def show(part: Callable[[Sight], list[str]]) -> Run:
    """A command that reads out one part of the table."""

    def run(session: "Session", seat: int, argument: str, decision: Decision) -> None:
        session.screen.say(part(session.sight(seat)))

    return run


def show_rules(session: "Session", seat: int, argument: str, decision: Decision) -> None:
    if not argument:
        raise Refusal("cli-rules-argument")
    session.screen.say(tell(find_rules(session.words, argument), None))


def undo(session: "Session", seat: int, argument: str, decision: Decision) -> None:
    session.undo(seat)
    session.screen.say([session.words.say("cli-undone")])


def save(session: "Session", seat: int, argument: str, decision: Decision) -> None:
    path = session.save(argument)
    session.screen.say([session.words.say("cli-saved", file=str(path))])


def leave(session: "Session", seat: int, argument: str, decision: Decision) -> None:
    raise Quit


COMMANDS: dict[str, Run] = {
    "?": explain_something,
    "help": show_help,
    "table": show_table,
    "choices": show_choices,
    "hand": show_hand,
    "reserve": show(reading.reserve),
    "bases": show(reading.bases),
    "players": show(reading.players),
    "medals": show(reading.medals),
    "achievements": show(reading.achievements),
    "depot": show_depot,
    "graveyard": show(reading.graveyard),
    "score": show(reading.score),
    "log": show_log,
    "rules": show_rules,
    "undo": undo,
    "save": save,
    "quit": leave,
}
