"""What happened, told from the moves of a match to one reader."""

from typing import Any

from motorpool.core.chance import Recorded
from motorpool.core.match import Match, RawEvents
from motorpool.words.rush import RushWords

Event = dict[str, Any]
BYSTANDER = -1

# What the table shows anyway, or what nobody asks about
DULL = (
    "repaired",
    "revealed",
    "reshuffled",
    "laid-out",
    "swept",
    "to-depot",
    "ended",
    "passed",
    "over",
)


def events_of_moves(match: Match) -> list[RawEvents]:
    """The events of every move so far: played again, for a record keeps none."""
    told = []
    for step, move in zip(match.past, match.record.moves, strict=True):
        answers = [match.game.parse_answer(text) for text in move.draws]
        action = match.game.parse_action(move.action)
        told.append(step.state.clone().apply_and_tell(action, Recorded(answers)))
    return told


def events_for(match: Match, moves: list[RawEvents], seat: int, start: int) -> list[Event]:
    """What a seat sees of the moves from number `start` (from 0) on."""
    events = [event for raw in moves[start:] for event in match.game.tell(raw, seat)]
    return events if start else [first_turn(match), *events]


def first_turn(match: Match) -> Event:
    """The turn that was running when the match began; no move tells of it."""
    view = match.game.view(match.past[0].state if match.past else match.state, BYSTANDER)
    return {"event": "turn", "seat": view["active"], "turn": view["turn"]}


def crisp(events: list[Event], seat: int) -> list[Event]:
    """Only what a player wants to hear after the others have moved."""
    kept = []
    turn_is_over = False
    for event in reversed(events):
        name = event["event"]
        own_turn = name == "turn" and event["seat"] == seat
        # a hand drawn at the end of a turn is of no interest, a card drawn by an ability is
        new_hand = name == "drawn" and (turn_is_over or event["card"] is None)
        if name not in DULL and not own_turn and not new_hand:
            kept.append(event)
        turn_is_over = turn_is_over or name in ("turn", "over")
    return kept[::-1]


def paragraphs(events: list[Event], speech: RushWords) -> list[list[str]]:
    """The sentences, turn by turn."""
    turns: list[list[Event]] = [[]]
    for event in events:
        if event["event"] == "turn" and turns[-1]:
            turns.append([])
        turns[-1].append(event)
    return [sentences for turn in turns if (sentences := speech.log(turn))]
