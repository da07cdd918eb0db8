"""Updates on top of a snapshot are the next snapshot, for every audience."""

import json
from random import Random
from typing import Any

import pytest

from motorpool.core.changes import apply_changes
from motorpool.server.live.telling import snapshot, update
from motorpool.server.tables.entries import Entry
from motorpool.server.tables.setup import Setup
from motorpool.server.tables.table import Table
from tests.server.tables.logs import Log
from tests.server.tables.random_play import NAMES, TABLES, happenings

MOST = 160  # entries


class Client:
    """Knows only what it was told, as text."""

    def __init__(self, table: Table, audience: int) -> None:
        self.audience = audience
        message, self.told = snapshot(table, audience)
        self.known: dict[str, Any] = json.loads(json.dumps(message))

    def hear(self, table: Table, happening: Any) -> None:
        message, self.told = update(table, happening, self.audience, self.told)
        heard = json.loads(json.dumps(message))
        assert heard["number"] == self.known["number"] + 1
        self.known["number"] = heard["number"]
        self.known["table"] = apply_changes(self.known["table"], heard.get("table", []))
        if "changes" in heard:
            self.known["view"] = apply_changes(self.known["view"], heard["changes"])
            self.known["decision"] = heard["decision"]

    def check(self, table: Table) -> None:
        message, _ = snapshot(table, self.audience)
        assert text_of(self.known) == text_of(message)


def text_of(message: Any) -> str:
    return json.dumps(message, sort_keys=True)  # True is not 1 here


@pytest.mark.parametrize("setup", TABLES, ids=NAMES)
def test_a_snapshot_and_updates_are_the_next_snapshot(setup: Setup) -> None:
    whole = Log.started(setup)
    log = Log(setup)
    clients = [Client(log.table, audience) for audience in range(-1, len(setup.chairs))]

    def tell(happening: Any) -> None:
        for client in clients:
            client.hear(log.table, happening)
            client.check(log.table)

    for entry, _ in whole.entries:  # from the first chair that is taken
        tell(log.add(entry))
    chance = Random(f"updates {setup.preset}")
    for happening in happenings(log, chance, MOST):
        tell(happening)
    while log.table.status == "playing":
        happening = log.choose(chance.randrange(100))
        for client in clients:
            client.hear(log.table, happening)
    for client in clients:
        client.check(log.table)
        looks = client.audience >= 0 or setup.spectators
        assert ("outcome" in client.known["table"]) == looks


@pytest.mark.parametrize("setup", TABLES, ids=NAMES)
def test_only_the_owner_of_a_decision_is_told_its_actions(setup: Setup) -> None:
    log = Log.started(setup)
    for _ in happenings(log, Random(f"actions {setup.preset}"), 60):
        if log.table.status != "playing":
            break
        for audience in range(-1, len(setup.chairs)):
            decision = snapshot(log.table, audience)[0]["decision"]
            if audience < 0 and not setup.spectators:
                assert decision is None
            else:
                assert ("actions" in decision) == (audience == log.table.decider())


def test_who_only_looks_sees_nothing_where_nobody_may_look() -> None:
    log = Log.started(TABLES[3])
    assert not log.table.setup.spectators
    message, told = snapshot(log.table, -1)
    assert (message["view"], message["decision"]) == (None, None)
    happening = log.choose()
    message, _ = update(log.table, happening, -1, told)
    assert not {"changes", "events", "decision"} & message.keys()


def test_nobody_is_told_the_secret_or_the_invitation() -> None:
    log = Log.started()
    entries: list[Entry] = [entry for entry, _ in log.entries]
    assert entries
    for audience in (-1, 0, 1):
        text = text_of(snapshot(log.table, audience)[0])
        assert log.table.secret not in text
        assert log.table.invite not in text
