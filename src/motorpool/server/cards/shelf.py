"""The cards of each game, set of switches and language, written once and then kept."""

import asyncio
import json
from collections import OrderedDict

import orjson

from motorpool.battlegrounds.game import Battlegrounds
from motorpool.core.game import Game
from motorpool.rush.game import Rush
from motorpool.server.cards.battlegrounds import battlegrounds_cards
from motorpool.server.cards.rush import rush_cards
from motorpool.words.bundle import Words

MOST_KEPT = 60  # of about 100 KB each
Key = tuple[str, str, int, str]


def cards_text(game: Game, language: str) -> bytes:
    words = Words(language)
    if isinstance(game, Rush):
        return orjson.dumps({"cards": rush_cards(game, words)})
    assert isinstance(game, Battlegrounds)
    return orjson.dumps({"cards": battlegrounds_cards(game, words)})


class CardShelf:
    """Writing hundreds of sentences takes a while, so it is done in a thread, one at a time."""

    def __init__(self) -> None:
        self.texts: OrderedDict[Key, bytes] = OrderedDict()
        self.lock = asyncio.Lock()

    async def cards(self, game: Game, language: str) -> bytes:
        options = json.dumps(game.changed_options(), sort_keys=True)
        key = (game.name, options, game.seats, language)
        if key not in self.texts:
            async with self.lock:
                if key not in self.texts:
                    self.texts[key] = await asyncio.to_thread(cards_text, game, language)
                    if len(self.texts) > MOST_KEPT:
                        self.texts.popitem(last=False)
        self.texts.move_to_end(key)
        return self.texts[key]
