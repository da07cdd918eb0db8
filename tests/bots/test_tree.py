"""What a node of the search promises."""

from collections.abc import Iterator
from typing import Any

import pytest

from motorpool.bots.levels import mind_of
from motorpool.bots.search.tree import ENOUGH, Node, Search
from motorpool.core.chance import Seeded
from motorpool.games import make_game

OWN, OTHER = 0, 1
GOOD, BAD = 0.9, 0.1


def tried(parent: Node, child: Node, value: float, times: int, trusting: bool = True) -> None:
    for _ in range(times):
        child.learn(value, None, trusting)
        parent.learn(value, child, trusting)


def family(mover: int = OWN, trusting: bool = True, good: int = 3 * ENOUGH) -> tuple[Node, float]:
    """A node with a good child and a bad one that was tried less; and the mean of all."""
    node = Node(1, OWN)
    bad = ENOUGH
    tried(node, Node(2, mover), BAD, bad, trusting)
    tried(node, Node(3, mover), GOOD, good, trusting)
    return node, (bad * BAD + good * GOOD) / (bad + good)


@pytest.mark.compiled
def test_who_goes_on_promises_what_it_likes_best() -> None:
    node, _ = family()
    assert node.hope == pytest.approx(GOOD)


def test_what_another_likes_is_no_promise() -> None:
    node, mean = family(mover=OTHER)
    assert node.hope == pytest.approx(mean)


def test_a_glance_promises_the_mean() -> None:
    node, mean = family(trusting=False)
    assert node.hope == pytest.approx(mean)


def test_a_favourite_must_be_tried_often_enough() -> None:
    """By most, and not only a few times."""
    node, mean = family(good=ENOUGH)
    assert node.hope == pytest.approx(mean), "half is not most"
    few = Node(1, OWN)
    few.learn(BAD, None, True)
    tried(few, Node(2, OWN), GOOD, ENOUGH)
    assert few.hope == pytest.approx((BAD + ENOUGH * GOOD) / (1 + ENOUGH))
    tried(few, few.favourite or Node(2, OWN), GOOD, 1)
    assert few.hope == pytest.approx(GOOD)


def test_what_chance_may_forbid_is_no_promise() -> None:
    node, _ = family()
    node.certain = False
    child = node.favourite
    assert child is not None
    tried(node, child, GOOD, 1)
    assert node.hope == pytest.approx(node.total / node.visits)
    assert node.hope < GOOD - 0.1


def test_a_promise_is_handed_on() -> None:
    """From the end of a plan to its beginning."""
    first, second, last = (Node(action, OWN) for action in range(3))
    for value in [BAD] * ENOUGH + [GOOD] * 3 * ENOUGH:
        end = last if value == GOOD else Node(9, OWN)
        end.learn(value, None, True)
        second.learn(value, end, True)
        first.learn(value, second, True)
    assert first.hope == second.hope == pytest.approx(GOOD)


def below(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children.values():
        yield from below(child)


def test_a_search_sees_where_chance_has_a_say() -> None:
    """In one's own turn what can be done is certain until a card is drawn."""
    game = make_game("rush", "base", 2)
    state: Any = game.start(Seeded("s"))
    mind = mind_of(game, deep=True)
    assert mind is not None
    search = Search(state, state.seat_to_decide(), mind, Seeded("s"), state.legal()[0])
    search.grow(300)
    assert search.root.certain
    assert search.root.legal == state.legal()
    assert any(not node.certain for node in below(search.root))
    assert any(node.certain and node.visits > ENOUGH for node in below(search.root))
