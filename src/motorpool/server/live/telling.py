"""What each audience is told of a table: a snapshot once, then updates.

An audience is a seat, or -1 for everybody else. Only views and told events leave from here.
"""

from dataclasses import dataclass
from typing import Any

from motorpool.core.changes import changes_between
from motorpool.server.refusals import Forbidden
from motorpool.server.tables.entries import Choose
from motorpool.server.tables.summary import chairs_of
from motorpool.server.tables.table import BYSTANDER, Happening, Table
from motorpool.server.tables.undoing import why_not

Message = dict[str, Any]


@dataclass
class Told:
    """What an audience knows already, so that only the difference need be sent."""

    view: dict[str, Any] | None
    table: dict[str, Any]


def snapshot(table: Table, audience: int) -> tuple[Message, Told]:
    told = Told(view_of(table, audience), table_of(table, audience))
    message = {
        "type": "snapshot",
        "number": table.version,
        "seat": audience,
        "table": told.table,
        "view": told.view,
        "decision": decision_of(table, audience),
    }
    return message, told


def update(table: Table, happening: Happening, audience: int, told: Told) -> tuple[Message, Told]:
    """What one entry changed for an audience, and what it knows now.

    Who may not look hears of the table itself only, not what was done there.
    """
    known = Told(told.view, table_of(table, audience))
    entry = happening.entry
    message: Message = {"type": "update", "number": table.version}
    looks = may_look(table, audience)
    if looks:
        message["do"] = entry.kind
    if happening.new_state and looks:
        known.view = view_of(table, audience)
        message["changes"] = changes_between(told.view, known.view)
        assert table.match is not None
        message["events"] = table.match.game.tell(happening.events, audience)
        message["decision"] = decision_of(table, audience)
        if isinstance(entry, Choose):
            message["choice"] = choice_of(entry, audience)
    if known.table != told.table:
        message["table"] = changes_between(told.table, known.table)
    return message, known


def choice_of(entry: Choose, audience: int) -> dict[str, Any]:
    """Who made a choice; which one is told to its seat alone, to others the events tell it."""
    told: dict[str, Any] = {"seat": entry.seat, "by": entry.by}
    if entry.seat == audience:
        told["action"] = entry.action
    return told


def may_look(table: Table, audience: int) -> bool:
    """Whether an audience may see the game: who does not sit there only where it is allowed."""
    return audience != BYSTANDER or table.setup.spectators


def check_look(table: Table, visitor: str | None) -> None:
    """Refuse somebody who may not see the game."""
    if not may_look(table, table.seat_of(visitor)):
        raise Forbidden("table-not-seated")


def view_of(table: Table, audience: int) -> dict[str, Any] | None:
    if table.match is None or not may_look(table, audience):
        return None
    return table.match.game.view(table.match.state, audience)


def decision_of(table: Table, audience: int) -> dict[str, Any] | None:
    """The decision that waits; its actions for its owner only."""
    match = table.match
    if match is None or match.state.over() or not may_look(table, audience):
        return None
    decision = match.game.decision(match.state, audience)
    told: dict[str, Any] = {
        "number": table.decision_number,
        "seat": decision.seat,
        "step": decision.step,
        "asked": decision.asked,
    }
    if decision.texts:
        told["actions"] = decision.texts
    if audience != BYSTANDER:
        why = why_not(match, audience)
        told["undo"] = {"free": why is None, "why": why}
    return told


def table_of(table: Table, audience: int) -> dict[str, Any]:
    """What an audience may know about the table itself; of the game only who may look."""
    told: dict[str, Any] = {
        "id": table.id,
        "status": table.status,
        "game": table.setup.game,
        "preset": table.setup.preset,
        "changes": table.setup.changes,
        "chairs": chairs_of(table),
        "spectators": table.setup.spectators,
        "chat": table.setup.chat,
        "hints": table.setup.hints,
        "stand_in": table.setup.stand_in,
        "clock": clock_of(table, audience),
        "commitment": table.commitment,
    }
    if table.match is not None:
        told["salts"] = list(table.salts())  # not before all are in
    looks = may_look(table, audience)
    if looks and table.request is not None:
        told["undo_asked"] = {
            "seat": table.request.seat,
            "moves": table.request.moves,
            "agreed": sorted(table.request.agreed),
        }
    if looks and table.status == "over":
        assert table.match is not None
        outcome = table.match.game.outcome(table.match.state)
        told["outcome"] = {
            "winners": list(outcome.winners),
            "points": list(outcome.points),
            "details": outcome.details,
        }
    if table.next_table is not None:
        told["next_table"] = table.next_table.table
    return told


def clock_of(table: Table, audience: int) -> dict[str, Any]:
    clock = table.clock
    told: dict[str, Any] = {"kind": clock.setup.kind, "seconds": clock.setup.seconds}
    runs = clock.setup.kind != "none" and table.status == "playing"
    if runs and may_look(table, audience):
        told |= {"left": clock.left[:], "running": clock.seat, "since": clock.since}
    return told
