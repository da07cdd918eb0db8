"""The bots by name; one that searches may be told how long, as in `ace:2000` or `ace:500ms`."""

from collections.abc import Callable
from typing import Any

from motorpool.bots import levels
from motorpool.bots.bot import Bot
from motorpool.bots.random_bot import RandomBot
from motorpool.bots.search.budget import read_budget
from motorpool.core.chance import Seeded
from motorpool.core.errors import BadOption
from motorpool.core.game import Game


def random_bot(game: Any, seat: int, seed: str) -> Bot:
    return RandomBot(Seeded(f"{seed}/random/{seat}"))


STRONGEST = "ace"  # the one that is asked for a hint, and that has a budget
LEVELS: dict[str, Callable[[Any, int, str], Bot]] = {
    "recruit": levels.recruit,
    "veteran": levels.veteran,
    STRONGEST: levels.ace,
}
BOTS = LEVELS | {"greedy": levels.greedy, "random": random_bot}
SEARCHING = ("veteran", STRONGEST)


def check_bot(name: str) -> None:
    """Refuse what is no name of a bot, or a budget that cannot be read."""
    kind, budget = split_budget(name)
    if kind not in BOTS or (budget is not None and kind != STRONGEST):
        raise unknown(name)
    if budget is not None:
        read_budget(name, budget)


def check_level(name: str) -> None:
    """Refuse what is not offered to everybody: how long a bot thinks is the host's business."""
    if name not in BOTS:
        raise unknown(name)


def unknown(name: str) -> BadOption:
    return BadOption("bot-unknown", {"bot": name, "choices": ", ".join(BOTS)})


def imagines(name: str) -> bool:
    """Whether a bot searches, and so has to be given a state to begin from."""
    return split_budget(name)[0] in SEARCHING


def split_budget(name: str) -> tuple[str, str | None]:
    kind, colon, budget = name.partition(":")
    return kind, budget if colon else None


def make_bot(name: str, game: Game, seat: int, seed: str) -> Bot:
    """A bot for one seat of one game; the same seed makes it choose the same again."""
    check_bot(name)
    kind, budget = split_budget(name)
    if budget is not None:
        return levels.ace(game, seat, seed, read_budget(name, budget))
    return BOTS[kind](game, seat, seed)
