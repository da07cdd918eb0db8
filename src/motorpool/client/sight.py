"""What a seat sees, kept up to date message by message."""

from collections.abc import Mapping
from typing import Any

from motorpool.client.news import (
    Decision,
    Snapshot,
    Update,
    Words,
    choice_from,
    decision_from,
    log_from,
    words_from,
)
from motorpool.core.changes import apply_changes

BYSTANDER = -1


class Gap(Exception):
    """A message does not follow the one before: only a snapshot helps."""


class Sight:
    """Views are never changed in place: one that was taken out stays as it was."""

    def __init__(self) -> None:
        self.number: int | None = None  # of the last entry; None before the first snapshot
        self.seat = BYSTANDER
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.decision: Decision | None = None
        self.words: Words | None = None  # of that decision, for who watches in words

    def take(self, snapshot: Mapping[str, Any]) -> Snapshot:
        self.number = snapshot["number"]
        self.seat = snapshot["seat"]
        self.table = snapshot["table"]
        self.view = snapshot["view"]
        self.decision = decision_from(snapshot["decision"])
        self.words = words_from(snapshot.get("words"))
        return Snapshot(snapshot["number"])

    def follow(self, update: Mapping[str, Any]) -> Update:
        number = update["number"]
        if self.number is None or number != self.number + 1:
            raise Gap
        answered = None if self.decision is None else self.decision.number
        self.number = number
        self.table = apply_changes(self.table, update.get("table") or [])
        if "changes" in update:
            self.view = apply_changes(self.view, update["changes"])
            self.decision = decision_from(update["decision"])
            self.words = words_from(update.get("words"))
        return Update(
            number,
            update.get("do"),
            update.get("events") or [],
            choice_from(update.get("choice")),
            answered,
            log_from(update.get("words")),
        )
