"""Many games at once: the same seed, the same result, however they are played."""

from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from motorpool.core.chance import Seeded
from motorpool.core.errors import BadFile, BadOption
from motorpool.core.files import read_json
from motorpool.core.game import Outcome
from motorpool.core.record import record_from
from motorpool.games import match_of_record
from motorpool.lab import simulate as lab
from motorpool.lab.parts import chunks
from motorpool.lab.report import report
from motorpool.lab.simulate import Spec, fill_table, simulate
from motorpool.lab.tally import Tally, percentile

BASE = Spec("rush", "base", 2)
BATTLE = Spec("battlegrounds", "battle", 2)
SOLO = Spec("battlegrounds", "solo", 1)
TIMES = ("seconds", "decisions_per_second")


def counted(**arguments: Any) -> dict[str, Any]:
    """The report of a simulation, without what depends on the clock."""
    settings: dict[str, Any] = {
        "spec": BASE,
        "bots": ["random"],
        "games": 12,
        "seed": "s",
    } | arguments
    found = report(simulate(**settings))
    return {key: value for key, value in found.items() if key not in TIMES}


@pytest.mark.parametrize("spec", [BASE, BATTLE])
@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"]])
def test_the_number_of_jobs_changes_nothing(spec: Spec, bots: list[str]) -> None:
    assert counted(spec=spec, bots=bots, jobs=1) == counted(spec=spec, bots=bots, jobs=2)


@pytest.mark.parametrize("spec", [BASE, BATTLE])
@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"]])
def test_saving_changes_nothing(spec: Spec, bots: list[str], tmp_path: Path) -> None:
    played = counted(spec=spec, bots=bots, games=4)
    assert played == counted(spec=spec, bots=bots, games=4, save=tmp_path)


def test_another_seed_plays_other_games() -> None:
    assert counted(seed="s")["decisions"] != counted(seed="t")["decisions"]


def test_a_game_depends_on_its_number_only() -> None:
    """The first games of a longer simulation are those of a shorter one."""
    ten = simulate(BASE, ["random"], 10, "s").tally
    twenty = simulate(BASE, ["random"], 20, "s").tally
    rest = Tally(2)
    part = lab.Simulation(BASE, ("random", "random"), "s", None, 1).play(range(11, 21))
    assert isinstance(part, Tally)
    rest.add(ten)
    rest.add(part)
    assert vars(rest) == vars(twenty)


def test_records_are_saved_one_for_each_game(tmp_path: Path) -> None:
    result = simulate(BASE, ["greedy", "random"], 3, "s", jobs=2, save=tmp_path)
    paths = sorted(tmp_path.iterdir())
    assert [path.name for path in paths] == ["000001.json", "000002.json", "000003.json"]
    records = [record_from(read_json(path)) for path in paths]
    assert sum(len(record.moves) for record in records) == result.tally.decisions
    assert records[0].seats == ["greedy", "random"]
    match = match_of_record(records[0], Seeded("other"))
    assert match.state.over()


def test_a_record_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as refused:
        simulate(BASE, ["random"], 1, "s", save=tmp_path / "missing")
    assert refused.value.key == "cli-simulate-save-failed"


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(BASE, ["random"], 7, "s", progress=told.append)
    assert sum(told) == 7
    assert len(told) > 1


def test_bots_that_never_end_are_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "MOST_DECISIONS", 20)
    found = counted(games=3)
    assert found["unfinished"] == 3
    assert found["decisions"] == 60
    assert found["wins_by_seat"] == [0, 0]
    assert found["rounds"]["median"] is None


# Who sits where


def test_bots_are_repeated_to_fill_the_table() -> None:
    assert fill_table(["greedy", "random"], 5) == ("greedy", "random", "greedy", "random", "greedy")


@pytest.mark.parametrize(
    ("bots", "key"),
    [
        (["random"] * 3, "cli-simulate-bots-count"),
        (["genius"], "bot-unknown"),
        ([""], "bot-unknown"),
        ([], "cli-simulate-no-bots"),
    ],
)
def test_bots_that_cannot_sit_are_refused(bots: list[str], key: str) -> None:
    with pytest.raises(BadOption) as refused:
        fill_table(bots, 2)
    assert refused.value.key == key


# Counting


def test_the_parts_are_all_the_games() -> None:
    for games in (1, 2, 7, 99, 100, 12345):
        for jobs in (1, 2, 8):
            parts = list(chunks(games, jobs))
            assert [number for part in parts for number in part] == list(range(1, games + 1))


def outcome(winners: tuple[int, ...], sides: list[list[int]]) -> Outcome:
    told = [{"seats": seats, "achievements": ["spgs"] if 0 in seats else []} for seats in sides]
    return Outcome(winners, (3, 2, 1, 0), {"sides": told, "trigger": "bases"})


def test_a_shared_victory_is_divided() -> None:
    tally = Tally(4)
    tally.count(("a", "b", "a", "b"), outcome((0, 1), [[0], [1], [2], [3]]), 5, 10)
    tally.count(("a", "b", "a", "b"), outcome((2,), [[0], [1], [2], [3]]), 7, 10)
    assert tally.wins_by_seat == [Fraction(1, 2), Fraction(1, 2), 1, 0]
    assert tally.wins_by_bot == {"a": Fraction(3, 2), "b": Fraction(1, 2)}
    assert tally.points_by_seat == [6, 4, 2, 0]
    assert tally.achievements == {"spgs": 2}


def test_a_side_wins_together() -> None:
    tally = Tally(4)
    tally.count(("a", "b", "c", "b"), outcome((0, 2), [[0, 2], [1, 3]]), 5, 10)
    assert tally.wins_by_seat == [1, 0, 1, 0]
    assert tally.wins_by_bot == {"a": Fraction(1, 2), "c": Fraction(1, 2)}


def test_how_a_battle_was_decided() -> None:
    found = counted(spec=BATTLE, games=10)
    assert sum(found["decided"].values()) == 10
    assert found["decided"].keys() <= {"target", "standstill"}
    assert "end_triggers" not in found
    assert "stars" not in found


def test_the_stars_of_solo() -> None:
    found = counted(spec=SOLO, bots=["greedy"], games=8)
    assert len(found["stars"]) == 7
    assert sum(found["stars"]) == sum(found["decided"].values()) == 8
    assert found["wins_by_seat"] == [8 - found["stars"][0]]


def test_stars_are_counted_and_add_up() -> None:
    told = {"sides": [{"seats": [0]}], "decided": "artillery"}
    tally = Tally(1)
    tally.count(("a",), Outcome((), (14,), told | {"stars": 0}), 20, 10)
    tally.count(("a",), Outcome((0,), (20,), told | {"stars": 3}), 20, 10)
    tally.add(tally)
    assert tally.stars == {0: 2, 3: 2}
    assert tally.decided == {"artillery": 4}
    assert tally.wins_by_seat == [2]


def test_percentiles() -> None:
    histogram = Counter({1: 1, 2: 8, 9: 1})
    assert [percentile(histogram, percent) for percent in (10, 11, 50, 90, 91)] == [1, 2, 2, 2, 9]
    assert percentile(Counter(), 50) is None
