"""What a player may type besides actions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from motorpool.cli.face import Run
from motorpool.cli.names import find, number_in, plain_letters
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


@dataclass(frozen=True)
class Command:
    name: str
    argument: str
    run: Run


def find_command(line: str, commands: Mapping[str, Run]) -> Command | None:
    """The command of a line; None when it must be an action."""
    if line.startswith("?"):
        return Command("?", line[1:].strip(), commands["?"])
    name, _, argument = line.partition(" ")
    name = name.lower()
    return Command(name, argument.strip(), commands[name]) if name in commands else None


def commands_with(parts: Mapping[str, Run]) -> dict[str, Run]:
    """All commands of a game, those that read out its parts in the middle."""
    return ASKING | dict(parts) | GOING


def show_help(session: "Session", seat: int, argument: str, decision: Decision) -> None:
    say = session.words.say
    face = session.face
    lines = [say("cli-play-help", example=face.example)]
    for name in session.commands:
        lines.append(say(f"cli-play-help-{HELP_KEYS.get(name, name)}", rule=face.rule))
    session.screen.say(lines)


def explain_something(session: "Session", seat: int, argument: str, decision: Decision) -> None:
    """Explain what is named, or what a choice is about by its number."""
    if not argument:
        show_help(session, seat, argument, decision)
        return
    speech = session.speeches[seat]
    number = number_in(argument, len(decision.texts))
    if number is not None:
        lines = session.face.explain_action(decision.texts[number - 1], session.sight(seat))
        if not lines:
            raise Refusal("cli-explain-no-card", {"number": argument})
        session.screen.say(lines)
        return
    for thing in find(argument, session.face.things(speech)):
        session.screen.say(session.face.explain(thing, speech))


def show_table(session: "Session", seat: int, argument: str, decision: Decision) -> None:
    session.screen.table(session.sight(seat))


def show_choices(session: "Session", seat: int, argument: str, decision: Decision) -> None:
    session.screen.choices(session.question(seat, decision))


def show_log(session: "Session", seat: int, argument: str, decision: Decision) -> None:
    if argument and argument != ALL:
        raise Refusal("cli-log-argument", {"argument": argument})
    turns = None if argument == ALL else session.game.seats + 1
    session.screen.paragraphs(session.log(seat, turns))


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


def show(part: Callable[[Sight[Any]], list[str]]) -> Run:
    """A command that reads out one part of the table."""

    def run(session: "Session", seat: int, argument: str, decision: Decision) -> None:
        session.screen.say(part(session.sight(seat)))

    return run


def score(sight: Sight[Any]) -> list[str]:
    """The points of each side; who has won is said only at the end."""
    lines: list[str] = sight.speech.outcome(sight.outcome)
    return lines if sight.view["over"] else lines[:-1]


def show_rules(session: "Session", seat: int, argument: str, decision: Decision) -> None:
    if not argument:
        raise Refusal("cli-rules-argument", {"rule": session.face.rule})
    session.screen.say(tell(find_rules(session.words, argument), None))


def undo(session: "Session", seat: int, argument: str, decision: Decision) -> None:
    session.undo(seat)
    session.screen.say([session.words.say("cli-undone")])


def save(session: "Session", seat: int, argument: str, decision: Decision) -> None:
    path = session.save(argument)
    session.screen.say([session.words.say("cli-saved", file=str(path))])


def leave(session: "Session", seat: int, argument: str, decision: Decision) -> None:
    raise Quit


ASKING: dict[str, Run] = {
    "?": explain_something,
    "help": show_help,
    "table": show_table,
    "choices": show_choices,
}
GOING: dict[str, Run] = {
    "score": show(score),
    "log": show_log,
    "rules": show_rules,
    "undo": undo,
    "save": save,
    "quit": leave,
}
