"""A record played again, move by move, and its proof checked, draw by draw."""

from collections.abc import Iterator
from contextlib import contextmanager

from motorpool.core.chance import Chance, Recorded, Recording
from motorpool.core.errors import (
    BadFile,
    ChanceDeparted,
    Departure,
    Illegal,
    NotYourTurn,
    Unreadable,
)
from motorpool.core.fairness import Provable, Witness, commitment
from motorpool.core.game import Game, GameState
from motorpool.core.match import Match, result_data
from motorpool.core.record import Move, Record


def replay(record: Record, game: Game, start: GameState | None, chance: Chance) -> Match:
    """Play a record again, move by move; a `Departure` says exactly where it does not fit.

    The match that comes back can be played on, with `chance` answering from there.
    """
    if len(record.seats) != game.seats:
        values = {"names": len(record.seats), "seats": game.seats}
        raise BadFile("record-seats", values, record.lines.get("seats"), "seats")
    stream = proven_stream(record, game)
    with answers_again(game, record.draws, 0, record.lines.get("draws"), stream) as recorded:
        match = Match(game, record.seats, recorded, start)
    for number, move in enumerate(record.moves, 1):
        replay_move(match, move, number, stream)
    result = result_data(game.outcome(match.state)) if match.state.over() else None
    if record.result is not None and record.result != result:
        told = {"told": str(record.result), "found": str(result)}
        raise Departure("record-result", len(record.moves), told, record.lines.get("result"))
    match.chance = Recording(chance)
    if match.state.over():  # what is played on by another chance is not proven
        match.record.proof = record.proof
    return match


def proven_stream(record: Record, game: Game) -> Provable | None:
    """What the draws have to be, by the record's proof; None when it has none."""
    proof = record.proof
    if proof is None:
        return None
    line = record.lines.get("proof")
    if len(proof.salts) != game.seats:
        values = {"salts": len(proof.salts), "seats": game.seats}
        raise Departure("record-proof-salts", 0, values, line)
    if proof.commitment != commitment(proof.secret):
        raise Departure("record-proof-commitment", 0, {}, line)
    return Provable(proof.seed(), game.answer_text)


def replay_move(match: Match, move: Move, number: int, stream: Provable | None) -> None:
    with answers_again(match.game, move.draws, number, move.line, stream) as recorded:
        match.chance = Recording(recorded)
        try:
            match.do_text(move.seat, move.action)
        except Unreadable as refusal:
            why = {"action": move.action, "why": refusal.key}
            raise Departure("record-unreadable", number, why, move.line) from None
        except NotYourTurn as refusal:
            values = {"seat": move.seat + 1, "decider": refusal.values.get("decider", 0)}
            key = "record-seat" if "decider" in refusal.values else "record-after-end"
            raise Departure(key, number, values, move.line) from None
        except Illegal:
            told = {"action": move.action}
            raise Departure("record-illegal", number, told, move.line) from None


@contextmanager
def answers_again(
    game: Game, draws: list[str], number: int, line: int | None, stream: Provable | None
) -> Iterator[Chance]:
    """The draws of a move (0: the set-up) as chance; all have to be used, and to fit the stream."""
    recorded = Recorded(read_answers(game, draws, number, line))
    try:
        yield recorded if stream is None else Witness(recorded, stream)
    except ChanceDeparted as departed:
        raise departure_of_chance(game, draws, departed, number, line) from None
    if recorded.used != len(draws):
        raise Departure("record-draws-left", number, {"draw": draws[recorded.used]}, line)


def read_answers(game: Game, draws: list[str], number: int, line: int | None) -> list[int]:
    answers = []
    for text in draws:
        answer = game.parse_answer(text)
        if answer < 0:
            raise Departure("record-draw-unknown", number, {"draw": text}, line)
        answers.append(answer)
    return answers


def departure_of_chance(
    game: Game, draws: list[str], departed: ChanceDeparted, number: int, line: int | None
) -> Departure:
    if departed.answer < 0:
        return Departure("record-draw-missing", number, {"count": len(draws)}, line)
    draw = draws[departed.index]
    if departed.proven < 0:
        return Departure("record-draw-impossible", number, {"draw": draw}, line)
    proven = game.answer_text(departed.proven)
    values = {"draw": draw, "count": departed.index + 1, "proven": proven}
    return Departure("record-draw-unproven", number, values, line)
