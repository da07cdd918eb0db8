"""Bots and programs sit down at a table in the terminal, and what people are told of programs."""

from collections.abc import Sequence
from functools import partial

from motorpool.bots import Bot, make_bot
from motorpool.bots.program.program_bot import ProgramBot
from motorpool.bots.program.protocol import STOPPED
from motorpool.cli.chairs import Chair
from motorpool.core.game import Game
from motorpool.words.bundle import Words


class Notices:
    """Sentences that wait until somebody reads; of each player the same is said once."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.said: set[tuple[str, bool]] = set()
        self.waiting: list[list[str]] = []

    def forfeited(self, player: str, why: str) -> None:
        stopped = why == STOPPED
        if (player, stopped) not in self.said:
            self.said.add((player, stopped))
            self.waiting.append([self.words.say("program-forfeits", player=player, why=why)])

    def take(self) -> list[list[str]]:
        waiting, self.waiting = self.waiting, []
        return waiting


def seat_bots(
    chairs: Sequence[Chair], game: Game, seed: str, seconds: int, notices: Notices
) -> dict[int, Bot]:
    """By seat; where a person sits there is none."""
    bots: dict[int, Bot] = {}
    for seat, chair in enumerate(chairs):
        if chair.program:
            forfeited = partial(notices.forfeited, chair.name)
            bots[seat] = ProgramBot(chair.program, game, seat, seed, forfeited, seconds)
        elif chair.bot is not None:
            bots[seat] = make_bot(chair.bot, game, seat, seed)
    return bots
