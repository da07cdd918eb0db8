"""What a choice costs is measured against the best of all actions, each judged by itself."""

from dataclasses import replace
from typing import Any

import pytest

from benchmarks.regret import Regret, row
from motorpool.core.chance import Seeded

BOTS = ("random", "ace:20")


@pytest.fixture
def regret(monkeypatch: pytest.MonkeyPatch) -> Regret:
    monkeypatch.setattr("benchmarks.regret.PLAYS", "greedy")  # quicker
    return Regret("base", 2, BOTS, rounds=10, late=False, seed="test")


@pytest.fixture
def state(regret: Regret) -> Any:
    state: Any = regret.game.start(Seeded("s"))
    while len(state.legal()) < 4:
        state.apply(state.legal()[0], Seeded("s"))
    return state


def test_the_best_choice_costs_nothing_and_every_other_what_it_promises_less(
    regret: Regret, state: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    legal = state.legal()
    monkeypatch.setattr(Regret, "judged", lambda self, state, action, seed: legal.index(action) / 8)
    chosen = iter([legal[-1], legal[0]])
    monkeypatch.setattr("benchmarks.regret.ask", lambda *_: next(chosen))
    assert regret.of_decision(state, "s") == {"random": 0.0, "ace:20": (len(legal) - 1) / 8}


def test_the_judge_tries_one_action_and_leaves_the_decision_as_it_was(
    regret: Regret, state: Any
) -> None:
    legal = list(state.legal())
    promised = [regret.judged(state, action, "s") for action in legal]
    assert all(0.0 < each < 1.0 for each in promised)
    assert len(set(promised)) > 1
    assert state.legal() == legal


def test_the_same_seed_costs_the_same(regret: Regret) -> None:
    told = regret.play(range(1, 3))
    assert told == regret.play(range(1, 3))
    found = [costs for game in told for costs in game]
    assert all(cost >= 0.0 for costs in found for cost in costs.values())
    assert "+0.00 ± 0.00" in row("random", found)


def test_late_decisions_are_of_the_second_half(
    regret: Regret, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def note(self: Regret, state: Any, seed: str) -> dict[str, float]:
        asked.append(state.turn)
        return {}

    monkeypatch.setattr(Regret, "of_decision", note)
    monkeypatch.setattr("benchmarks.regret.FROM_EACH", 1000)
    regret.of_game("s")
    every, asked[:] = sorted(asked), []
    replace(regret, late=True).of_game("s")
    assert sorted(asked) == [turn for turn in every if turn >= min(asked)]
    assert 2 * min(asked) >= max(every) > 2 * min(every)
