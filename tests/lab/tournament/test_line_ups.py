"""Who meets whom and sits where: everybody the same."""

from collections import Counter
from itertools import combinations

import pytest

from motorpool.bots import Bot, make_bot
from motorpool.core.errors import BadOption
from motorpool.core.game import Game
from motorpool.lab.simulate import Spec
from motorpool.lab.tournament.line_ups import labels, line_ups, seatings
from motorpool.lab.tournament.plan import Plan


@pytest.mark.parametrize(("bots", "table"), [(2, 2), (5, 2), (4, 3), (4, 4)])
def test_everybody_meets_everybody_as_often(bots: int, table: int) -> None:
    met = Counter(pair for each in line_ups(bots, table) for pair in combinations(each, 2))
    assert set(met) == set(combinations(range(bots), 2))
    assert len(set(met.values())) == 1


@pytest.mark.parametrize(("table", "sides"), [(2, 2), (2, 4), (3, 3), (3, 6), (4, 4)])
def test_a_deal_gives_everybody_every_side_once(table: int, sides: int) -> None:
    games = seatings(tuple(range(table)), 0, sides)
    assert len(games) == table
    for side in range(sides):
        assert sorted(game[side] for game in games) == list(range(table))


def test_over_the_deals_everybody_follows_everybody_as_often() -> None:
    follows = Counter(
        (game[side - 1], game[side])
        for deal in range(6)
        for game in seatings((0, 1, 2, 3), deal, 4)
        for side in range(4)
    )
    assert len(follows) == 12
    assert len(set(follows.values())) == 1


def test_a_bot_that_is_named_again_has_a_number() -> None:
    assert labels(["greedy", "ace:50", "greedy", "greedy"]) == [
        "greedy",
        "ace:50",
        "greedy #2",
        "greedy #3",
    ]


@pytest.mark.parametrize(
    ("spec", "bots", "table", "key"),
    [
        (Spec("battlegrounds", "solo", 1), ("greedy", "random"), 2, "cli-tournament-solo"),
        (Spec("rush", "base", 3), ("greedy", "random"), 2, "cli-tournament-uneven"),
        (Spec("battlegrounds", "team", 4), ("random",) * 4, 4, "cli-tournament-uneven"),
        (Spec("rush", "base", 2), ("greedy",), 2, "cli-tournament-few-bots"),
        (Spec("rush", "base", 2), ("greedy", "genius"), 2, "bot-unknown"),
        (Spec("rush", "base", 2), ("greedy", "exec:'"), 2, "program-command"),
    ],
)
def test_what_cannot_be_played_is_refused(
    spec: Spec, bots: tuple[str, ...], table: int, key: str
) -> None:
    with pytest.raises(BadOption) as refused:
        Plan(spec, bots, table, 10, "s").check()
    assert refused.value.key == key


def test_a_side_has_one_bot_and_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    """In teams the four seats are two sides, and each bot has had both after a deal."""
    plan = Plan(Spec("battlegrounds", "team", 4), ("greedy", "random"), 2, 2, "s")
    seated: list[str] = []
    made = []

    def note(name: str, game: Game, seat: int, seed: str) -> Bot:
        seated.append(name)
        made.append(seed)
        return make_bot(name, game, seat, seed)

    monkeypatch.setattr("motorpool.lab.programs.make_bot", note)
    deal = plan.play_deal(1)
    assert seated == ["greedy", "random"] * 2 + ["random", "greedy"] * 2
    assert len(set(made)) == 1  # both games have the same deal
    assert all(won in ((0,), (1,)) for won in deal.won)
