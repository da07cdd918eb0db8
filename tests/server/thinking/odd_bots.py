"""Bots that do what bots should not, and those of the house; a worker imports this by its name."""

import os
import signal
import time
from pathlib import Path
from typing import Any

from motorpool.bots import Bot, registry
from motorpool.bots.bot import View
from motorpool.core.game import Decision, Game

NOTES = "ODD_BOTS_NOTES"  # the environment names the directory where they leave notes


class OddBot:
    """Does its deed; with "@turn" only as that turn of Rush begins, else takes the first action."""

    wants_view = True

    def __init__(self, name: str, seat: int) -> None:
        self.name = name
        self.deed, _, at = name.partition("@")
        self.at = int(at) if at else None
        self.seat = seat

    def choose(self, view: View | None, decision: Decision) -> int:
        assert view is not None
        leave_note(f"{self.seat} {os.getpid()}")
        if self.at is None or begins(view, self.at):
            return getattr(self, self.deed)(decision)  # type: ignore[no-any-return]
        return decision.actions[0]

    def first(self, decision: Decision) -> int:
        return decision.actions[0]

    def last(self, decision: Decision) -> int:
        print("thinking aloud")
        return decision.actions[-1]

    def hang(self, decision: Decision) -> int:
        while True:
            time.sleep(0.01)

    def spin(self, decision: Decision) -> int:
        while True:
            pass

    def dawdle(self, decision: Decision) -> int:
        time.sleep(0.3)
        return decision.actions[-1]

    def die(self, decision: Decision) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return self.hang(decision)

    def stumble(self, decision: Decision) -> int:
        raise KeyError("a mistake")

    def cheat(self, decision: Decision) -> int:
        return max(decision.actions) + 1


def begins(view: View, turn: int) -> bool:
    return bool(view["turn"] == turn and not view["this_turn"]["acted"])


def leave_note(text: str) -> None:
    if NOTES in os.environ:
        with (Path(os.environ[NOTES]) / "notes").open("a") as notes:
            notes.write(text + "\n")


def make_bot(name: str, game: Game, seat: int, seed: str) -> Bot:
    if name in registry.BOTS:
        return registry.make_bot(name, game, seat, seed)
    bot: Any = OddBot(name, seat)
    return bot  # type: ignore[no-any-return]
