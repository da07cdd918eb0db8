"""A fuzzer on the socket: no mistake of the server's, no hang, no lost table."""

import asyncio
import itertools
import json
import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motorpool.server.http.socket import route
from motorpool.server.live.replaying import load
from motorpool.server.tables.setup import Setup
from tests.properties.positions import JSON
from tests.server.secrets.world import World

EXAMPLES = int(os.environ.get("MOTORPOOL_FUZZ_EXAMPLES", "60"))
NUMBERS = itertools.count(1)
TYPES = ["choose", "undo", "ask-undo", "answer-undo", "say", "ping", "snapshot", ""]
FIELDS = ["type", "ref", "decision", "action", "moves", "yes", "body", "x"]
CLOSED = {(route.NONSENSE, "message-unreadable"), (route.FLOOD, "too-many")}
LEGAL = "a legal action"  # replaced by one when its turn comes

numbers = st.integers(-2, 12) | st.sampled_from([2**31, 2**63, 10**30])
valid = st.one_of(
    st.fixed_dictionaries({"type": st.just("choose"), "decision": numbers, "action": st.text()}),
    st.fixed_dictionaries({"type": st.sampled_from(["undo", "ask-undo"]), "decision": numbers}),
    st.fixed_dictionaries(
        {"type": st.just("ask-undo"), "decision": numbers, "moves": numbers, "ref": st.text()}
    ),
    st.fixed_dictionaries(
        {"type": st.just("answer-undo"), "decision": numbers, "yes": st.booleans()}
    ),
    st.fixed_dictionaries({"type": st.just("say"), "body": st.text()}),
    st.fixed_dictionaries({"type": st.just("ping"), "ref": st.text(max_size=50)}),
)
half_valid = st.dictionaries(
    st.sampled_from(FIELDS), JSON | st.sampled_from(TYPES) | numbers, max_size=6
)
wild = st.one_of(
    st.text(max_size=80),
    JSON.map(json.dumps),
    st.binary(max_size=20),
    st.sampled_from(["[" * 4000, "9" * 4096, '{"type":"ping","ref":"\\ud800"}', "x" * 5000]),
)
sayings = st.one_of(
    st.just(LEGAL), st.just(LEGAL), valid.map(json.dumps), half_valid.map(json.dumps), wild
)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[asyncio.Runner, World]]:
    path = tmp_path_factory.mktemp("fuzzed")
    with asyncio.Runner() as runner:
        world = World(f"sqlite:///{path / 'motorpool.db'}")
        runner.run(world.open())
        yield runner, world
        runner.run(world.close())


def legal_choice(live: Any, seat: int) -> str:
    match = live.table.match
    texts = match.game.decision(match.state, seat).texts
    action = texts[0] if texts else "end"
    return json.dumps({"type": "choose", "decision": live.table.decision_number, "action": action})


async def fuzz(world: World, said: list[tuple[int, Any]]) -> None:
    """Two people and a bystander say these things, each on their own socket."""
    live, people = await world.lay(next(NUMBERS), Setup("rush", "alternative", ("", "")))
    eyes = [*people, world.bystander()]
    sockets = [eye.socket(live.table.id) for eye in eyes]
    for socket in sockets:
        await socket.__aenter__()
    for who, text in said:
        socket = sockets[who]
        if socket.closed is None:
            socket.say_raw(legal_choice(live, who) if text is LEGAL else text)
            await socket.settle()
    for socket in sockets:
        if socket.closed is None:
            count = len(socket.sent)
            await socket.settle()
            assert len(socket.sent) > count
        else:
            assert socket.closed in CLOSED
        await socket.__aexit__()
        assert "server-trouble" not in "".join(socket.sent)
    again = await load(world.database, live.table.id)
    assert again is not None
    assert again.version == live.table.version
    look = [await eye.get(f"/api/tables/{live.table.id}") for eye in eyes]
    assert all(answer.startswith(b"200") for answer in look)


@settings(max_examples=EXAMPLES)
@given(said=st.lists(st.tuples(st.integers(0, 2), sayings), max_size=12))
def test_anything_may_be_said(
    fuzzed: tuple[asyncio.Runner, World], said: list[tuple[int, Any]]
) -> None:
    runner, world = fuzzed
    runner.run(fuzz(world, said))
