"""What is legal can be done; what is not is refused and changes nothing."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.core.chance import Seeded
from motorpool.core.errors import Illegal, NotYourTurn, Unreadable
from motorpool.core.match import Match
from tests.properties.kit import Kit
from tests.properties.kits import every_game

SEEDS = st.integers(0, 2**32)


@every_game
@settings(max_examples=60)
@given(st.data())
def test_every_legal_action_can_be_done(kit: Kit, data: st.DataObject) -> None:
    for state in data.draw(kit.scenes).walk(12):
        for action in state.legal():
            after = state.clone()
            after.apply(action, Seeded("legal"))
            assert bool(after.legal()) != after.over()


@every_game
@settings(max_examples=60)
@given(st.data(), SEEDS)
def test_every_other_action_is_refused_and_changes_nothing(
    kit: Kit, data: st.DataObject, seed: int
) -> None:
    scene, pick = data.draw(kit.scenes), Seeded(str(seed))
    state = scene.state
    before = scene.dump()
    legal = list(state.legal())
    others = [kit.some_action(state.rules, pick) for _ in range(80)]
    for action in [*others, -1, 10**9, kit.no_verb]:
        if action not in legal:
            with pytest.raises(Illegal):
                state.apply(action, scene.chance)
    assert scene.dump() == before
    assert state.legal() == legal


@every_game
@settings(max_examples=60)
@given(st.data(), SEEDS, st.text(max_size=20))
def test_a_match_refuses_by_seat_then_by_text_then_by_rule(
    kit: Kit, data: st.DataObject, seed: int, garbage: str
) -> None:
    scene, pick = data.draw(kit.scenes), Seeded(str(seed))
    game = scene.game
    match = Match(game, ["x"] * game.seats, scene.chance, scene.state)
    before = game.dump_position(match.state)
    decider = match.state.seat_to_decide()
    legal = match.state.legal()
    others = [kit.some_action(game.rules, pick) for _ in range(9)]
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
    assert game.dump_position(match.state) == before
    assert not match.record.moves
    assert not match.chance.collect()
