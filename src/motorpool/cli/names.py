"""Finding a card, an ability or an Achievement by what a person types."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from motorpool.core.errors import Refusal
from motorpool.rush.build import ACHIEVEMENT_PREFIX
from motorpool.rush.codes import ABILITY_TEXTS
from motorpool.words.rush import RushWords

# Soviet names are in Cyrillic; a Latin keyboard finds them too
LATIN = str.maketrans(
    dict(
        zip(
            "абвгдезийклмнопрстуфхыэ",
            "abvgdeziiklmnoprstufhye",
            strict=True,
        )
    )
    | {"ж": "zh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "sch", "ю": "yu", "я": "ya"}
    | {"ь": "", "ъ": "", "ł": "l"}
)
MOST_TOLD = 8


@dataclass(frozen=True)
class Thing:
    """Something that has a name: `kind` is card, ability or achievement."""

    kind: str
    id: str
    name: str


def plain_letters(text: str) -> str:
    """Letters and digits alone: 'Т-34', 'T 34' and 't34' are the same."""
    bare = unicodedata.normalize("NFKD", text.casefold().translate(LATIN))
    return "".join(letter for letter in bare if letter.isalnum())


def number_in(text: str, most: int) -> int | None:
    """The number that is typed, if it is one from 1 to `most`."""
    if not text.isdecimal() or len(text) > len(str(most)):
        return None
    return int(text) if 1 <= int(text) <= most else None


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


def matching(wanted: str, things: Iterable[Thing]) -> list[Thing]:
    """The things whose id or name is this, or else begins so, or else has it inside."""
    letters = plain_letters(wanted)
    if not letters:
        return []
    spelt = [(thing, {plain_letters(thing.id), plain_letters(thing.name)}) for thing in things]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [thing for thing, names in spelt if any(fits(name, letters) for name in names)]
        if found:
            return found
    return []


def find(wanted: str, things: list[Thing]) -> list[Thing]:
    """The things that are meant: one, or several of one name. A refusal helps to say it better."""
    found = matching(wanted, things)
    if len({plain_letters(thing.name) for thing in found}) == 1:
        return found
    if found:
        told = ", ".join(thing.id for thing in found[:MOST_TOLD])
        more = ", …" if len(found) > MOST_TOLD else ""
        raise Refusal("cli-name-several", {"wanted": wanted, "found": told + more})
    spellings = {
        plain_letters(name): thing.id for thing in things for name in (thing.name, thing.id)
    }
    close = [spellings[name] for name in get_close_matches(plain_letters(wanted), spellings, n=3)]
    if close:
        told = ", ".join(dict.fromkeys(close))
        raise Refusal("cli-name-close", {"wanted": wanted, "close": told})
    raise Refusal("cli-name-none", {"wanted": wanted})


def explain(thing: Thing, speech: RushWords) -> list[str]:
    if thing.kind == "card":
        return speech.explain(thing.id)
    if thing.kind == "ability":
        help_text = speech.explain_ability(thing.id)
    else:
        help_text = speech.explain_achievement(thing.id)
    return [speech.words.say("explain-ability", ability=thing.name, help=help_text)]
