"""What owning a card adds: cases whose answer is known."""

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from motorpool.bots import make_bot
from motorpool.core.chance import Seeded
from motorpool.core.game import Decision
from motorpool.games import make_game
from motorpool.lab.balance.measuring import measure
from motorpool.lab.balance.rush.listing import with_owning
from motorpool.lab.balance.rush.measurement import plan
from motorpool.lab.balance.rush.owning import Draw, Owning, effect
from motorpool.lab.balance.rush.raffle import Raffle
from motorpool.lab.simulate import Spec
from motorpool.rush.cards import built_in
from motorpool.rush.codes import BUY, END, VERB_SHIFT

WON, LOST = Fraction(1), Fraction(0)
PAIR = (2, 1)  # drawn from two, of which one is meant


def drawn(random: Random, adds: float, draws: int = 250) -> Counter[Draw]:
    """Draws by players of different strength; those who choose among many are the stronger ones."""
    found: Counter[Draw] = Counter()
    for _ in range(draws):
        size = random.choice((2, 3, 4))
        came = random.random() < 1 / size
        won = random.random() < 0.15 * size + adds * came
        found[(size, 1), came, Fraction(won)] += 1
    return found


@pytest.mark.parametrize("adds", [0.0, 0.2])
def test_the_interval_holds_the_truth_in_95_of_100(adds: float) -> None:
    random = Random(f"owning {adds}")
    runs = [effect(drawn(random, adds)) for _ in range(300)]
    held = sum(abs(run.adds - adds) <= run.error for run in runs if run)
    assert 273 <= held <= 297  # 285 expected; outside by chance once in a thousand
    clear = sum(run.chance < 0.05 for run in runs if run)
    assert clear <= 27 if adds == 0 else clear >= 240


def test_who_could_choose_among_more_is_not_taken_for_the_card() -> None:
    """With two cards a draw brings it more often, with four the players win more often."""
    found: Counter[Draw] = Counter()
    for size, came, won, count in (
        (2, True, LOST, 50),
        (2, False, LOST, 50),
        (4, True, WON, 25),
        (4, False, WON, 75),
    ):
        found[(size, 1), came, won] = count
    told = effect(found)
    assert told is not None
    assert told.adds == pytest.approx(0)


def test_a_difference_of_shares() -> None:
    found = Counter({(PAIR, True, WON): 60, (PAIR, True, LOST): 40, (PAIR, False, WON): 45})
    found[PAIR, False, LOST] = 55
    told = effect(found)
    assert told is not None
    assert told.adds == pytest.approx(0.15)
    assert told.error == pytest.approx(1.96 * (0.24 / 100 + 0.2475 / 100) ** 0.5, rel=0.02)
    assert effect({(PAIR, True, WON): 29, (PAIR, False, WON): 99}) is None  # too few


def test_who_always_wins_with_it_is_beyond_luck() -> None:
    told = effect({(PAIR, True, WON): 40, (PAIR, False, LOST): 40})
    assert told is not None
    assert told.adds == 1
    assert told.chance < 1e-9


def test_of_many_cards_that_add_nothing_none_is_clear_in_95_of_100() -> None:
    """With as few draws as are told of, where margins alone are too sure of the farthest card."""
    random = Random("nothing")
    names = [f"card-{number}" for number in range(100)]
    rows: list[dict[str, Any]] = [{"card": name} for name in names]
    found_any = 0
    for _ in range(60):
        owning = Owning()
        for name in names:
            owning.draws[name] = drawn(random, 0.0, draws=105)
        found = with_owning(rows, owning, names)
        assert sum(row["owning"] is not None for row in found) > 60
        found_any += any(row["owning"] and row["owning"]["clear"] for row in found)
    assert found_any <= 8  # 3 expected; more by chance once in two hundred


def test_of_many_cards_one_is_clear_only_when_luck_is_out_of_the_question() -> None:
    owning = Owning()
    random = Random("many")
    names = [f"card-{number}" for number in range(40)]
    for name in names:
        owning.draws[name] = drawn(random, 0.3 if name == "card-7" else 0.0)
    rows: list[dict[str, Any]] = [{"card": name} for name in [*names, "unseen"]]
    found = with_owning(rows, owning, [row["card"] for row in rows])
    assert [row["card"] for row in found if row["owning"] and row["owning"]["clear"]] == ["card-7"]
    assert found[-1]["owning"] is None


def test_chance_sells_cards_of_one_cost() -> None:
    game = make_game("rush", "base", 2)
    rules = plan(Spec("rush", "base", 2), 1, "s").game.rules
    cheap = [card for card in range(rules.vehicles) if rules.cost[card] == 1][:3]
    dear = next(card for card in range(rules.vehicles) if rules.cost[card] == 4)

    class Buyer:
        name = "buyer"
        wants_view = False

        def __init__(self, action: int) -> None:
            self.action = action

        def choose(self, view: object, decision: Decision) -> int:
            return self.action

    def raffle(action: int, cards: list[int]) -> tuple[Counter[int], Raffle]:
        actions = tuple(BUY * VERB_SHIFT + card for card in cards)
        bot = Raffle(Buyer(action), rules, Seeded("s"))
        decision = Decision(0, "main", {}, actions)
        return Counter(bot.choose(None, decision) % VERB_SHIFT for _ in range(300)), bot

    got, bot = raffle(BUY * VERB_SHIFT + cheap[0], [*cheap, dear])
    assert set(got) == set(cheap)
    assert min(got.values()) > 70
    assert bot.draws[0][0] in bot.draws[0][1]
    assert bot.draws[0][1] == [rules.kind_texts[card] for card in cheap]
    got, bot = raffle(BUY * VERB_SHIFT + dear, [*cheap, dear])
    assert (set(got), bot.draws) == ({dear}, [])
    got, bot = raffle(END * VERB_SHIFT, cheap)
    assert bot.draws == []
    assert Raffle(make_bot("greedy", game, 0, "s"), rules, Seeded("s")).name == "greedy-raffle"


def test_groups_are_held_against_other_cards_of_the_same_draw() -> None:
    owning = Owning()
    groups = {"a": ["heavy"], "b": ["heavy"], "c": ["light"]}
    owning.count([("a", ["a", "b", "c"]), ("a", ["a", "b"])], WON, groups)
    assert owning.draws["heavy"] == {((3, 2), True, WON): 1}  # the other draw had no choice
    assert owning.draws["light"] == {((3, 1), False, WON): 1}
    assert owning.draws["b"] == {((3, 1), False, WON): 1, (PAIR, False, WON): 1}
    both = Owning()
    both.add(owning)
    both.add(owning)
    assert both.draws["heavy"] == {((3, 2), True, WON): 2}


def card_set() -> dict[str, Any]:
    """Usual cards of cost 2, some that do everything, and some that do nothing but cost."""
    usual = {"class": "medium", "cost": 2, "resources": 2}
    strong = {"class": "heavy", "resources": 6, "abilities": ["reinforcements 2"]}
    idle = {"class": "auxiliary", "resources": 0, "power": 0, "armor": 0}
    own: dict[str, dict[str, Any]] = {f"usual-{number}": usual for number in range(12)}
    own |= {f"strong-{number}": usual | strong for number in range(2)}
    own |= {f"idle-{number}": usual | idle for number in range(8)}
    nations = ("ussr", "germany", "usa", "france")
    vehicles = [
        {"id": name, "name": name, "nation": nations[number % 4], **values}
        for number, (name, values) in enumerate(own.items())
    ]
    base = [vehicle.id for vehicle in built_in("base").vehicles]
    form = {"format": "motorpool-rush-cards", "version": 1, "id": "own", "extends": "base"}
    return form | {"remove": base, "vehicles": vehicles}


def test_strong_cards_add_and_idle_ones_take_away() -> None:
    games = 40
    task = plan(Spec("rush", "base", 2, {"cards": card_set()}), games, "s")
    draws = task.play(range(task.before_raffles + 1, task.total + 1)).owning.draws
    strong, idle = effect(draws["classes/heavy"]), effect(draws["classes/auxiliary"])
    assert strong is not None
    assert idle is not None
    assert strong.adds - strong.error > 0
    assert idle.adds + idle.error < 0


def test_the_raffle_is_part_of_the_measurement() -> None:
    counts = measure(plan(Spec("rush", "base", 2), 4, "s")).counts
    assert counts.games == 4 + 4 + 4
    assert sum(count for draws in counts.owning.draws.values() for count in draws.values()) > 20
