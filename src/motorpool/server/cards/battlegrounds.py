"""The tank cards, pictures and specials of a table of Battlegrounds."""

from typing import Any

from motorpool.battlegrounds.build import data
from motorpool.battlegrounds.codes import COPIES, FIRST_UPGRADE, SLOTS, SPECIAL_TEXTS
from motorpool.battlegrounds.game import Battlegrounds
from motorpool.server.cards.rule_ids import CARD_RULES, FAMILY_RULES, SPECIAL_RULES, UPGRADE_RULES
from motorpool.words.battlegrounds import BattlegroundsWords
from motorpool.words.bundle import Words

Card = dict[str, Any]


def battlegrounds_cards(game: Battlegrounds, words: Words) -> list[Card]:
    """In family there are neither tanks nor specials (BG-FAM-01)."""
    names = [str(seat + 1) for seat in range(game.seats)]
    speech = BattlegroundsWords(words, game, names, None)
    family = game.options["mode"] == "family"
    pictures = [told_picture(speech, id, family) for id in game.rules.picture_texts]
    if family:
        return pictures
    tanks = [told_tank(speech, tank) for tank in data("tanks.json")["tanks"]]
    specials = [told_special(speech, id) for id in SPECIAL_TEXTS]
    return [*tanks, *pictures, *specials]


def told_tank(speech: BattlegroundsWords, tank: dict[str, Any]) -> Card:
    return {
        "id": tank["id"],
        "kind": "tank",
        "name": speech.tank(tank["id"]),
        "count": 1,
        "move": tank["move"],
        "shot": tank["shot"],
        "slots": SLOTS,
        "abilities": [],
        "lines": speech.explain(tank["id"]),
        "rules": [*CARD_RULES["tank"]],
    }


def told_picture(speech: BattlegroundsWords, id: str, family: bool) -> Card:
    special = speech.special_of(id)
    told: Card = {
        "id": id,
        "kind": "picture",
        "name": speech.picture(id),
        "code": speech.code(id),
        "count": COPIES,
        "abilities": [],
        "lines": speech.explain_picture(id),
        "rules": [*CARD_RULES["picture"], *(FAMILY_RULES if family else SPECIAL_RULES[special])],
    }
    return told if family else told | {"special": special}


def told_special(speech: BattlegroundsWords, id: str) -> Card:
    upgrade = SPECIAL_TEXTS.index(id) >= FIRST_UPGRADE
    pictures = [each for each in speech.rules.picture_texts if speech.special_of(each) == id]
    return {
        "id": id,
        "kind": "special",
        "name": speech.special(id),
        "count": len(pictures),
        "upgrade": upgrade,
        "pictures": pictures,
        "abilities": [],
        "lines": speech.explain_special(id),
        "rules": [
            *SPECIAL_RULES[id],
            *(UPGRADE_RULES if upgrade else ()),
            *CARD_RULES["special"],
        ],
    }
