"""Opening the socket of a table, and what is worth another try."""

import json
import random
import time
from typing import Literal

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Origin

from motorpool.client.calling import Caller
from motorpool.client.errors import ClientError, TooMany, Trouble, Unreachable, refusal_in

Language = Literal["en", "pl", "cs"]
FIRST_WAIT = 0.1  # seconds; then twice as long each time
LONGEST_WAIT = 5.0


class Broken(Exception):
    """The connection is gone, or could not be made; the next one may be better."""


async def open_socket(
    caller: Caller, table: str, after: int | None, words: Language | None
) -> ClientConnection:
    """`after` is the number of the last message that came before a break."""
    asked = {"after": after, "words": words}
    query = {name: value for name, value in asked.items() if value is not None}
    url, headers = caller.door(f"/tables/{table}/socket", query)
    origin = headers.pop("origin", None)
    try:
        return await connect(
            url,
            additional_headers=headers,
            origin=None if origin is None else Origin(origin),
        )
    except InvalidStatus as error:
        raise refusal_at_the_door(error) from error
    except (InvalidHandshake, ConnectionClosed, OSError, TimeoutError) as error:
        raise Broken(repr(error)) from error


def refusal_at_the_door(error: InvalidStatus) -> Broken | ClientError:
    status = error.response.status_code
    try:
        refusal = refusal_in(status, json.loads(error.response.body or b""))
    except ValueError:
        refusal = None
    if isinstance(refusal, TooMany | Trouble) or status >= 500:
        return Broken(str(refusal or error))
    return refusal or Unreachable(str(error))


class Patience:
    """Waits longer each time, and gives up when a break has lasted too long."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.since: float | None = None  # when the break began
        self.next = FIRST_WAIT

    def renew(self) -> None:
        self.since, self.next = None, FIRST_WAIT

    def wait(self, why: str) -> float:
        """How long to wait; not all clients until the same moment."""
        now = time.monotonic()
        if self.since is None:
            self.since = now
        if now - self.since >= self.seconds:
            raise Unreachable(why)
        seconds = self.next * random.uniform(0.5, 1)
        self.next = min(2 * self.next, LONGEST_WAIT)
        return seconds
