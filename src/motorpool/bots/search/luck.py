"""The same luck for all that a search compares, so that chance decides less of what looks better.

What is drawn depends on what lies in the bag and on how often each thing was drawn before, not
on what else was done: two imagined games with the same luck meet the same cards in the same
order, as far as what was done lets them.
"""

from typing import Final, final

from mypy_extensions import i64

from motorpool.core.chance import Dice, take_out

WORD: Final = 0xFFFFFFFF
STIR: Final = 0x45D9F3B  # small enough that no product leaves 63 bits
OF_THING: Final = 0x9E3779
OF_TIME: Final = 0x2545F491
OF_TURN: Final = 0x1B873593
OF_DEAL: Final = 0x3C6EF372


def stirred(number: i64) -> i64:
    """32 bits that look random, the same for the same number."""
    number &= WORD
    number = ((number ^ (number >> 16)) * STIR) & WORD
    number = ((number ^ (number >> 16)) * STIR) & WORD
    return number ^ (number >> 16)


@final
class Luck(Dice):
    def __init__(self, things: int) -> None:
        self.things = things  # that can be drawn, each a number below this
        self.salt: i64 = 0
        self.times: list[int] = []  # that each thing was drawn
        self.turn: i64 = -1
        self.asked: i64 = 0  # numbers in this turn

    def begin(self, salt: i64) -> None:
        """Another luck, or one that there was before."""
        self.salt = salt
        self.times = [0] * self.things
        self.turn = -1
        self.asked = 0

    def dealt(self) -> None:
        """What is hidden was dealt: from here on all lots are new.

        What was left in a bag then had the greater lots, and would come after what joins it.
        """
        self.salt = stirred(self.salt + OF_DEAL)

    def turn_begins(self, turn: i64) -> None:
        self.turn = turn
        self.asked = 0

    def below(self, n: i64) -> i64:
        self.asked += 1
        number = stirred(self.salt + self.turn * OF_TURN + self.asked * OF_TIME)
        return (number * n) >> 32

    def draw(self, bag: list[int]) -> int:
        """The thing whose lot is the least; once drawn, it gets a new lot."""
        salt = self.salt
        times = self.times
        least: i64 = WORD + 1
        place: i64 = 0
        for at, thing in enumerate(bag):
            number: i64 = thing
            before: i64 = times[thing]
            lot = stirred(salt + number * OF_THING + before * OF_TIME)
            if lot < least:
                least = lot
                place = at
        taken = take_out(bag, place)
        times[taken] += 1
        return taken
