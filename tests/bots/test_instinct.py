"""Habits that know the circumstances: how an ace of Rush plays on."""

from typing import Any

import pytest

from motorpool.bots.learned import ANY, read
from motorpool.bots.levels import mind_of
from motorpool.bots.rush.circumstances import CIRCUMSTANCES, Moment
from motorpool.core.chance import Seeded
from motorpool.games import make_game

GAME: Any = make_game("rush", "base", 4)


def deep_mind() -> Any:
    return mind_of(GAME, deep=True)


@pytest.mark.parametrize(
    ("preset", "seats"), [("base", 2), ("alternative", 3), ("second-front", 4), ("team", 4)]
)
def test_every_action_of_a_game_has_its_circumstances(preset: str, seats: int) -> None:
    game: Any = make_game("rush", preset, seats)
    mind: Any = mind_of(game, deep=True)
    chance = Seeded("circumstances")
    state = game.start(chance)
    decisions = 0
    while not state.over():
        actions = state.legal()
        moment = Moment(state, actions, mind.instinct.worth)
        assert {len(moment.of(action)) for action in actions} == {CIRCUMSTANCES}
        odds = mind.instinct.odds(state, actions)
        assert len(odds) == len(actions)
        assert min(odds) > 0
        state.apply(mind.pick(state, actions, chance), chance)
        decisions += 1
    assert decisions > 100


def test_who_can_buy_does_not_end_the_turn() -> None:
    """Learned, not written: habits alone cannot tell whether anything can be bought."""
    mind = deep_mind()
    state = GAME.start(Seeded("reach"))
    actions = state.legal()
    texts = list(GAME.decision(state, state.seat_to_decide()).texts)
    odds = mind.instinct.odds(state, actions)
    spends = sum(each for each, text in zip(odds, texts, strict=True) if text.startswith("spend"))
    assert spends > 20 * odds[texts.index("end")]


@pytest.mark.parametrize("preset", ["base", "second-front", "team"])
def test_only_the_ace_has_it_and_looks_further_by_it(preset: str) -> None:
    game: Any = make_game("rush", preset, 4)
    glance: Any = mind_of(game, deep=False)
    deep: Any = mind_of(game, deep=True)
    assert glance.instinct is None
    assert deep.instinct is not None
    assert (glance.ahead, deep.ahead) == (4, 12)


def test_every_kind_of_table_has_one_of_its_own() -> None:
    assert read("rush", "instinct").keys() == read("rush", "habits").keys() - {ANY}


@pytest.mark.compiled
def test_the_same_chance_plays_on_alike() -> None:
    ends = []
    for _ in range(2):
        chance = Seeded("alike")
        state = GAME.start(chance)
        deep_mind().play_on(state, chance)
        assert state.turn == 13
        ends.append(GAME.dump_position(state))
    assert ends[0] == ends[1]
