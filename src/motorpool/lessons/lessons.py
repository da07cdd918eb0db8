"""A lesson is scenes, a scene is a position and the actions that are to be tried there."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"
OPPONENT = "greedy"


@dataclass(frozen=True)
class Step:
    """Something to do; `want` are the texts of the actions that do it."""

    id: str
    want: tuple[str, ...]


@dataclass(frozen=True)
class Scene:
    """The learner is the first seat, the others are bots."""

    id: str
    position: dict[str, Any]
    steps: tuple[Step, ...]

    @property
    def chairs(self) -> tuple[str, ...]:
        return "", *(OPPONENT for _ in self.position["players"][1:])


@dataclass(frozen=True)
class Lesson:
    id: str
    game: str
    scenes: tuple[Scene, ...]

    def scene(self, id: str) -> Scene | None:
        return next((scene for scene in self.scenes if scene.id == id), None)


@cache
def lessons() -> dict[str, Lesson]:
    found = [read(path) for path in sorted(DATA.glob("*.json"), reverse=True)]
    return {lesson.id: lesson for lesson in found}


def read(path: Path) -> Lesson:
    data = json.loads(path.read_text(encoding="utf-8"))
    scenes = [
        Scene(
            scene["id"],
            scene["position"],
            tuple(Step(step["id"], tuple(step["want"])) for step in scene["steps"]),
        )
        for scene in data["scenes"]
    ]
    return Lesson(data["id"], data["game"], tuple(scenes))
