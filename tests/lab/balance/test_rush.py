"""The balance of Rush: the report counts what it says, the same on any number of cores."""

from collections import Counter
from typing import Any

import pytest

from motorpool.bots import make_bot
from motorpool.bots.bot import View
from motorpool.core.game import Decision, Outcome
from motorpool.games import make_game
from motorpool.lab.balance.figures import share
from motorpool.lab.balance.measuring import measure
from motorpool.lab.balance.rush.awards import Awards, all_achievements, others_win
from motorpool.lab.balance.rush.market import Market, affordable
from motorpool.lab.balance.rush.measurement import Contest, plan
from motorpool.lab.balance.rush.patriot import Patriot
from motorpool.lab.balance.rush.prices import card_rows, cost_rows, group_rows
from motorpool.lab.balance.rush.report import goals, report
from motorpool.lab.balance.rush.squads import Squads, parts_of
from motorpool.lab.balance.rush.uses import Uses
from motorpool.lab.simulate import Spec, simulate
from motorpool.rush.codes import BUY, NATION_TEXTS, VERB_SHIFT
from motorpool.rush.scoring import squads_of_sides
from tests.rush.support import at

BASE = Spec("rush", "base", 2)
USSR, GERMANY = 0, 1
JUDGED = ("cards", "classes", "abilities", "costs")


def measured(games: int = 8, jobs: int = 1) -> dict[str, Any]:
    return report(measure(plan(BASE, games, "s"), jobs))


@pytest.mark.compiled  # what is sent to another process is not the compiled game
def test_the_number_of_jobs_changes_nothing() -> None:
    assert measured(jobs=1) == measured(jobs=2)


def test_the_plain_games_are_those_of_a_simulation() -> None:
    found = measured(4)
    tally = simulate(BASE, ["greedy"], 4, "s").tally
    assert [row["count"] for row in found["seats"]] == tally.wins_by_seat
    assert sum(row["count"] for row in found["places"]) == 4
    assert {name: row["count"] for name, row in found["end_triggers"].items()} == {
        "bases": tally.end_triggers["bases"],
        "medals": tally.end_triggers["medals"],
    }
    assert list(found["nations"]) == NATION_TEXTS[:4]
    assert [row["games"] for row in found["nations"].values()] == [1] * 4
    assert sum(row["bought"] for row in found["cards"]) > 20


# What could be bought


def test_what_is_in_the_hand_counts_as_money() -> None:
    reserve = ["cost-0", "cost-1", "cost-3", "su-light"]  # a Light Tank costs 2
    play = at({"hand": ["engineers", "engineers"]}, {}, reserve=reserve)
    assert play.kinds(affordable(play.state)) == ["cost-0", "cost-1", "su-light"]
    play.do("spend engineers")
    assert play.kinds(affordable(play.state)) == ["cost-0", "cost-1", "su-light"]


def test_a_purchase_and_a_turn_without_one_are_decisions() -> None:
    play = at({"hand": ["engineers", "engineers"]}, {}, reserve=["cost-1", "cost-3"])
    market = Market()

    def watch(text: str) -> None:
        market.watch(play.state, play.game.parse_action(text))

    watch("end")
    assert (market.offered, market.bought) == ({"cost-1": 1}, {})
    watch("spend engineers")
    assert market.offered == {"cost-1": 1}
    play.do("spend engineers")
    watch("buy cost-1")
    assert (market.offered, market.bought) == ({"cost-1": 2}, {"cost-1": 1})
    play.do("buy cost-1")
    watch("end")  # nothing was passed over: one purchase is all a turn has
    assert market.offered == {"cost-1": 2}


def test_a_card_is_compared_with_its_cost() -> None:
    rules = at({}, {}).state.rules
    market = Market()
    market.offered = Counter({"cost-1": 300, "cost-3": 100})
    market.bought = Counter({"cost-1": 30, "cost-3": 90})
    others = [
        rules.kind_texts[card]
        for card in range(rules.vehicles)
        if rules.cost[card] == 1 and rules.kind_texts[card] != "cost-1"
    ]
    market.offered[others[0]] = 100
    market.bought[others[0]] = 90
    cards = card_rows(rules, market)
    by_name = {row["card"]: row for row in cards}
    assert by_name["cost-1"]["ratio"] == pytest.approx(30 / 300 / (120 / 400), abs=0.001)
    assert by_name["cost-1"]["flag"] is False
    assert by_name[others[0]]["ratio"] == 3
    assert by_name["cost-3"]["ratio"] == 1
    assert by_name["cost-0"]["ratio"] is None  # never offered
    assert sum(row["bought"] for row in cost_rows(cards)) == 210
    assert sum(row["cards"] for row in group_rows(cards, ["light"], "class")) > 0


# Who decides


def outcome(*sides: tuple[int, int]) -> Outcome:
    """Of total and Achievements of each seat; the highest total wins."""
    told = [
        {
            "seats": [seat],
            "total": total,
            "achievements": [f"{seat}-{number}" for number in range(won)],
            "vehicles_destroyed": 0,
            "bases_destroyed": 0,
        }
        for seat, (total, won) in enumerate(sides)
    ]
    best = max(total for total, _ in sides)
    winners = tuple(seat for seat, (total, _) in enumerate(sides) if total == best)
    return Outcome(winners, tuple(total for total, _ in sides), {"sides": told})


@pytest.mark.parametrize(
    ("sides", "decided"),
    [
        (((10, 0), (9, 0)), False),
        (((10, 1), (9, 0)), True),
        (((14, 1), (9, 1)), False),
        (((14, 1), (9, 0)), True),  # without it they would share the victory
        (((15, 1), (9, 0)), False),
    ],
)
def test_achievements_decide(sides: tuple[tuple[int, int], ...], decided: bool) -> None:
    ended = outcome(*sides)
    assert others_win(ended, all_achievements(ended)) is decided


def test_an_achievement_decides_when_another_would_have_won_without_it() -> None:
    ended = outcome((16, 2), (10, 1))
    assert not others_win(ended, {"0-0"})  # 11 to 10
    assert others_win(ended, {"0-0", "0-1"})  # 6 to 10
    assert not others_win(ended, {"1-0"})


def ended_games(games: int = 3) -> list[tuple[Any, Outcome]]:
    task = plan(BASE, games, "s")
    found = []
    for number in range(1, games + 1):
        state, _ = task.play_game(number, task.seat_bots(number))
        found.append((state, task.game.outcome(state)))
    return found


def test_who_wins_achievements_is_counted() -> None:
    whole, first, rest = Awards(), Awards(), Awards()
    games = ended_games()
    for number, (state, ended) in enumerate(games):
        whole.count(state, ended)
        (rest if number else first).count(state, ended)
    first.add(rest)
    assert vars(first) == vars(whole)
    won = [
        name
        for _, ended in games
        for side in ended.details["sides"]
        for name in side["achievements"]
    ]
    assert whole.won == Counter(won)
    by_winner = [
        name
        for _, ended in games
        for side in ended.details["sides"]
        if side["seats"][0] in ended.winners
        for name in side["achievements"]
    ]
    assert +whole.by_winner == Counter(by_winner)
    assert sum(whole.by_place.values()) == len(won)
    assert whole.in_play.total() == sum(len(state.achievements) for state, _ in games)


def test_squads_of_winners_are_held_against_the_others() -> None:
    whole, first, rest = Squads(), Squads(), Squads()
    games = ended_games()
    for number, (state, ended) in enumerate(games):
        whole.count(state, ended)
        (rest if number else first).count(state, ended)
    first.add(rest)
    assert first.rows() == whole.rows()
    rows = {(row["of"], row["name"]): row for row in whole.rows()}
    for side in ("winner", "others"):
        classes = sum(row[side] for row in rows.values() if row["of"] == "class")
        assert classes == pytest.approx(rows["whole", "vehicles"][side], abs=0.005)
    for state, ended in games:
        squads = [parts_of(state, squad) for squad in squads_of_sides(state)]
        medals = [squad["whole", "medals"] for squad in squads]
        assert medals == [side["medals"] for side in ended.details["sides"]]


def test_what_cards_are_played_for() -> None:
    play = at({"hand": ["engineers", "su-light", "cost-1"]}, {}, reserve=["cost-3"])
    uses = Uses()
    for text in ("spend engineers", "buy cost-3", "attack su-light", "join cost-1", "end"):
        uses.watch(play.state, play.game.parse_action(text))
    assert uses.played == {
        ("engineers", "resources"): 1,
        ("su-light", "attack"): 1,
        ("cost-1", "attack"): 1,
    }
    rear = play.game.parse_action("defend rear:su-light")
    uses.watch(play.state, rear)
    assert uses.played["su-light", "defence"] == 1


class Buyer:
    """Buys a certain card."""

    name = "buyer"
    wants_view = True

    def __init__(self, action: int) -> None:
        self.action = action

    def choose(self, view: View | None, decision: Decision) -> int:
        return self.action


def test_a_patriot_prefers_its_nation_when_costs_are_near() -> None:
    game = make_game("rush", "base", 2)
    rules = plan(BASE, 1, "s").game.rules

    def cards(nation: int, cost: int) -> int:
        return next(
            card
            for card in range(rules.vehicles)
            if rules.nation[card] == nation and rules.cost[card] == cost
        )

    foreign, near, far = cards(USSR, 3), cards(GERMANY, 2), cards(GERMANY, 1)

    def taken(offers: list[int]) -> int:
        actions = tuple(BUY * VERB_SHIFT + card for card in offers)
        patriot = Patriot(Buyer(actions[0]), rules, GERMANY)
        found = patriot.choose(None, Decision(0, "main", {}, actions)) % VERB_SHIFT
        assert (patriot.taken, patriot.own) == (1, rules.nation[found] == GERMANY)
        return found

    assert taken([foreign, far, near]) == near
    assert taken([foreign, far]) == foreign
    assert taken([far, near]) == far  # its own choice is of the nation already
    plain = make_bot("greedy", game, 0, "s")
    assert Patriot(plain, rules, USSR).name == "greedy-patriot"


def test_contests_add_up() -> None:
    one, other = Contest(), Contest()
    one.games, one.opponents, other.games, other.opponents = 1, 3, 2, 6
    one.add(other)
    assert (one.games, one.opponents) == (3, 9)


# Goals


def test_goals_are_reached_or_not() -> None:
    fine: dict[str, Any] = {
        **{
            part: [{"flag": False, "ratio": 1.0, "ratio_low": 0.5, "ratio_high": 2.0}]
            for part in JUDGED
        },
        "seats": [share(51, 100), share(49, 100)],
        "places": [share(52, 100), share(48, 100)],
        "nations": {"ussr": share(55, 100)},
        "rounds": {"median": 16, "median_low": 15, "median_high": 16},
        "end_triggers": {"bases": share(90, 100), "medals": share(10, 100)},
        "achievements_decide": share(25, 100),
    }
    assert all(goal["reached"] for goal in goals(fine, 2))
    assert {goal["goal"] for goal in goals(fine, 2) if goal["sure"]} == {*JUDGED, "rounds"}
    poor: dict[str, Any] = {
        **{
            part: [{"flag": True, "ratio": 4.0, "ratio_low": 2.9, "ratio_high": 5.0}]
            for part in JUDGED
        },
        "seats": [share(46, 100), share(54, 100)],
        "places": [share(54, 100), share(46, 100)],
        "nations": {"ussr": share(40, 100), "usa": share(56, 100)},
        "rounds": {"median": 17, "median_low": 16, "median_high": 18},
        "end_triggers": {"bases": share(100, 100), "medals": share(0, 100)},
        "achievements_decide": share(24, 100),
    }
    assert [goal["reached"] for goal in goals(poor, 2)] == [False] * 10
    assert {goal["goal"] for goal in goals(poor, 2) if goal["sure"]} == {"triggers"}
    unknown = fine | {part: [{"flag": False, "ratio": None}] for part in JUDGED} | {"nations": {}}
    told = {goal["goal"]: goal["reached"] for goal in goals(unknown, 2)}
    assert {name for name, reached in told.items() if reached is None} == {*JUDGED, "nations"}
