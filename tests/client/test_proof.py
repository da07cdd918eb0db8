"""A record that does not fit what the seat was shown is found out."""

from dataclasses import replace
from typing import Any

import pytest

from motorpool.client import Client, Unproven
from motorpool.client.verifying import verify
from motorpool.core.record import Move, Record
from tests.client.playing import play

pytestmark = pytest.mark.anyio


class Finished:
    """A game that is over, and all that the seat was shown of it."""

    def __init__(self, record: Record, commitment: str, salt: str, view: dict[str, Any]) -> None:
        self.record = record
        self.commitment = commitment
        self.salt = salt
        self.view = view

    def verify(self, record: Record) -> None:
        verify(record, self.commitment, {0: self.salt, 1: ""}, 0, self.view)

    def why_not(self, record: Record) -> str:
        with pytest.raises(Unproven) as unproven:
            self.verify(record)
        return unproven.value.key


@pytest.fixture
async def finished(client: Client) -> Finished:
    made = await client.play_now("rush", "base")
    async with client.watch(made.table) as seat:
        await play(seat)
        await seat.verify()
        assert seat.view is not None
        joined = client.joined[made.table]
        assert joined.commitment == made.commitment
        assert len(joined.salt) == 32
        record = await client.record(made.table)
        return Finished(record, made.commitment, joined.salt, seat.view)


async def test_what_is_found_out(finished: Finished) -> None:
    record, proof = finished.record, finished.record.proof
    assert proof is not None
    finished.verify(record)
    assert finished.why_not(replace(record, proof=None)) == "proof-missing"

    other = replace(proof, commitment="0" * 64)
    assert finished.why_not(replace(record, proof=other)) == "proof-commitment"
    other = replace(proof, salts=("chosen", ""))
    assert finished.why_not(replace(record, proof=other)) == "proof-salt"
    other = replace(proof, salts=())
    assert finished.why_not(replace(record, proof=other)) == "proof-salt"
    other = replace(proof, secret="0" * 64)
    assert finished.why_not(replace(record, proof=other)) == "record-proof-commitment"

    draws = [*record.draws[1:], record.draws[0]]
    assert finished.why_not(replace(record, draws=draws)).startswith("record-draw-")
    moves = [*record.moves, Move(0, "end")]
    assert finished.why_not(replace(record, moves=moves)) == "record-after-end"

    finished.view = finished.view | {"round": -1}
    assert finished.why_not(record) == "proof-view"
