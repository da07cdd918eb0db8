"""Every error is answered in one shape, in the reader's language."""

from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response

from motorpool.core.errors import BadFile, Illegal, NotYourTurn, Refusal
from motorpool.server.database.database import Conflict, Unavailable
from motorpool.server.http.languages import language_of, words_in
from motorpool.server.http.validation import validation_refusal
from motorpool.server.operating.logs import log_error
from motorpool.server.refusals import (
    BadRequest,
    Clash,
    Closed,
    Denied,
    TooLarge,
    Trouble,
    Unknown,
    WrongMethod,
)
from motorpool.words.refusals import refusal_sentence


def status_of(refusal: Refusal) -> int:
    if isinstance(refusal, Denied):
        return refusal.status
    if isinstance(refusal, Illegal | NotYourTurn):
        return Clash.status
    return BadRequest.status


def error_body(refusal: Refusal, language: str) -> dict[str, Any]:
    """The shape; a socket sends the same."""
    field = refusal.field if isinstance(refusal, Denied | BadFile) else None
    return {
        "key": refusal.key,
        "field": field,
        "values": {name: plain(value) for name, value in refusal.values.items()},
        "sentence": refusal_sentence(words_in(language), refusal),
    }


def plain(value: object) -> str | int | float | bool | None:
    if value is None or isinstance(value, str | int | float):
        return value
    return str(value)


def refuse(connection: HTTPConnection, refusal: Refusal) -> Response:
    language = language_of(connection.headers.get("accept-language"))
    headers = {"Content-Language": language, "Vary": "Accept-Language"}
    if isinstance(refusal, Denied):
        headers |= refusal.headers
    body = {"error": error_body(refusal, language)}
    return JSONResponse(body, status_of(refusal), headers)


def refusal_of(error: Exception) -> Refusal:
    """What a client is told of an error; a mistake of ours tells nothing but that it was one."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, RequestValidationError | WebSocketRequestValidationError):
        return validation_refusal(error)
    if isinstance(error, Conflict):
        return Clash("server-conflict")
    if isinstance(error, Unavailable):
        return Closed("server-unavailable", headers={"Retry-After": "2"})
    if isinstance(error, HTTPException):
        return of_http(error)
    return Trouble("server-trouble")


def of_http(error: HTTPException) -> Refusal:
    """What the framework raises by itself."""
    if error.status_code == Unknown.status:
        return Unknown("server-no-route")
    if error.status_code == WrongMethod.status:
        return WrongMethod("server-method")
    if error.status_code == TooLarge.status:
        return too_large(int(error.detail))
    if error.status_code < Trouble.status:
        return BadRequest("server-bad-request")
    return Trouble("server-trouble")


def too_large(most: int) -> TooLarge:
    """The rest of the body is not read, so the connection cannot be used again."""
    return TooLarge("server-too-large", {"most": most // 1024}, "body", {"Connection": "close"})


def allowed_methods(app: FastAPI, request: Request) -> str:
    """All methods of an address; the framework knows only those of one route."""
    path = getattr(request.scope.get("route"), "path", "")
    known = app.openapi()["paths"].get(path, ("get", "head"))  # otherwise it is the page's
    return ", ".join(method.upper() for method in known)


def answer_errors(app: FastAPI) -> None:
    """Let the app answer all that it is known to raise; the rest is `guarding`'s."""

    async def answer(request: Request, error: Exception) -> Response:
        if isinstance(error, Unavailable):
            log_error("database unavailable", error)
        refusal = refusal_of(error)
        if isinstance(refusal, WrongMethod):
            refusal.headers["Allow"] = allowed_methods(app, request)
        return refuse(request, refusal)

    for kind in (
        Refusal,
        RequestValidationError,
        WebSocketRequestValidationError,
        Conflict,
        Unavailable,
        HTTPException,
    ):
        app.add_exception_handler(kind, answer)
