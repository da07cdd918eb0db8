"""The scenes reach all there is to reach: otherwise the laws would prove little."""

from collections import Counter

from motorpool.core.chance import Seeded
from motorpool.rush.codes import FIRST_AUTOMATIC, MAIN, STEP_TEXTS, VERB_SHIFT, VERB_TEXTS
from tests.rush.properties.scenes import HIDDEN, OPEN, Scene, game_of


def test_play_comes_to_every_question_and_every_verb() -> None:
    questions: Counter[str] = Counter()
    verbs: Counter[str] = Counter()
    for number in range(8):
        options = (OPEN, HIDDEN)[number % 2]
        game = game_of(("second_front", "zoo")[number // 4], 4, tuple(options.items()))
        chance = Seeded(str(number))
        scene = Scene(game, game.start(chance), chance)
        for state in scene.walk(1500):
            if not state.over():
                questions[STEP_TEXTS[state.step()]] += 1
                verbs.update({VERB_TEXTS[action // VERB_SHIFT] for action in state.legal()})
    assert set(questions) == set(STEP_TEXTS[MAIN:FIRST_AUTOMATIC])
    assert set(verbs) == set(VERB_TEXTS)
