"""What can be played."""

from fastapi import APIRouter

from motorpool.server.catalogue import catalogue
from motorpool.server.http.answers import errors
from motorpool.server.http.models import Games, GameTold

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games", responses=errors())
async def all_games() -> Games:
    """The games with their presets, switches, seats and bots; their words are in the locales."""
    return Games(games=[GameTold.model_validate(game) for game in catalogue()])
