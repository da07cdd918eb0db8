"""What leaves the engine for one seat, as bytes: to be compared between states."""

import json
from dataclasses import asdict
from typing import Any

import pytest

from motorpool.core.chance import Seeded
from motorpool.core.errors import Refusal
from motorpool.core.game import Game
from motorpool.core.match import Match


def as_text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)


def seen(game: Game, state: Any, seat: int) -> str:
    """All that a seat sees: the table, the decision, and how things stand."""
    decision = asdict(game.decision(state, seat))
    return as_text([game.view(state, seat), decision, asdict(game.outcome(state))])


def answers(game: Game, state: Any, seat: int, texts: list[str]) -> str:
    """What a seat is told when it asks for things that it may not do."""
    match = Match(game, ["x"] * game.seats, Seeded("errors"), state)
    own = game.decision(state, seat).texts
    told: list[Any] = []
    for text in texts:
        if text not in own:
            with pytest.raises(Refusal) as caught:
                match.do_text(seat, text)
            refusal = caught.value
            told.append([type(refusal).__name__, refusal.key, refusal.values, str(refusal)])
    return as_text([*told, match.can_undo(seat)])
