"""What was planned is tried first, and what did best is tried most."""

from collections import Counter

import pytest

from motorpool.bots.levels import mind_of
from motorpool.bots.search.proposals import TRIES, Proposals
from motorpool.bots.search.tree import Node, Search
from motorpool.core.chance import Seeded
from motorpool.games import make_game


def tried(worth: list[float]) -> Counter[int]:
    """How often each plan is tried, of which each is always worth the same."""
    proposals = Proposals([[number] for number in range(len(worth))])
    told: Counter[int] = Counter()
    while plan := proposals.next():
        told[plan[0]] += 1
        proposals.learn(worth[plan[0]])
    return told


@pytest.mark.parametrize("best", range(6))
def test_each_plan_is_tried_and_the_best_most_often(best: int) -> None:
    worth = [0.1] * 6
    worth[best] = 0.9
    told = tried(worth)
    assert set(told) == set(range(6))
    assert told.most_common(1)[0] == (best, TRIES * 6 - 5)


def test_what_is_alike_is_tried_alike() -> None:
    assert set(tried([0.5] * 4).values()) == {TRIES}


def test_without_plans_nothing_is_proposed() -> None:
    assert Proposals([]).next() == []


def search_of(known: Node | None = None) -> Search:
    game = make_game("rush", "base", 2)
    state = game.start(Seeded("s"))
    mind = mind_of(game, deep=True)
    assert mind is not None
    seat = state.seat_to_decide()
    return Search(state, seat, mind, Seeded("search"), state.legal()[0], known)


@pytest.mark.compiled
def test_a_search_follows_every_plan_to_its_end() -> None:
    search = search_of()
    plans = search.mind.plans(search.state, search.seat)
    assert len(plans) > 2
    search.grow(len(plans))
    for plan in plans:
        node = search.root
        for action in plan:
            node = node.children[action]
            assert node.visits > 0
    assert search.root.visits == len(plans)


def test_what_a_search_knows_already_is_not_planned_again() -> None:
    search = search_of(Node(-1, 0))
    search.grow(1)
    assert search.proposals is not None
    assert search.proposals.plans == []
