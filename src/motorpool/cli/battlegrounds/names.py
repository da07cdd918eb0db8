"""What has a name in Battlegrounds: tanks, upgrades and actions, pictures, a few words."""

from motorpool.battlegrounds.codes import SPECIAL_TEXTS
from motorpool.cli.names import Thing
from motorpool.words.battlegrounds import BattlegroundsWords


def things_of(speech: BattlegroundsWords) -> list[Thing]:
    """All that can be explained at a table; in family there are no tanks (BG-FAM-01)."""
    pictures = [Thing("picture", id, speech.picture(id)) for id in speech.rules.picture_texts]
    words = [Thing("term", id, speech.term(id)) for id in speech.terms()]
    if speech.game.options["mode"] == "family":
        return pictures + words
    tanks = [Thing("tank", id, speech.tank(id)) for id in speech.rules.tank_texts]
    specials = [Thing("special", id, speech.special(id)) for id in SPECIAL_TEXTS]
    return tanks + specials + pictures + words


def explain(thing: Thing, speech: BattlegroundsWords) -> list[str]:
    if thing.kind == "tank":
        return speech.explain(thing.id)
    if thing.kind == "special":
        return speech.explain_special(thing.id)
    if thing.kind == "picture":
        return speech.explain_picture(thing.id)
    return speech.explain_term(thing.id)
