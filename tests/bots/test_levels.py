"""Recruit, veteran and ace: in every mode, by what their seat may know."""

import gc
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from motorpool.bots import Bot, make_bot
from motorpool.bots.play import ask, play_game
from motorpool.bots.registry import check_level
from motorpool.bots.rush.mind import RushMind
from motorpool.bots.search.bot import SearchBot
from motorpool.bots.search.tree import Node
from motorpool.core.chance import Seeded
from motorpool.core.errors import BadOption
from motorpool.core.game import Game
from motorpool.games import PRESETS, make_game

SEATS = {"solo": 1, "team": 4}
LEVELS = ["recruit", "ace:4"]


def games() -> Iterator[tuple[str, str]]:
    for name, presets in PRESETS.items():
        yield from product([name], presets)


def game_of(name: str, preset: str) -> Game:
    return make_game(name, preset, SEATS.get(preset, 2))


@pytest.mark.parametrize(("name", "preset"), list(games()))
def test_every_level_plays_every_mode_to_the_end(name: str, preset: str) -> None:
    game = game_of(name, preset)
    for level in LEVELS:
        bots = [make_bot(level, game, seat, "s") for seat in range(game.seats)]
        state, _ = play_game(game, bots, Seeded("s"), most=3000)
        assert state.over()


@pytest.mark.parametrize("preset", ["base", "second-front", "alternative"])
def test_what_is_imagined_tells_nothing_that_is_hidden(preset: str) -> None:
    """In two worlds that look the same to a seat, it imagines the same."""
    game = make_game("rush", preset, 3)
    chance = Seeded(preset)
    state = game.start(chance)
    differ = 0
    for number in range(150):
        if state.over():
            break
        for seat in range(3):
            other = game.determinize(state, seat, chance)
            differ += game.dump_position(other) != game.dump_position(state)
            told = [
                game.dump_position(game.determinize(world, seat, Seeded(f"{number}")))
                for world in (state, other)
            ]
            assert told[0] == told[1]
        actions = state.legal()
        state.apply(actions[chance.below(len(actions))], chance)
    assert differ > 100


def test_a_search_chooses_the_same_in_worlds_that_look_the_same() -> None:
    game = make_game("rush", "base", 2)
    chance = Seeded("worlds")
    state = game.start(chance)
    for number in range(25):
        seat = state.seat_to_decide()
        worlds = (state, game.determinize(state, seat, chance))
        chosen = {ask(make_bot("ace:15", game, seat, f"{number}"), game, each) for each in worlds}
        assert len(chosen) == 1
        state.apply(chosen.pop(), chance)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_veteran_looks_at_as_many_turns_at_any_table(seats: int) -> None:
    """A round of its search imagines one of each seat: at a full table it has fewer rounds."""
    game = make_game("rush", "second-front", seats)
    veteran = make_bot("veteran", game, 0, "s")
    assert isinstance(veteran, SearchBot)
    assert isinstance(veteran.mind, RushMind)
    assert veteran.mind.ahead == seats
    assert 400 - seats < veteran.budget.rounds * seats <= 400


def reachable(thing: Any) -> Iterator[Any]:
    """Everything that can be reached from an object, but for code and modules."""
    seen: set[int] = set()
    found = [thing]
    while found:
        each = found.pop()
        if id(each) in seen or isinstance(each, type) or hasattr(each, "__globals__"):
            continue
        seen.add(id(each))
        yield each
        if type(each).__name__ != "module":
            found += gc.get_referents(each)


def test_no_object_leads_a_bot_to_the_true_state() -> None:
    game = make_game("rush", "base", 2)
    state: Any = game.start(Seeded("s"))
    secret = {id(state), *(id(player) for player in state.players)}
    met: list[bool] = []

    class Nosy(SearchBot):
        def choose(self, view: Any, decision: Any) -> int:
            met.append(any(id(each) in secret for each in reachable(self)))
            return super().choose(view, decision)

    seat = state.seat_to_decide()
    known = make_bot("ace:5", game, seat, "s")
    assert isinstance(known, SearchBot)
    nosy = Nosy("nosy", game, known.mind, known.chance, known.budget, known.adviser)
    ask(nosy, game, state)
    nosy.imagined = state  # so the look would find it
    nosy.choose(game.view(state, seat), game.decision(state, seat))
    assert met == [False, True]


def test_advice_is_tried_first() -> None:
    """One round tries one action: the one that the adviser would choose."""
    game = make_game("battlegrounds", "battle", 2)
    state: Any = game.start(Seeded("s"))
    thumb, search = make_bot("greedy", game, 0, "s"), make_bot("ace:1", game, 0, "s")
    for _ in range(30):
        decision = game.decision(state, state.seat_to_decide())
        view = game.view(state, decision.seat)
        advised = thumb.choose(view, decision)
        assert isinstance(search, SearchBot)
        search.imagine(game.determinize(state, decision.seat, search.chance))
        assert search.choose(view, decision) == advised
        state.apply(advised, Seeded("s"))


def test_more_thinking_shows() -> None:
    """A search with many rounds beats one that only looks."""
    game = make_game("battlegrounds", "battle", 2)
    won = 0.0
    for number in range(6):
        bots: list[Bot] = [make_bot("ace:60", game, 0, "s"), make_bot("ace:2", game, 1, "s")]
        state, _ = play_game(game, bots, Seeded(f"{number}"))
        won += 0 in game.outcome(state).winners
    assert won >= 5


def test_a_recruit_makes_mistakes() -> None:
    game = make_game("rush", "base", 2)
    won = 0
    for number in range(12):
        bots = [make_bot("greedy", game, 0, "s"), make_bot("recruit", game, 1, f"{number}")]
        state, _ = play_game(game, bots, Seeded(f"{number}"))
        won += game.outcome(state).winners == (0,)
    assert won >= 9


def test_time_is_a_limit_too() -> None:
    game = make_game("rush", "base", 2)
    state = game.start(Seeded("s"))
    bot = make_bot("ace:1ms", game, state.seat_to_decide(), "s")
    assert ask(bot, game, state) in state.legal()


@pytest.mark.parametrize("name", ["ace:", "ace:0", "ace:0s", "ace:fast", "ace:-3", "ace:1h"])
def test_a_budget_that_cannot_be_read(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        make_bot(name, make_game("rush", "base", 2), 0, "s")
    assert refused.value.key == "bot-budget"


@pytest.mark.parametrize("name", ["greedy:2s", "recruit:5", "random:1", "genius:1"])
def test_only_ace_is_told_how_long(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        make_bot(name, make_game("rush", "base", 2), 0, "s")
    assert refused.value.key == "bot-unknown"


def test_the_server_lets_nobody_say_how_long() -> None:
    check_level("ace")
    with pytest.raises(BadOption):
        check_level("ace:600s")


def thinking_ahead(level: str, seed: str) -> tuple[int, int, int]:
    """A game against greedy: searches of the first seat, those that went on, and odd ones."""
    game = make_game("rush", "base", 2)
    chance = Seeded(seed)
    state: Any = game.start(chance)
    bots = [make_bot(level, game, 0, seed), make_bot("greedy", game, 1, seed)]
    search = bots[0]
    assert isinstance(search, SearchBot)
    searches = went_on = odd = 0
    while not state.over() and searches < 40:
        seat = state.seat_to_decide()
        ahead = search.ahead
        actions = state.legal()
        if seat == 0 and len(actions) > 1:
            searches += 1
            same = ahead is not None and ahead[0] == search.outlook(state, 0)
            went_on += same
            odd += ahead is not None and not same
        action = ask(bots[seat], game, state)
        state.apply(action, chance)
    return searches, went_on, odd


def test_by_the_clock_a_search_goes_on_where_the_one_before_has_been() -> None:
    searches, went_on, odd = thinking_ahead("ace:3ms", "ahead")
    assert searches // 4 < went_on < searches, "chance has a say in some"
    assert odd == 0


def test_so_many_rounds_begin_anew() -> None:
    assert thinking_ahead("ace:20", "ahead")[1:] == (0, 0)


def test_what_was_thought_of_another_decision_is_forgotten() -> None:
    game = make_game("rush", "base", 2)
    state: Any = game.start(Seeded("s"))
    seat = state.seat_to_decide()
    bot = make_bot("ace:3ms", game, seat, "s")
    assert isinstance(bot, SearchBot)
    view, actions = bot.outlook(state, seat)
    for other in ((view, [*actions, -5]), (view | {"round": 2}, actions)):
        bot.ahead = (other, Node(-1, seat))
        assert bot.known(state, seat) is None
    bot.ahead = ((view, actions), node := Node(-1, seat))
    assert bot.known(state, seat) is node
    assert bot.known(state, seat) is None, "it was used"


@pytest.mark.parametrize(
    ("name", "preset"), [("rush", "second-front"), ("battlegrounds", "battle")]
)
def test_who_leaves_a_hint_gets_no_thought_of_what_it_would_have_brought(
    name: str, preset: str
) -> None:
    """A person asks and then plays anything: only what was really done may be thought on from."""
    game = make_game(name, preset, 2)
    chance = Seeded("hints")
    state: Any = game.start(chance)
    coaches = [make_bot("ace:2ms", game, seat, "s") for seat in range(2)]
    kept = strayed = 0
    followed: list[bool] = [False, False]
    for number in range(250):
        if state.over():
            break
        seat = state.seat_to_decide()
        coach = coaches[seat]
        assert isinstance(coach, SearchBot)
        imagined = game.determinize(state, seat, chance)
        ahead = coach.ahead
        if ahead is not None and ahead[0][1] == state.legal():
            known = coach.known(imagined, seat)
            assert known is None or followed[seat]
            kept += known is not None
            strayed += known is None
            coach.ahead = ahead
        advised = ask(coach, game, state)
        actions = state.legal()
        action = advised if number % 3 else actions[chance.below(len(actions))]
        followed[seat] = action == advised
        state.apply(action, chance)
    assert kept > 10
    assert strayed > 0, "the same actions in another place"
