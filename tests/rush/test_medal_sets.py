"""RU-ALT-08: points for sets of Medal cards of different nations."""

from functools import cache
from itertools import combinations, combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.rush.scoring import best_sets
from tests.rush.support import at

POINTS = {2: 1, 3: 2, 4: 4}
SETS = {"medal_sets": True}


@cache
def best_division(medals: tuple[int, ...]) -> int:
    """Every division there is: lay out one set, then the best of what is left."""
    best = 0
    held = [nation for nation, count in enumerate(medals) if count]
    for size, points in POINTS.items():
        for chosen in combinations(held, size):
            left = tuple(sorted(n - (i in chosen) for i, n in enumerate(medals)))
            best = max(best, points + best_division(left))
    return best


@pytest.mark.rule("RU-ALT-08")
@pytest.mark.parametrize(("nations", "most"), [(2, 6), (3, 6), (4, 5), (5, 3)])
def test_the_best_division_is_found_for_all_small_counts(nations: int, most: int) -> None:
    """Five nations too: a set has at most four."""
    for medals in combinations_with_replacement(range(most + 1), nations):
        assert best_sets(list(medals)) == best_division(medals), medals


@pytest.mark.rule("RU-ALT-08")
@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 5), min_size=5, max_size=5))
def test_the_order_of_the_nations_does_not_matter(medals: list[int]) -> None:
    assert best_sets(medals) == best_division(tuple(sorted(medals)))


@pytest.mark.rule("RU-ALT-08")
@pytest.mark.parametrize(
    ("medals", "points"),
    [
        ([], 0),
        (["medal-ussr"], 0),
        (["medal-ussr", "medal-ussr"], 0),
        (["medal-ussr", "medal-usa"], 1),
        (["medal-ussr", "medal-usa", "medal-france"], 2),
        (["medal-ussr", "medal-usa", "medal-france", "medal-germany"], 4),
        (["medal-ussr", "medal-usa", "medal-france", "medal-germany", "medal-uk"], 4),
        (["medal-ussr", "medal-usa", "medal-ussr", "medal-usa"], 2),
        (["two-medal-ussr"], 0),
        (["two-medal-ussr", "medal-usa"], 1),
        (["two-medal-ussr", "medal-usa", "medal-usa"], 2),  # in two sets
        (["two-medal-ussr", "medal-usa", "medal-usa", "medal-usa"], 2),  # and in no third
        (["two-medal-ussr", "two-medal-usa"], 2),
    ],
)
def test_sets_of_medal_cards(medals: list[str], points: int) -> None:
    play = at({"depot": medals}, {}, options=SETS)
    score = play.scores()[0]
    plain = sum(2 if card.startswith("two") else 1 for card in medals)
    assert (score.sets, score.medals, score.total()) == (points, plain, plain + points)


@pytest.mark.rule("RU-ALT-08")
def test_the_whole_squad_makes_the_sets() -> None:
    player = {"hand": ["medal-ussr"], "garage": ["medal-usa"], "depot": ["medal-france"]}
    assert at(player, {}, options=SETS).scores()[0].sets == 2


@pytest.mark.rule("RU-ALT-08")
def test_bases_vehicles_and_achievements_are_in_no_set() -> None:
    player = {"depot": ["medal-ussr", "us-light", "base-2", "engineers"]}
    play = at(player, {}, options=SETS, achievements=["american-medals"])
    assert play.scores()[0].sets == 0


@pytest.mark.rule("RU-ALT-08")
def test_without_the_option_sets_score_nothing() -> None:
    score = at({"depot": ["medal-ussr", "medal-usa"]}, {}).scores()[0]
    assert (score.sets, score.total()) == (0, 2)


@pytest.mark.rule("RU-ALT-08")
def test_sets_can_decide_the_game() -> None:
    players = [{"depot": ["medal-ussr", "medal-usa"]}, {"depot": ["two-medal-france"]}]
    assert at(*players, options=SETS).winners() == [1]
    assert at(*players).winners() == [1, 2]
