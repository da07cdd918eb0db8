"""What somebody wants to happen at a table, as an entry that may be committed, or a refusal.

Nothing here changes the table.
"""

from motorpool.core.chance import Recording
from motorpool.core.errors import Illegal, NotYourTurn
from motorpool.core.fairness import Provable, is_salt
from motorpool.core.match import Match
from motorpool.server.moments import now
from motorpool.server.refusals import BadRequest, Clash, Forbidden
from motorpool.server.tables.entries import By, Choose, Close, Leave, Rename, Return, Sit, Start
from motorpool.server.tables.late_chance import LateChance
from motorpool.server.tables.match_log import draws_so_far
from motorpool.server.tables.setup import PERSON
from motorpool.server.tables.table import BYSTANDER, Person, Table

STAYS_AWAY = 3 * 60 * 1000  # milliseconds after which the others need not wait any longer


def sit(table: Table, visitor: str, name: str, seat: int | None, salt: str) -> Sit:
    """Take a chair, the first free one when none is named."""
    if table.status != "open":
        raise Clash("table-not-open")
    if not is_salt(salt):
        raise BadRequest("salt-unfit", field="salt")
    if table.seat_of(visitor) != BYSTANDER:
        raise Clash("table-already-seated")
    free = table.free_chairs()
    if seat is None:
        if not free:
            raise Clash("table-full")
        seat = free[0]
    elif not 0 <= seat < len(table.people) or table.setup.chairs[seat] != PERSON:
        raise BadRequest("chair-unknown", {"chair": seat + 1}, field="seat")
    elif seat not in free:
        raise Clash("chair-taken", {"chair": seat + 1}, field="seat")
    return Sit(seat, visitor, name, salt)


def rename(table: Table, visitor: str, name: str) -> list[Rename]:
    """Another name at a table; a game that is over keeps those by which it was played."""
    seat = table.seat_of(visitor)
    person = table.people[seat] if seat != BYSTANDER else None
    if person is None or person.name == name or table.status not in ("open", "playing"):
        return []
    return [Rename(seat, name)]


def leave(table: Table, visitor: str) -> Leave:
    person, seat = seated(table, visitor)
    if table.status not in ("open", "playing") or person.away:
        raise Clash("table-left-already")
    return Leave(seat)


def come_back(table: Table, visitor: str) -> Return:
    person, seat = seated(table, visitor)
    if table.status != "playing" or not person.away:
        raise Clash("table-not-away")
    return Return(seat)


def close(table: Table, visitor: str) -> Close:
    if visitor != table.host:
        raise Forbidden("table-host-only")
    if table.status != "open":
        raise Clash("table-not-open")
    return Close()


def start(table: Table, visitor: str) -> Start:
    """Set the game up; chance is the stream of the secret and all salts."""
    if visitor != table.host:
        raise Forbidden("table-host-only")
    if table.status != "open":
        raise Clash("table-not-open")
    free = table.free_chairs()
    if free:
        raise Clash("table-chairs-free", {"count": len(free)})
    game, state = table.setup.open_game()
    match = Match(game, table.names(), Provable(table.proof().seed(), game.answer_text), state)
    return Start(match.record.draws)


def call_stand_in(table: Table, visitor: str, decision: int) -> Leave:
    """Let the stand-in play for a person who keeps the others waiting, until that one is back."""
    _, seat = seated(table, visitor)
    if table.match is None or decision != table.decision_number:
        raise Clash("decision-stale", {"decision": decision}, field="decision")
    decider = table.decider()
    person = table.people[decider] if decider >= 0 else None
    if person is None or person.away or decider == seat:
        raise Clash("stand-in-not-needed")
    due = table.clock.due()  # where a clock runs, it says how long one may think
    left = (table.clock.since + STAYS_AWAY if due is None else due) - now()
    if left > 0:
        raise Clash("stand-in-too-early", {"seconds": -(-left // 1000)})
    return Leave(decider)


def choose_as(table: Table, visitor: str, decision: int, action: str) -> Choose:
    """A person's choice; it names the decision that it answers."""
    seat = present(table, visitor)
    if table.match is None:
        raise Clash("table-not-started")
    if decision != table.decision_number:
        raise Clash("decision-stale", {"decision": decision}, field="decision")
    return choose(table, seat, action, "person")


def choose(table: Table, seat: int, action: str, by: By) -> Choose:
    """A choice, with what chance answers to it; refused as the rules say."""
    match = table.match
    assert match is not None
    if match.state.over():
        raise NotYourTurn("game-is-over")
    decider = match.state.seat_to_decide()
    if seat != decider:
        raise NotYourTurn("not-your-turn", {"seat": seat + 1, "decider": decider + 1})
    game = match.game
    code = game.parse_action(action)
    if code not in match.state.legal():
        raise Illegal("illegal-action", {"action": action})
    chance = Recording(
        LateChance(lambda: Provable(table.proof().seed(), game.answer_text, draws_so_far(match)))
    )
    match.state.clone().apply(code, chance)
    draws = [game.answer_text(answer) for answer in chance.collect()]
    return Choose(seat, game.action_text(code), draws, by)


def seated(table: Table, visitor: str) -> tuple[Person, int]:
    seat = table.seat_of(visitor)
    person = table.people[seat] if seat != BYSTANDER else None
    if person is None:
        raise Forbidden("table-not-seated")
    return person, seat


def present(table: Table, visitor: str) -> int:
    """The seat of somebody for whom no stand-in plays."""
    person, seat = seated(table, visitor)
    if person.away:
        raise Clash("table-away")
    return seat
