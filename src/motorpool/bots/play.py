"""Bots play a game: quickly, or with a record of it."""

from collections.abc import Callable, Sequence
from typing import Any

from motorpool.bots.bot import Bot
from motorpool.bots.search.bot import SearchBot
from motorpool.bots.steered import Steered
from motorpool.core.chance import Chance
from motorpool.core.game import Game, GameState
from motorpool.core.match import Match

MOST_DECISIONS = 100_000  # bots that never end a game must not hold up the others

Watch = Callable[[Any, int], None]  # is told of the state and of the action chosen in it


def choose(game: Game, state: GameState, bots: Sequence[Bot]) -> int:
    """The action of the bot whose decision it is."""
    return ask(bots[state.seat_to_decide()], game, state)


def ask(bot: Bot, game: Game, state: GameState) -> int:
    """What a bot chooses: it gets what the seat may know, and a state that this may mean."""
    seat = state.seat_to_decide()
    thinking = bot.bot if isinstance(bot, Steered) else bot
    if isinstance(thinking, SearchBot):
        thinking.imagine(game.determinize(state, seat, thinking.chance))
    view = game.view(state, seat) if bot.wants_view else None
    return bot.choose(view, game.decision(state, seat))


def show_the_past(bot: Bot, seat: int, match: Match) -> None:
    """Let a bot that sits down in the middle of a game see what its seat has seen so far."""
    if not bot.wants_view:
        return
    look = bot.watch if isinstance(bot, SearchBot) else bot.choose
    for step in match.past:
        if step.seat == seat:
            look(match.game.view(step.state, seat), match.game.decision(step.state, seat))


def play_game(
    game: Game,
    bots: Sequence[Bot],
    chance: Chance,
    most: int = MOST_DECISIONS,
    watch: Watch | None = None,
) -> tuple[GameState, int]:
    """Play a game without a record; the last state, and how many decisions there were."""
    state = game.start(chance)
    decisions = 0
    while decisions < most and not state.over():
        action = choose(game, state, bots)
        if watch:
            watch(state, action)
        state.apply(action, chance)
        decisions += 1
    return state, decisions


def play_match(
    game: Game,
    bots: Sequence[Bot],
    chance: Chance,
    seats: Sequence[str] | None = None,
    most: int = MOST_DECISIONS,
) -> Match:
    """Play a game and keep its record; seats without names are called after the bots."""
    match = Match(game, [bot.name for bot in bots] if seats is None else list(seats), chance)
    while len(match.record.moves) < most and not match.state.over():
        match.do(match.state.seat_to_decide(), choose(game, match.state, bots))
    return match
