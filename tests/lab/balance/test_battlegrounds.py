"""The balance of Battlegrounds: who begins with what, and how it fares."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from motorpool.battlegrounds.codes import CHANGE, PUT_IN_FIELD, VERB_SHIFT
from motorpool.bots.bot import View
from motorpool.core.chance import Seeded
from motorpool.core.errors import BadOption
from motorpool.core.game import Decision, Outcome
from motorpool.lab.balance.battlegrounds.conscript import Conscript
from motorpool.lab.balance.battlegrounds.measurement import Counts, Record, beaten, plan
from motorpool.lab.balance.battlegrounds.opening import Opening
from motorpool.lab.balance.battlegrounds.report import fared, goals, report
from motorpool.lab.balance.figures import share
from motorpool.lab.balance.measuring import measure
from motorpool.lab.simulate import Spec, simulate

BATTLE = Spec("battlegrounds", "battle", 2)
HALF = Fraction(1, 2)


def measured(spec: Spec = BATTLE, games: int = 4, jobs: int = 1) -> dict[str, Any]:
    return report(measure(plan(spec, games, "s"), jobs))


@pytest.mark.compiled  # what is sent to another process is not the compiled game
def test_the_number_of_jobs_changes_nothing() -> None:
    assert measured(jobs=1) == measured(jobs=2)


def test_the_plain_games_are_those_of_a_simulation() -> None:
    found = measured()
    tally = simulate(BATTLE, ["greedy"], 4, "s").tally
    assert [row["count"] for row in found["seats"]] == tally.wins_by_seat
    assert sum(row["count"] for row in found["places"]) == 4
    assert {name: row["count"] for name, row in found["decided"].items()} == {
        "target": tally.decided["target"],
        "standstill": tally.decided["standstill"],
    }


def test_two_players_have_two_corners_each() -> None:
    found = measured()
    corners = [row["count"] for row in found["corners"].values()]
    one, two = (row["count"] for row in found["seats"])
    assert list(found["corners"]) == ["A1", "A8", "H8", "H1"]
    assert corners == [one, two, one, two]


@pytest.mark.parametrize(
    ("preset", "seats", "dealt", "fielded"),
    [("battle", 2, 8, 4), ("battle", 3, 6, 3), ("battle-draft", 4, 8, 4), ("team", 4, 8, 4)],
)
def test_every_card_of_every_game_is_counted(
    preset: str, seats: int, dealt: int, fielded: int
) -> None:
    tanks = measured(Spec("battlegrounds", preset, seats), 2)["tanks"]
    assert sum(tank["dealt"]["games"] for tank in tanks) == 2 * dealt
    assert sum(tank["fielded"]["games"] for tank in tanks) == 2 * fielded


def test_family_has_no_tanks() -> None:
    found = measured(Spec("battlegrounds", "family", 3))
    assert found["tanks"] == []
    assert list(found["corners"]) == ["A1", "A8", "H8"]
    assert [goal["goal"] for goal in found["goals"]] == ["corners", "seats", "places"]


def test_solo_is_refused() -> None:
    with pytest.raises(BadOption, match="cli-balance-solo"):
        plan(Spec("battlegrounds", "solo", 1), 4, "s")


# Who begins with what


def test_the_cards_at_the_beginning_are_seen() -> None:
    task = plan(BATTLE, 1, "s")
    opening = Opening()
    state, _ = task.play_game(1, task.seat_bots(1), opening.watch)
    assert state.over()
    assert sorted(seat for seat, _ in opening.dealt) == [0] * 4 + [1] * 4
    assert sorted(seat for seat, _ in opening.fielded) == [0, 0, 1, 1]
    assert set(opening.fielded) < set(opening.dealt)


class Last:
    """Takes the last action."""

    name = "last"
    wants_view = True

    def choose(self, view: View | None, decision: Decision) -> int:
        return decision.actions[-1]


def conscript(seed: str = "s") -> Conscript:
    return Conscript(Last(), plan(BATTLE, 1, "s").game.rules, Seeded(seed))


def field(*cards: int) -> Decision:
    return Decision(0, "field", {}, tuple(PUT_IN_FIELD * VERB_SHIFT + card for card in cards))


def view(*wrecked: str) -> View:
    return {"cards": [{"card": card, "wrecked": True} for card in wrecked]}


def test_chance_gives_a_conscript_its_tanks() -> None:
    chosen = {conscript(str(number)).choose(view(), field(0, 1, 2)) for number in range(30)}
    assert chosen == set(field(0, 1, 2).actions)
    drafted = replace(field(0, 1, 2), step="draft")
    assert {conscript(str(number)).choose(view(), drafted) for number in range(30)} == chosen


def test_a_conscript_fields_no_wreck_while_there_is_another() -> None:
    for number in range(10):
        assert conscript(str(number)).choose(view("t-34"), field(0, 1)) % VERB_SHIFT == 1
    assert conscript().choose(view("t-34"), field(0)) % VERB_SHIFT == 0


def test_a_conscript_keeps_its_tank() -> None:
    move, change = 5, CHANGE * VERB_SHIFT
    assert conscript().choose(view(), Decision(0, "main", {}, (move, change))) == move
    assert conscript().choose(view(), Decision(0, "main", {}, (change,))) == change


# How it fares


def outcome(*sides: tuple[int, int], winners: tuple[int, ...]) -> Outcome:
    """Of total and pairs of each seat."""
    told = [
        {"seats": [seat], "total": total, "pairs": pairs}
        for seat, (total, pairs) in enumerate(sides)
    ]
    return Outcome(winners, tuple(total for total, _ in sides), {"sides": told})


def test_opponents_are_beaten_by_victory_then_points_then_pairs() -> None:
    state = plan(Spec("battlegrounds", "battle", 4), 1, "s").game.start(Seeded("s"))
    order = state.rules.order
    found = beaten(state, outcome((12, 2), (13, 2), (8, 4), (8, 4), winners=(0,)))
    assert [place for place, _ in found] == [order.index(seat) for seat in range(4)]
    sixth = Fraction(1, 6)
    assert [part for _, part in found] == [1, 4 * sixth, sixth, sixth]
    by_pairs = beaten(state, outcome((8, 4), (8, 3), (8, 4), (7, 3), winners=(0, 2)))
    assert [part for _, part in by_pairs] == [5 * sixth, 2 * sixth, 5 * sixth, 0]


def test_the_order_of_turns_is_set_off() -> None:
    record = Record()
    one, other, winner, loser = 0, 1, Fraction(1), Fraction(0)
    for _ in range(10):  # the first to move wins, whatever it drives
        record.count([(0, one), (1, other)], [(0, winner), (1, loser)])
    record.count([(0, other), (1, one)], [(0, winner), (1, loser)])
    assert {card: row["share"] for card, row in fared(record).items()} == {one: 0.5, other: 0.5}
    record.count([(0, one), (1, other)], [(0, loser), (1, winner)])
    found = fared(record)
    assert found[one]["share"] < 0.5 < found[other]["share"]
    assert found[one]["games"] == 12


def test_counts_add_up() -> None:
    one, other = Counts(2), Counts(2)
    one.dealt.count([(0, 3)], [(0, HALF)])
    other.dealt.count([(0, 3), (1, 3)], [(0, HALF), (1, HALF)])
    other.wins_by_corner[2] += HALF
    one.add(other)
    assert one.dealt.games == {(3, 0): 2, (3, 1): 1}
    assert one.dealt.beaten == {(3, 0): 1, (3, 1): HALF}
    assert one.wins_by_corner == [0, 0, HALF, 0]


def test_goals_are_reached_or_not() -> None:
    def found(tank: int, seat: int) -> dict[str, Any]:
        shares = [share(seat, 100), share(100 - seat, 100)]
        return {
            "tanks": [{"fielded": share(tank, 100), "dealt": share(tank, 100)}],
            "corners": dict(zip(("A1", "A8"), shares, strict=True)),
            "seats": shares,
            "places": shares,
        }

    assert [goal["reached"] for goal in goals(found(58, 53), 2)] == [True] * 5
    assert [goal["reached"] for goal in goals(found(59, 54), 2)] == [False] * 5
