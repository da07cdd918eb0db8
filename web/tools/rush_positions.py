"""Positions of Rush for the tests of the page: `python tools/rush_positions.py`.

Random games of every preset, and the few decisions of them in which every shape of action is
offered at every step: what is done, from the Rear or not, at a Vehicle, a Base or a Headquarters.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from motorpool.core.chance import Seeded
from motorpool.rush.game import Rush

MIXED = {
    "gradual_reveal": True,
    "interactive_assault": True,
    "teams": True,
    "weak_turn": True,
    "recruitment_keeps_card": True,
}
GAMES = [
    ("base", 2, {}),
    ("base", 4, {}),
    ("second-front", 3, {}),
    ("second-front", 6, {}),
    ("alternative", 3, {}),
    ("team", 4, {}),
    ("team", 5, {}),
    ("second-front", 4, MIXED),
]
SEEDS = 3
TARGET = Path(__file__).parent.parent / "src" / "rush" / "positions.json"
Position = dict[str, Any]


def shape(step: str, text: str) -> tuple[Any, ...]:
    verb = text.split(maxsplit=1)[0]
    at_vehicle = verb in ("hit", "siege") and text.endswith("v")
    return step, verb, " rear:" in text, at_vehicle, ".hq" in text


def shapes(position: Position) -> set[tuple[Any, ...]]:
    return {shape(position["step"], text) for text in position["actions"]}


def positions() -> list[Position]:
    """The first decision in which each shape is met."""
    found: list[Position] = []
    met: set[tuple[Any, ...]] = set()
    for preset, seats, changes in GAMES:
        game = Rush.preset(preset, seats, changes)
        for seed in range(SEEDS):
            random = Random(seed)
            chance = Seeded(f"{preset}{seats}{seed}")
            state = game.start(chance)
            while not state.over():
                seat = state.seat_to_decide()
                decision = game.decision(state, seat)
                told: Position = {"table": f"{preset} {seats}", "step": decision.step}
                told["actions"] = list(decision.texts)
                if not shapes(told) <= met:
                    met |= shapes(told)
                    found.append(told | {"view": game.view(state, seat)})
                state.apply(random.choice(decision.actions), chance)
    return found


def main() -> None:
    """As few as possible: always the one that adds the most, the shortest of those."""
    left = positions()
    missing = set().union(*(shapes(told) for told in left))
    kept = []
    while missing:
        best = max(left, key=lambda told: (len(shapes(told) & missing), -len(json.dumps(told))))
        missing -= shapes(best)
        kept.append(best)
    lines = ",\n".join(json.dumps(told, separators=(",", ":")) for told in kept)
    TARGET.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
