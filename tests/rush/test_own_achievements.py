"""RU-SF-ACH-13: Achievements that players write themselves, in a file."""

import json
from pathlib import Path
from typing import Any

import pytest

from motorpool.core.chance import Seeded
from motorpool.core.errors import BadFile
from motorpool.core.match import Match
from motorpool.games import match_of_record
from motorpool.rush.achievements import read_achievements
from motorpool.rush.game import Rush
from tests.rush.support import Play, at

FILE: dict[str, Any] = {
    "format": "motorpool-rush-achievements",
    "version": 1,
    "achievements": [
        {"id": "big-guns", "name": "Big guns", "squad": [{"power": 2}, {"medals": 2}]},
        {"id": "poor-army", "name": "Poor army", "squad": [{}], "sum": "cost", "best": "fewest"},
    ],
}


def write(folder: Path, content: Any) -> Path:
    path = folder / "own.json"
    path.write_text(json.dumps(content, indent=1), encoding="utf-8")
    return path


def refusal(folder: Path, *achievements: dict[str, Any]) -> BadFile:
    with pytest.raises(BadFile) as found:
        read_achievements(write(folder, FILE | {"achievements": list(achievements)}))
    return found.value


def with_own(entry: dict[str, Any], *squads: list[str]) -> Play:
    """A table whose only face-up Achievement is an own one; a squad is what is told."""
    own = [{"id": "own", "name": "Own", **entry}]
    players = [{"depot": squad, "garage": []} for squad in squads]
    return at(*players, options={"own_achievements": own}, achievements=["own"])


def winners(play: Play) -> list[int]:
    return [seat for seat, score in enumerate(play.scores(), 1) if score.achievements]


@pytest.mark.rule("RU-SF-ACH-13")
def test_an_own_achievement_from_a_file_is_played_for(tmp_path: Path) -> None:
    own = read_achievements(write(tmp_path, FILE))
    options = {"own_achievements": own}
    squads = [{"depot": ["su-heavy", "two-medal-usa"]}, {"depot": ["su-spg", "su-light", "gun"]}]
    play = at(*squads, options=options, achievements=["big-guns", "poor-army"])
    assert play.achievements == ["big-guns", "poor-army"]
    sides = play.game.outcome(play.state).details["sides"]
    assert [side["achievements"] for side in sides] == [["big-guns", "poor-army"], []]
    assert [side["total"] for side in sides] == [2 + 5 + 5, 0]


@pytest.mark.rule("RU-SF-ACH-13")
def test_own_achievements_are_shuffled_in_with_the_others() -> None:
    game = Rush.preset("base", 2, {"own_achievements": FILE["achievements"]})
    seen: set[str] = set()
    for seed in range(30):
        table = game.view(game.start(Seeded(str(seed))), -1)
        assert len(table["achievements"]) + table["achievement_pile"] == 14
        seen |= set(table["achievements"])
    assert {"big-guns", "poor-army", "light-tanks"} < seen


@pytest.mark.rule("RU-SF-ACH-13")
def test_without_the_option_there_are_none() -> None:
    with pytest.raises(BadFile, match="position-achievement"):
        at({}, {}, achievements=["big-guns"])


@pytest.mark.rule("RU-SF-ACH-13", "RU-SF-14")
def test_planning_drops_and_turns_up_own_achievements() -> None:
    options = {"own_achievements": FILE["achievements"]}
    play = at({"hand": ["planner"]}, {}, options=options, achievements=["big-guns"])
    play.draws("achievement:poor-army").do("use planner", "drop big-guns")
    assert play.achievements == ["poor-army"]


@pytest.mark.rule("RU-SF-ACH-13")
def test_a_record_holds_the_own_achievements_and_plays_again() -> None:
    game = Rush.preset("base", 2, {"own_achievements": FILE["achievements"]})
    match = Match(game, ["a", "b"], Seeded("own"))
    match.do(match.state.seat_to_decide(), match.state.legal()[0])
    again = match_of_record(match.record, Seeded("other"))
    assert again.game.view(again.state, 0) == match.game.view(match.state, 0)
    assert again.game.options["own_achievements"] == FILE["achievements"]


@pytest.mark.rule("RU-SF-ACH-13")
@pytest.mark.parametrize(
    ("entry", "ours", "theirs"),
    [
        ({"squad": [{"nation": "usa"}]}, ["us-light", "medal-usa"], ["us-spg", "medal-uk"]),
        ({"squad": [{"type": "base"}]}, ["base-2"], []),
        ({"squad": [{"class": "spg", "nation": "uk"}]}, ["uk-spg"], ["uk-light", "su-spg"]),
        ({"squad": [{"ability": "bases_only"}]}, ["bases-only"], ["vehicles-only"]),
        ({"squad": [{"ability": "sabotage"}]}, ["saboteur"], ["scout"]),
        ({"squad": [{"plain": False}]}, ["de-fund", "volunteers"], ["su-light", "scout"]),
        ({"squad": [{"resources": 0}]}, ["worth-0"], ["worth-nothing", "worth-2"]),
        ({"squad": [{"cost": 0}]}, ["cost-0"], ["engineers", "medal-usa", "cost-1"]),
        ({"squad": [{"power": 0}]}, ["bunker"], ["engineers", "medal-usa", "gun"]),
        ({"squad": [{"armor": 1}]}, ["su-light"], ["su-heavy", "gun"]),
        ({"squad": [{"class": "light"}, {"nation": "uk"}]}, ["su-light", "uk-spg"], ["uk-light"]),
        ({"squad": [{"type": "vehicle"}], "sum": "resources"}, ["worth-3"], ["cost-1", "cost-3"]),
        ({"squad": [{}], "sum": "power"}, ["su-heavy", "gun"], ["su-spg", "bunker-2"]),
        ({"squad": [{}], "sum": "armor"}, ["su-heavy", "bunker"], ["su-medium", "gun-2"]),
        ({"squad": [{}], "sum": "medals"}, ["base-2", "medal-uk"], ["base-1", "scout"]),
        ({"squad": [{}], "best": "fewest"}, ["scout"], ["planner", "cost-1"]),
        ({"squad": [{}], "best": "most"}, ["planner", "cost-1"], ["scout"]),
        ({"history": "medals_gained", "nation": "uk"}, ["medal-uk"], ["two-medal-usa"]),
        ({"history": "bases_destroyed"}, ["base-2"], []),
    ],
)
def test_what_is_counted_or_summed_over_which_cards(
    entry: dict[str, Any], ours: list[str], theirs: list[str]
) -> None:
    assert winners(with_own(entry, ours, theirs)) == [1]


@pytest.mark.rule("RU-SF-ACH-13")
def test_vehicles_destroyed_can_be_counted() -> None:
    own = [{"id": "own", "name": "Own", "history": "vehicles_destroyed"}]
    players = ({"vehicles_destroyed": 1}, {"vehicles_destroyed": 3})
    play = at(*players, options={"own_achievements": own}, achievements=["own"])
    assert winners(play) == [2]


@pytest.mark.rule("RU-SF-ACH-13")
@pytest.mark.parametrize(
    ("entry", "key"),
    [
        ({"id": "a", "squad": [{}]}, "file-field-missing"),
        ({"id": "a", "name": "A"}, "achievement-squad-or-history"),
        (
            {"id": "a", "name": "A", "squad": [{}], "history": "own_bases"},
            "achievement-squad-or-history",
        ),
        (
            {"id": "a", "name": "A", "history": "own_bases", "sum": "cost"},
            "achievement-sum-of-history",
        ),
        ({"id": "a", "name": "A", "history": "own_bases", "nation": "uk"}, "achievement-nation"),
        ({"id": "a", "name": "A", "squad": [{"klass": "light"}]}, "file-field-unknown"),
        ({"id": "a", "name": "A", "squad": [{"class": "boat"}]}, "file-choice"),
        ({"id": "a", "name": "A", "squad": "all"}, "file-type"),
        ({"id": "light-tanks", "name": "A", "squad": [{}]}, "achievement-id-twice"),
    ],
)
def test_what_makes_no_sense_is_refused(tmp_path: Path, entry: dict[str, Any], key: str) -> None:
    assert refusal(tmp_path, entry).key == key


@pytest.mark.rule("RU-SF-ACH-13")
def test_a_refusal_names_the_line(tmp_path: Path) -> None:
    twice = {"id": "a", "name": "A", "squad": [{}]}
    found = refusal(tmp_path, twice, dict(twice))
    assert found.key == "achievement-id-twice"
    lines = (tmp_path / "own.json").read_text(encoding="utf-8").splitlines()
    assert found.line is not None
    assert '"id"' in lines[found.line - 1]
    assert found.line > len(lines) // 2  # the second one


@pytest.mark.rule("RU-SF-ACH-13")
@pytest.mark.parametrize("own", [[{"name": "A"}], [3], [{"id": "a", "name": "A", "squad": [7]}]])
def test_an_option_that_holds_no_achievements_is_refused(own: list[Any]) -> None:
    """A record or a position may hold anything."""
    with pytest.raises(BadFile):
        Rush.preset("base", 2, {"own_achievements": own})
