"""A game is its record: set-up, choices, and what chance answered (see docs/record.md)."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from motorpool.core.errors import BadFile
from motorpool.core.fairness import PROOF_SCHEMA, Proof
from motorpool.core.files import Lined, check

FORMAT = "motorpool-record"
VERSION = 1

TEXTS: dict[str, Any] = {"type": "array", "items": {"type": "string"}}
RECORD_SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["format", "version", "game", "rules", "options", "seats", "moves"],
    "additionalProperties": False,
    "properties": {
        "format": {"const": FORMAT},
        "version": {"const": VERSION},
        "game": {"type": "string"},
        "rules": {"type": "string"},
        "options": {"type": "object"},
        "seats": TEXTS,
        "start": {"type": "object"},
        "proof": PROOF_SCHEMA,
        "draws": TEXTS,
        "moves": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["seat", "action"],
                "additionalProperties": False,
                "properties": {
                    "seat": {"type": "integer", "minimum": 1, "maximum": 6},
                    "action": {"type": "string"},
                    "draws": TEXTS,
                },
            },
        },
        "result": {"type": "object"},
    },
}


@dataclass
class Move:
    """One choice and what chance answered to it."""

    seat: int
    action: str
    draws: list[str] = field(default_factory=list)
    line: int | None = None  # in the file that it was read from


@dataclass
class Record:
    """Everything that is stored about a game."""

    game: str
    rules: str
    options: dict[str, Any]
    seats: list[str]
    start: dict[str, Any] | None = None  # a position, when the game did not begin with the set-up
    draws: list[str] = field(default_factory=list)  # the answers of the set-up
    moves: list[Move] = field(default_factory=list)
    result: dict[str, Any] | None = None  # written at the end
    proof: Proof | None = None  # that chance was fair, for who wants to check it
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)  # of the file's fields

    def to_text(self) -> str:
        """The record as JSON, one move on a line."""
        head: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seats": self.seats,
        }
        if self.start is not None:
            head["start"] = self.start
        if self.proof is not None:
            head["proof"] = asdict(self.proof)
        head["draws"] = self.draws
        lines = [f"  {encode(key)}: {encode(value)}," for key, value in head.items()]
        moves = ",\n".join(f"    {encode(move_data(move))}" for move in self.moves)
        lines.append('  "moves": [' + (f"\n{moves}\n  ]" if moves else "]"))
        if self.result is not None:
            lines[-1] += ","
            lines.append(f'  "result": {encode(self.result)}')
        return "{\n" + "\n".join(lines) + "\n}\n"


def encode(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def move_data(move: Move) -> dict[str, Any]:
    told: dict[str, Any] = {"seat": move.seat + 1, "action": move.action}
    if move.draws:
        told["draws"] = move.draws
    return told


def record_from(found: Any) -> Record:
    """The record that a file holds; a `BadFile` when it is something else."""
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadFile("record-foreign")
    if found.get("version") != VERSION:
        raise BadFile("record-version", {"version": str(found.get("version"))})
    check(found, RECORD_SCHEMA)
    lines = found.lines if isinstance(found, Lined) else {}
    if "start" in found and found["options"] != found["start"].get("options", {}):
        raise BadFile("record-options", {}, lines.get("options"), "options")
    moves = [
        Move(
            entry["seat"] - 1,
            entry["action"],
            list(entry.get("draws", ())),
            entry.line if isinstance(entry, Lined) else None,
        )
        for entry in found["moves"]
    ]
    return Record(
        found["game"],
        found["rules"],
        dict(found["options"]),
        list(found["seats"]),
        found.get("start"),
        list(found.get("draws", ())),
        moves,
        found.get("result"),
        proof_from(found["proof"]) if "proof" in found else None,
        lines,
    )


def proof_from(found: Mapping[str, Any]) -> Proof:
    return Proof(found["commitment"], found["secret"], tuple(found["salts"]))
