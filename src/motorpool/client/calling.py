"""Calls over HTTP: who asks, in which language, and refusals as errors."""

from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit, urlunsplit

import httpx

from motorpool.client.errors import Unreachable, refusal_in

SECONDS = 30.0  # for an answer
SHOWN_AT_THE_DOOR = ("authorization", "cookie", "accept-language", "origin")


class Caller:
    """A visitor is known by the token, or by the cookie that the server gives."""

    def __init__(
        self,
        base_url: str,
        token: str | None = None,
        *,
        cookies: Mapping[str, str] | None = None,
        language: str = "en",
    ) -> None:
        place = urlsplit(base_url)
        headers = {"Accept-Language": language}
        if token is None:  # a cookie counts only from the server's own page
            headers["Origin"] = urlunsplit((place.scheme, place.netloc, "", "", ""))
        else:
            headers["Authorization"] = f"Bearer {token}"
        self.http = httpx.AsyncClient(
            base_url=base_url,
            headers=headers,
            cookies=None if cookies is None else dict(cookies),
            timeout=SECONDS,
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self.http.aclose()

    @property
    def cookies(self) -> dict[str, str]:
        """What keeps one's identity: give it to another `Client` to be the same visitor."""
        return dict(self.http.cookies)

    async def get(self, path: str, **params: int | str) -> Any:
        return (await self.call("GET", path, params=params)).json()

    async def post(self, path: str, sent: Mapping[str, Any] | None = None) -> Any:
        return (await self.call("POST", path, json=sent)).json()

    async def call(self, method: str, path: str, **content: Any) -> httpx.Response:
        try:
            answer = await self.http.request(method, f"/api{path}", **content)
        except httpx.TransportError as error:
            raise Unreachable(f"{self.http.base_url}: {error!r}") from error
        if answer.is_success:
            return answer
        raise refusal_of(answer) or Unreachable(f"{answer.url}: {answer.status_code}")

    def door(self, path: str, query: Mapping[str, int | str]) -> tuple[str, dict[str, str]]:
        """The address of a socket, and the headers that say who comes."""
        request = self.http.build_request("GET", f"/api{path}", params=dict(query))
        scheme = "wss" if request.url.scheme == "https" else "ws"
        headers = {
            name: request.headers[name] for name in SHOWN_AT_THE_DOOR if name in request.headers
        }
        return str(request.url.copy_with(scheme=scheme)), headers


def refusal_of(answer: httpx.Response) -> Exception | None:
    try:
        return refusal_in(answer.status_code, answer.json())
    except ValueError:
        return None
