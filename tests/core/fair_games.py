"""Games with a proof, for tests: played at random by fixed secrets."""

import hashlib
from typing import Any

from motorpool.core.chance import Seeded
from motorpool.core.fairness import Proof, Provable, combined_seed, commitment
from motorpool.core.game import Game
from motorpool.core.match import Match


def secret_of(text: str) -> str:
    """A secret for tests; at a table it comes from the operating system."""
    return hashlib.sha256(text.encode()).hexdigest()


def fair_match(game: Game, text: str, start: Any = None) -> Match:
    """A match by a secret and salts that follow from a text, with its proof in the record."""
    secret = secret_of(text)
    salts = tuple(f"{text} {seat}" if seat % 3 != 2 else "" for seat in range(game.seats))
    chance = Provable(combined_seed(secret, salts), game.answer_text)
    match = Match(game, [f"player {seat + 1}" for seat in range(game.seats)], chance, start)
    match.record.proof = Proof(commitment(secret), secret, salts)
    return match


def play_on(match: Match, choice: Seeded, most: int) -> Match:
    """So many moves at random, or up to the end."""
    for _ in range(most):
        if match.state.over():
            break
        actions = match.state.legal()
        match.do(match.state.seat_to_decide(), actions[choice.below(len(actions))])
    return match
