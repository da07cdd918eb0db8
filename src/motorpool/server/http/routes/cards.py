"""The cards of a game, and those of a table with its own switches and sets."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from motorpool.core.game import Game
from motorpool.games import GAMES, PRESETS
from motorpool.server.catalogue import catalogue
from motorpool.server.http.answers import errors
from motorpool.server.http.card_models import Cards
from motorpool.server.http.house import TheHouse
from motorpool.server.http.kept import NOT_MODIFIED, kept_answer
from motorpool.server.http.languages import AskedLanguage, asked_language
from motorpool.server.http.routes.tables import AtTable
from motorpool.server.refusals import BadRequest, Unknown
from motorpool.server.tables.setup import shared_game

router = APIRouter(prefix="/api", tags=["cards"])
NO_CHANGES = "{}"


@router.get("/games/{game}/cards", response_model=Cards, responses={**errors(404), **NOT_MODIFIED})
async def cards_of_game(
    request: Request,
    house: TheHouse,
    game: Annotated[str, Path(pattern="^[a-z]{1,40}$", examples=["rush"])],
    preset: Annotated[str, Query(max_length=40)] = "",
    language: AskedLanguage = None,
) -> Response:
    """All cards of a game by a preset, by its first one when none is named."""
    asked = asked_language(request, language)
    text = await house.cards.cards(game_of(game, preset), asked)
    return kept_answer(request, text, asked)


@router.get(
    "/tables/{table}/cards",
    response_model=Cards,
    responses={**errors(401, 404), **NOT_MODIFIED},
)
async def cards_of_table(
    request: Request,
    house: TheHouse,
    table: AtTable,
    language: AskedLanguage = None,
) -> Response:
    """All cards of a table, by its own switches, with card sets and Achievements of its own."""
    live = await house.hall.up_to_date(table)
    asked = asked_language(request, language)
    text = await house.cards.cards(live.table.setup.open_game()[0], asked)
    return kept_answer(request, text, asked)


def game_of(name: str, preset: str) -> Game:
    """A game of the fewest players that the preset is for."""
    if name not in GAMES:
        raise Unknown("game-unknown", {"game": name, "choices": ", ".join(GAMES)}, "game")
    [listed] = [game for game in catalogue() if game.name == name]
    for each in listed.presets:
        if each.name == (preset or PRESETS[name][0]):
            return shared_game(name, each.name, each.seats[0], NO_CHANGES)
    values = {"preset": preset, "choices": ", ".join(PRESETS[name])}
    raise BadRequest("preset-unknown", values, "preset")
