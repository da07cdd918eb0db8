"""A search on several cores: the same again for the same seed, and nobody is left behind."""

import os
import subprocess
import sys
import time
from typing import Any

import pytest

from motorpool.bots import make_bot
from motorpool.bots.play import ask
from motorpool.bots.search.budget import Budget, read_budget
from motorpool.bots.search.crew import Crew, hand
from motorpool.bots.search.tree import Tried
from motorpool.core.chance import Seeded
from motorpool.core.errors import BadOption
from motorpool.core.game import Decision
from motorpool.games import make_game


@pytest.mark.parametrize(
    ("written", "budget"),
    [
        ("2000", Budget(rounds=2000)),
        ("2s@4", Budget(milliseconds=2000, cores=4)),
        ("500ms@1", Budget(milliseconds=500)),
        ("3@8", Budget(rounds=3, cores=3)),  # no core without a round
    ],
)
def test_cores_are_part_of_a_budget(written: str, budget: Budget) -> None:
    assert read_budget("ace", written) == budget


@pytest.mark.parametrize("written", ["0", "2s@0", "@2", "2s@", "2@-1", "2s@two", "0@2"])
def test_what_is_no_budget_is_refused(written: str) -> None:
    with pytest.raises(BadOption):
        read_budget("ace", written)


def test_cores_share_the_rounds_and_have_all_of_the_time() -> None:
    assert [share.rounds for share in Budget(rounds=8, cores=3).shares()] == [3, 3, 2]
    assert Budget(milliseconds=9, cores=2).shares() == [Budget(milliseconds=9)] * 2


@pytest.mark.parametrize(
    ("name", "preset"), [("rush", "second-front"), ("battlegrounds", "battle")]
)
def test_a_crew_chooses_the_same_again_and_tries_all_its_rounds(
    name: str, preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = make_game(name, preset, 2)
    tried: list[int] = []
    think = Crew.think

    def count(self: Crew, state: Any, decision: Decision, advice: int) -> Tried:
        found = think(self, state, decision, advice)
        tried.append(sum(visits for visits, _ in found.values()))
        return found

    monkeypatch.setattr(Crew, "think", count)

    def play() -> list[int]:
        state: Any = game.start(Seeded("s"))
        bots = [make_bot("ace:31@3", game, seat, "s") for seat in range(2)]
        chosen = []
        for _ in range(8):
            chosen.append(ask(bots[state.seat_to_decide()], game, state))
            state.apply(chosen[-1], Seeded("s"))
        return chosen

    assert play() == play()
    assert tried
    assert set(tried) == {31}


def test_whoever_is_killed_is_done_without() -> None:
    game = make_game("battlegrounds", "battle", 2)
    state = game.start(Seeded("s"))
    bot = make_bot("ace:10@2", game, state.seat_to_decide(), "s")
    hand(0).process.kill()
    hand(0).process.wait()
    for _ in range(2):
        assert ask(bot, game, state) in state.legal()
    hand.cache_clear()


ASKER = """
import os, signal
from motorpool.bots.search.crew import hand
print(hand(0).process.pid, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_the_others_end_with_whoever_asked_them() -> None:
    told = subprocess.run([sys.executable, "-c", ASKER], stdout=subprocess.PIPE, check=False)
    pid = int(told.stdout.split()[0])
    for _ in range(200):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    raise AssertionError("still there")
