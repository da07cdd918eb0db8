"""How much each number of a position counts: the chance to win as a softmax over the sides."""

from collections import defaultdict
from typing import Any

import numpy as np

from motorpool.lab.tuning.descent import descend
from motorpool.lab.tuning.games import Lessons

HELD_BACK = 0.1  # of the positions, the last ones: what is learned is tried on them


def fit(
    lessons: Lessons, restraint: float, usual: list[float] | None = None
) -> tuple[list[float], dict[str, float]]:
    """The weights, and how well they tell who wins: in bits of surprise, beside a blind guess.

    They differ from the usual ones, those of all tables, only where the lessons say so.
    """
    learned, tried = split(lessons)
    scale = np.concatenate([rows.reshape(-1, rows.shape[2]) for rows, _ in learned]).std(0)
    scale = scale + np.float32(1e-6)
    learned = [(rows / scale, won) for rows, won in learned]
    tried = [(rows / scale, won) for rows, won in tried]
    before = np.zeros(len(scale)) if usual is None else np.array(usual) * scale

    def slope(weights: Any) -> Any:
        total, count = np.zeros_like(weights), 0
        for rows, won in learned:
            off = (chances(rows, weights) - won).astype(rows.dtype)
            total += off.reshape(-1) @ rows.reshape(-1, len(weights))
            count += len(rows)
        return total / count + 2 * restraint * (weights - before)

    weights = descend(slope, before)
    found = {
        "positions": float(sum(len(rows) for rows, _ in learned + tried)),
        "surprise": surprise(tried, weights),
        "surprise of a blind guess": surprise(tried, weights * 0),
    }
    return [round(float(each), 5) for each in weights / scale], found


def split(lessons: Lessons) -> tuple[list[Any], list[Any]]:
    """Rows and winners by the number of sides: to learn from, and to try on."""
    by_sides: dict[int, list[tuple[list[list[float]], list[int]]]] = defaultdict(list)
    for rows, won in lessons.positions:
        by_sides[len(rows)].append((rows, won))
    learned, tried = [], []
    for sides, told in by_sides.items():
        all_rows = np.array([rows for rows, _ in told], dtype=np.float32)
        shares = np.zeros((len(told), sides))
        for number, (_, won) in enumerate(told):
            shares[number, won] = 1 / len(won)
        until = int(len(told) * (1 - HELD_BACK))
        learned.append((all_rows[:until], shares[:until]))
        tried.append((all_rows[until:], shares[until:]))
    return learned, tried


def chances(rows: Any, weights: Any) -> Any:
    odds = rows @ weights.astype(rows.dtype)
    odds = np.exp(odds - odds.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def surprise(told: list[Any], weights: Any) -> float:
    total, count = 0.0, 0
    for rows, won in told:
        total -= float((won * np.log2(chances(rows, weights) + 1e-12)).sum())
        count += len(rows)
    return round(total / max(count, 1), 4)
