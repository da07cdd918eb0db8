"""Positions of Battlegrounds for the tests of the page: `python tools/battlegrounds_positions.py`.

Random games of every preset; of each preset the first decision of every kind, where a kind is
the step together with the verbs that can be chosen.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from motorpool.battlegrounds.game import Battlegrounds
from motorpool.core.chance import Seeded

GAMES = [
    ("battle", 2, {}),
    ("battle-draft", 3, {}),
    ("team", 4, {}),
    ("family", 3, {}),
    ("solo", 1, {"choose_tanks": True}),
]
SEEDS = 6
MOVES = 400
LIKED = {"upgrade": 6, "extra-tank": 6, "extra-turn": 6, "shoot": 3, "hold": 0.2, "change": 0.1}
TARGET = Path(__file__).parent.parent / "src" / "battlegrounds" / "positions.json"


def liking(text: str) -> float:
    """Upgrades and shots are liked, so that games get somewhere."""
    return LIKED.get(text.split(maxsplit=1)[0], 1)


def kind(step: str, texts: list[str]) -> str:
    verbs = {text.split(maxsplit=1)[0] for text in texts}
    if any(text.startswith("move ") and "-" in text for text in texts):
        verbs.add("turning")
    shots = {text.split()[3] for text in texts if text.startswith("shoot ")}
    return f"{step}: {' '.join(sorted(verbs | shots))}"


def positions(preset: str, seats: int, changes: dict[str, Any]) -> list[dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    game = Battlegrounds.preset(preset, seats, changes)
    for seed in range(SEEDS):
        random = Random(seed)
        chance = Seeded(f"{preset} {seed}")
        state = game.start(chance)
        for _ in range(MOVES):
            if state.over():
                break
            seat = state.seat_to_decide()
            decision = game.decision(state, seat)
            texts = list(decision.texts)
            name = kind(decision.step, texts)
            if name not in found:
                told = {"preset": preset, "kind": name, "actions": texts}
                found[name] = told | {"view": game.view(state, seat)}
            weights = [liking(text) for text in texts]
            state.apply(random.choices(decision.actions, weights)[0], chance)
    return list(found.values())


def main() -> None:
    """Every verb of every preset must be there, and no more than the tests need."""
    kept = []
    for preset, seats, changes in GAMES:
        seen: set[str] = set()
        for told in positions(preset, seats, changes):
            words = set(told["kind"].replace(":", "").split())
            if not words <= seen:
                seen |= words
                kept.append(told)
    lines = ",\n".join(json.dumps(told, separators=(",", ":")) for told in kept)
    TARGET.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
