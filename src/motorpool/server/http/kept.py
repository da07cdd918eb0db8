"""Answers that are kept as they go out; a browser that has one already need not load it again."""

from hashlib import sha256
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

NOT_MODIFIED: dict[int | str, dict[str, Any]] = {
    304: {"description": "The one that If-None-Match names is still right"}
}
ASK_AGAIN = "private, no-cache"  # kept by the browser, but asked for each time


def kept_answer(request: Request, body: bytes, language: str | None = None) -> Response:
    """JSON with a tag, or only that nothing has changed."""
    tag = f'"{sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": ASK_AGAIN}
    if language is not None:
        headers |= {"Content-Language": language, "Vary": "Accept-Language"}
    if is_known(request, tag):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


def is_known(request: Request, tag: str) -> bool:
    """Whether the browser has what goes by this tag."""
    known = request.headers.get("if-none-match", "")
    return known.strip() == "*" or tag in {
        each.strip().removeprefix("W/") for each in known.split(",")
    }
