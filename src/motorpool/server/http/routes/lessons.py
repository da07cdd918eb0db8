"""Lessons: tables that begin in the middle, where something is to be learnt."""

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from motorpool.lessons.lessons import Lesson, Scene, lessons
from motorpool.server.http.answers import errors
from motorpool.server.http.asking import Asking
from motorpool.server.http.house import TheHouse
from motorpool.server.http.routes.tables import made, sit_down
from motorpool.server.http.table_models import TableMade
from motorpool.server.refusals import Unknown
from motorpool.server.tables import proposals
from motorpool.server.tables.setup import Setup

router = APIRouter(prefix="/api/lessons", tags=["lessons"])
Name = Annotated[str, Path(pattern="^[a-z][a-z-]{0,40}$")]
USUAL_PRESET = {"rush": "base", "battlegrounds": "battle"}


class StepTold(BaseModel):
    id: str
    want: list[str] = Field(description="The texts of the actions that do it; one is enough")


class SceneTold(BaseModel):
    id: str
    steps: list[StepTold]


class LessonTold(BaseModel):
    id: str
    game: str
    scenes: list[SceneTold]


class Lessons(BaseModel):
    lessons: list[LessonTold]


@router.get("")
async def list_lessons() -> Lessons:
    """All lessons, scene by scene and step by step."""
    return Lessons(lessons=[told(lesson) for lesson in lessons().values()])


@router.post("/{lesson}/{scene}", status_code=201, responses=errors(401, 403, 404, 409))
async def play_scene(lesson: Name, scene: Name, asker: Asking, house: TheHouse) -> TableMade:
    """A table of one's own at the beginning of a scene; it is in no list."""
    found = find(lesson, scene)
    game = lessons()[lesson].game
    setup = Setup(
        game,
        USUAL_PRESET[game],
        found.chairs,
        start=found.position,
        chat=False,
        lesson=f"{lesson}/{scene}",
    )
    visitor = await asker.host()
    live = await house.hall.create(setup, visitor.id)
    await sit_down(house.hall, live.table.id, visitor, None, "")
    return made(await house.hall.act(live.table.id, lambda t: [proposals.start(t, visitor.id)]))


def find(lesson: str, scene: str) -> Scene:
    known = lessons().get(lesson)
    found = known.scene(scene) if known else None
    if found is None:
        raise Unknown("lesson-unknown")
    return found


def told(lesson: Lesson) -> LessonTold:
    scenes = [
        SceneTold(
            id=scene.id,
            steps=[StepTold(id=step.id, want=list(step.want)) for step in scene.steps],
        )
        for scene in lesson.scenes
    ]
    return LessonTold(id=lesson.id, game=lesson.game, scenes=scenes)
