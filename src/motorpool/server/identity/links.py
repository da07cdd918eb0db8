"""One-time links that carry an identity to another device."""

from dataclasses import dataclass

from motorpool.server.database.database import Conflict, Statement
from motorpool.server.identity.devices import MOST, list_devices
from motorpool.server.identity.secrets import digest, is_secret, new_id, new_secret
from motorpool.server.identity.visitor import Visitor
from motorpool.server.identity.visitors import ADD_DEVICE, Visitors
from motorpool.server.moments import now
from motorpool.server.refusals import Clash, Unknown

LASTS = 10 * 60 * 1000
DROP = "DELETE FROM devices WHERE id = $1 AND visitor = $2"


@dataclass(frozen=True)
class Link:
    code: str
    expires: int


async def make_link(visitors: Visitors, visitor: Visitor) -> Link:
    """A new link; one that was made before ends, so that only one is ever open."""
    link = Link(new_secret(), now() + LASTS)
    await visitors.database.run(
        Statement("DELETE FROM links WHERE visitor = $1 OR expires <= $2", (visitor.id, now())),
        Statement(
            "INSERT INTO links (code, visitor, expires) VALUES ($1, $2, $3)",
            (digest(link.code), visitor.id, link.expires),
        ),
    )
    return link


async def open_link(
    visitors: Visitors, code: str, here: Visitor | None, replace: bool
) -> tuple[Visitor, str]:
    """The identity of a link and the secret for this device; the link is used up.

    Whoever is known on this device already is not thrown away unasked.
    """
    key, moment = digest(code), now()
    rows = []
    if is_secret(code):
        rows = await visitors.database.fetch(
            "SELECT visitors.id, visitors.name FROM links JOIN visitors"
            " ON visitors.id = links.visitor WHERE links.code = $1 AND links.expires > $2",
            key,
            moment,
        )
    if not rows:
        raise Unknown("server-link-unknown", {}, "code")
    visitor = Visitor(str(rows[0]["id"]), str(rows[0]["name"]), device=new_id())
    if here is not None and here.id != visitor.id and not replace:
        values = {"name": here.name, "named": bool(here.name)}
        raise Clash("server-link-replaces", values, "replace")
    leaving = [] if here is None else [Statement(DROP, (here.device, here.id))]
    if not leaving and len(await list_devices(visitors, visitor)) >= MOST:
        raise Clash("server-devices-many", {"most": MOST})
    secret = new_secret()
    statements = [
        Statement("DELETE FROM links WHERE code = $1 AND expires > $2", (key, moment), 1),
        *leaving,
        Statement(ADD_DEVICE, (visitor.device, visitor.id, digest(secret), moment, moment)),
    ]
    try:
        await visitors.change(visitor.id if here is None else here.id, *statements)
    except Conflict:
        raise Unknown("server-link-unknown", {}, "code") from None
    return visitor, secret
