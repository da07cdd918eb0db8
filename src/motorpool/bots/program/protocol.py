"""The lines that go to a program and come back (docs/programs.md)."""

import json
from typing import Any

from motorpool.bots.bot import View
from motorpool.bots.program.process import LONGEST_LINE
from motorpool.core.game import Decision, Game, Outcome

PROTOCOL = 1
Message = dict[str, Any]
# Why a decision is forfeited
ENDED = "ended"
SLOW = "slow"
NONSENSE = "nonsense"
ILLEGAL = "illegal"
STOPPED = "stopped"  # after too many of these in a row
WHYS = (ENDED, SLOW, NONSENSE, ILLEGAL, STOPPED)


class Forfeit(Exception):
    """The program has not answered as it should."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(why)


def hello(game: Game, seat: int, seconds: float) -> Message:
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": game.name,
        "rules": game.rules_version,
        "options": game.options,
        "seats": game.seats,
        "seat": seat,
        "seconds": seconds,
    }


def question(number: int, view: View | None, decision: Decision) -> Message:
    """The view and the decision, as they go over the socket of a server."""
    asked = {
        "number": number,
        "seat": decision.seat,
        "step": decision.step,
        "asked": decision.asked,
        "actions": decision.texts,
    }
    return {"type": "decision", "view": view, "decision": asked}


def result(outcome: Outcome) -> Message:
    return {
        "type": "result",
        "winners": outcome.winners,
        "points": outcome.points,
        "details": outcome.details,
    }


def encode(message: Message) -> bytes:
    return json.dumps(message).encode() + b"\n"


def check_hello(line: bytes) -> None:
    answer = decode(line)
    if (answer.get("type"), answer.get("protocol")) != ("hello", PROTOCOL):
        raise Forfeit(NONSENSE)


def chosen(line: bytes, number: int, decision: Decision) -> int:
    answer = decode(line)
    if (answer.get("type"), answer.get("decision")) != ("choice", number):
        raise Forfeit(NONSENSE)
    if answer.get("action") not in decision.texts:
        raise Forfeit(ILLEGAL)
    return decision.actions[decision.texts.index(answer["action"])]


def decode(line: bytes) -> Message:
    if not line.endswith(b"\n"):
        raise Forfeit(NONSENSE if len(line) == LONGEST_LINE else ENDED)
    try:
        answer = json.loads(line.decode())
    except (ValueError, RecursionError):
        raise Forfeit(NONSENSE) from None
    if not isinstance(answer, dict):
        raise Forfeit(NONSENSE)
    return answer
