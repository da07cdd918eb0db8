"""The page: its files, and index.html for every address that the page itself understands."""

from html import escape

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from motorpool.server.http.kept import is_known
from motorpool.server.http.languages import language_of, words_in
from motorpool.server.http.page_files import HASHED, INDEX, PageFile
from motorpool.server.refusals import Unknown, WrongMethod

PATH = "/{page}"  # in logs and figures: what somebody typed may hold an invitation
METHODS = ("GET", "HEAD")
TAKEN = ("/healthz", "/metrics", "/api")


class Page:
    """Answers what no route does, but leaves the API alone, also what is unknown there."""

    path = PATH

    def __init__(self, files: dict[str, PageFile], otherwise: ASGIApp) -> None:
        self.files = files
        self.otherwise = otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] != "http" or path in TAKEN or path.startswith("/api/"):
            await self.otherwise(scope, receive, send)
            return
        scope["route"] = self
        request = Request(scope)
        if request.method not in METHODS:
            raise HTTPException(WrongMethod.status)
        await self.answer(request)(scope, receive, send)

    def answer(self, request: Request) -> Response:
        if not self.files:
            return no_page(request)
        name = request.scope["path"].removeprefix("/")
        if name not in self.files and name.startswith(HASHED):
            raise HTTPException(Unknown.status)  # of an older page: no script, so not this one
        return file_answer(request, self.files.get(name, self.files[INDEX]))


def file_answer(request: Request, file: PageFile) -> Response:
    headers = {"ETag": file.tag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    if is_known(request, file.tag):
        return Response(status_code=304, headers=headers)
    encoding = file.best(request.headers.get("accept-encoding", ""))
    if encoding:
        headers["Content-Encoding"] = encoding
    body = file.bodies[encoding]
    headers |= {"Content-Type": file.media_type, "Content-Length": str(len(body))}
    return Response(b"" if request.method == "HEAD" else body, headers=headers)


def no_page(request: Request) -> Response:
    """A sentence for people: programs never come here."""
    language = language_of(request.headers.get("accept-language"))
    told = escape(words_in(language).say("server-page-missing"))
    body = f'<!doctype html><html lang="{language}"><title>Motorpool</title><p>{told}</p></html>\n'
    headers = {"Content-Language": language, "Vary": "Accept-Language"}
    return HTMLResponse("" if request.method == "HEAD" else body, Unknown.status, headers)
