"""What a seat asks for on the socket, and how it finds out after a break whether it was done."""

import asyncio
from dataclasses import dataclass, field
from typing import Any, ClassVar

from motorpool.client.news import ChatLine, News, Snapshot, Update
from motorpool.client.sight import Sight


@dataclass
class Request:
    """Until it is answered it hears all news; `shown` is the number of those that show it done.

    `extra` is what the message holds beside its type.
    """

    type: ClassVar[str]
    extra: dict[str, Any]
    shown: int | None = None
    answer: asyncio.Future[int] = field(default_factory=asyncio.Future)

    def message(self, ref: str) -> dict[str, Any]:
        return {"type": self.type, "ref": ref, **self.extra}

    def hear(self, news: News, sight: Sight) -> bool:
        """Whether these news are about this request."""
        if self.shown is not None or not self.is_shown_by(news, sight):
            return False
        self.shown = news.number
        return True

    def is_shown_by(self, news: News, sight: Sight) -> bool:
        raise NotImplementedError


class AboutDecision(Request):
    """Names the decision at which it was asked: at any other one the server refuses it."""

    def is_shown_by(self, news: News, sight: Sight) -> bool:
        decision = self.extra["decision"]
        if isinstance(news, Snapshot):  # what happened before it was not told
            answered = sight.decision is None or sight.decision.number != decision
            return answered or self.is_seen(sight)
        if isinstance(news, Update):
            return news.answered == decision and self.is_done_by(news, sight)
        return False

    def is_done_by(self, update: Update, sight: Sight) -> bool:
        raise NotImplementedError

    def is_seen(self, sight: Sight) -> bool:
        """Whether the table shows it while the decision still waits."""
        return False


class Choose(AboutDecision):
    type = "choose"

    def is_done_by(self, update: Update, sight: Sight) -> bool:
        choice = update.choice
        if choice is None or choice.by != "person" or choice.action is None:
            return False
        return plain(choice.action) == plain(self.extra["action"])


class Undo(AboutDecision):
    type = "undo"

    def is_done_by(self, update: Update, sight: Sight) -> bool:
        return update.do == "undo"


class AskUndo(AboutDecision):
    """Where nobody else need be asked, the game goes back at once."""

    type = "ask-undo"

    def is_done_by(self, update: Update, sight: Sight) -> bool:
        return update.do == "undo" or self.is_seen(sight)

    def is_seen(self, sight: Sight) -> bool:
        asked = sight.table.get("undo_asked")
        return asked is not None and asked["seat"] == sight.seat


class AnswerUndo(AboutDecision):
    type = "answer-undo"

    def is_done_by(self, update: Update, sight: Sight) -> bool:
        return update.do == "answer-undo" and self.is_seen(sight)

    def is_seen(self, sight: Sight) -> bool:
        asked = sight.table.get("undo_asked")
        return asked is None or sight.seat in asked["agreed"]


class Say(Request):
    """Shown by any line of one's own with a number beyond those of all earlier ones."""

    type = "say"

    def __init__(self, body: str, last: int) -> None:
        super().__init__({"body": body})
        self.last = last

    def is_shown_by(self, news: News, sight: Sight) -> bool:
        return isinstance(news, ChatLine) and news.seat == sight.seat and news.number > self.last


def plain(action: str) -> list[str]:
    """As the server reads an action: spaces and capitals make no difference."""
    return action.lower().split()
