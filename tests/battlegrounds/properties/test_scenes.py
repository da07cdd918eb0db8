"""The scenes reach all there is to reach: otherwise the laws would prove little."""

from collections import Counter

from motorpool.battlegrounds.codes import (
    FIRST_AUTOMATIC,
    MAIN,
    STEP_TEXTS,
    VERB_SHIFT,
    VERB_TEXTS,
)
from motorpool.battlegrounds.options import SEATS
from motorpool.core.chance import Seeded
from tests.battlegrounds.properties.scenes import Scene, busy_choice, game_of


def test_play_comes_to_every_question_and_every_verb() -> None:
    questions: Counter[str] = Counter()
    verbs: Counter[str] = Counter()
    for number in range(24):
        mode = list(SEATS)[number % 4]
        switches = {"mode": mode, "draft": mode in ("battle", "team") and number % 8 < 4}
        game = game_of(SEATS[mode][0], tuple(switches.items()))
        chance = Seeded(str(number))
        for state in Scene(game, game.start(chance), chance, busy_choice).walk(1500):
            if not state.over():
                questions[STEP_TEXTS[state.step()]] += 1
                verbs.update({VERB_TEXTS[action // VERB_SHIFT] for action in state.legal()})
    assert set(questions) == set(STEP_TEXTS[MAIN:FIRST_AUTOMATIC])
    assert set(verbs) == set(VERB_TEXTS)
