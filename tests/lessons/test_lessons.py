"""Every step of a lesson can be done, whatever was done before it and whatever chance answers."""

from itertools import product

import pytest

from motorpool.core.chance import Seeded
from motorpool.games import game_of_position
from motorpool.lessons.lessons import Lesson, Scene, lessons
from motorpool.words.bundle import LANGUAGES, Words

SCENES = [(lesson, scene) for lesson in lessons().values() for scene in lesson.scenes]
NAMES = [f"{lesson.id}-{scene.id}" for lesson, scene in SCENES]
LEARNER = 0


@pytest.mark.parametrize("seed", ["a", "b", "c"])
@pytest.mark.parametrize(("lesson", "scene"), SCENES, ids=NAMES)
def test_every_way_through_a_scene_can_be_played(lesson: Lesson, scene: Scene, seed: str) -> None:
    game, start = game_of_position(scene.position)
    assert (game.name, game.seats) == (lesson.game, len(scene.chairs))
    ways_to_the_end = 0
    for way in product(*(step.want for step in scene.steps)):
        state, chance = start.clone(), Seeded(seed)
        for step, wanted in zip(scene.steps, way, strict=True):
            assert state.seat_to_decide() == LEARNER, step.id
            legal = [game.action_text(action) for action in state.legal()]
            assert set(step.want) & set(legal), (step.id, legal)
            if wanted not in legal:  # another way of the step before leads here
                break
            state.apply(game.parse_action(wanted), chance)
        else:
            ways_to_the_end += 1
    assert ways_to_the_end


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_and_step_has_words(language: str) -> None:
    words = Words(language)
    for lesson, scene in SCENES:
        key = f"lesson-{lesson.id}-{scene.id}"
        assert words.say(key)
        assert words.say(f"{key}-done")
        for step in scene.steps:
            assert words.say(f"{key}-{step.id}")
