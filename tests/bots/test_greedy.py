"""The greedy bot: how strong it is, and that it can answer whatever it is asked."""

import random
from typing import Any

import pytest

from motorpool.bots import make_bot
from motorpool.bots.play import choose, play_game
from motorpool.bots.rush.greedy import CHOICES
from motorpool.core.chance import Seeded
from motorpool.core.errors import BadOption
from motorpool.games import make_game
from motorpool.rush.codes import FIRST_AUTOMATIC, STEP_TEXTS
from motorpool.rush.game import Rush
from motorpool.rush.options import OPTIONS, PRESETS
from tests.rush.support import at
from tests.rush.zoo import ZOO

QUICK_GAMES = {"base": 60, "second-front": 20, "alternative": 40}


@pytest.mark.parametrize(("preset", "games"), QUICK_GAMES.items())
def test_greedy_beats_random(preset: str, games: int) -> None:
    game = make_game("rush", preset, 2)
    won = 0.0
    for number in range(games):
        seat = number % 2
        names = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
        seed = f"strength/{number}"
        bots = [make_bot(name, game, index, seed) for index, name in enumerate(names)]
        state, _ = play_game(game, bots, Seeded(seed))
        winners = game.outcome(state).winners
        won += (seat in winners) / len(winners)
    assert won >= 0.95 * games


def some_options(chance: random.Random) -> tuple[dict[str, Any], int]:
    """A table with switches set at random; the few that the rules forbid are thrown again."""
    while True:
        options = {
            name: chance.choice(option.values)
            for name, option in OPTIONS.items()
            if chance.random() < 0.5
        }
        if chance.random() < 0.5:
            options |= {"gradual_reveal": True, "interactive_assault": True}
        seats = chance.randint(2, 6)
        try:
            Rush.preset("base", seats, options)
        except BadOption:
            continue
        return options, seats


def steps_asked(game: Rush, seed: str, most: int) -> set[str]:
    """Play a game; the steps at which there was a choice. An illegal action would be refused."""
    chance = Seeded(seed)
    bots = [make_bot("greedy", game, seat, seed) for seat in range(game.seats)]
    bots[-1] = make_bot("random", game, game.seats - 1, seed)  # brings about what greedy avoids
    state = game.start(chance)
    steps = set()
    for _ in range(most):
        if state.over():
            break
        if len(state.legal()) > 1 and state.seat_to_decide() < game.seats - 1:
            steps.add(STEP_TEXTS[state.step()])
        state.apply(choose(game, state, bots), chance)
    return steps


def regrouping() -> set[str]:
    """Greedy seldom guards two Bases and then regroups, so that it is put there."""
    guarded = [{"defender": "su-light"}, {"defender": "su-medium"}, "whole", "whole"]
    us = {"hand": ["regrouper"], "bases": guarded}
    play = at(us, {}, preset="second-front").do("use regrouper")
    bots = [make_bot("greedy", play.game, seat, "regroup") for seat in range(2)]
    step = play.step
    play.state.apply(choose(play.game, play.state, bots), play.chance)
    return {step}


def test_greedy_answers_every_step_of_every_option() -> None:
    options_by = random.Random(7)
    steps: set[str] = set()
    for preset in PRESETS:
        steps |= steps_asked(Rush.preset(preset, 4), preset, 800)
        # in the zoo every ability is cheap
        steps |= steps_asked(Rush.preset(preset, 3, {"cards": ZOO}), preset, 800)
    for number in range(40):
        options, seats = some_options(options_by)
        steps |= steps_asked(Rush.preset("base", seats, options), str(number), 400)
    steps |= regrouping()
    assert steps == set(STEP_TEXTS[:FIRST_AUTOMATIC])


def test_there_is_a_choice_for_every_step() -> None:
    assert {"main", *CHOICES} == set(STEP_TEXTS[:FIRST_AUTOMATIC])


@pytest.mark.parametrize("preset", PRESETS)
def test_greedy_games_come_to_an_end(preset: str) -> None:
    game = Rush.preset(preset, 4)
    for number in range(2):
        seed = f"end/{preset}/{number}"
        bots = [make_bot("greedy", game, seat, seed) for seat in range(4)]
        state, _ = play_game(game, bots, Seeded(seed), most=5000)
        assert state.over()
        assert state.turn < 4 * 60
