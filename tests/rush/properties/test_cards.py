"""Every card is in exactly one place, at every decision."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.core.chance import Seeded
from motorpool.rush.codes import BASE, NATIONS, SLOTS
from motorpool.rush.state import State
from motorpool.rush.view import cards_in_play
from tests.rush.properties.scenes import Scene, scenes


def places(state: State) -> list[int]:
    """Every card of the table, once for each place that holds it."""
    rules = state.rules
    cards = state.deck + state.discard + state.graveyard + state.reserve
    cards += state.achievements + state.achievement_pile + state.achievement_discard
    cards += state.announced + state.attackers + cards_in_play(state)
    for seat, player in enumerate(state.players):
        cards += player.hand + player.garage + player.depot
        cards += [player.rear] * (player.rear >= 0)
        for slot in range(SLOTS):
            if player.standing & (1 << slot):
                cards.append(rules.first_base[seat] + slot)
            assert (player.defenders[slot] >= 0) == bool(player.guarded & (1 << slot))
            if player.guarded & (1 << slot):
                cards.append(player.defenders[slot])
    for nation in range(NATIONS):  # the ones with the highest numbers are left
        ones = rules.first_medal[nation] + rules.one_medals[nation]
        twos = ones + rules.two_medals[nation]
        cards += range(ones - state.one_medals[nation], ones)
        cards += range(twos - state.two_medals[nation], twos)
    return cards


def check_table(state: State) -> None:
    """Every card once, and all that points at cards points where they are."""
    cards = places(state)
    twice = [card for card, count in Counter(cards).items() if count > 1]
    assert not twice
    assert sorted(cards) == list(range(len(state.rules.kind_of)))
    for player in state.players:
        assert player.guarded & ~player.standing == 0
        assert player.damaged_bases & ~player.standing == 0
        assert player.damaged_defenders & ~player.guarded == 0
    hands = [card for player in state.players for card in player.hand]
    assert all(state.rules.type[card] != BASE for card in hands)  # RU-TURN-08
    assert set(state.shown + state.counted) <= set(hands)
    assert set(state.kept) <= set(state.players[state.active].hand)
    assert len(state.reserve) <= state.rules.reserve_size
    assert bool(state.legal()) != state.over()
    assert len(set(state.legal())) == len(state.legal())


@settings(max_examples=60)
@given(scenes())
def test_every_card_is_in_exactly_one_place(scene: Scene) -> None:
    for state in scene.walk(40):
        check_table(state)


@settings(max_examples=60)
@given(scenes(), st.integers(-1, 5))
def test_in_a_state_that_a_seat_could_be_in_too(scene: Scene, seat: int) -> None:
    for state in scene.walk(10):
        check_table(state.determinize(seat % scene.game.seats if seat >= 0 else -1, Seeded("x")))
