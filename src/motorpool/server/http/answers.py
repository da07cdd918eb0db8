"""The errors that routes document; those that any request can meet are always among them."""

from typing import Any

from motorpool.server.http.models import ErrorAnswer

ALWAYS = (400, 413, 429, 500, 503)
SENTENCES = {
    400: "The request cannot be understood",
    401: "Nobody is known by this cookie or token",
    403: "Not allowed, or sent from the page of another site",
    404: "There is no such thing",
    409: "It does not fit what is there now",
    413: "The body is too large",
    429: "Too many requests; Retry-After says when to try again",
    500: "A mistake of the server",
    503: "Cannot be answered just now",
}


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For `responses=` of a route."""
    return {
        status: {"model": ErrorAnswer, "description": SENTENCES[status]}
        for status in sorted({*ALWAYS, *statuses})
    }
