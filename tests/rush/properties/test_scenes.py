"""The scenes reach all there is to reach: otherwise the laws would prove little."""

from collections import Counter

from motorpool.core.chance import Seeded
from motorpool.rush.codes import FIRST_AUTOMATIC, MAIN, STEP_TEXTS, VERB_SHIFT, VERB_TEXTS
from motorpool.rush.options import ALTERNATIVE, SECOND_FRONT
from tests.rush.properties.scenes import Scene, game_of

EVERYTHING = SECOND_FRONT | ALTERNATIVE | {"attackers_defend": True}


def test_play_comes_to_every_question_and_every_verb() -> None:
    questions: Counter[str] = Counter()
    verbs: Counter[str] = Counter()
    tables = [
        game_of("second_front", 3, tuple((SECOND_FRONT | {"cards": "second_front"}).items())),
        game_of("second_front", 4, tuple((EVERYTHING | {"teams": True}).items())),
        game_of("zoo", 4, tuple((EVERYTHING | {"reserve_size": 4}).items())),
    ]
    for number in range(9):
        game = tables[number % len(tables)]
        chance = Seeded(str(number))
        scene = Scene(game, game.start(chance), chance)
        for state in scene.walk(1500):
            if not state.over():
                questions[STEP_TEXTS[state.step()]] += 1
                verbs.update({VERB_TEXTS[action // VERB_SHIFT] for action in state.legal()})
    assert set(questions) == set(STEP_TEXTS[MAIN:FIRST_AUTOMATIC])
    assert set(verbs) == set(VERB_TEXTS)
