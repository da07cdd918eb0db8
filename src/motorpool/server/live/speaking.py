"""What an audience is told, in words: made from its messages and its view, never from the state."""

from functools import lru_cache
from typing import Any

from motorpool.core.game import Decision, Game
from motorpool.server.live.telling import Message
from motorpool.server.tables.table import BYSTANDER, Table
from motorpool.words.bundle import Words
from motorpool.words.speech import Speech, marking_speech

View = dict[str, Any]
MOST_KEPT = 500  # speeches: one for each audience and language of a table


def speak(
    message: Message, table: Table, audience: int, view: View | None, language: str | None
) -> Message:
    """A snapshot or an update with its words; `view` is that of the audience after it."""
    if language is None or (message["type"] == "update" and "changes" not in message):
        return message
    if view is None:
        return message | {"words": {"question": None, "actions": []}}
    speech = speech_for(table, audience, language)
    words: dict[str, Any] = decision_words(speech, message["decision"], view)
    if message["type"] == "update":
        events = message["events"]
        if message["do"] == "start":
            events = [*speech.running_turn(view), *events]
        words["log"] = [
            {"text": line.text, "passing": line.passing} for line in speech.log_lines(events)
        ]
    return message | {"words": words}


def decision_words(speech: Speech, told: dict[str, Any] | None, view: View) -> dict[str, Any]:
    """The question, and for its owner the actions in their order."""
    if told is None:
        return {"question": None, "actions": []}
    texts = tuple(told.get("actions", ()))
    decision = Decision(told["seat"], told["step"], told["asked"], (), texts)
    actions = [speech.action(text, decision, view) for text in texts]
    return {"question": speech.question(decision, view), "actions": actions}


def speech_for(table: Table, audience: int, language: str) -> Speech:
    """Needs a game that has begun."""
    assert table.match is not None
    game: Any = table.match.game  # what is kept goes by which one it is
    names = names_apart(table.match.record.seats)
    return kept_speech(game, tuple(names), audience, language)


@lru_cache(maxsize=MOST_KEPT)
def kept_speech(game: Game, names: tuple[str, ...], audience: int, language: str) -> Speech:
    you = None if audience == BYSTANDER else audience
    return marking_speech(Words(language), game, list(names), you)


def names_apart(names: list[str]) -> list[str]:
    """Names of which two are alike get numbers: 'greedy', 'greedy 2'."""
    told: list[str] = []
    for seat, name in enumerate(names):
        count = names[: seat + 1].count(name)
        told.append(name if count == 1 else f"{name} {count}")
    return told
