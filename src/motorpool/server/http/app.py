"""The app: all routes behind one gate."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI

import motorpool
from motorpool.server.database.database import Database
from motorpool.server.http.errors import answer_errors
from motorpool.server.http.guarding import Gate
from motorpool.server.http.house import House, make_house
from motorpool.server.http.observing import Observer
from motorpool.server.http.page import Page
from motorpool.server.http.page_files import read_page
from motorpool.server.http.routes import (
    cards,
    chat,
    devices,
    games,
    hints,
    history,
    lessons,
    me,
    operating,
    playing,
    reviews,
    tables,
    tokens,
    whole_log,
)
from motorpool.server.http.socket import route as socket
from motorpool.server.operating.logs import log
from motorpool.server.operating.settings import Settings

ROUTERS = (
    me.router,
    devices.router,
    tokens.router,
    games.router,
    tables.router,
    playing.router,
    whole_log.router,
    hints.router,
    history.router,
    reviews.router,
    cards.router,
    lessons.router,
    chat.router,
    socket.router,
    operating.router,
)
DESCRIPTION = """
Tables for two tank games. A visitor is known by a cookie, which the first call that needs a
visitor sets; a program sends a token, `Authorization: Bearer mp_...`. With a cookie, a call that
changes something must say that it comes from the server's own page (`Origin`).
Every error has one shape, with a stable key for programs and a sentence for people.
"""


def make_app(settings: Settings, database: Database) -> FastAPI:
    """The app on a database that is open, and that whoever opened it closes."""
    app = FastAPI(
        title="Motorpool",
        version=motorpool.__version__,
        description=DESCRIPTION,
        openapi_url="/api/openapi.json",
        docs_url=None,  # these pages load scripts from elsewhere
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
        separate_input_output_schemas=False,
    )
    house = make_house(settings, database)
    app.state.house = house
    answer_errors(app)
    for router in ROUTERS:
        app.router.routes.extend(router.routes)  # to include them would build each of them anew
    app.router.default = Page(read_page(settings.page), app.router.not_found)
    app.add_middleware(Gate, house=house)
    app.add_middleware(Observer, metrics=house.metrics)  # outside: it counts what is refused too
    app.openapi = lambda: without_422(app)  # type: ignore[method-assign]
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    house: House = app.state.house
    await house.thinkers.start()
    await house.hall.start()
    house.tidier.start()
    log("started", version=motorpool.__version__)
    yield
    await house.tidier.stop()
    await house.hall.stop()
    await house.thinkers.stop()
    log("stopped")


def without_422(app: FastAPI) -> dict[str, Any]:
    """The framework documents an answer for bad fields that is never given: ours is a 400."""
    schema = FastAPI.openapi(app)
    for path in schema["paths"].values():
        for operation in path.values():
            operation["responses"].pop("422", None)
    for name in ("HTTPValidationError", "ValidationError"):
        schema["components"]["schemas"].pop(name, None)
    return schema
