"""What the position files of all games share: their head, parts with a place, steps by name."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from motorpool.core.errors import BadFile
from motorpool.core.files import Lined
from motorpool.core.steps import Steps

FORMAT = "motorpool-position"
VERSION = 1
NOTHING = -1  # what the first step of a stack stands on

# For each step its arguments: (field, kind)
Arguments = Mapping[int, tuple[tuple[str, str], ...]]

HISTORY: dict[str, Any] = {"type": "integer", "minimum": 0}
FLAG: dict[str, Any] = {"type": "boolean"}
TEXT: dict[str, Any] = {"type": "string"}
TEXTS: dict[str, Any] = {"type": "array", "items": TEXT}


def number(most: int) -> dict[str, Any]:
    return {"type": "integer", "minimum": 0, "maximum": most}


def shape(properties: dict[str, Any], *required: str) -> dict[str, Any]:
    """The schema of an object that has these fields and no others."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(required),
        "additionalProperties": False,
    }


def position_shape(game: str, rules_version: str, properties: dict[str, Any]) -> dict[str, Any]:
    """The schema of a whole position: its head and what the game adds."""
    head: dict[str, Any] = {
        "format": {"const": FORMAT},
        "version": {"const": VERSION},
        "game": {"const": game},
        "rules": {"const": rules_version},
        "options": {"type": "object"},
        "turn": HISTORY,
        "reveals": HISTORY,
    }
    return shape(head | properties, "game")


@dataclass(frozen=True)
class Part:
    """A part of the file, and the way to it: 'players.2.'."""

    data: dict[str, Any]
    path: str = ""

    def part(self, field: str, data: dict[str, Any]) -> "Part":
        return Part(data, f"{self.path}{field}.")

    def parts(self, field: str) -> list["Part"]:
        """The parts in a list of the file."""
        return [
            self.part(f"{field}.{number}", data)
            for number, data in enumerate(self.data.get(field, ()), 1)
        ]

    def refuse(self, key: str, field: str, values: dict[str, Any] | None = None) -> BadFile:
        line = self.data.line_of(field) if isinstance(self.data, Lined) else None
        return BadFile(key, values, line, self.path + field)


def read_seat(value: Any, seats: int, part: Part, field: str) -> int:
    if not isinstance(value, int) or not 1 <= value <= seats:
        raise part.refuse("position-seat", field, {"value": value, "seats": seats})
    return value - 1


def dump_steps(
    state: Steps, texts: Sequence[str], arguments: Arguments, tell: Callable[[str, int], Any]
) -> list[dict[str, Any]]:
    """The stack from its bottom; `tell` puts an argument of some kind into words."""
    steps = []
    for depth in range(len(state.steps)):
        step = state.arg_of(depth, 0)
        told: dict[str, Any] = {"step": texts[step]}
        for index, (name, kind) in enumerate(arguments.get(step, ()), 1):
            told[name] = tell(kind, state.arg_of(depth, index))
        steps.append(told)
    return steps


def check_step_place(
    part: Part, step: int, below: int, allowed: Mapping[int, tuple[int, ...]], texts: Sequence[str]
) -> None:
    """Refuse a step that stands on one on which it never can."""
    if below not in allowed[step]:
        told = texts[below] if below != NOTHING else "nothing"
        values = {"step": texts[step], "below": told}
        raise part.refuse("position-step-place", "step", values)
