"""A search on several cores: the same again for the same seed, and nobody is left behind."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from motorpool.bots import make_bot
from motorpool.bots.play import ask
from motorpool.bots.search import crew
from motorpool.bots.search.budget import Budget, read_budget
from motorpool.bots.search.crew import Crew, Hand, hand
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


@pytest.fixture
def first_hand(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hand]:
    monkeypatch.setattr(crew, "HANDS", {})
    first = hand(0)
    assert first is not None
    yield first
    for each in crew.HANDS.values():
        each.end()


def rounds_tried(bot_of: str = "ace:10@2") -> int:
    """How many of its rounds a crew has tried at its first decision."""
    game = make_game("battlegrounds", "battle", 2)
    state = game.start(Seeded("s"))
    seat = state.seat_to_decide()
    bot = make_bot(bot_of, game, seat, "s")
    assert isinstance(bot, Crew)
    imagined = game.determinize(state, seat, bot.chance)
    tried = bot.think(imagined, game.decision(state, seat), state.legal()[0])
    return sum(visits for visits, _ in tried.values())


def test_whoever_is_killed_is_replaced(first_hand: Hand) -> None:
    first_hand.process.kill()
    first_hand.process.wait()
    assert rounds_tried() == 10
    assert hand(0) is not first_hand


def test_whoever_is_killed_while_it_thinks_is_done_without(
    first_hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_it = first_hand.ask

    def ask_and_kill(asked: dict[str, Any]) -> None:
        first_hand.process.kill()
        first_hand.process.wait()
        ask_it(asked)

    monkeypatch.setattr(first_hand, "ask", ask_and_kill)
    assert rounds_tried() == 5
    assert rounds_tried() == 10


@pytest.mark.parametrize("said", [b"", b'{"17": [3,'])
def test_what_somebody_said_who_was_killed_counts_for_nothing(said: bytes) -> None:
    class Killed:
        stdout = BytesIO(said)

    half = Hand.__new__(Hand)
    half.process = Killed()  # type: ignore[assignment]
    assert half.answer() == {}


def test_where_no_process_can_be_started_one_thinks_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise OSError("too many")

    monkeypatch.setattr(crew, "HANDS", {})
    monkeypatch.setattr(subprocess, "Popen", refuse)
    assert rounds_tried() == 5


def test_nobody_imports_from_where_one_happens_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "json.py").write_text("raise SystemExit")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(crew, "HANDS", {})
    assert rounds_tried() == 10
    for each in crew.HANDS.values():
        each.end()


# A long search begins in the other process, and then whoever asked for it is gone
ASKER = """
import os, signal
from motorpool.bots import make_bot
from motorpool.bots.search import crew
from motorpool.core.chance import Seeded
from motorpool.games import make_game

class Asked(crew.Hand):
    def ask(self, asked):
        asked["budget"] = {"rounds": 9_999_999}
        super().ask(asked)
        print(self.process.pid, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)

crew.Hand = Asked
game = make_game("rush", "base", 2)
state = game.start(Seeded("s"))
bot = make_bot("ace:9@2", game, 0, "s")
bot.think(state, game.decision(state, state.seat_to_decide()), state.legal()[0])
"""


@pytest.mark.compiled  # compiled code lets no other thread run before it returns
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
