"""How sure one can be after any number of deals, though one looks after every round.

Somebody bets against "the mean score is at most m", each deal a part of the money: all that is
won on a deal of score x is x / m of the stake. If m is right, no way to bet makes money out of
nothing, and by Ville's inequality the money grows to 1 / error with a chance of `error` at most,
at any time. So when it has, m is ruled out. The money is spread over many bets of fixed parts
(Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting").
"""

from fractions import Fraction
from math import exp, log

from motorpool.lab.intervals import Scores, mean_of

BETS = [(number + 0.5) / 32 for number in range(32)]  # the parts of the money that are staked
STEPS = 20  # of the search for a limit: finer than any figure that is told
EVEN = 0.5


def log_money(scores: Scores, mean: float) -> float:
    """What has become of 1, as a logarithm, by bets that the mean score is above `mean`."""
    counts = [(float(score) / mean, count) for score, count in scores.items()]
    grown = [sum(count * log(1 - bet + bet * won) for won, count in counts) for bet in BETS]
    most = max(grown)
    return most + log(sum(exp(each - most) for each in grown) / len(BETS))


def turned(scores: Scores) -> Scores:
    """The same deals as the other side sees them."""
    return {Fraction(1) - score: count for score, count in scores.items()}


def ruled_out(scores: Scores, mean: float, error: float) -> bool:
    return log_money(scores, mean) >= log(1 / error)


def clearly_better(scores: Scores, error: float) -> int:
    """1 when these scores are above even, -1 when they are below, 0 while it is not clear."""
    if ruled_out(scores, EVEN, error / 2):
        return 1
    return -1 if ruled_out(turned(scores), EVEN, error / 2) else 0


def lower_limit(scores: Scores, error: float) -> float:
    """The largest mean that is ruled out from below."""
    low, high = 0.0, mean_of(scores)
    for _ in range(STEPS if high else 0):
        middle = (low + high) / 2
        if ruled_out(scores, middle, error):
            low = middle
        else:
            high = middle
    return low


def always_valid(scores: Scores, error: float) -> tuple[float, float]:
    """Limits that miss the mean score at any time with a chance of `error` at most."""
    return lower_limit(scores, error / 2), 1 - lower_limit(turned(scores), error / 2)
