"""The bots by name."""

from collections.abc import Callable
from typing import Any

from motorpool.bots.bot import Bot
from motorpool.bots.random_bot import RandomBot
from motorpool.core.chance import Seeded
from motorpool.core.errors import BadOption
from motorpool.core.game import Game


def random_bot(game: Any, seat: int, seed: str) -> Bot:
    return RandomBot(Seeded(f"{seed}/random/{seat}"))


def greedy_bot(game: Any, seat: int, seed: str) -> Bot:
    """Each game has its own; imported here for a quick start of those who need no bot."""
    if game.name == "battlegrounds":
        from motorpool.bots.battlegrounds import greedy as battlegrounds

        return battlegrounds.GreedyBot(game.rules, Seeded(f"{seed}/greedy/{seat}"))
    from motorpool.bots.rush import greedy as rush

    return rush.GreedyBot(game.rules)


BOTS: dict[str, Callable[[Any, int, str], Bot]] = {"greedy": greedy_bot, "random": random_bot}
STRONGEST = "greedy"  # the one that is asked for a hint


def check_bot(name: str) -> None:
    if name not in BOTS:
        raise BadOption("bot-unknown", {"bot": name, "choices": ", ".join(BOTS)})


def make_bot(name: str, game: Game, seat: int, seed: str) -> Bot:
    """A bot for one seat of one game; the same seed makes it choose the same again."""
    check_bot(name)
    return BOTS[name](game, seat, seed)
