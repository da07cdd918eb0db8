"""Tables at which everything happens: choices, people who leave, clocks, and going back."""

from collections.abc import Iterator
from random import Random

from motorpool.core.errors import Refusal
from motorpool.server.tables import proposals, undoing
from motorpool.server.tables.entries import By, Entry
from motorpool.server.tables.setup import PERSON, ClockSetup
from motorpool.server.tables.table import Happening
from tests.server.tables.logs import PEOPLE, SECOND, Log, setup_of

TABLES = [
    setup_of(chairs=(PERSON, PERSON)),
    setup_of(chairs=(PERSON, "random", PERSON), clock=ClockSetup("turn", 30)),
    setup_of(preset="second-front", chairs=(PERSON,) * 3, clock=ClockSetup("game", 900)),
    setup_of(preset="team", chairs=(PERSON, "random", PERSON, PERSON), spectators=False),
    setup_of("battlegrounds", "battle", (PERSON, PERSON), clock=ClockSetup("turn", 5)),
    setup_of("battlegrounds", "team", (PERSON, PERSON, "random", PERSON)),
    setup_of("battlegrounds", "family", (PERSON, PERSON, PERSON)),
    setup_of("battlegrounds", "solo", (PERSON,), clock=ClockSetup("turn", 5)),
]
NAMES = [f"{setup.game}-{setup.preset}-{len(setup.chairs)}" for setup in TABLES]
CHOICES = 8  # for each other thing that happens


def happenings(log: Log, chance: Random, most: int) -> Iterator[Happening]:
    """At most so many entries; the game may end before."""
    while log.table.status == "playing" and len(log.entries) < most:
        try:
            wanted = something(log, chance)
        except Refusal:
            continue
        later = chance.choice((0, 10, SECOND, SECOND, 20 * SECOND))
        for entry in wanted:
            yield log.add(entry, later=later)
            later = 0


def something(log: Log, chance: Random) -> list[Entry]:
    """What may happen next, or a refusal."""
    table = log.table
    if chance.random() < CHOICES / (CHOICES + 1):
        seat = table.decider()
        by: By = "bot"
        if table.people[seat] is not None:
            by = "clock" if table.bot_of(seat, log.at) else "person"
        return [proposals.choose(table, seat, chance.choice(log.texts()), by)]
    visitor = chance.choice(PEOPLE)
    number = table.decision_number
    match chance.randrange(7):
        case 0:
            return [proposals.leave(table, visitor)]
        case 1 | 2:
            return [proposals.come_back(table, visitor)]
        case 3 | 4:
            return [undoing.undo(table, visitor, number)]
        case 5:
            far = chance.choice((1, 2, 3, 10))
            return [undoing.ask(table, visitor, number, max(0, log.moves - far))]
    return undoing.answer(table, visitor, number, chance.random() < 0.8)
