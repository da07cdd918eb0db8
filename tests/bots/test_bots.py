"""The bots by name, how they play a game, and that they see nothing but views."""

import json
from collections import Counter
from typing import Any

import pytest

from motorpool.bots import BOTS, Bot, make_bot
from motorpool.bots.play import play_game, play_match, show_the_past
from motorpool.bots.random_bot import RandomBot
from motorpool.bots.search.bot import SearchBot
from motorpool.core.chance import Seeded
from motorpool.core.errors import BadOption
from motorpool.core.game import Decision, Game
from motorpool.games import make_game, match_of_record
from motorpool.rush.game import Rush


def bots_for(game: Game, names: list[str], seed: str) -> list[Bot]:
    return [make_bot(name, game, seat, seed) for seat, name in enumerate(names)]


def test_every_bot_has_its_name() -> None:
    game = Rush.preset("base", 2)
    for name in BOTS:
        assert make_bot(name, game, 0, "seed").name == name


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        make_bot("genius", make_game("rush", "base", 2), 0, "seed")
    assert refused.value.key == "bot-unknown"
    choices = "recruit, veteran, ace, greedy, random"
    assert refused.value.values == {"bot": "genius", "choices": choices}


def test_who_sits_down_later_remembers_as_if_it_had_played() -> None:
    game = make_game("battlegrounds", "family", 2)
    bots = bots_for(game, ["greedy", "greedy"], "s")
    match = play_match(game, bots, Seeded("s"), most=20)
    for seat, bot in enumerate(bots):
        later: Any = make_bot("ace", game, seat, "other")
        later = getattr(later.choose, "__self__", later)  # who plays under this name
        assert not later.memory.seen
        show_the_past(later, seat, match)
        known: Any = bot
        assert later.memory.seen == known.memory.seen != {}


def test_a_search_sees_the_past_without_a_thought() -> None:
    game = make_game("rush", "base", 2)
    match = play_match(game, bots_for(game, ["greedy", "greedy"], "s"), Seeded("s"), most=40)
    bot = make_bot("ace:3000s", game, 1, "s")
    show_the_past(bot, 1, match)
    decisions = [step for step in match.past if step.seat == 1]
    assert decisions
    assert isinstance(bot, SearchBot)
    assert bot.reason == []


def test_random_chooses_evenly() -> None:
    bot = RandomBot(Seeded("even"))
    decision = Decision(0, "main", {}, (3, 5, 8, 13))
    counts = Counter(bot.choose(None, decision) for _ in range(4000))
    assert set(counts) == {3, 5, 8, 13}
    assert all(900 < count < 1100 for count in counts.values())


@pytest.mark.parametrize("name", ["recruit", "ace:8", "greedy", "random"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    game = Rush.preset("base", 2)
    texts = [
        play_match(game, bots_for(game, [name, "random"], "s"), Seeded("s")).record.to_text()
        for _ in range(2)
    ]
    assert texts[0] == texts[1]


def test_a_game_is_the_same_with_and_without_a_record() -> None:
    game = make_game("rush", "alternative", 3)
    names = ["greedy", "random", "greedy"]
    state, decisions = play_game(game, bots_for(game, names, "s"), Seeded("s"))
    match = play_match(game, bots_for(game, names, "s"), Seeded("s"))
    assert match.record.seats == names
    assert decisions == len(match.record.moves)
    assert game.outcome(state) == game.outcome(match.state)


def test_the_record_of_bots_plays_again() -> None:
    game = Rush.preset("second-front", 2)
    match = play_match(game, bots_for(game, ["greedy", "greedy"], "s"), Seeded("s"), ["A", "B"])
    again = match_of_record(match.record, Seeded("other"))
    assert again.record == match.record
    assert match.record.seats == ["A", "B"]


def test_a_game_can_be_broken_off() -> None:
    game = Rush.preset("base", 2)
    bots = bots_for(game, ["random", "random"], "s")
    state, decisions = play_game(game, bots, Seeded("s"), most=10)
    assert decisions == 10
    assert not state.over()


# Bots get a view, never a state


class Watching:
    """Passes on to a bot and keeps what it was given."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.wants_view = bot.wants_view
        self.given: list[tuple[Any, Decision]] = []

    def choose(self, view: dict[str, Any] | None, decision: Decision) -> int:
        self.given.append((view, decision))
        return self.bot.choose(view, decision)


def parts(data: Any) -> list[Any]:
    """All that hangs on a piece of data."""
    found = [data]
    if isinstance(data, dict):
        for key, value in data.items():
            found += [key, *parts(value)]
    elif isinstance(data, list | tuple):
        for value in data:
            found += parts(value)
    return found


@pytest.mark.parametrize("preset", ["base", "second-front", "team"])
def test_bots_are_given_plain_data_only(preset: str) -> None:
    game = Rush.preset(preset, 4)
    bots = [Watching(bot) for bot in bots_for(game, ["greedy"] * 4, "s")]
    state, _ = play_game(game, bots, Seeded("s"), most=300)
    lists_of_state = {id(value) for value in vars_of(state) if isinstance(value, list)}
    for bot in bots:
        assert bot.given
        for view, decision in bot.given:
            assert json.loads(json.dumps(view)) == view
            for part in parts([view, decision.asked, decision.actions, decision.texts]):
                assert type(part) in (dict, list, tuple, str, int, bool, type(None))
                assert id(part) not in lists_of_state
            assert view["seat"] == decision.seat


def vars_of(state: Any) -> list[Any]:
    owners = [state, *state.players]
    return [getattr(owner, name) for owner in owners for name in dir(owner) if name[0] != "_"]


def test_who_does_not_look_is_given_no_view() -> None:
    game = Rush.preset("base", 2)
    bots = [Watching(bot) for bot in bots_for(game, ["random", "random"], "s")]
    play_game(game, bots, Seeded("s"), most=50)
    assert all(view is None for bot in bots for view, _ in bot.given)


def test_a_hidden_hand_changes_no_choice() -> None:
    """Two tables that differ only in what a seat cannot know: it chooses the same."""
    game = Rush.preset("base", 2)
    checked = 0
    for number in range(3):
        chance = Seeded(f"law/{number}")
        state = game.start(chance)
        bot, twin, other = bots_for(game, ["greedy", "greedy", "random"], "s")
        while not state.over() and state.turn < 24:
            seat = state.seat_to_decide()
            if seat == 0:
                dealt = game.determinize(state, 0, chance)
                action = bot.choose(game.view(state, 0), game.decision(state, 0))
                assert action == twin.choose(game.view(dealt, 0), game.decision(dealt, 0))
                checked += 1
            else:
                action = other.choose(None, game.decision(state, seat))
            state.apply(action, chance)
    assert checked > 50
