"""Whole tournaments: the same seed gives the same report, however it was played."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from motorpool.core.errors import BadFile
from motorpool.lab.tournament.keeping import Keeper, kept_seed, read_deals
from motorpool.lab.tournament.plan import Deal, Plan
from motorpool.lab.tournament.report import as_csv, report
from motorpool.lab.tournament.running import run
from tests.lab.tournament.support import family


class Stop(Exception):
    """Somebody breaks off."""


def kept_report(plan: Plan, path: Path, most: int | None = None) -> dict[str, Any]:
    """Play with a file, and break off after so many new deals."""
    keeper = Keeper(path, plan)
    fresh: list[Deal] = []

    def keep(deal: Deal) -> None:
        if len(fresh) == most:
            raise Stop
        fresh.append(deal)
        keeper.keep(deal)

    try:
        return report(run(plan, kept=keeper.deals, keep=keep))
    finally:
        keeper.close()


def test_the_number_of_jobs_changes_nothing() -> None:
    """Though several play ahead, for pairs that may be clear before their turn comes."""
    plan = family("random,greedy,random", 30, until_clear=True)
    told: list[int] = []
    one = report(run(plan, jobs=1, progress=told.append))
    assert one == report(run(plan, jobs=2))
    assert sum(told) == one["games"] < plan.total_games
    assert [pair["clear"] for pair in one["pairs"]] == ["greedy", None, "greedy"]


def test_another_seed_plays_other_deals() -> None:
    plan = family("random,random", 8)
    assert run(plan).outcomes == run(plan).outcomes
    other = Plan(plan.spec, plan.bots, plan.table, plan.games, "t")
    assert run(other).outcomes != run(plan).outcomes


def test_every_pair_has_deals_of_its_own_that_others_do_not_change() -> None:
    """Also a pair of the same bots: deals that are the same would be no separate samples."""
    two, three = family("random,random", 16), family("random,random,random", 16)

    def first_wins(plan: Plan, line_up: int) -> list[bool]:
        first = plan.line_ups[line_up][0]
        numbers = [plan.number_of(line_up, deal) for deal in range(plan.rounds)]
        return [plan.play_deal(number).won[0] == (first,) for number in numbers]

    assert first_wins(two, 0) == first_wins(three, 0)
    assert len({tuple(first_wins(three, line_up)) for line_up in range(3)}) == 3


def test_a_bot_against_itself_is_even() -> None:
    """Who has the better seat of a deal loses with the other one: even, not only on average."""
    found = report(run(family("greedy,greedy", 20)))
    (pair,) = found["pairs"]
    assert pair["share"] == 0.5
    assert pair["low"] < 0.5 < pair["high"]
    assert pair["clear"] is None
    assert [row["bot"] for row in found["bots"]] == ["greedy", "greedy #2"]
    assert [row["rating"] for row in found["bots"]] == [0, 0]


def test_what_is_clear_stops_at_once() -> None:
    found = report(run(family("random,greedy", 400, until_clear=True)))
    (pair,) = found["pairs"]
    assert pair["clear"] == "greedy"
    assert pair["high"] < 0.5
    assert found["games"] <= 40
    best, worst = found["bots"]
    assert (best["bot"], worst["bot"]) == ("greedy", "random")
    assert best["rating_low"] > 0 > worst["rating_high"]


def test_a_line_for_each_bot_and_each_pair() -> None:
    lines = as_csv(report(run(family("random,greedy,random", 2)))).splitlines()
    assert lines[0].startswith("bot,against,deals,games,share,low,high,clear,rating")
    assert len(lines) == 1 + 3 + 3
    assert {line.count(",") for line in lines} == {lines[0].count(",")}


# Keeping


@pytest.mark.parametrize(
    ("until_clear", "torn"), [(False, ""), (True, '{"deal": 5, "wo'), (False, "\0\0\0")]
)
def test_going_on_gives_the_same_report(until_clear: bool, torn: str, tmp_path: Path) -> None:
    plan = family("random,greedy,random", 8, until_clear=until_clear)
    whole = report(run(plan))
    path = tmp_path / "kept"
    with pytest.raises(Stop):
        kept_report(plan, path, most=4)
    with open(path, "a") as file:
        file.write(torn)
    assert kept_report(plan, path) == whole
    lines = path.read_text().splitlines()
    assert len(lines) == 1 + whole["deals"]
    assert [json.loads(line)["deal"] for line in lines[1:]] == list(range(1, len(lines)))
    assert kept_report(plan, path, most=0) == whole  # nothing is left to play
    assert kept_seed(path) == "s"


@pytest.mark.parametrize("until_clear", [False, True])
def test_more_games_go_on_in_the_same_file(until_clear: bool, tmp_path: Path) -> None:
    few, many = (
        family("random,greedy,random", games, until_clear=until_clear) for games in (6, 40)
    )
    path = tmp_path / "kept"
    assert kept_report(few, path) == report(run(few))
    played = path.read_bytes()
    assert kept_report(many, path) == report(run(many))
    both = path.read_bytes()
    assert both.startswith(played)
    assert kept_report(few, path, most=0) == report(run(few))  # of a longer one, only what it asks
    again = Keeper(path, few)
    again.close()
    assert set(again.deals) <= set(range(1, few.deals + 1))
    assert path.read_bytes() == both


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    kept_report(family(games=2), path)
    before = path.read_bytes()
    with pytest.raises(BadFile) as refused:
        Keeper(path, family("greedy,random", 2, until_clear=True))
    assert refused.value.key == "cli-tournament-keep-other"
    assert refused.value.values["names"] == "bots, until_clear"
    assert path.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="nothing there locks a file for others")
def test_two_do_not_write_to_the_same_file_at_once(tmp_path: Path) -> None:
    """Each would play the other's deals again, which by the clock may end in another way."""
    path, plan = tmp_path / "kept", family()
    first = Keeper(path, plan)
    first.keep(Deal(1, ((0,), (1,))))
    with open(path, "a") as half:
        half.write('{"deal": 2, "w')
    before = path.read_bytes()
    with pytest.raises(BadFile) as refused:
        Keeper(path, plan)
    assert refused.value.key == "cli-tournament-keep-busy"
    assert set(read_deals(path, plan)[0]) == {1}  # looking on is free
    assert path.read_bytes() == before
    first.close()
    second = Keeper(path, plan)
    second.close()
    assert set(second.deals) == {1}


@pytest.mark.parametrize("text", ["", "mine", "mine\n", "[]\n", '{"format": "motorpool-record"}\n'])
def test_a_file_of_something_else_is_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "kept"
    path.write_text(text)
    with pytest.raises(BadFile) as refused:
        Keeper(path, family())
    assert refused.value.key == "cli-tournament-keep-foreign"
    assert path.read_text() == text


@pytest.mark.parametrize(
    "line",
    [
        "",
        "null",
        '{"deal": 0, "won": [[0], [1]]}',
        '{"deal": 2, "won": [[0]]}',
        '{"deal": 2, "won": [[0], [2]]}',
        '{"deal": 2, "won": [[0], []]}',
        '{"deal": 2, "won": [[0], 1]}',
        '{"deal": "2", "won": [[0], [1]]}',
        '{"deal": true, "won": [[0, 1], null]}',
        '{"deal": 2, "won": [[0], [true]]}',
        '{"deal": 2, "won": [[0], [1.0]]}',
        '{"deal": 2, "won": [[0, 0], [1]]}',
        '{"deal": 1, "won": [[0], [1]]}',
    ],
)
def test_a_line_that_is_no_deal_is_refused(line: str, tmp_path: Path) -> None:
    path = tmp_path / "kept"
    Keeper(path, family()).close()
    with open(path, "a") as file:
        file.write('{"deal": 1, "won": [[0, 1], null]}\n' + line + "\n")
    with pytest.raises(BadFile) as refused:
        Keeper(path, family())
    assert refused.value.key == "cli-tournament-keep-broken"
    assert refused.value.values["line"] == "3"
