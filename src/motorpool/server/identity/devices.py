"""The devices of a visitor: each has its own secret, so each can be revoked alone."""

from dataclasses import dataclass

from motorpool.server.database.database import Conflict, Statement
from motorpool.server.identity.visitor import Visitor
from motorpool.server.identity.visitors import Visitors
from motorpool.server.refusals import Unknown

MOST = 20


@dataclass(frozen=True)
class Device:
    id: str
    created: int
    seen: int


async def list_devices(visitors: Visitors, visitor: Visitor) -> list[Device]:
    rows = await visitors.database.fetch(
        "SELECT id, created, seen FROM devices WHERE visitor = $1 ORDER BY created, id", visitor.id
    )
    return [Device(str(row["id"]), whole(row["created"]), whole(row["seen"])) for row in rows]


async def revoke_device(visitors: Visitors, visitor: Visitor, device: str) -> None:
    sql = "DELETE FROM devices WHERE id = $1 AND visitor = $2"
    try:
        await visitors.change(visitor.id, Statement(sql, (device, visitor.id), 1))
    except Conflict:
        raise Unknown("server-device-unknown", {}, "device") from None


def whole(value: object) -> int:
    """A number as the database gives it."""
    assert isinstance(value, int)
    return value
