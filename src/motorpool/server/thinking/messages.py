"""Messages between the server and its workers: JSON with its length in front.

JSON is quicker here than pickle, and it can hold nothing but plain data: no state can slip in.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import orjson

from motorpool.core.game import Decision
from motorpool.server.thinking.thought import Shown, Thought

LENGTH_BYTES = 4
Message = dict[str, Any]


def frame(message: Mapping[str, Any]) -> bytes:
    body = orjson.dumps(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def read_frame(body: bytes) -> Message:
    message: Message = orjson.loads(body)
    return message


def pack_decision(decision: Decision) -> list[Any]:
    return [decision.seat, decision.step, decision.asked, decision.actions, decision.texts]


def unpack_decision(packed: list[Any]) -> Decision:
    seat, step, asked, actions, texts = packed
    return Decision(seat, step, asked, tuple(actions), tuple(texts))


def request(thought: Thought, past: "Past | None") -> bytes:
    """A thought as it goes to a worker; with a past it makes the bot or brings it up to date."""
    told: Message = {
        "table": thought.table,
        "seat": thought.seat,
        "bot": thought.bot,
        "seen": thought.seen,
        "undone": thought.undone,
        "view": thought.view,
        "decision": pack_decision(thought.decision),
        "imagined": thought.imagined,
    }
    if past is not None:
        told["game"] = {
            "name": thought.game.name,
            "seats": thought.game.seats,
            "options": thought.game.changed_options(),
        }
        told["seed"] = thought.seed
        told["start"] = past.start
        told["past"] = past.packed()
    return frame(told)


class Past:
    """What a seat was shown from a decision on; some of it may better be left out."""

    def __init__(self, start: int, shown: Sequence[Shown], left_out: frozenset[int]) -> None:
        self.start = start
        self.shown = shown
        self.left_out = left_out

    def packed(self) -> list[Any]:
        return [
            None if number in self.left_out else [view, pack_decision(decision)]
            for number, (view, decision) in enumerate(self.shown, self.start)
        ]
