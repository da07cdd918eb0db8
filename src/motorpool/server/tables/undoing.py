"""Going back: freely while nothing new came to light, otherwise when the other people agree."""

from motorpool.core.match import Match
from motorpool.server.refusals import BadRequest, Clash
from motorpool.server.tables.entries import AnswerUndo, AskUndo, Entry, Undo
from motorpool.server.tables.proposals import present
from motorpool.server.tables.table import Table

REVEALED = "undo-revealed"
OTHERS = "undo-others-chose"
NOTHING = "undo-nothing"


def undo(table: Table, visitor: str, decision: int) -> Undo:
    """Take back one's own last choice; a refusal says why that cannot be."""
    seat = present(table, visitor)
    match = running(table, decision)
    why = why_not(match, seat)
    if why is not None:
        raise Clash(why)
    return Undo(seat, len(match.record.moves) - 1)


def why_not(match: Match, seat: int) -> str | None:
    """Why a seat cannot take back the last move by itself."""
    moves = match.record.moves
    if not moves:
        return NOTHING
    if moves[-1].seat != seat:
        return OTHERS if any(move.seat == seat for move in moves) else NOTHING
    return None if match.past else REVEALED


def ask(table: Table, visitor: str, decision: int, moves: int) -> Entry:
    """Ask to go back to the moment after so many moves; who plays with bots alone need not ask."""
    seat = present(table, visitor)
    match = running(table, decision)
    if not 0 <= moves < len(match.record.moves):
        raise BadRequest("undo-moves", {"most": len(match.record.moves) - 1}, field="moves")
    if table.request is not None:
        raise Clash("undo-asked-already")
    if others(table, seat):
        return AskUndo(seat, moves)
    if any(person is not None for other, person in enumerate(table.people) if other != seat):
        raise Clash("undo-others-away")  # nobody may see the next draws behind their backs
    return Undo(seat, moves)


def answer(table: Table, visitor: str, decision: int, yes: bool) -> list[Entry]:
    """Agree or not; with the last agreement the game goes back."""
    seat = present(table, visitor)
    running(table, decision)
    request = table.request
    if request is None or request.seat == seat or seat in request.agreed:
        raise Clash("undo-not-asked")
    entries: list[Entry] = [AnswerUndo(seat, yes)]
    if yes and others(table, request.seat) <= request.agreed | {seat}:
        entries.append(Undo(request.seat, request.moves))
    return entries


def others(table: Table, seat: int) -> set[int]:
    """The other people who are there to be asked."""
    return {
        other
        for other, person in enumerate(table.people)
        if other != seat and person is not None and not person.away
    }


def running(table: Table, decision: int) -> Match:
    if table.match is None or table.status != "playing":
        raise Clash("table-not-playing")
    if decision != table.decision_number:
        raise Clash("decision-stale", {"decision": decision}, field="decision")
    return table.match
