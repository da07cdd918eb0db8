"""What is legal can be done; what is not is refused and changes nothing."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.core.chance import Seeded
from motorpool.core.errors import Illegal, NotYourTurn, Unreadable
from motorpool.core.match import Match
from motorpool.rush.codes import (
    CLAIM,
    DROP,
    FROM_REAR,
    NATIONS,
    SLOTS,
    TWO,
    VERB_SHIFT,
    VERB_TEXTS,
)
from motorpool.rush.notation import AT_A_BASE, AT_A_TARGET, FROM_HAND_OR_REAR, OF_A_CARD
from motorpool.rush.tables import Rules
from tests.rush.properties.scenes import Scene, scenes, state_of


def action_space(rules: Rules) -> list[int]:
    """Every action that has a text, legal or not."""
    kinds = range(len(rules.kind_texts))
    first_achievement = rules.kind_of[rules.first_achievement]
    places = range(rules.seats * SLOTS)
    space = []
    for verb in range(len(VERB_TEXTS)):
        arguments: list[int] = [0]
        if verb in OF_A_CARD:
            arguments = list(kinds)
            if verb in FROM_HAND_OR_REAR:
                arguments += [FROM_REAR + kind for kind in kinds]
        elif verb in AT_A_TARGET:
            arguments = [place * 2 + vehicle for place in places for vehicle in (0, 1)]
        elif verb in AT_A_BASE:
            arguments = list(places)
        elif verb == CLAIM:
            arguments = list(range(NATIONS))
        elif verb == DROP:
            arguments = list(kinds[first_achievement:])
        elif verb == TWO:
            arguments = list(range(5))
        space += [verb * VERB_SHIFT + argument for argument in arguments]
    return space


@settings(max_examples=60)
@given(scenes())
def test_every_legal_action_can_be_done(scene: Scene) -> None:
    for state in scene.walk(12):
        for action in state.legal():
            after = state.clone()
            after.apply(action, Seeded("legal"))
            assert bool(after.legal()) != after.over()


@settings(max_examples=60)
@given(scenes(), st.integers(0, 2**32))
def test_every_other_action_is_refused_and_changes_nothing(scene: Scene, seed: int) -> None:
    state = scene.state
    space = [action for action in action_space(state.rules) if action not in state.legal()]
    pick = Seeded(str(seed))
    before = scene.dump()
    legal = list(state.legal())
    for action in [pick.draw(space) for _ in range(60)] + [-1, 10**9, len(VERB_TEXTS) * VERB_SHIFT]:
        with pytest.raises(Illegal):
            state.apply(action, scene.chance)
    assert scene.dump() == before
    assert state.legal() == legal


@settings(max_examples=60)
@given(scenes(), st.integers(0, 2**32), st.text(max_size=20))
def test_a_match_refuses_by_seat_then_by_text_then_by_rule(
    scene: Scene, seed: int, garbage: str
) -> None:
    game = scene.game
    match = Match(game, ["x"] * game.seats, scene.chance, scene.state)
    before = game.dump_position(state_of(match))
    decider = match.state.seat_to_decide()
    legal = [game.action_text(action) for action in match.state.legal()]
    space = [a for a in action_space(game.rules) if a not in match.state.legal()]
    illegal = game.action_text(Seeded(str(seed)).draw(space))
    for seat in range(-1, game.seats + 1):
        if seat != decider or match.state.over():
            for text in [*legal[:2], illegal, garbage]:
                with pytest.raises(NotYourTurn):
                    match.do_text(seat, text)
    if not match.state.over():
        with pytest.raises(Illegal):
            match.do_text(decider, illegal)
        with pytest.raises(Unreadable):
            match.do_text(decider, f"{garbage} no such action")
    assert game.dump_position(state_of(match)) == before
    assert not match.record.moves
    assert not match.chance.collect()
