"""What has a name in Rush: cards, abilities and Achievements."""

from motorpool.cli.names import Thing
from motorpool.rush.build import ACHIEVEMENT_PREFIX
from motorpool.rush.codes import ABILITY_TEXTS
from motorpool.words.rush import RushWords


def cards_of(speech: RushWords) -> list[Thing]:
    texts = [text for text in speech.rules.kind_texts if not text.startswith(ACHIEVEMENT_PREFIX)]
    present = [text for text in texts if speech.rules.cards_of[speech.rules.kind_texts.index(text)]]
    return [Thing("card", text, speech.card(text)) for text in present]


def things_of(speech: RushWords) -> list[Thing]:
    """All that can be explained at a table."""
    abilities = [Thing("ability", text, speech.ability(text)) for text in ABILITY_TEXTS]
    achievements = [
        Thing("achievement", entry.text, speech.achievement(entry.text))
        for entry in speech.rules.achievements
    ]
    return cards_of(speech) + abilities + achievements


def explain(thing: Thing, speech: RushWords) -> list[str]:
    if thing.kind == "card":
        return speech.explain(thing.id)
    if thing.kind == "ability":
        help_text = speech.explain_ability(thing.id)
    else:
        help_text = speech.explain_achievement(thing.id)
    return [speech.words.say("explain-ability", ability=thing.name, help=help_text)]
