"""A table as it follows from its set-up and its log."""

from dataclasses import dataclass, field, replace
from typing import Literal

from motorpool.core.chance import Recorded
from motorpool.core.fairness import Proof, commitment, hash_of
from motorpool.core.match import Match, RawEvents
from motorpool.core.record import Record
from motorpool.server.tables import entries
from motorpool.server.tables.clock import Clock
from motorpool.server.tables.match_log import (
    drop_unneeded,
    fork_match,
    is_far,
    match_after,
    play_entry,
    start_match,
)
from motorpool.server.tables.setup import PERSON, Setup
from motorpool.server.tables.twins import twin

Status = Literal["open", "playing", "over", "closed"]
BYSTANDER = -1
BOT_SEED = "motorpool bots 1"


@dataclass(frozen=True)
class Person:
    """Who sits on a chair."""

    visitor: str
    name: str
    salt: str
    away: bool = False


@dataclass(frozen=True)
class UndoRequest:
    """A person would like to go back; the others are asked."""

    seat: int
    moves: int
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Happening:
    """What an entry did: the events of the game, and whether all are told its state anew."""

    entry: entries.Entry
    events: RawEvents = field(default_factory=list)
    new_state: bool = False


class Table:
    """Only `evolve` changes it, one committed entry after another."""

    def __init__(self, id: str, setup: Setup, host: str, invite: str, secret: str) -> None:
        self.id = id
        self.setup = setup
        self.host = host
        self.invite = invite
        self.secret = secret
        self.commitment = commitment(secret)
        self.version = 0
        self.changed = 0  # the moment of the last entry
        self.status: Status = "open"
        self.people: list[Person | None] = [None] * len(setup.chairs)
        self.match: Match | None = None
        self.decision_number = 0  # the entry that led to the decision which waits
        self.line = 0  # how often the game went back: a bot's memory belongs to one line
        self.clock = Clock(setup.clock, len(setup.chairs))
        self.request: UndoRequest | None = None
        self.next_table: entries.Rematch | None = None

    # What is the case

    def seat_of(self, visitor: str | None) -> int:
        for seat, person in enumerate(self.people):
            if visitor is not None and person is not None and person.visitor == visitor:
                return seat
        return BYSTANDER

    def names(self) -> list[str]:
        return [
            person.name if person else bot
            for person, bot in zip(self.people, self.setup.chairs, strict=True)
        ]

    def free_chairs(self) -> list[int]:
        return [
            seat
            for seat, bot in enumerate(self.setup.chairs)
            if bot == PERSON and self.people[seat] is None
        ]

    def decider(self) -> int:
        """The seat whose decision waits; -1 when none does."""
        if self.match is None or self.match.state.over():
            return -1
        return self.match.state.seat_to_decide()

    def bot_of(self, seat: int, at: int) -> str | None:
        """The bot that decides for a seat now: its own, or the stand-in."""
        person = self.people[seat]
        if person is None:
            return self.setup.chairs[seat] or self.setup.stand_in
        if person.away or self.clock.is_up(at):
            return self.setup.stand_in
        return None

    def is_far(self, entry: entries.Entry) -> bool:
        """Whether an entry goes so far back that the game has to be played again."""
        return (
            isinstance(entry, entries.Undo)
            and self.match is not None
            and is_far(self.match, entry.moves)
        )

    def salts(self) -> tuple[str, ...]:
        return tuple(person.salt if person else "" for person in self.people)

    def proof(self) -> Proof:
        return Proof(self.commitment, self.secret, self.salts())

    def bot_seed(self) -> str:
        """Of the bots' own chance: it tells nothing about the draws."""
        return hash_of(BOT_SEED, self.secret)

    def record(self) -> Record:
        """The record; its proof gives the secret away, so only when the game is over."""
        assert self.match is not None
        record = self.match.record
        record.seats = self.names()
        record.proof = self.proof() if self.status == "over" else None
        return record

    def fork(self) -> "Table":
        """A table of its own that goes on from here: what is tried there is not seen here."""
        other = twin(self)
        other.people = self.people[:]
        other.match = self.match and fork_match(self.match)
        other.clock = self.clock.fork()
        return other

    # What happens

    def evolve(self, entry: entries.Entry, at: int) -> Happening:
        self.version += 1
        self.changed = at
        match entry:
            case entries.Sit():
                self.people[entry.seat] = Person(entry.visitor, entry.name, entry.salt)
            case entries.Rename():
                self.rename(entry.seat, entry.name)
                return Happening(entry, [], self.match is not None)  # sentences name people
            case entries.Leave():
                self.leave(entry.seat)
            case entries.Return():
                self.mark(entry.seat, away=False)
            case entries.Start():
                return self.start(entry, at)
            case entries.Choose():
                return self.choose(entry, at)
            case entries.AskUndo():
                self.request = UndoRequest(entry.seat, entry.moves)
            case entries.AnswerUndo():
                self.answer_undo(entry)
            case entries.Undo():
                return self.undo(entry, at)
            case entries.Rematch():
                self.next_table = entry
            case entries.Close():
                self.status = "closed"
        return Happening(entry)

    def rename(self, seat: int, name: str) -> None:
        person = self.people[seat]
        assert person is not None
        self.people[seat] = replace(person, name=name)
        if self.match is not None:
            self.match.record.seats = self.names()

    def leave(self, seat: int) -> None:
        if self.status == "playing":
            self.mark(seat, away=True)
            self.request = None  # the others are not the same any more: ask again
        else:
            self.people[seat] = None

    def mark(self, seat: int, *, away: bool) -> None:
        person = self.people[seat]
        assert person is not None
        self.people[seat] = replace(person, away=away)

    def start(self, entry: entries.Start, at: int) -> Happening:
        self.match = start_match(self.setup, self.names(), Recorded, entry.draws)
        self.status = "playing"
        return self.new_state(Happening(entry, [], True), at)

    def choose(self, entry: entries.Choose, at: int) -> Happening:
        assert self.match is not None
        events = play_entry(self.match, entry)
        drop_unneeded(self.match)
        return self.new_state(Happening(entry, events, True), at)

    def undo(self, entry: entries.Undo, at: int) -> Happening:
        assert self.match is not None
        self.match = match_after(self.match, self.setup, entry.moves)
        self.line += 1
        return self.new_state(Happening(entry, [], True), at)

    def new_state(self, happening: Happening, at: int) -> Happening:
        assert self.match is not None
        self.decision_number = self.version
        self.request = None
        if self.match.state.over():
            self.status = "over"
        self.clock.pass_to(self.decider(), self.match.state.turn, at)
        return happening

    def answer_undo(self, entry: entries.AnswerUndo) -> None:
        assert self.request is not None
        if entry.yes:
            agreed = self.request.agreed | {entry.seat}
            self.request = replace(self.request, agreed=agreed)
        else:
            self.request = None
