"""Reads what lies on the cells of a position: tokens, duds and artillery tanks."""

from collections.abc import Iterable

from motorpool.battlegrounds.codes import (
    ARTILLERY,
    COLUMN_TEXTS,
    COPIES,
    DUD,
    FAMILY,
    NO_TOKEN,
    NOTHING,
    PICTURES,
    SIZE,
    SOLO,
    SPECIAL_COPY,
    TOKENS,
    UNSEEN,
)
from motorpool.battlegrounds.notation import parse_token
from motorpool.battlegrounds.solo import DIGIT_ANSWER, LETTER_ANSWER
from motorpool.battlegrounds.state import State
from motorpool.battlegrounds.tables import Rules, cell_of
from motorpool.core.files import shorten_text
from motorpool.core.position import Part


class Tokens:
    """The tokens that have no place yet."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.left = list(range(TOKENS))

    def take(self, text: str, part: Part, field: str) -> int:
        """The token that is named, or the first free plain one of its picture."""
        named = self.named(text)
        if not named:
            raise part.refuse("position-token-unknown", field, {"token": shorten_text(text)})
        for token in named:
            if token in self.left:
                self.left.remove(token)
                return token
        raise part.refuse("position-token-twice", field, {"token": text})

    def named(self, text: str) -> Iterable[int]:
        token = parse_token(self.rules, text)
        if token >= 0:
            return [token]
        if text not in self.rules.picture_texts:
            return []
        first = self.rules.picture_texts.index(text) * COPIES
        return range(first, first + SPECIAL_COPY)

    def left_of(self, picture: int) -> int:
        return sum(token // COPIES == picture for token in self.left)

    def pairs(self) -> int:
        """How many pairs the tokens without a place can make."""
        return sum(self.left_of(picture) // 2 for picture in range(PICTURES))


def read_tokens(state: State, whole: Part) -> Tokens:
    """Tokens on the board, and in family those collected; gives those without a place."""
    tokens = Tokens(state.rules)
    family = state.rules.mode == FAMILY
    if family:
        state.tokens = [UNSEEN] * len(state.tokens)
    board = whole.part("tokens", whole.data.get("tokens", {}))
    for text, told in board.data.items():
        token = NO_TOKEN if told is None else tokens.take(told, board, text)
        state.tokens[cell_of(text)] = token
    if family:
        gone = [
            tokens.take(text, whole, f"gone.{number}")
            for number, text in enumerate(whole.data.get("gone", ()), 1)
        ]
        state.unseen = tokens.left
        if len(state.unseen) != state.tokens.count(UNSEEN):
            values = {"tokens": len(state.unseen), "cells": state.tokens.count(UNSEEN)}
            raise whole.refuse("position-unseen", "tokens", values)
        tokens.left = gone
    return tokens


def read_hazards(state: State, whole: Part) -> None:
    """Duds and artillery tanks lie on cells without a token (BG-SHOT-03, BG-SOLO-03)."""
    for number, text in enumerate(whole.data.get("duds", ()), 1):
        put_hazard(state, DUD, text, whole, f"duds.{number}")
        state.duds -= 1
    if state.rules.mode != SOLO:
        return
    part = whole.part("artillery", whole.data.get("artillery", {}))
    for number, text in enumerate(part.data.get("tanks", ()), 1):
        put_hazard(state, ARTILLERY, text, part, f"tanks.{number}")
        state.artillery_tanks -= 1
    state.artillery_tokens = part.data.get("tokens", 0)
    letters = part.data.get("letters", COLUMN_TEXTS)
    digits = part.data.get("digits", range(1, SIZE + 1))
    state.letters = [LETTER_ANSWER + COLUMN_TEXTS.index(letter) for letter in letters]
    state.digits = [DIGIT_ANSWER + digit - 1 for digit in digits]


def put_hazard(state: State, hazard: int, text: str, part: Part, field: str) -> None:
    cell = cell_of(text)
    if state.hazards[cell] != NOTHING or state.tokens[cell] != NO_TOKEN:
        raise part.refuse("position-cell-taken", field, {"cell": text})
    state.hazards[cell] = hazard
