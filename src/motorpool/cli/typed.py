"""From what a player types to one of the actions on the list."""

from motorpool.cli.names import number_in, plain_letters
from motorpool.core.errors import Illegal, Refusal, Unreadable
from motorpool.core.game import Decision, Game
from motorpool.rush.codes import VERB_TEXTS
from motorpool.words.rush import RushWords

REAR = "rear:"


def choose(line: str, decision: Decision, game: Game, speech: RushWords) -> int:
    """The action that a line means: a number of the list, or an action's text, also in part."""
    if not line:
        if len(decision.actions) == 1:
            return decision.actions[0]
        raise Refusal("cli-choose", {"count": len(decision.actions)})
    if line.isdecimal():
        number = number_in(line, len(decision.actions))
        if number is None:
            raise Refusal("cli-choose-number", {"line": line, "count": len(decision.actions)})
        return decision.actions[number - 1]
    found = matching(line, decision, speech)
    if len(found) == 1:
        return decision.actions[decision.texts.index(found[0])]
    if found:
        raise Refusal("cli-choose-several", {"line": line, "found": ", ".join(found)})
    if line.split(maxsplit=1)[0].lower() not in VERB_TEXTS:
        raise Unreadable("cli-choose-unknown", {"line": line})
    game.parse_action(line)  # says what is wrong, if it cannot be read at all
    raise Illegal("illegal-action", {"action": line})


def matching(line: str, decision: Decision, speech: RushWords) -> list[str]:
    """The actions that a text may mean: just so, by a card's name, or by its beginning."""
    text = " ".join(line.lower().split())
    if text in decision.texts:
        return [text]
    verb, _, rest = text.partition(" ")
    letters = plain_letters(rest)
    spelt = [
        (each, spellings(each, speech))
        for each in decision.texts
        if each.split(maxsplit=1)[0] == verb
    ]
    for fits in (str.__eq__, str.startswith):
        found = [each for each, names in spelt if any(fits(name, letters) for name in names)]
        if found:
            return found
    return []


def spellings(text: str, speech: RushWords) -> list[str]:
    """How the card of an action may be typed; what is no card must be typed as it is."""
    word = text.partition(" ")[2]
    kind = word.removeprefix(REAR)
    if kind not in speech.rules.kind_texts:
        return []
    return [plain_letters(name) for name in (word, kind, speech.card(kind))]
