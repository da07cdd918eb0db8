"""For whoever runs the server: is it well, what does it count, which version is it."""

import asyncio
import hmac
from ipaddress import ip_address

from fastapi import APIRouter, Request, Response

import motorpool
from motorpool.build_info import compiled, has_page
from motorpool.games import GAMES
from motorpool.server.database.database import Unavailable
from motorpool.server.http.answers import errors
from motorpool.server.http.house import TheHouse
from motorpool.server.http.models import Health, Version
from motorpool.server.operating.metrics import CONTENT_TYPE
from motorpool.server.operating.settings import Settings
from motorpool.server.refusals import Forbidden

PATIENCE = 3.0  # seconds that the database has to answer
FORWARDED = ("forwarded", "x-forwarded-for")

router = APIRouter(tags=["operating"])


@router.get("/healthz", responses=errors())
async def health(house: TheHouse) -> Health:
    """Well only when the database answers."""
    try:
        async with asyncio.timeout(PATIENCE):
            await house.database.fetch("SELECT 1 AS one")
    except TimeoutError:
        raise Unavailable("no answer in time") from None
    return Health(status="ok")


@router.get(
    "/metrics",
    response_class=Response,
    responses={**errors(403), 200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(request: Request, house: TheHouse) -> Response:
    """Figures for Prometheus: for this machine, or with the token that the host has set."""
    if not may_read_metrics(request, house.settings):
        raise Forbidden("server-metrics")
    return Response(house.metrics.text(), headers={"Content-Type": CONTENT_TYPE})


def may_read_metrics(request: Request, settings: Settings) -> bool:
    """What a proxy on this machine passes on comes from elsewhere, and it says so."""
    if settings.metrics_token is not None:
        given = request.headers.get("authorization", "").encode()
        return hmac.compare_digest(given, f"Bearer {settings.metrics_token}".encode())
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


@router.get("/api/version", responses=errors())
async def version() -> Version:
    """The version of the server and of the rules that it plays by."""
    return Version(
        version=motorpool.__version__,
        compiled=compiled(),
        page=has_page(),
        rules={name: game.rules_version for name, game in GAMES.items()},
    )
