"""A table and its log in memory: what is proposed happens at once."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from motorpool.core.chance import free
from motorpool.core.errors import Refusal
from motorpool.core.files import parse_json
from motorpool.core.match import Match
from motorpool.core.record import record_from
from motorpool.games import match_of_record
from motorpool.server.tables import proposals, undoing
from motorpool.server.tables.entries import By, Choose, Entry, entry_from
from motorpool.server.tables.setup import PERSON, ClockSetup, Setup
from motorpool.server.tables.table import Happening, Table

SECRET = "5e" * 32
SECOND = 1000
NO_CLOCK = ClockSetup()
PEOPLE = ("ann", "bob", "cid", "dan")


def setup_of(
    game: str = "rush",
    preset: str = "base",
    chairs: tuple[str, ...] = (PERSON, PERSON),
    clock: ClockSetup = NO_CLOCK,
    **more: Any,
) -> Setup:
    return Setup(game, preset, chairs, clock=clock, **more)


class Log:
    """`table` is the one of this moment; earlier ones stay as they were."""

    def __init__(self, setup: Setup | None = None, secret: str = SECRET) -> None:
        self.table = Table("table", setup or setup_of(), PEOPLE[0], "invite", secret)
        self.at = 1_000_000
        self.entries: list[tuple[Entry, int]] = []

    @classmethod
    def started(cls, setup: Setup | None = None, secret: str = SECRET) -> "Log":
        """All chairs for people are taken, and the game has begun."""
        log = cls(setup, secret)
        for visitor, _ in zip(PEOPLE, log.table.free_chairs(), strict=False):
            log.add(proposals.sit(log.table, visitor, visitor.title(), None, f"salt of {visitor}"))
        log.add(proposals.start(log.table, PEOPLE[0]))
        return log

    def add(self, *entries: Entry, later: int = SECOND) -> Happening:
        """The last of what the entries did, so many milliseconds later."""
        self.at += later
        for entry in entries:
            self.entries.append((entry, self.at))
            self.table = self.table.fork()
            happening = self.table.evolve(entry, self.at)
        return happening

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def moves(self) -> int:
        return len(self.match.record.moves)

    def texts(self) -> tuple[str, ...]:
        """What the seat that has to decide may choose."""
        return self.match.game.decision(self.match.state, self.table.decider()).texts

    def visitor(self) -> str:
        person = self.table.people[self.table.decider()]
        assert person is not None
        return person.visitor

    def choose(self, which: int = 0, by: By = "person", later: int = SECOND) -> Happening:
        texts = self.texts()
        return self.add(
            proposals.choose(self.table, self.table.decider(), texts[which % len(texts)], by),
            later=later,
        )

    def undo(self, visitor: str) -> Happening:
        return self.add(undoing.undo(self.table, visitor, self.table.decision_number))

    def ask_undo(self, visitor: str, moves: int) -> Happening:
        return self.add(undoing.ask(self.table, visitor, self.table.decision_number, moves))

    def answer_undo(self, visitor: str, yes: bool = True) -> Happening:
        return self.add(*undoing.answer(self.table, visitor, self.table.decision_number, yes))

    def choose_until(self, visitor: str, free: bool) -> None:
        """Play until somebody can take back the last move freely, or may not as it revealed."""
        seat = self.table.seat_of(visitor)
        wanted = None if free else undoing.REVEALED
        for which in range(2000):
            self.choose(which)
            if not self.match.state.over() and undoing.why_not(self.match, seat) == wanted:
                if self.match.record.moves[-1].seat == seat:
                    return
        raise AssertionError("never happened")


def rebuilt(log: Log) -> Table:
    """The table as another process makes it of what the database holds."""
    setup = Setup.from_data(json.loads(json.dumps(log.table.setup.to_data())))
    table = Table(log.table.id, setup, log.table.host, log.table.invite, log.table.secret)
    for entry, at in log.entries:
        table.evolve(entry_from(json.loads(json.dumps(entry.to_data()))), at)
    return table


def all_of(table: Table) -> dict[str, Any]:
    """Everything about a table, as plain data that can be compared and does not change."""
    told = {name: value for name, value in vars(table).items() if name != "match"}
    told["clock"] = vars(table.clock)
    match = table.match
    if match is not None:
        told["state"] = match.game.dump_position(match.state)
        told["record"] = match.record.to_text()
        told["past"] = [(match.game.dump_position(step.state), step.seat) for step in match.past]
    return json.loads(json.dumps(told, default=plain))  # type: ignore[no-any-return]


def plain(value: Any) -> Any:
    return sorted(value) if isinstance(value, frozenset) else vars(value)


def verified(text: str) -> Match:
    """A record as `motorpool verify` plays it again: refused when a draw is not the proven one."""
    record = record_from(parse_json(text))
    assert record.proof is not None
    match = match_of_record(record, free())
    assert match.record.result == record.result
    return match


@contextmanager
def refused(key: str) -> Iterator[None]:
    """What happens in the block is refused for this reason."""
    with pytest.raises(Refusal) as refusal:
        yield
    assert refusal.value.key == key


def choices(log: Log) -> list[Choose]:
    return [entry for entry, _ in log.entries if isinstance(entry, Choose)]
