"""Finding something by the name that a person types."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from motorpool.core.errors import Refusal

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
    """Something that has a name: `kind` says what it is, such as a card or an ability."""

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
