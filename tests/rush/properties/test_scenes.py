"""The scenes reach all there is to reach: otherwise the laws would prove little."""

from motorpool.core.chance import Seeded
from motorpool.rush.codes import FIRST_AUTOMATIC, MAIN, STEP_TEXTS, VERB_SHIFT, VERB_TEXTS
from tests.rush.properties.scenes import HIDDEN, OPEN, Scene, busy_choice, game_of

MOST_GAMES = 40  # eight are enough with the cards of today


def test_play_comes_to_every_question_and_every_verb() -> None:
    questions = set(STEP_TEXTS[MAIN:FIRST_AUTOMATIC])
    verbs = set(VERB_TEXTS)
    for number in range(MOST_GAMES):
        options = (OPEN, HIDDEN)[number % 2]
        game = game_of(("second_front", "zoo")[number // 2 % 2], 4, tuple(options.items()))
        chance = Seeded(str(number))
        for state in Scene(game, game.start(chance), chance, busy_choice).walk(1500):
            questions.discard(STEP_TEXTS[state.step()])
            verbs -= {VERB_TEXTS[action // VERB_SHIFT] for action in state.legal()}
        if not questions and not verbs:
            return
    assert (questions, verbs) == (set(), set())
