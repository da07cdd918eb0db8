"""Writes the test vectors of the proofs, which other languages can be held against.

`python -m tests.core.make_fairness`; the seeds and numbers must never come out otherwise than
before. The game comes out anew when cards or rules have changed.
"""

import json
from pathlib import Path
from typing import Any

from motorpool.core.chance import Seeded
from motorpool.core.fairness import Provable, combined_seed, commitment
from motorpool.core.match import Match
from motorpool.games import make_game
from tests.core.fair_games import fair_match, play_on, secret_of

DATA = Path(__file__).parent / "data"
VECTORS = DATA / "fairness.json"
GAME = DATA / "fair-game.json"

SALTS = (
    ("", ""),
    ("a", ""),
    ("", "a"),
    ("1:a,", "a,1:"),
    ("b8f1c0de5eed5a17", "", "two words", "~" * 64, '"\\', "7"),
)
BAGS = (
    ("seat:1", "seat:2"),
    ("t-34", "engineers#2", "engineers#10", "kv-1s", "engineers#1", "Tiger", "achievement:spgs"),
    ("forest", "village", "forest", "mine", "forest", "village"),
    tuple(f"card-{number}" for number in range(300)),
)
FIRST = 8
FAR = (255, 256, 511, 512, 1_000_000)
MOST_MOVES = 1000


def main() -> None:
    DATA.mkdir(exist_ok=True)
    seeds = [seed_vector(secret_of(f"vector {n}"), salts) for n, salts in enumerate(SALTS)]
    draws = [draw_vector(seeds[n]["seed"], bag) for n, bag in enumerate(BAGS)]
    text = json.dumps({"seeds": seeds, "draws": draws}, indent=1) + "\n"
    VECTORS.write_text(text, encoding="utf-8")
    GAME.write_text(short_game().record.to_text(), encoding="utf-8")


def seed_vector(secret: str, salts: tuple[str, ...]) -> dict[str, Any]:
    seed = combined_seed(secret, salts)
    return {
        "secret": secret,
        "salts": salts,
        "commitment": commitment(secret),
        "seed": seed,
        "first_numbers": [number_at(seed, place) for place in range(FIRST)],
        "far_numbers": {str(place): number_at(seed, place) for place in FAR},
    }


def number_at(seed: str, place: int) -> int:
    """All 32 bits of a number of the stream, which counts from 0."""
    stream = Seeded(seed)
    stream.skip(place + 1)
    return stream.numbers[stream.used - 1]


def draw_vector(seed: str, bag: tuple[str, ...]) -> dict[str, Any]:
    """Everything that is in a bag, in the order in which it is drawn."""
    names = sorted(set(bag), reverse=True)  # their numbers have another order than the names
    things = [names.index(name) for name in bag]
    chance = Provable(seed, names.__getitem__)
    return {"seed": seed, "bag": bag, "drawn": [names[chance.draw(things)] for _ in bag]}


def short_game() -> Match:
    """The shortest of some games of two."""
    matches = []
    for number in range(20):
        match = fair_match(make_game("rush", "base", 2), f"game {number}")
        matches.append(play_on(match, Seeded(f"choices {number}"), MOST_MOVES))
    return min((each for each in matches if each.state.over()), key=lambda m: len(m.record.moves))


if __name__ == "__main__":
    main()
