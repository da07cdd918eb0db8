"""A match: a game that is being played, as its record and the state that follows from it."""

from dataclasses import dataclass
from typing import Any

from motorpool.core.chance import Chance, Recorded, Recording
from motorpool.core.errors import (
    BadFile,
    ChanceDeparted,
    Departure,
    Illegal,
    NotYourTurn,
    Unreadable,
)
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


def replay(record: Record, game: Game, start: GameState | None, chance: Chance) -> Match:
    """Play a record again, move by move; a `Departure` says exactly where it does not fit.

    The match that comes back can be played on, with `chance` answering from there.
    """
    if len(record.seats) != game.seats:
        values = {"names": len(record.seats), "seats": game.seats}
        raise BadFile("record-seats", values, record.lines.get("seats"), "seats")
    line = record.lines.get("draws")
    answers = read_answers(game, record.draws, 0, line)
    recorded = Recorded(answers)
    try:
        match = Match(game, record.seats, recorded, start)
    except ChanceDeparted as departed:
        raise departure_of_chance(record.draws, departed, 0, line) from None
    if recorded.used != len(answers):
        raise Departure("record-draws-left", 0, {"draw": record.draws[recorded.used]}, line)
    for number, move in enumerate(record.moves, 1):
        replay_move(match, move, number)
    result = result_data(game.outcome(match.state)) if match.state.over() else None
    if record.result is not None and record.result != result:
        told = {"told": str(record.result), "found": str(result)}
        raise Departure("record-result", len(record.moves), told, record.lines.get("result"))
    match.chance = Recording(chance)
    return match


def replay_move(match: Match, move: Move, number: int) -> None:
    answers = read_answers(match.game, move.draws, number, move.line)
    recorded = Recorded(answers)
    match.chance = Recording(recorded)
    try:
        match.do_text(move.seat, move.action)
    except ChanceDeparted as departed:
        raise departure_of_chance(move.draws, departed, number, move.line) from None
    except Unreadable as refusal:
        why = {"action": move.action, "why": refusal.key}
        raise Departure("record-unreadable", number, why, move.line) from None
    except NotYourTurn as refusal:
        values = {"seat": move.seat + 1, "decider": refusal.values.get("decider", 0)}
        key = "record-seat" if "decider" in refusal.values else "record-after-end"
        raise Departure(key, number, values, move.line) from None
    except Illegal:
        raise Departure("record-illegal", number, {"action": move.action}, move.line) from None
    if recorded.used != len(answers):
        left = {"draw": move.draws[recorded.used]}
        raise Departure("record-draws-left", number, left, move.line)


def read_answers(game: Game, draws: list[str], number: int, line: int | None) -> list[int]:
    answers = []
    for text in draws:
        answer = game.parse_answer(text)
        if answer < 0:
            raise Departure("record-draw-unknown", number, {"draw": text}, line)
        answers.append(answer)
    return answers


def departure_of_chance(
    draws: list[str], departed: ChanceDeparted, number: int, line: int | None
) -> Departure:
    if departed.answer < 0:
        return Departure("record-draw-missing", number, {"count": len(draws)}, line)
    return Departure("record-draw-impossible", number, {"draw": draws[departed.index]}, line)
