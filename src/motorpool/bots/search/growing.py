"""A search thinks for as long as its budget says, in slices.

Compiled code heeds no signal and lets no other thread run before it returns. So this is not
compiled: between two slices a search can be broken off, and whoever waits beside it goes on.
"""

import time

from motorpool.bots.search.budget import Budget
from motorpool.bots.search.tree import Search

SLICE = 10  # rounds; on plain Python they take long
CLEAR = 2  # think no longer when the second needs more than 1 in so many of the rest


def grow(search: Search, budget: Budget) -> None:
    """For so many rounds, or until the time is over or will hardly change the choice any more."""
    if budget.rounds:
        for begun in range(0, budget.rounds, SLICE):
            search.grow(min(SLICE, budget.rounds - begun))
        return
    seconds = budget.milliseconds / 1000
    began = time.monotonic()
    used = 0.0
    while used < seconds:
        search.grow(SLICE)
        used = time.monotonic() - began
        if search.lead() * CLEAR > search.rounds * (seconds / used - 1):
            return
