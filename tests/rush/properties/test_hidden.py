"""No leak: two states that differ only in what a seat cannot know are the same to that seat.

The other state is dealt by `determinize`, and then both are played on alike, with a
chance that draws alike. They may part only where a hidden card comes to light.
"""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.core.chance import Seeded
from motorpool.core.steps import Event
from motorpool.rush.codes import E_KEPT, E_OVER, E_TURN, END, KEEP, VERB_SHIFT
from motorpool.rush.game import Rush
from motorpool.rush.state import State
from tests.properties.seeing import answers, as_text, seen
from tests.rush.properties.kit import action_space
from tests.rush.properties.scenes import (
    HIDDEN,
    OPEN,
    Coupled,
    Scene,
    busy_choice,
    game_of,
    scenes,
)

seats = st.integers(-1, 5)


def some_seat(scene: Scene, seat: int) -> int:
    """One of the table's seats, or -1 for a bystander."""
    return seat % scene.game.seats if seat >= 0 else -1


def hidden_cards(state: State, seat: int, action: int) -> set[int]:
    """The cards whose place `seat` cannot know, now or after an action of somebody else."""
    cards = set()
    for other, player in enumerate(state.players):
        if other != seat and not state.hand_is_open(other):
            cards |= set(player.hand) - set(state.shown) - set(state.counted)
            cards |= set(player.garage)
            if other == state.active and (state.kept or action // VERB_SHIFT == KEEP):
                cards |= set(player.hand)  # which of the known ones are kept is hidden too
    return cards


@settings(max_examples=120)
@given(scenes(), seats, st.integers(0, 2**32))
def test_a_seat_sees_the_same_in_every_state_that_it_could_be_in(
    scene: Scene, seat: int, seed: int
) -> None:
    game, seat = scene.game, some_seat(scene, seat)
    for state in scene.walk(6):
        other = game.determinize(state, seat, Seeded(str(seed)))
        assert seen(game, other, seat) == seen(game, state, seat)


@settings(max_examples=60)
@given(scenes(), seats, st.integers(0, 2**32))
def test_refusals_tell_nothing_either(scene: Scene, seat: int, seed: int) -> None:
    game, seat, state = scene.game, some_seat(scene, seat), scene.state
    pick = Seeded(str(seed))
    other = game.determinize(state, seat, pick)
    own = state.legal() if seat == state.seat_to_decide() else []
    space = [action for action in action_space(state.rules) if action not in own]
    texts = [game.action_text(pick.draw(space)) for _ in range(25)]
    texts += ["", "spend", "spend nothing", "end now", "hit 9.9"]
    assert answers(game, other, seat, texts) == answers(game, state, seat, texts)


@settings(max_examples=150)
@given(scenes(), seats, st.integers(0, 2**32))
def test_play_tells_the_same_until_a_hidden_card_comes_to_light(
    scene: Scene, seat: int, seed: int
) -> None:
    game, seat, state = scene.game, some_seat(scene, seat), scene.state
    if state.over():
        return
    pick = Seeded(str(seed))
    other = game.determinize(state, seat, pick)
    for _ in range(8):
        both = [action for action in state.legal() if action in other.legal()]
        if not both:
            return
        action = both[pick.below(len(both))]
        if action == END * VERB_SHIFT and pick.below(3):
            action = both[pick.below(len(both))]
        actions = action, unseen(other, seat, action)
        if play_both(game, state, other, seat, actions, str(seed)) or state.over():
            return


@pytest.mark.parametrize("options", [OPEN, HIDDEN], ids=["open", "hidden"])
def test_play_tells_the_same_all_through_a_game(options: dict[str, Any]) -> None:
    game = game_of("second_front", 4, tuple(options.items()))
    chance = Seeded("through")
    parted = 0
    scene = Scene(game, game.start(chance), chance, busy_choice)
    for number, state in enumerate(scene.walk(3000)):
        seat = number % 5 - 1
        other = game.determinize(state, seat, chance)
        both = [action for action in state.legal() if action in other.legal()]
        if both:
            action = both[chance.below(len(both))]
            actions = action, unseen(other, seat, action)
            parted += play_both(game, state.clone(), other, seat, actions, str(number))
    assert parted > 0


def unseen(state: State, seat: int, action: int) -> int:
    """What somebody else may have done instead: which card is kept unseen is a secret."""
    secret = seat != state.seat_to_decide() and not state.hand_is_open(state.active)
    if not secret or action // VERB_SHIFT != KEEP:
        return action
    return [other for other in state.legal() if other // VERB_SHIFT == KEEP][-1]


def play_both(
    game: Rush, state: State, other: State, seat: int, actions: tuple[int, int], seed: str
) -> bool:
    """Play on in both states; True when they part, because hidden cards came to light."""
    hidden = hidden_cards(state, seat, actions[0]), hidden_cards(other, seat, actions[1])
    mover = state.seat_to_decide()
    reveals = state.reveals, other.reveals
    events = state.apply_and_tell(actions[0], Coupled(seed, state))
    other_events = other.apply_and_tell(actions[1], Coupled(seed, other))
    told = game.tell(events, seat)
    other_told = game.tell(other_events, seat)
    for number, (one, two) in enumerate(zip(told, other_told, strict=False)):
        if as_text(one) != as_text(two):
            assert one["event"] not in ("drawn", "kept")
            assert {k: v for k, v in one.items() if k != "card"} == (
                {k: v for k, v in two.items() if k != "card"}
            )
            assert events[number][2] in hidden[0]
            assert other_events[number][2] in hidden[1]
            return True
    assert len(told) == len(other_told)
    assert seen(game, other, seat) == seen(game, state, seat)
    if seat == mover:  # whether the move can be undone tells nothing either
        assert other.reveals - reveals[1] == state.reveals - reveals[0]
    return False


@settings(max_examples=60)
@given(scenes(), seats)
def test_no_hidden_card_is_named_to_anybody_else(scene: Scene, seat: int) -> None:
    """The same law, looked at from the other side: by the names that are sent."""
    for _ in range(20):
        check_names(scene, [some_seat(scene, seat)])


@pytest.mark.parametrize("options", [OPEN, HIDDEN], ids=["open", "hidden"])
def test_no_hidden_card_is_named_all_through_a_game(options: dict[str, Any]) -> None:
    game = game_of("second_front", 4, tuple(options.items()))
    chance = Seeded("names")
    scene = Scene(game, game.start(chance), chance, busy_choice)
    kept = 0
    while not scene.state.over():
        kept += check_names(scene, list(range(-1, game.seats)))
    assert kept > 0


def check_names(scene: Scene, seats: list[int]) -> int:
    """Look at what is named before and during the next move; how many cards were kept in it."""
    game, state = scene.game, scene.state
    if state.over():
        return 0
    for seat in seats:
        check_view(game, state, seat)
    active, gradual = state.active, state.rules.gradual_reveal
    events = state.apply_and_tell(busy_choice(state, scene.chance), scene.chance)
    for seat in seats:
        for told in game.tell(events, seat):
            if told["event"] == "drawn" and told["seat"] != seat:
                open_draw = told["seat"] == active and not gradual and not ends(events)
                assert (told["card"] is not None) == open_draw
            if told["event"] == "kept" and told["seat"] != seat:
                assert (told["card"] is None) == gradual
    return [event[0] for event in events].count(E_KEPT)


def check_view(game: Rush, state: State, seat: int) -> None:
    view = game.view(state, seat)
    for other, player in enumerate(state.players):
        if other != seat and not state.hand_is_open(other):
            shown = [card for card in player.hand if card in state.shown]
            assert not (shown and state.rules.gradual_reveal)
            assert len(view["players"][other]["hand"]) == len(shown)
            assert view["players"][other]["hand_size"] == len(player.hand)
    decision = game.decision(state, seat)
    assert bool(decision.texts) == (seat == state.seat_to_decide())


def ends(events: list[Event]) -> bool:
    """Whether a turn ended here: what is drawn then is hidden."""
    return any(event[0] in (E_OVER, E_TURN) for event in events)
