"""Down the slope in steps that fit each weight (Adam)."""

from collections.abc import Callable
from typing import Any

import numpy as np

STEPS = 300
PACE = 0.03
MEAN, SQUARE = 0.9, 0.999


def descend(slope: Callable[[Any], Any], weights: Any) -> Any:
    mean = np.zeros_like(weights)
    square = np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        now = slope(weights)
        mean = MEAN * mean + (1 - MEAN) * now
        square = SQUARE * square + (1 - SQUARE) * now * now
        size = mean / (1 - MEAN**step) / (np.sqrt(square / (1 - SQUARE**step)) + 1e-8)
        weights = weights - PACE * size
    return weights
