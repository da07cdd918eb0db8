"""Tokens: with one, a program acts for a visitor. It is shown once and can be revoked."""

from dataclasses import dataclass

from motorpool.server.database.database import Conflict, Statement
from motorpool.server.identity.devices import whole
from motorpool.server.identity.secrets import TOKEN_PREFIX, digest, new_id, new_secret
from motorpool.server.identity.visitor import Visitor
from motorpool.server.identity.visitors import Visitors
from motorpool.server.moments import now
from motorpool.server.refusals import Clash, Unknown

MOST = 20


@dataclass(frozen=True)
class Token:
    id: str
    label: str
    created: int


async def list_tokens(visitors: Visitors, visitor: Visitor) -> list[Token]:
    rows = await visitors.database.fetch(
        "SELECT id, label, created FROM tokens WHERE visitor = $1 ORDER BY created, id", visitor.id
    )
    return [Token(str(row["id"]), str(row["label"]), whole(row["created"])) for row in rows]


async def create_token(visitors: Visitors, visitor: Visitor, label: str) -> tuple[Token, str]:
    """A new token, and its secret."""
    if len(await list_tokens(visitors, visitor)) >= MOST:
        raise Clash("server-tokens-many", {"most": MOST})
    token, secret = Token(new_id(), label, now()), TOKEN_PREFIX + new_secret()
    await visitors.database.run(
        Statement(
            "INSERT INTO tokens (id, visitor, secret, label, created) VALUES ($1, $2, $3, $4, $5)",
            (token.id, visitor.id, digest(secret), token.label, token.created),
        )
    )
    return token, secret


async def revoke_token(visitors: Visitors, visitor: Visitor, token: str) -> None:
    sql = "DELETE FROM tokens WHERE id = $1 AND visitor = $2"
    try:
        await visitors.change(visitor.id, Statement(sql, (token, visitor.id), 1))
    except Conflict:
        raise Unknown("server-token-unknown", {}, "token") from None
