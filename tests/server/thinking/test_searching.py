"""A bot that searches, in a worker: it begins from the position that it is sent."""

from dataclasses import replace

import pytest

from motorpool.bots import make_bot
from motorpool.bots.search.bot import SearchBot
from motorpool.core.chance import Seeded
from motorpool.games import game_of_position, make_game
from motorpool.server.thinking.memory import Memory
from motorpool.server.thinking.messages import LENGTH_BYTES, Past, read_frame, request
from tests.server.thinking.support import BOT_SEED, Table


@pytest.mark.parametrize(
    ("name", "preset"), [("rush", "second-front"), ("battlegrounds", "battle")]
)
def test_it_chooses_as_at_home(name: str, preset: str) -> None:
    game = make_game(name, preset, 2)
    table = Table(game, "ace:12")
    memory = Memory(make_bot)
    at_home = [make_bot("ace:12", game, seat, BOT_SEED) for seat in range(2)]
    for number in range(20):
        thought = table.thought()
        position = game.dump_position(
            game.determinize(table.state, thought.seat, Seeded(f"{number}"))
        )
        thought = replace(thought, imagined=position)
        past = None if thought.seen else Past(0, (), frozenset())
        sent = request(thought, past)
        [reply] = memory.answer(read_frame(sent[LENGTH_BYTES:]))
        bot = at_home[thought.seat]
        assert isinstance(bot, SearchBot)
        bot.imagine(game_of_position(position)[1])
        chosen = bot.choose(thought.view, thought.decision)
        assert reply == {"action": chosen, "reason": bot.reason}
        table.do(game.action_text(chosen))


def test_it_looks_at_the_past_without_a_thought() -> None:
    """After a restart nobody knows the bot: the past is seen, and not thought through again."""
    game = make_game("rush", "base", 2)
    table = Table(game, "ace:5")
    while len(table.shown[table.state.seat_to_decide()]) < 6:
        table.do(game.decision(table.state, table.state.seat_to_decide()).texts[0])
    thought = table.thought()
    position = game.dump_position(game.determinize(table.state, thought.seat, Seeded("s")))
    thought = replace(thought, imagined=position)
    memory = Memory(make_bot)
    unknown = read_frame(request(thought, None)[LENGTH_BYTES:])
    assert list(memory.answer(unknown)) == [{"past": 0}]
    shown = table.shown[thought.seat]
    told = read_frame(request(thought, Past(0, shown, frozenset()))[LENGTH_BYTES:])
    *met, last = memory.answer(told)
    assert len(met) == len(shown)
    at_home = make_bot("ace:5", game, thought.seat, BOT_SEED)
    assert isinstance(at_home, SearchBot)
    for view, decision in shown:
        at_home.watch(view, decision)
    at_home.imagine(game_of_position(position)[1])
    assert last["action"] == at_home.choose(thought.view, thought.decision)
