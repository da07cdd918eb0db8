"""Games for tests of words: every decision and event of a game, read by every seat."""

from collections.abc import Iterator
from typing import Any

from motorpool.battlegrounds.game import Battlegrounds
from motorpool.core.chance import Seeded
from motorpool.core.game import Game
from motorpool.rush.game import Rush
from motorpool.words.battlegrounds import BattlegroundsWords
from motorpool.words.bundle import Words
from motorpool.words.rush import RushWords

NAMES = ["Anna", "Bob", "Cyril", "Dana", "Ewa", "Filip"]
TIMID = ("end", "pass", "stop", "none", "leave")  # random play does more when it seldom gives up


def readers(game: Rush, language: str) -> list[RushWords]:
    """A reader for each seat."""
    names = NAMES[: game.seats]
    return [RushWords(Words(language), game, names, seat) for seat in range(game.seats)]


def board_readers(game: Battlegrounds, language: str) -> list[BattlegroundsWords]:
    """A reader for each seat of Battlegrounds."""
    names = NAMES[: game.seats]
    return [BattlegroundsWords(Words(language), game, names, seat) for seat in range(game.seats)]


def play(game: Game, seed: str) -> Iterator[tuple[Any, list[Any]]]:
    """A game of random choices: each state with the events that led to it, the end included."""
    chance = Seeded(seed)
    state = game.start(chance)
    events: list[Any] = []
    while True:
        yield state, events
        if state.over():
            return
        actions = state.legal()
        bold = [a for a in actions if game.action_text(a).split()[0] not in TIMID]
        choice = bold if bold and chance.below(8) else actions
        events = state.apply_and_tell(choice[chance.below(len(choice))], chance)
