"""What cards are played for."""

from collections import Counter

from motorpool.rush.codes import (
    ATTACK,
    COVER,
    DEFEND,
    FROM_REAR,
    JOIN,
    POST,
    SPEND,
    SUPPORT_WITH,
    USE,
    VERB_SHIFT,
)
from motorpool.rush.state import State

WAYS = {
    SPEND: "resources",
    USE: "ability",
    ATTACK: "attack",
    JOIN: "attack",
    SUPPORT_WITH: "support",
    DEFEND: "defence",
    COVER: "defence",
    POST: "defence",
}


class Uses:
    """Over many games: how often each card was played, and for what."""

    def __init__(self) -> None:
        self.played: Counter[tuple[str, str]] = Counter()  # by card and way

    def watch(self, state: State, action: int) -> None:
        verb, kind = divmod(action, VERB_SHIFT)
        if verb in WAYS:
            self.played[state.rules.kind_texts[kind % FROM_REAR], WAYS[verb]] += 1

    def add(self, other: "Uses") -> None:
        self.played.update(other.played)
