"""What is legal can be done; what is not is refused and changes nothing."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.battlegrounds.codes import (
    CELLS,
    CHANGE,
    DIRECTIONS,
    MOVE,
    OFF_BOARD,
    SHOOT_AT,
    SHOT_TEXTS,
    SPECIALS,
    UPGRADE,
    VERB_SHIFT,
    VERB_TEXTS,
)
from motorpool.battlegrounds.moving import STEP_BITS, move_argument
from motorpool.battlegrounds.notation import OF_A_CARD, OF_A_CELL
from motorpool.battlegrounds.shooting import shot_argument
from motorpool.battlegrounds.tables import Rules
from motorpool.core.chance import Seeded
from motorpool.core.errors import Illegal, NotYourTurn, Unreadable
from motorpool.core.match import Match
from tests.battlegrounds.properties.scenes import Scene, scenes, state_of


def some_action(rules: Rules, pick: Seeded) -> int:
    """Any action that has a text, legal or not."""
    cell, card = pick.below(CELLS), pick.below(len(rules.tank_texts))
    verb = pick.below(len(VERB_TEXTS))
    argument = 0
    if verb == MOVE:
        argument = some_move(rules, cell, pick)
    elif verb == SHOOT_AT:
        argument = shot_argument(cell, pick.below(CELLS), pick.below(len(SHOT_TEXTS)))
    elif verb == CHANGE:
        argument = cell * 64 + card
    elif verb == UPGRADE:
        argument = pick.below(SPECIALS) * 64 + card
    elif verb in OF_A_CARD:
        argument = card
    elif verb in OF_A_CELL:
        argument = cell
    return verb * VERB_SHIFT + argument


def some_move(rules: Rules, cell: int, pick: Seeded) -> int:
    at, path, steps = cell, 0, 0
    for step in range(1 + pick.below(5)):
        direction = pick.below(DIRECTIONS)
        after = rules.neighbour[at * DIRECTIONS + direction]
        if after != OFF_BOARD:
            path |= direction << (STEP_BITS * steps)
            at, steps = after, steps + 1
        elif step == 0:  # every cell has a neighbour in one of two opposite directions
            back = (direction + DIRECTIONS // 2) % DIRECTIONS
            if rules.neighbour[at * DIRECTIONS + back] == OFF_BOARD:
                back = next(d for d in range(8) if rules.neighbour[at * 8 + d] != OFF_BOARD)
            path, at, steps = back, rules.neighbour[at * DIRECTIONS + back], 1
    return move_argument(cell, steps, path)


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
    state, pick = scene.state, Seeded(str(seed))
    before = scene.dump()
    legal = list(state.legal())
    others = [some_action(state.rules, pick) for _ in range(80)]
    for action in [*others, -1, 10**9, len(VERB_TEXTS) * VERB_SHIFT]:
        if action not in legal:
            with pytest.raises(Illegal):
                state.apply(action, scene.chance)
    assert scene.dump() == before
    assert state.legal() == legal


@settings(max_examples=60)
@given(scenes(), st.integers(0, 2**32), st.text(max_size=20))
def test_a_match_refuses_by_seat_then_by_text_then_by_rule(
    scene: Scene, seed: int, garbage: str
) -> None:
    game, pick = scene.game, Seeded(str(seed))
    match = Match(game, ["x"] * game.seats, scene.chance, scene.state)
    before = game.dump_position(state_of(match))
    decider = match.state.seat_to_decide()
    legal = match.state.legal()
    others = [some_action(game.rules, pick) for _ in range(9)]
    illegal = [game.action_text(action) for action in others if action not in legal]
    for seat in range(-1, game.seats + 1):
        if seat != decider or match.state.over():
            for text in [*map(game.action_text, legal[:2]), *illegal, garbage]:
                with pytest.raises(NotYourTurn):
                    match.do_text(seat, text)
    if not match.state.over():
        for text in illegal:
            with pytest.raises(Illegal):
                match.do_text(decider, text)
        with pytest.raises(Unreadable):
            match.do_text(decider, f"{garbage} no such action")
    assert game.dump_position(state_of(match)) == before
    assert not match.record.moves
    assert not match.chance.collect()
