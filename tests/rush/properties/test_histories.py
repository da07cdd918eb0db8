"""What a seat could know from all that it has seen, found by brute force, is what it is dealt.

A real game is played. Beside it every other game is played that looks the same to one
seat: other hidden cards drawn, other hidden cards kept. At each decision the hidden
splits of these games must be just those that `determinize` deals.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from motorpool.core.chance import Seeded
from motorpool.core.steps import Event
from motorpool.rush.codes import (
    BASE,
    E_DEPOT,
    E_DRAWN,
    E_LAID_OUT,
    E_PLAN_TURNED,
    EVERYONE,
    KEEP,
    VERB_SHIFT,
)
from motorpool.rush.game import Rush
from motorpool.rush.state import State
from tests.chances import Guided, TooManyDraws, every_outcome
from tests.properties.seeing import as_text
from tests.rush.properties.scenes import busy_choice
from tests.rush.zoo import ZOO

MOST_WORLDS = 150
MOST_MOVES = 120
UNSEEN = -1

Signature = tuple[Any, ...]


def draws_as_seen(events: list[Event], state: State, seat: int) -> list[int]:
    """The cards that were drawn, UNSEEN for those that the seat did not see."""
    seen = []
    for event, first, second, _, seen_by in events:
        if event == E_LAID_OUT:
            seen.append(first)
        elif event == E_DRAWN:
            seen.append(second if seen_by in (EVERYONE, seat) else UNSEEN)
        elif event == E_PLAN_TURNED:
            seen.append(second)
        elif event == E_DEPOT and state.rules.type[second] == BASE:
            seen.append(second)
    return seen


class AnyFace(Guided):
    """Draws one card of each face."""

    def __init__(self, path: list[int], most: int, world: State) -> None:
        super().__init__(path, most)
        self.world = world

    def choices(self, bag: list[int]) -> list[int]:
        return list({face(self.world, card): card for card in bag}.values())


class Alike(AnyFace):
    """Draws what the seat saw, and everything but a Base, which it would have seen, else."""

    def __init__(self, path: list[int], seen: list[int], world: State) -> None:
        super().__init__(path, len(seen), world)
        self.seen = seen

    def choices(self, bag: list[int]) -> list[int]:
        seen = self.seen[len(self.ways)]
        rules = self.world.rules
        if seen != UNSEEN:
            alike = [card for card in bag if rules.kind_of[card] == rules.kind_of[seen]]
            if not alike:
                raise TooManyDraws
            return [seen if seen in alike else alike[0]]
        others = [card for card in bag if rules.type[card] != BASE]
        if not others:
            raise TooManyDraws
        return super().choices(others)


def face(state: State, card: int) -> tuple[int, bool, bool]:
    """What tells a card from another one: alike cards differ while one of them is played."""
    return state.rules.kind_of[card], card in state.played, card in state.played_from_rear


def faces(state: State, cards: Iterable[int]) -> tuple[tuple[int, bool, bool], ...]:
    return tuple(sorted(face(state, card) for card in cards))


def signature(state: State, seat: int) -> Signature:
    """All that the seat does not see."""
    told: list[Any] = [faces(state, state.kept)]
    for other, player in enumerate(state.players):
        if other != seat:
            told.append((faces(state, player.hand), faces(state, player.garage)))
    return tuple(told)


def beginnings(start: State, seat: int) -> Iterator[State]:
    """Every set-up that looks alike: three of the six Barracks cards in each other hand."""
    others = [
        other
        for other in range(start.rules.seats)
        if other != seat and not start.hand_is_open(other)
    ]

    def deal(chance: Guided) -> State:
        world = start.clone()
        for other in others:
            player = world.players[other]
            pool = player.hand + player.garage
            player.hand = [chance.draw(pool) for _ in player.hand]
            player.garage = pool
        actions: list[int] = []
        world.list_actions(world.step(), actions)
        world.actions = actions
        return world

    dealt = every_outcome(deal, lambda path: Alike(path, [UNSEEN] * 3 * len(others), start))
    yield from {signature(world, seat): world for world in dealt}.values()


def follow(game: Rush, seat: int, seed: str) -> int:
    """Play a game and all that look alike; how often more than one world was possible."""
    chance = Seeded(seed)
    state = game.start(chance)
    worlds = list(beginnings(state, seat))
    several = 0
    for _ in range(MOST_MOVES):
        compare(state, worlds, seat)
        several += len(worlds) > 1
        if state.over() or len(worlds) > MOST_WORLDS:
            break
        action = busy_choice(state, chance)
        events = state.apply_and_tell(action, chance)
        worlds = go_on(game, state, worlds, seat, action, events)
    return several


def compare(state: State, worlds: list[State], seat: int) -> None:
    """The worlds that history allows are the worlds that are dealt."""
    most = draws_of_a_deal(state, seat)
    dealt = every_outcome(
        lambda chance: state.determinize(seat, chance), lambda path: AnyFace(path, most, state)
    )
    possible = {signature(world, seat) for world in worlds}
    found = {signature(world, seat) for world in dealt}
    assert found == possible


def draws_of_a_deal(state: State, seat: int) -> int:
    """How often one deal draws; a second deal begins when the first one cannot be."""
    count = len(state.kept) if state.active != seat else 0
    for other, player in enumerate(state.players):
        if other != seat and not state.hand_is_open(other):
            count += len(set(player.hand) - set(state.shown) - set(state.counted))
    return count


def go_on(
    game: Rush, state: State, worlds: list[State], seat: int, action: int, events: list[Event]
) -> list[State]:
    """Each world after what the seat has seen, in all ways that look the same."""
    seen = draws_as_seen(events, state, seat)
    told = looks(game, state, seat, events)
    after: dict[Signature, State] = {}
    for world in worlds:
        for choice in unseen_choices(world, seat, action):
            for played, events in all_ways(world, choice, seen):
                if looks(game, played, seat, events) == told:
                    after[signature(played, seat)] = played
    return list(after.values())


def all_ways(world: State, action: int, seen: list[int]) -> Iterator[tuple[State, list[Event]]]:
    """A world after an action, in all ways of chance that go with the draws that were seen."""

    def run(chance: Guided) -> tuple[State, list[Event]]:
        played = world.clone()
        return played, played.apply_and_tell(action, chance)

    return every_outcome(run, lambda path: Alike(path, seen, world))


def looks(game: Rush, state: State, seat: int, events: list[Event]) -> list[Any]:
    """What a seat is told and sees. In which order a hand lay tells nothing."""
    view = game.view(state, seat)
    for player in view["players"]:
        player["hand"].sort()
        player["depot"].sort()
    return [sorted(as_text(told) for told in game.tell(events, seat)), view]


def unseen_choices(world: State, seat: int, action: int) -> list[int]:
    """The actions that can have been meant: which card is kept unseen is the owner's secret."""
    secret = action // VERB_SHIFT == KEEP and world.seat_to_decide() != seat
    if secret and not world.hand_is_open(world.active):
        return [other for other in world.legal() if other // VERB_SHIFT == KEEP]
    return [action] if action in world.legal() else []


GRADUAL = {"gradual_reveal": True}
HIDING = GRADUAL | {"weak_turn": True, "recruitment_keeps_card": True, "rear": True}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("base", 2, {}),
    ("base", 2, {"weak_turn": True, "recruitment_keeps_card": True}),
    ("base", 2, GRADUAL),
    ("base", 2, HIDING),
    ("base", 3, HIDING | {"single_reshuffle": True}),
    ("second-front", 2, HIDING | {"cards": ZOO}),
    ("alternative", 2, {}),
    ("alternative", 2, {"rear": True, "cards": ZOO}),
]


@pytest.mark.parametrize("number", range(len(TABLES)))
@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_seat_is_dealt_just_what_its_history_allows(number: int, seed: str) -> None:
    preset, seats, changes = TABLES[number]
    game = Rush.preset(preset, seats, changes)
    assert follow(game, number % 2, seed) > 5
