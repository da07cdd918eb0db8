"""The people at a table, as one reader hears of them, and who of them has won."""

from collections.abc import Iterable

from motorpool.core.game import Outcome
from motorpool.words.bundle import Words
from motorpool.words.marks import mark

Values = dict[str, object]


class People:
    """Names players for one reader: `you` is the reader's seat, None for a bystander.

    When `marked`, all that can be pointed at is marked.
    """

    def __init__(
        self, words: Words, names: list[str], you: int | None, marked: bool = False
    ) -> None:
        self.words = words
        self.names = names
        self.you = you
        self.marked = marked

    def mark(self, kind: str, id: object, text: str) -> str:
        return mark(kind, id, text) if self.marked else text

    def name(self, seat: int) -> str:
        return self.mark("player", seat, self.names[seat])

    def player(self, seat: int) -> Values:
        return {"who": "you" if seat == self.you else "other", "player": self.name(seat)}

    def owner(self, seat: int) -> Values:
        return {"whose": "you" if seat == self.you else "other", "owner": self.name(seat)}

    def players(self, seats: Iterable[int]) -> str:
        return self.words.join([self.name(seat) for seat in seats])


def winner_line(people: People, result: Outcome, side: list[int]) -> str:
    """The winners; `side` is the side of each seat."""
    say = people.words.say
    seats = list(result.winners)
    names = people.players(seats)
    if len({side[seat] for seat in seats}) > 1:
        return say("score-winners-shared", players=names)
    if len(seats) > 1:
        if people.you in seats:
            return say("score-winner", who="side", players=names)
        return say("score-winners-side", players=names)
    return say("score-winner", who="you" if people.you in seats else "other", players=names)
