"""Another end: a new table that goes on from any moment of a finished game."""

from dataclasses import replace

from motorpool.server.refusals import BadRequest, Clash
from motorpool.server.tables.match_log import fork_match, match_after
from motorpool.server.tables.setup import Setup
from motorpool.server.tables.table import Table


def branch_setup(table: Table, moves: int, chairs: tuple[str, ...]) -> Setup:
    """A set-up that starts from the position after so many moves."""
    match = table.match
    if table.status != "over" or match is None:
        raise Clash("table-not-over")
    if moves > len(match.record.moves):
        raise BadRequest("branch-moves", {"most": len(match.record.moves)}, field="moves")
    position = match_after(fork_match(match), table.setup, moves)
    if position.state.over():
        raise BadRequest("branch-over", field="moves")
    start = position.game.dump_position(position.state)
    setup = replace(table.setup, start=start, chairs=chairs, listed=False)
    setup.check()
    return setup
