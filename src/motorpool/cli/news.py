"""What happened, told from the moves of a match to one reader."""

from motorpool.cli.face import Event
from motorpool.core.chance import Recorded
from motorpool.core.match import Match, RawEvents
from motorpool.words.speech import Speech

BYSTANDER = -1


def events_of_moves(match: Match) -> list[RawEvents]:
    """The events of every move so far: played again, for a record keeps none."""
    told = []
    for step, move in zip(match.past, match.record.moves, strict=True):
        answers = [match.game.parse_answer(text) for text in move.draws]
        action = match.game.parse_action(move.action)
        told.append(step.state.clone().apply_and_tell(action, Recorded(answers)))
    return told


def events_for(
    match: Match, moves: list[RawEvents], seat: int, start: int, speech: Speech
) -> list[Event]:
    """What a seat sees of the moves from number `start` (from 0) on."""
    events = [event for raw in moves[start:] for event in match.game.tell(raw, seat)]
    if start:
        return events
    first = match.past[0].state if match.past else match.state
    return speech.running_turn(match.game.view(first, BYSTANDER)) + events


def paragraphs(events: list[Event], speech: Speech) -> list[list[str]]:
    """The sentences, turn by turn."""
    turns: list[list[Event]] = [[]]
    for event in events:
        if event["event"] == "turn" and turns[-1]:
            turns.append([])
        turns[-1].append(event)
    return [sentences for turn in turns if (sentences := speech.log(turn))]
