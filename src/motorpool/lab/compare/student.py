"""Student's distribution: how far the mean of few values may be off by chance."""

from functools import cache
from math import exp, lgamma, log

STEPS = 60  # of a search by halves
TERMS = 300
TINY = 1e-300


def two_sided(far: float, freedom: int) -> float:
    """The chance to be at least so many standard errors off, to either side."""
    return incomplete_beta(freedom / (freedom + far * far), freedom / 2, 0.5)


@cache
def limit(error: float, freedom: int) -> float:
    """So many standard errors are exceeded with this chance."""
    low, high = 0.0, 1e6
    for _ in range(STEPS):
        middle = (low + high) / 2
        if two_sided(middle, freedom) > error:
            low = middle
        else:
            high = middle
    return high


def incomplete_beta(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function, by its continued fraction."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - incomplete_beta(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    # Lentz's way to work out a continued fraction from its front
    fraction, upper, lower = 1.0, 1.0, 0.0
    for number in range(TERMS):
        half = number // 2
        if number == 0:
            term = 1.0
        elif number % 2:
            term = -(a + half) * (a + b + half) * x / ((a + 2 * half) * (a + 2 * half + 1))
        else:
            term = half * (b - half) * x / ((a + 2 * half - 1) * (a + 2 * half))
        lower = 1 / ((1 + term * lower) or TINY)
        upper = (1 + term / upper) or TINY
        fraction *= upper * lower
        if abs(upper * lower - 1) < 1e-14:
            break
    return front * (fraction - 1)
