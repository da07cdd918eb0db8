"""What a search compares meets the same luck, and luck is still luck."""

from collections import Counter
from itertools import permutations
from math import sqrt
from typing import Any

import pytest

from motorpool.bots.levels import mind_of
from motorpool.bots.search.luck import Luck
from motorpool.bots.search.tree import Search
from motorpool.core.chance import Seeded
from motorpool.games import make_game


def lucks(count: int, things: int = 100) -> list[Luck]:
    found = []
    salts = Seeded("salts")
    for _ in range(count):
        found.append(Luck(things))
        found[-1].begin(salts.below(1 << 31))
    return found


def shuffled(luck: Luck, bag: list[int]) -> tuple[int, ...]:
    return tuple(luck.draw(bag) for _ in range(len(bag)))


def too_uneven(counts: Counter[Any], kinds: int) -> bool:
    """Chi-square, five deviations above what is usual: by chance one in millions."""
    usual = counts.total() / kinds
    found: float = sum((count - usual) ** 2 for count in counts.values()) / usual
    found += (kinds - len(counts)) * usual
    return found > kinds - 1 + 5 * sqrt(2 * (kinds - 1))


@pytest.mark.compiled
def test_every_order_is_as_likely_as_any_other() -> None:
    orders = Counter(shuffled(luck, [3, 5, 8, 90]) for luck in lucks(24_000))
    assert set(orders) == set(permutations([3, 5, 8, 90]))
    assert not too_uneven(orders, 24)


def test_a_second_shuffle_knows_nothing_of_the_first() -> None:
    pairs: Counter[Any] = Counter()
    for luck in lucks(36_000):
        pairs[shuffled(luck, [1, 2, 3]), shuffled(luck, [3, 2, 1])] += 1
    assert not too_uneven(pairs, 36)


def test_what_was_dealt_says_nothing_of_what_is_drawn_later() -> None:
    """Two Bases join what was left after the deal: they are as likely to come as the rest."""
    drawn: Counter[int] = Counter()
    for luck in lucks(16_000):
        pool = list(range(9))
        for _ in range(3):
            luck.draw(pool)
        luck.dealt()
        drawn[max(0, luck.draw([*pool, 50, 60]) - 40)] += 1
    assert drawn[0] == pytest.approx(16_000 * 6 / 8, abs=300)
    assert drawn[10] == pytest.approx(drawn[20], abs=300)


def test_numbers_are_even_within_a_turn_and_over_turns() -> None:
    dice: Counter[int] = Counter()
    pairs: Counter[Any] = Counter()
    for luck in lucks(3_000):
        for turn in range(4):
            luck.turn_begins(turn)
            thrown = [luck.below(6) for _ in range(3)]
            dice.update(thrown)
            pairs[thrown[0], thrown[1]] += 1
    assert set(dice) == set(range(6))
    assert not too_uneven(dice, 6)
    assert not too_uneven(pairs, 36)


def test_the_same_luck_draws_the_same_whatever_else_is_done() -> None:
    other, luck = lucks(1)[0], lucks(1)[0]
    bag = list(range(40))
    plain = [luck.draw(bag) for _ in range(10)]
    bag = list(reversed(range(40)))
    beside = list(range(50, 60))
    mixed = []
    for _ in range(10):
        other.draw(beside)
        other.below(6)
        mixed.append(other.draw(bag))
    assert mixed == plain
    assert sorted(bag + mixed) == list(range(40))


def test_a_number_of_a_turn_does_not_depend_on_the_turns_before() -> None:
    one, other = lucks(1)[0], lucks(1)[0]
    one.turn_begins(3)
    other.turn_begins(2)
    other.below(1000)
    other.turn_begins(3)
    assert [one.below(1 << 30) for _ in range(5)] == [other.below(1 << 30) for _ in range(5)]


def test_luck_comes_again() -> None:
    first, second = lucks(2)
    began = first.salt
    told = shuffled(first, list(range(20)))
    assert shuffled(second, list(range(20))) != told
    second.begin(began)
    assert shuffled(second, list(range(20))) == told


@pytest.mark.compiled
def test_luck_is_the_same_on_every_build() -> None:
    luck = Luck(20)
    luck.begin(20261118)
    assert shuffled(luck, list(range(10))) == (8, 4, 1, 6, 9, 3, 5, 7, 2, 0)
    luck.turn_begins(7)
    assert [luck.below(1000) for _ in range(5)] == [553, 986, 419, 915, 272]


def search_of(deep: bool, preset: str = "base") -> Search:
    game = make_game("rush", preset, 3)
    chance = Seeded("s")
    state: Any = game.start(chance)
    while len(state.legal()) < 4:
        state.apply(state.legal()[0], chance)
    mind = mind_of(game, deep)
    assert mind is not None
    return Search(state, state.seat_to_decide(), mind, Seeded("search"), state.legal()[0])


@pytest.mark.compiled
@pytest.mark.parametrize("preset", ["base", "second-front", "alternative"])
def test_the_tries_of_every_action_meet_the_same_luck(preset: str) -> None:
    search = search_of(deep=True, preset=preset)
    search.grow(80)
    visits = {action: visits for action, (visits, _) in search.tried().items()}
    assert search.met == visits
    assert len(visits) > 1
    assert len(search.salts) == max(visits.values())


def test_a_glance_has_a_luck_of_its_own_in_every_round() -> None:
    search = search_of(deep=False)
    search.grow(40)
    assert search.luck is None
    assert search.met == {}
