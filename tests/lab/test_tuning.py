"""Numbers for the search are learned from games: what decides gets weight."""

import json
from pathlib import Path
from random import Random

import pytest

from motorpool.bots.battlegrounds import features as board
from motorpool.bots.learned import kind_of_table
from motorpool.bots.rush import features as cards
from motorpool.bots.rush.circumstances import CIRCUMSTANCES, nothing
from motorpool.bots.rush.habits import COST, NUMBERS
from motorpool.games import make_game
from motorpool.lab.tuning import __main__ as tuning
from motorpool.lab.tuning import habits, values
from motorpool.lab.tuning.games import Lessons, LineUp
from motorpool.rush.codes import BUY, END, VERB_SHIFT, VERB_TEXTS
from motorpool.rush.game import Rush


def test_what_decides_counts_and_noise_does_not() -> None:
    chance = Random(5)
    lessons = Lessons()
    for _ in range(2000):
        rows = [[chance.gauss(0, 1), chance.gauss(0, 1)] for _ in range(2)]
        better = int(rows[1][0] > rows[0][0])
        lessons.positions.append((rows, [better if chance.random() < 0.9 else 1 - better]))
    (first, noise), found = values.fit(lessons, 1e-3)
    assert first > 1
    assert abs(noise) < 0.2
    assert found["surprise"] < 0.8 < found["surprise of a blind guess"]


def test_what_is_usually_done_becomes_a_habit() -> None:
    """Whoever always buys what costs most rather than ending the turn."""
    rules = Rush.preset("base", 2).rules
    kinds = [kind for kind, all_cards in enumerate(rules.cards_of) if all_cards]
    chance = Random(5)
    lessons = Lessons()
    for _ in range(500):
        offered = chance.sample(kinds, 4)
        actions = [BUY * VERB_SHIFT + kind for kind in offered] + [END * VERB_SHIFT]
        costs = [rules.cost[rules.cards_of[kind][0]] for kind in offered]
        lessons.choices.append((costs.index(max(costs)), actions))
    weights, found = habits.fit([(rules, lessons)], 1e-5)
    assert weights[BUY][COST] > 0.3
    assert weights[BUY][0] > weights[END][0]
    assert found["foreseen"] > 0.8 > found["by a blind guess"]


def test_what_is_done_in_certain_circumstances_becomes_an_instinct() -> None:
    """Whoever buys while there is something to gain, and else ends the turn."""
    rules = Rush.preset("base", 2).rules
    kind = next(kind for kind, all_cards in enumerate(rules.cards_of) if all_cards)
    lessons = Lessons()
    for gain in (0.0, 1.0) * 100:
        lessons.choices.append((1 - int(gain), [BUY * VERB_SHIFT + kind, END * VERB_SHIFT]))
        lessons.circumstances.append([(gain, *nothing()[1:]), nothing()])
    weights, found = habits.fit([(rules, lessons)], 1e-5, [[0.0] * NUMBERS for _ in VERB_TEXTS])
    assert {len(row) for row in weights} == {NUMBERS + CIRCUMSTANCES}
    assert weights[BUY][NUMBERS] > 3
    assert found["foreseen"] == 1.0


def test_a_kind_of_table_differs_only_where_its_lessons_do() -> None:
    chance = Random(5)
    lessons = Lessons()
    for _ in range(300):
        rows = [[chance.gauss(0, 1), 0.0] for _ in range(2)]
        lessons.positions.append((rows, [int(rows[1][0] > rows[0][0])]))
    (first, untold), _ = values.fit(lessons, 1e-3, [-0.5, 0.7])
    assert first > 1
    assert untold == 0.7


def test_tables_are_of_a_kind_by_what_wins_them() -> None:
    told = [("rush", "base", 2), ("rush", "team", 4), ("rush", "second-front", 3)]
    kinds = [kind_of_table(make_game(*table)) for table in [*told, ("battlegrounds", "battle", 4)]]
    assert kinds == ["base:2", "base:2", "second-front:more", "battle:more"]


def test_the_same_seed_plays_the_same_games() -> None:
    line_up = LineUp("battlegrounds", "battle", 2, "random", "s")
    one, other = line_up.play(range(1, 4)), line_up.play(range(1, 4))
    assert one == other
    assert one.games == 3
    assert one.positions


@pytest.mark.parametrize(
    ("game", "preset", "numbers"),
    [("rush", "base", cards.FEATURES), ("battlegrounds", "battle", board.FEATURES)],
)
def test_the_command_writes_what_the_bots_read(
    game: str, preset: str, numbers: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = [game, "--at", f"{preset}:2:3", "--bot", "random", "--jobs", "2"]
    monkeypatch.setattr("sys.argv", ["tuning", *told, "--into", str(tmp_path)])
    tuning.main()
    written = json.loads((tmp_path / "values.json").read_text())
    kind = f"{preset}:2"
    assert {name: len(row) for name, row in written["weights"].items()} == {
        "any": numbers,
        kind: numbers,
    }
    command = written["made"][kind]["command"]
    assert command.startswith(f"python -m motorpool.lab.tuning {game} --at")
    if game == "rush":
        rows = json.loads((tmp_path / "habits.json").read_text())["weights"][kind]
        assert [len(row) for row in rows] == [NUMBERS] * len(VERB_TEXTS)


def test_what_is_known_of_other_tables_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def tune(*told: str) -> dict[str, dict[str, object]]:
        told = ("tuning", "battlegrounds", *told, "--bot", "random", "--into", str(tmp_path))
        monkeypatch.setattr("sys.argv", [*told, "--jobs", "1"])
        tuning.main()
        return dict(json.loads((tmp_path / "values.json").read_text()))

    before = tune("--at", "battle:2:3", "--at", "battle:3:3")
    after = tune("--at", "battle:3:4", "--keep")
    for what in ("made", "found", "weights"):
        kept = {kind for kind in before[what] if before[what][kind] == after[what][kind]}
        assert kept == {"any", "battle:2"}, what
        assert set(after[what]) == {"any", "battle:2", "battle:more"}


def test_nothing_is_played_where_nothing_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "values.json").write_text("{}")
    told = ["rush", "--at", "base:2:3", "--keep", "--into", str(tmp_path)]
    monkeypatch.setattr("sys.argv", ["tuning", *told])
    with pytest.raises(SystemExit) as left:
        tuning.main()
    assert left.value.code == 2
    assert "there is no" in (said := capsys.readouterr().err)
    assert "habits.json" in said
    assert (tmp_path / "values.json").read_text() == "{}"


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (["--at", "base:2"], "--at base:2: a table is written as"),
        (["--at", "base:two:3"], "--at base:two:3: a table is written as"),
        (["--at", "base:2:0"], "at least one game"),
        (["--at", "base:2:3", "--at", "nowhere:2:3"], "--at nowhere:2:3: "),
        (["--at", "base:9:3"], "--at base:9:3: "),
        (["--at", "base:2:3", "--bot", "nobody"], "nobody"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused_before_any_game(
    told: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.argv", ["tuning", "rush", *told, "--into", str(tmp_path)])
    with pytest.raises(SystemExit) as left:
        tuning.main()
    assert left.value.code == 2
    assert said in capsys.readouterr().err.splitlines()[-1]
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["rush", "battlegrounds"])
def test_the_numbers_of_the_bots_say_how_they_were_made(name: str) -> None:
    for path in (tuning.BOTS / name / "data").glob("*.json"):
        known = json.loads(path.read_text())
        assert set(known["made"]) == set(known["found"]) == set(known["weights"])
        for made in known["made"].values():
            assert made["command"].startswith(f"python -m motorpool.lab.tuning {name} ")
            assert made["date"]


def test_the_command_writes_an_instinct(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["rush", "--instinct", "--at", "base:3:2", "--jobs", "1", "--into", str(tmp_path)]
    monkeypatch.setattr("sys.argv", ["tuning", *words])
    tuning.main()
    [written] = tmp_path.iterdir()
    known = json.loads(written.read_text(encoding="utf-8"))
    assert list(known["weights"]) == ["base:more"]
    assert {len(row) for row in known["weights"]["base:more"]["circumstances"]} == {CIRCUMSTANCES}
    assert known["made"]["base:more"]["command"].endswith("--instinct")
    assert "foreseen" in capsys.readouterr().out

    monkeypatch.setattr("sys.argv", ["tuning", "battlegrounds", *words[1:]])
    with pytest.raises(SystemExit) as left:
        tuning.main()
    assert left.value.code == 2
    assert "for rush only" in capsys.readouterr().err
