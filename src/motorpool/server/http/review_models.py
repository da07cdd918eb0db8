"""What the messages about finished games look like."""

from typing import Any

from pydantic import Field

from motorpool.server.http.models import Told


class Replay(Told):
    """Snapshot and updates as the socket sends them (see /api/socket-schema.json)."""

    seat: int = Field(description="Who saw it so; -1 is who only looks on")
    snapshot: dict[str, Any] = Field(description="The first decision")
    updates: list[dict[str, Any]] = Field(
        description="One for each move of the record; what was taken back is left out"
    )


class Curve(Told):
    points: list[list[int]] = Field(
        description="Of each seat, as if the game had ended there: before any move, after each"
    )


class ProofTold(Told):
    commitment: str
    secret: str
    salts: list[str]


class DrawTold(Told):
    move: int | None = Field(description="The move that drew, from 1; null is the set-up")
    bag: list[str] = Field(description="What lay in the bag, sorted by code point")
    drawn: str


class Draws(Told):
    proof: ProofTold
    draws: list[DrawTold] = Field(description="In their order: one number of the stream for each")
