"""Pairs of values, without and with a change, of which only exact sums are kept."""

from fractions import Fraction

NOTHING = Fraction(0)


class Pairs:
    """A measure over many deals. Deals where it is 0 both times need not be added."""

    def __init__(self) -> None:
        self.base = NOTHING
        self.change = NOTHING
        self.base_squares = NOTHING
        self.change_squares = NOTHING
        self.products = NOTHING
        self.differing = 0  # deals in which the two are not the same

    def count(self, base: Fraction, change: Fraction) -> None:
        self.base += base
        self.change += change
        self.base_squares += base * base
        self.change_squares += change * change
        self.products += base * change
        self.differing += base != change

    def add(self, other: "Pairs") -> None:
        self.base += other.base
        self.change += other.change
        self.base_squares += other.base_squares
        self.change_squares += other.change_squares
        self.products += other.products
        self.differing += other.differing

    def difference(self, deals: int) -> tuple[float, float]:
        """The mean of the deals' differences, and the variance of one of them."""
        squares = self.base_squares + self.change_squares - 2 * self.products
        return mean_and_variance(self.change - self.base, squares, deals)


def mean_and_variance(total: Fraction, squares: Fraction, deals: int) -> tuple[float, float]:
    """Of single values, by their sum and that of their squares."""
    mean = total / deals
    return float(mean), float((squares - deals * mean * mean) / (deals - 1)) if deals > 1 else 0.0
