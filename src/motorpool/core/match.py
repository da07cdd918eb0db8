"""A match: a game that is being played, as its record and the state that follows from it."""

from dataclasses import dataclass
from typing import Any

from motorpool.core.chance import Chance, Recording
from motorpool.core.errors import Illegal, NotYourTurn
from motorpool.core.game import Game, GameState, Outcome
from motorpool.core.record import Move, Record
from motorpool.core.steps import Event

RawEvents = list[Event]


@dataclass
class Step:
    """A state before a move, kept so that the move can be undone."""

    state: GameState
    seat: int


class Match:
    """Play by `do`; everything is kept in `record`."""

    def __init__(
        self,
        game: Game,
        seats: list[str],
        chance: Chance,
        state: GameState | None = None,
    ) -> None:
        self.game = game
        self.chance = Recording(chance)
        start = None if state is None else game.dump_position(state)
        self.state = game.start(self.chance) if state is None else state.clone()
        self.record = Record(
            game.name,
            game.rules_version,
            dict(game.changed_options() if start is None else start["options"]),
            list(seats),
            start,
            [game.answer_text(answer) for answer in self.chance.collect()],
        )
        self.past: list[Step] = []
        if self.state.over():
            self.close()

    def do(self, seat: int, action: int) -> RawEvents:
        """Make a move for a seat and report what happened."""
        self.refuse_stranger(seat)
        if action not in self.state.legal():
            raise Illegal("illegal-action", {"action": self.game.action_text(action)})
        before = self.state.clone()
        events = self.state.apply_and_tell(action, self.chance)
        draws = [self.game.answer_text(answer) for answer in self.chance.collect()]
        self.record.moves.append(Move(seat, self.game.action_text(action), draws))
        self.past.append(Step(before, seat))
        if self.state.over():
            self.close()
        return events

    def do_text(self, seat: int, text: str) -> RawEvents:
        self.refuse_stranger(seat)
        return self.do(seat, self.game.parse_action(text))

    def refuse_stranger(self, seat: int) -> None:
        if self.state.over():
            raise NotYourTurn("game-is-over")
        decider = self.state.seat_to_decide()
        if seat != decider:
            raise NotYourTurn("not-your-turn", {"seat": seat + 1, "decider": decider + 1})

    def close(self) -> None:
        self.record.result = result_data(self.game.outcome(self.state))

    def can_undo(self, seat: int) -> bool:
        """The last move, if it was this seat's and has brought nothing new to light."""
        if not self.past or self.state.over():
            return False
        last = self.past[-1]
        return last.seat == seat and last.state.reveals == self.state.reveals

    def undo(self, seat: int) -> None:
        if not self.can_undo(seat):
            raise Illegal("cannot-undo")
        self.state = self.past.pop().state
        self.record.moves.pop()


def result_data(outcome: Outcome) -> dict[str, Any]:
    return {
        "winners": [seat + 1 for seat in outcome.winners],
        "points": list(outcome.points),
    }
