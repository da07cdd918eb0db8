"""A hint: what the strongest bot would do in the place of who asks, with what that one has seen."""

from dataclasses import replace

from motorpool.bots.registry import STRONGEST
from motorpool.core.errors import NotYourTurn
from motorpool.server.live.driving import thought_of
from motorpool.server.live.hall import Hall
from motorpool.server.refusals import Clash, Closed, Forbidden
from motorpool.server.tables.proposals import present
from motorpool.server.tables.table import Table
from motorpool.server.tables.undoing import running
from motorpool.server.thinking.thinkers import Thinkers
from motorpool.server.thinking.thought import Chosen, Stopped, Thoughtless

RETRY_SECONDS = "2"


def check_hint(table: Table, visitor: str, decision: int) -> int:
    """The seat that may ask: the one that is to decide."""
    if not table.setup.hints:
        raise Forbidden("hints-off")
    seat = present(table, visitor)
    running(table, decision)
    decider = table.decider()
    if seat != decider:
        raise NotYourTurn("not-your-turn", {"seat": seat + 1, "decider": decider + 1})
    return seat


async def hint(hall: Hall, thinkers: Thinkers, id: str, visitor: str, decision: int) -> Chosen:
    """An action for a decision. The table goes on meanwhile; then there is nothing to advise."""
    table = (await hall.up_to_date(id)).table
    seat = check_hint(table, visitor, decision)
    thought = replace(thought_of(table, seat, STRONGEST), or_random=False)
    try:
        chosen = await thinkers.advise(thought)
    except (Stopped, Thoughtless):
        raise Closed("hint-none", headers={"Retry-After": RETRY_SECONDS}) from None
    if (await hall.up_to_date(id)).table.decision_number != decision:
        raise Clash("decision-stale", {"decision": decision}, field="decision")
    return chosen
