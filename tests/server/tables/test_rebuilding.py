"""A table is its log: whoever reads it has the same table, at every moment."""

from random import Random

import pytest

from motorpool.server.tables.entries import entry_from
from motorpool.server.tables.setup import Setup
from motorpool.server.tables.table import Table
from tests.server.tables.logs import Log, all_of, rebuilt, verified
from tests.server.tables.random_play import NAMES, TABLES, happenings

SEEDS = range(2)
MOST = 300  # entries


@pytest.mark.parametrize("setup", TABLES, ids=NAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_log_leads_to_the_same_table_at_every_entry(setup: Setup, seed: int) -> None:
    log = Log.started(setup)
    table = rebuilt(log)
    assert all_of(table) == all_of(log.table)
    for happening in happenings(log, Random(f"{setup.preset}{seed}"), MOST):
        entry, at = log.entries[-1]
        again = table.evolve(entry_from(entry.to_data()), at)
        assert (again.events, again.new_state) == (happening.events, happening.new_state)
        assert table.version == log.table.version == len(log.entries)
        if len(log.entries) % 25 == 0 or happening.entry.kind != "choose":
            assert all_of(table) == all_of(log.table)
    assert all_of(rebuilt(log)) == all_of(log.table)


@pytest.mark.parametrize("setup", TABLES, ids=NAMES)
def test_what_is_tried_on_a_fork_is_not_seen_on_the_table(setup: Setup) -> None:
    log = Log.started(setup)
    before: list[tuple[Table, dict[str, object]]] = [(log.table, all_of(log.table))]
    for _ in happenings(log, Random(f"fork {setup.preset}"), 60):
        before.append((log.table, all_of(log.table)))
    for table, told in before:
        assert all_of(table) == told


@pytest.mark.parametrize("setup", TABLES, ids=NAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_record_of_a_whole_game_is_proven(setup: Setup, seed: int) -> None:
    chance = Random(f"whole {setup.preset}{seed}")
    log = Log.started(setup, secret=f"{seed:064x}")
    for _ in happenings(log, chance, 400):
        pass
    while log.table.status == "playing":
        log.choose(chance.randrange(100))
    assert log.table.status == "over"
    match = verified(log.table.record().to_text())
    for seat in range(-1, len(setup.chairs)):
        assert match.game.view(match.state, seat) == log.match.game.view(log.match.state, seat)


def test_nothing_is_proven_while_the_game_runs() -> None:
    log = Log.started()
    log.choose()
    assert log.table.record().proof is None
    assert log.table.secret not in log.table.record().to_text()
