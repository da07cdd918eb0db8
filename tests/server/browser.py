"""A browser in this process: keeps cookies and says where its page is from."""

from typing import Any

import httpx
from fastapi import FastAPI

ORIGIN = "http://localhost:8000"


class Browser(httpx.AsyncClient):
    def __init__(self, app: FastAPI, origin: str = ORIGIN, address: str = "127.0.0.1") -> None:
        transport = httpx.ASGITransport(app, client=(address, 50_000))
        super().__init__(transport=transport, base_url=origin, headers={"Origin": origin})

    @property
    def secret(self) -> str | None:
        """What the cookie holds."""
        return self.cookies.get("motorpool") or self.cookies.get("__Host-motorpool")

    async def named(self, name: str) -> dict[str, Any]:
        """Set the name: the visitor."""
        answer = await self.patch("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        visitor: dict[str, Any] = answer.json()["visitor"]
        return visitor

    async def me(self) -> dict[str, Any] | None:
        answer = await self.get("/api/me")
        assert answer.status_code == 200, answer.text
        visitor: dict[str, Any] | None = answer.json()["visitor"]
        return visitor

    async def token(self, label: str = "bot") -> str:
        answer = await self.post("/api/me/tokens", json={"label": label})
        assert answer.status_code == 201, answer.text
        secret: str = answer.json()["secret"]
        return secret


def error_of(answer: httpx.Response, status: int, key: str) -> dict[str, Any]:
    """The error of an answer, which has to be this one in the one shape that all errors have."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    body = answer.json()
    assert list(body) == ["error"]
    error: dict[str, Any] = body["error"]
    assert set(error) == {"key", "field", "values", "sentence"}
    assert error["key"] == key, error
    assert error["sentence"].endswith((".", "?"))
    return error


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}
