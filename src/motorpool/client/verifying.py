"""Whether a finished game was fair: its record is played again, draw by draw."""

import json
from collections.abc import Mapping
from typing import Any

from motorpool.client.errors import Unproven
from motorpool.core.chance import free
from motorpool.core.errors import Refusal
from motorpool.core.record import Record
from motorpool.games import match_of_record


def verify(
    record: Record,
    commitment: str,
    salts: Mapping[int, str],
    seat: int,
    view: dict[str, Any] | None,
) -> None:
    """Raises `Unproven` unless the record fits what one was shown: the commitment, the salts of
    some seats, and the table at the end.
    """
    proof = record.proof
    if proof is None:
        raise Unproven("proof-missing")
    if proof.commitment != commitment:
        raise Unproven("proof-commitment", {"shown": commitment, "found": proof.commitment})
    for each, salt in salts.items():
        if proof.salts[each : each + 1] != (salt,):
            raise Unproven("proof-salt", {"seat": each})
    try:
        match = match_of_record(record, free())
    except Refusal as refusal:
        raise Unproven(refusal.key, refusal.values) from refusal
    if view is not None:
        found = json.loads(json.dumps(match.game.view(match.state, seat)))
        if found != view:
            raise Unproven("proof-view", {"seat": seat})
