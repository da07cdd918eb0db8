"""Visitors: found by a secret, made when one is needed, given a name."""

from contextlib import suppress

from motorpool.server.database.database import Database, Statement, Unavailable
from motorpool.server.identity.remembered import Remembered
from motorpool.server.identity.secrets import TOKEN_PREFIX, digest, is_secret, new_id, new_secret
from motorpool.server.identity.visitor import Visitor
from motorpool.server.moments import now

NOTICE = "visitor "  # begins what other processes are told: this visitor has changed
SEEN_EVERY = 60 * 60 * 1000  # how exactly it is kept when a device was last here

FIND_DEVICE = """
SELECT visitors.id, visitors.name, devices.id AS device, devices.seen
FROM devices JOIN visitors ON visitors.id = devices.visitor WHERE devices.secret = $1
"""
FIND_TOKEN = """
SELECT visitors.id, visitors.name, tokens.id AS token
FROM tokens JOIN visitors ON visitors.id = tokens.visitor WHERE tokens.secret = $1
"""
ADD_DEVICE = "INSERT INTO devices (id, visitor, secret, created, seen) VALUES ($1, $2, $3, $4, $5)"


class Visitors:
    """All visitors, with those of the last moments in memory."""

    def __init__(self, database: Database, remembered: Remembered | None = None) -> None:
        self.database = database
        self.remembered = Remembered() if remembered is None else remembered
        database.listen(self.hear)

    def hear(self, notice: str) -> None:
        """Another process, or this one, has changed a visitor; "" says that anything may be."""
        if not notice:
            self.remembered.forget_all()
        elif notice.startswith(NOTICE):
            self.remembered.forget(notice.removeprefix(NOTICE))

    async def change(self, visitor: str, *statements: Statement) -> None:
        """Change something about a visitor, here and in every other process."""
        await self.database.run(*statements, notify=NOTICE + visitor)
        self.remembered.forget(visitor)

    async def by_secret(self, secret: str) -> Visitor | None:
        """Whose device has this secret; nobody when it is forged or revoked."""
        if not is_secret(secret):
            return None
        key = digest(secret)
        known = self.remembered.find(key)
        if known is not None:
            return known
        begun = self.remembered.forgotten
        rows = await self.database.fetch(FIND_DEVICE, key)
        if not rows:
            return None
        row = rows[0]
        visitor = Visitor(str(row["id"]), str(row["name"]), device=str(row["device"]))
        self.remembered.keep(key, visitor, begun)
        seen = row["seen"]
        if isinstance(seen, int) and now() - seen > SEEN_EVERY:
            with suppress(Unavailable):  # a full disk keeps nobody out
                await self.note_seen(visitor)
        return visitor

    async def note_seen(self, visitor: Visitor) -> None:
        moment = now()
        await self.database.run(
            Statement("UPDATE devices SET seen = $1 WHERE id = $2", (moment, visitor.device)),
            Statement("UPDATE visitors SET seen = $1 WHERE id = $2", (moment, visitor.id)),
        )

    async def by_token(self, token: str) -> Visitor | None:
        """Whose program has this token."""
        if not (token.startswith(TOKEN_PREFIX) and is_secret(token.removeprefix(TOKEN_PREFIX))):
            return None
        key = digest(token)
        known = self.remembered.find(key)
        if known is not None:
            return known
        begun = self.remembered.forgotten
        rows = await self.database.fetch(FIND_TOKEN, key)
        if not rows:
            return None
        row = rows[0]
        visitor = Visitor(str(row["id"]), str(row["name"]), token=str(row["token"]))
        self.remembered.keep(key, visitor, begun)
        return visitor

    async def create(self) -> tuple[Visitor, str]:
        """Somebody new, and the secret for the device."""
        visitor = Visitor(new_id(), "", device=new_id())
        secret, moment = new_secret(), now()
        await self.database.run(
            Statement(
                "INSERT INTO visitors (id, name, created, seen) VALUES ($1, $2, $3, $4)",
                (visitor.id, visitor.name, moment, moment),
            ),
            Statement(ADD_DEVICE, (visitor.device, visitor.id, digest(secret), moment, moment)),
        )
        return visitor, secret

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        rename = Statement("UPDATE visitors SET name = $1 WHERE id = $2", (name, visitor.id), 1)
        await self.change(visitor.id, rename)
        return Visitor(visitor.id, name, visitor.device, visitor.token)
