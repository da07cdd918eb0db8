"""Chance: the same seed gives the same answers, records are given again or refused."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.core.chance import Recorded, Recording, Seeded, free
from motorpool.core.errors import ChanceDeparted


def drawn(chance: Seeded, bag: list[int], count: int) -> list[int]:
    return [chance.draw(bag) for _ in range(count)]


@pytest.mark.compiled
def test_the_same_seed_gives_the_same_answers_everywhere() -> None:
    """Plain and compiled, on every machine; a changed generator shows here."""
    chance = Seeded("motorpool")
    assert [chance.below(1000) for _ in range(6)] == [165, 780, 535, 395, 568, 50]


@pytest.mark.parametrize("seed", ["", "1", "Ťuhýk", "x" * 10_000, "\ud800"])
def test_any_text_is_a_seed(seed: str) -> None:
    one, two = Seeded(seed), Seeded(seed)
    assert [one.below(10**6) for _ in range(600)] == [two.below(10**6) for _ in range(600)]


def test_other_seeds_give_other_answers() -> None:
    answers = {tuple(drawn(Seeded(str(seed)), list(range(100)), 5)) for seed in range(200)}
    assert len(answers) == 200


def test_free_chance_is_never_the_same() -> None:
    assert len({tuple(drawn(free(), list(range(100)), 20)) for _ in range(5)}) == 5


@pytest.mark.compiled
def test_a_draw_takes_one_thing_out_of_the_bag() -> None:
    chance = Seeded("bag")
    bag = [3, 5, 5, 8]
    taken = drawn(chance, bag, 4)
    assert sorted(taken) == [3, 5, 5, 8]
    assert bag == []


def test_everything_in_a_bag_is_drawn_equally_often() -> None:
    chance = Seeded("fair")
    counts = Counter(chance.draw(list(range(10))) for _ in range(20_000))
    assert set(counts) == set(range(10))
    assert all(abs(count - 2000) < 5 * 2000**0.5 for count in counts.values())


def test_every_order_comes_equally_often() -> None:
    chance = Seeded("orders")
    counts = Counter(tuple(drawn(chance, [1, 2, 3], 3)) for _ in range(6000))
    assert len(counts) == 6
    assert all(abs(count - 1000) < 5 * 1000**0.5 for count in counts.values())


def test_below_stays_below() -> None:
    chance = Seeded("below")
    assert {chance.below(1) for _ in range(50)} == {0}
    assert {chance.below(3) for _ in range(200)} == {0, 1, 2}


@pytest.mark.compiled
@settings(max_examples=100)
@given(st.integers(0, 600), st.lists(st.integers(0, 900), max_size=3))
def test_skipped_numbers_are_as_if_used(before: int, skips: list[int]) -> None:
    one, two = Seeded("skip"), Seeded("skip")
    for _ in range(before + sum(skips)):
        one.below(10)
    for _ in range(before):
        two.below(10)
    for count in skips:
        two.skip(count)
    assert [one.below(10**6) for _ in range(300)] == [two.below(10**6) for _ in range(300)]


@pytest.mark.compiled
def test_a_far_skip_computes_nothing_between() -> None:
    """A stream as long as this could never be gone through number by number."""
    one, two = Seeded("far"), Seeded("far")
    one.skip(2**60)
    for part in (2**59, 2**59 - 5):
        two.skip(part)
    for _ in range(5):
        two.below(10)
    assert [one.below(10**6) for _ in range(300)] == [two.below(10**6) for _ in range(300)]


@pytest.mark.compiled
def test_nothing_is_skipped_backwards() -> None:
    with pytest.raises(ValueError, match="do not come back"):
        Seeded("back").skip(-1)


def test_a_recording_keeps_the_answers_until_they_are_collected() -> None:
    recording = Recording(Seeded("record"))
    bag = list(range(20))
    first = [recording.draw(bag) for _ in range(3)]
    assert recording.collect() == first
    assert recording.collect() == []
    last = recording.draw(bag)
    assert recording.collect() == [last]
    assert last not in first


@pytest.mark.compiled
def test_recorded_answers_are_given_again() -> None:
    recorded = Recorded([7, 3])
    bag = [3, 5, 7]
    assert recorded.draw(bag) == 7
    assert recorded.draw(bag) == 3
    assert bag == [5]
    assert recorded.used == 2


@pytest.mark.compiled
def test_an_answer_that_does_not_fit_is_refused_and_nothing_is_taken() -> None:
    recorded = Recorded([7, 4])
    bag = [3, 5, 7]
    recorded.draw(bag)
    with pytest.raises(ChanceDeparted) as caught:
        recorded.draw(bag)
    assert (caught.value.answer, caught.value.index) == (4, 1)
    assert sorted(bag) == [3, 5]


@pytest.mark.compiled
def test_an_answer_that_is_missing_is_refused() -> None:
    with pytest.raises(ChanceDeparted) as caught:
        Recorded([]).draw([1])
    assert (caught.value.answer, caught.value.index) == (-1, 0)
