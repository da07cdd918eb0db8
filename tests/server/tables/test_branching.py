"""Another end: a new table from any moment of a finished game."""

import json
from random import Random

import pytest

from motorpool.server.tables.branching import branch_setup
from motorpool.server.tables.setup import PERSON, Setup
from tests.server.tables.logs import Log, all_of, rebuilt, refused, setup_of, verified
from tests.server.tables.random_play import NAMES, TABLES


def finished(setup: Setup) -> Log:
    chance = Random(setup.preset)
    log = Log.started(setup)
    while log.table.status == "playing":
        log.choose(chance.randrange(100))
    return log


@pytest.mark.parametrize("setup", TABLES, ids=NAMES)
def test_from_any_step(setup: Setup) -> None:
    log = finished(setup)
    game = log.match.game
    before = all_of(log.table)
    moves = log.match.record.moves
    again = Log.started(setup)
    chairs = tuple(PERSON for _ in setup.chairs)
    for step, move in enumerate(moves):
        if step % 23 == 0 or step == len(moves) - 1:
            branch = Log.started(stored(branch_setup(log.table, step, chairs)))
            for seat in range(-1, game.seats):
                assert branch.match.game.view(branch.match.state, seat) == game.view(
                    again.match.state, seat
                )
            assert branch.texts() == again.texts()
        again.choose(again.texts().index(move.action))
    assert all_of(log.table) == before


@pytest.mark.parametrize("setup", TABLES, ids=NAMES)
def test_a_branch_is_a_table_like_any_other(setup: Setup) -> None:
    log = finished(setup)
    chance = Random(f"branch {setup.preset}")
    chairs = tuple(PERSON for _ in setup.chairs)
    branch = Log.started(stored(branch_setup(log.table, log.moves // 2, chairs)), "ab" * 32)
    assert not branch.table.setup.listed
    while branch.table.status == "playing":
        branch.choose(chance.randrange(100))
    assert all_of(rebuilt(branch)) == all_of(branch.table)
    verified(branch.table.record().to_text())
    branch_setup(branch.table, branch.moves // 2, chairs)


def test_what_cannot_be_branched_from() -> None:
    log = finished(setup_of("battlegrounds", "family"))
    chairs = (PERSON, "random")
    with refused("table-not-over"):
        branch_setup(Log.started().table, 0, chairs)
    with refused("branch-moves"):
        branch_setup(log.table, log.moves + 1, chairs)
    with refused("branch-over"):
        branch_setup(log.table, log.moves, chairs)
    with refused("record-seats"):
        branch_setup(log.table, 0, (PERSON,))
    with refused("table-without-people"):
        branch_setup(log.table, 0, ("random", "random"))


def stored(setup: Setup) -> Setup:
    """As the database gives it back."""
    return Setup.from_data(json.loads(json.dumps(setup.to_data())))
