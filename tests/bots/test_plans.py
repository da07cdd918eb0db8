"""The ways to play a turn of Rush: each way to end it once, and nothing left out."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from motorpool.bots import make_bot
from motorpool.bots.levels import mind_of
from motorpool.bots.play import ask
from motorpool.bots.rush import plans
from motorpool.bots.rush.mind import MOST_PLANS
from motorpool.bots.rush.plans import ends_of
from motorpool.bots.rush.sketch import sketch
from motorpool.bots.search.mind import Mind
from motorpool.bots.search.tree import Search
from motorpool.core.chance import Recording, Seeded
from motorpool.games import game_of_position, make_game
from motorpool.rush.codes import BUY, TAKE, VERB_SHIFT

LONG_WAY = Path(__file__).parent / "long_way.json"

# What a position is not told apart by: what tells nothing, and piles, which hold what is left
NOT_SKETCHED = {"rules", "listening", "events", "reveals", "actions", "deck", "achievement_pile"}
PILE_OF_A_PLAYER = "garage"


def decisions(preset: str, seats: int, seed: str, bot: str = "greedy") -> Iterator[Any]:
    """The states of a game in which somebody has to choose."""
    game = make_game("rush", preset, seats)
    chance = Seeded(seed)
    state: Any = game.start(chance)
    bots = [make_bot(bot, game, seat, seed) for seat in range(seats)]
    while not state.over():
        if len(state.legal()) > 1:
            yield state.clone()
        state.apply(ask(bots[state.seat_to_decide()], game, state), chance)


def deep_mind(preset: str, seats: int) -> Mind:
    mind = mind_of(make_game("rush", preset, seats), deep=True)
    assert mind is not None
    return mind


def changed(value: Any) -> Any:
    """Something else of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, list):
        return [*value[:-1], value[-1] + 1] if value else [7]
    return value + 1


def test_a_sketch_misses_nothing_that_tells_positions_apart() -> None:
    for state in list(decisions("second-front", 3, "sketch"))[::40]:
        before = sketch(state)
        for name in set(vars(state)) - NOT_SKETCHED - {"players"}:
            other = state.clone()
            setattr(other, name, changed(getattr(other, name)))
            assert sketch(other) != before, name
        for seat in range(3):
            for name in set(vars(state.players[seat])) - {PILE_OF_A_PLAYER}:
                other = state.clone()
                player = other.players[seat]
                setattr(player, name, changed(getattr(player, name)))
                assert sketch(other) != before, name


def test_a_sketch_is_the_same_however_cards_lie_in_a_pile() -> None:
    for state in list(decisions("base", 2, "order"))[::40]:
        other = state.clone()
        for player in other.players:
            player.hand.reverse()
            player.depot.reverse()
        other.discard.reverse()
        assert sketch(other) == sketch(state)


def all_ends(state: Any, seat: int, reserve: list[int]) -> set[Any]:
    """Every end of a turn by trying every order of all that asks neither chance nor others.

    Only of what lay in the Reserve at the beginning is it certain that it can be taken.
    """
    found = set()
    for action in state.legal():
        takes = action // VERB_SHIFT in (BUY, TAKE)
        if takes and action % VERB_SHIFT not in reserve:
            continue
        after = state.clone()
        chance = Recording(Seeded("s"))
        after.apply(action, chance)
        if after.over() or after.turn != state.turn:
            found.add(without_luck(after, seat))
        elif after.seat_to_decide() == seat and (takes or not chance.collect()):
            found |= all_ends(after, seat, reserve)
    return found


def without_luck(state: Any, seat: int) -> Any:
    """What a turn has led to, but for the cards that were drawn after it."""
    own = state.players[seat]
    return (
        tuple(sorted(own.hand + own.garage + own.depot)),
        tuple((tuple(p.defenders), p.standing, p.damaged_bases) for p in state.players),
        tuple(state.gained),
        tuple(sorted(state.graveyard)),
    )


def of_all_and_of_plans(preset: str) -> Iterator[tuple[set[Any], set[Any]]]:
    """The ends of some turns that are not too long to try everything."""
    mind = deep_mind(preset, 2)
    found = 0
    for state in decisions(preset, 2, "ends"):
        seat = state.seat_to_decide()
        ends = ends_of(state, seat, mind)
        if 1 < len(ends) <= 30:
            yield (
                all_ends(state, seat, state.reserve),
                {without_luck(end, seat) for _, end, _ in ends},
            )
            found += 1
        if found == 25:
            return


@pytest.mark.parametrize("preset", ["base", "second-front"])
def test_there_is_a_plan_for_every_end_that_a_turn_can_have(
    preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where none is left out because it does not look good."""
    monkeypatch.setattr(plans, "WIDTH", 1_000_000)
    monkeypatch.setattr(plans, "GO_ON", 1_000_000)
    compared = 0
    for possible, planned in of_all_and_of_plans(preset):
        assert planned == possible
        compared += 1
    assert compared == 25


@pytest.mark.parametrize("preset", ["base", "second-front"])
def test_who_recruits_or_researches_has_a_plan_for_it(preset: str) -> None:
    """Volunteers and Technicians are in every Barracks: many a turn is about them."""
    mind = deep_mind(preset, 2)
    bought_twice = researched = 0
    for state in list(decisions(preset, 2, "recruits"))[::5]:
        for actions, _, _ in ends_of(state, state.seat_to_decide(), mind):
            verbs = [action // VERB_SHIFT for action in actions]
            bought_twice += verbs.count(BUY) > 1
            researched += TAKE in verbs
    assert bought_twice > 0
    assert researched > 0


def test_nothing_is_planned_that_cannot_be() -> None:
    for possible, planned in of_all_and_of_plans("base"):
        assert planned <= possible


@pytest.mark.compiled
@pytest.mark.parametrize(("preset", "seats"), [("base", 4), ("second-front", 3), ("base", 2)])
def test_a_plan_can_be_played_whatever_the_others_hold(preset: str, seats: int) -> None:
    """With other hands and other luck: to the end of the turn, and to the end that was foreseen."""
    mind = deep_mind(preset, seats)
    chance = Seeded("others")
    with_plans = decided = 0
    for state in list(decisions(preset, seats, "plans"))[::3]:
        seat = state.seat_to_decide()
        ends = ends_of(state, seat, mind)
        decided += 1
        with_plans += len(ends) > 0
        for actions, end, _ in ends[:3]:
            after = state.determinize(seat, chance)
            for action in actions:
                assert not after.over()
                assert after.seat_to_decide() == seat
                after.apply(action, chance)
            assert after.over() or after.turn != state.turn
            assert without_luck(after, seat) == without_luck(end, seat)
    assert with_plans > decided * 0.8


def test_what_others_decide_is_nothing_to_plan() -> None:
    mind = deep_mind("second-front", 3)
    others = 0
    for seed in ("a", "b", "c", "d"):
        for state in decisions("second-front", 3, seed):
            seat = state.seat_to_decide()
            if seat != state.active:
                others += 1
                assert ends_of(state, seat, mind) == []
    assert others > 0


def test_an_assault_that_others_may_answer_is_no_plan() -> None:
    mind = deep_mind("alternative", 2)
    for state in list(decisions("alternative", 2, "answers"))[::5]:
        assert ends_of(state, state.seat_to_decide(), mind) == []


def test_the_best_plan_comes_first_and_a_glance_has_none() -> None:
    game = make_game("rush", "base", 2)
    deep, glance = deep_mind("base", 2), mind_of(game, deep=False)
    assert glance is not None
    for state in list(decisions("base", 2, "first"))[::10]:
        seat = state.seat_to_decide()
        assert glance.plans(state, seat) == []
        ends = ends_of(state, seat, deep)
        told = [deep.values(end)[seat] for _, end, _ in ends]
        assert told == sorted(told, reverse=True)
        assert deep.plans(state, seat) == [actions for actions, _, _ in ends[:MOST_PLANS]]


@pytest.mark.compiled
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_long_way_to_a_certain_victory_is_found(seed: str) -> None:
    """Two sieges and an assault of two cards on three Bases, in one turn, win this game."""
    game, state = game_of_position(json.loads(LONG_WAY.read_text()))
    mind = mind_of(game, deep=True)
    assert mind is not None
    seat = state.seat_to_decide()
    search = Search(state, seat, mind, Seeded(seed), state.legal()[-1])
    search.grow(80)
    visits, promised = max(search.tried().values())
    assert promised / visits > 0.8
