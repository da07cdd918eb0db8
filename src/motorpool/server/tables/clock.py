"""Clocks: how long each person has left, and when somebody has to look at the table again."""

from motorpool.server.tables.setup import ClockSetup
from motorpool.server.tables.twins import twin

SECOND = 1000  # milliseconds


class Clock:
    """Runs for the seat whose decision it is; all times come from the log."""

    def __init__(self, setup: ClockSetup, seats: int) -> None:
        self.setup = setup
        self.left = [setup.seconds * SECOND] * seats
        self.seat = -1  # whose decision it is
        self.turn = 0
        self.since = 0

    def fork(self) -> "Clock":
        other = twin(self)
        other.left = self.left[:]
        return other

    def pass_to(self, seat: int, turn: int, at: int) -> None:
        """A decision is another seat's now, or the same one's again."""
        if self.setup.kind == "game" and self.seat >= 0:
            used = max(0, at - self.since)
            self.left[self.seat] = max(0, self.left[self.seat] - used)
        if self.setup.kind == "turn" and (seat, turn) == (self.seat, self.turn):
            return  # the decisions of one turn share its time
        self.seat = seat
        self.turn = turn
        self.since = at

    def due(self) -> int | None:
        """When the time of the running decision is up."""
        if self.setup.kind == "none" or self.seat < 0:
            return None
        return self.since + self.left[self.seat]

    def is_up(self, at: int) -> bool:
        due = self.due()
        return due is not None and at >= due
