"""From what a player types to one of the actions on the list."""

from typing import Any

from motorpool.cli.face import Face
from motorpool.cli.names import number_in, plain_letters
from motorpool.core.errors import Illegal, Refusal, Unreadable
from motorpool.core.game import Decision, Game
from motorpool.words.speech import Speech


def choose(line: str, decision: Decision, game: Game, face: Face[Any], speech: Speech) -> int:
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
    found = matching(line, decision, face, speech)
    if len(found) == 1:
        return decision.actions[decision.texts.index(found[0])]
    if found:
        raise Refusal("cli-choose-several", {"line": line, "found": ", ".join(found)})
    if line.split(maxsplit=1)[0].lower() not in face.verbs:
        raise Unreadable("cli-choose-unknown", {"line": line})
    game.parse_action(line)  # says what is wrong, if it cannot be read at all
    raise Illegal("illegal-action", {"action": line})


def matching(line: str, decision: Decision, face: Face[Any], speech: Speech) -> list[str]:
    """The actions that a text may mean: just so, by a name in it, or by its beginning."""
    text = " ".join(line.lower().split())
    just_so = [each for each in decision.texts if each.lower() == text]
    if just_so:
        return just_so
    verb, _, rest = text.partition(" ")
    letters = plain_letters(rest)
    spelt = [
        (each, [plain_letters(name) for name in face.spellings(each, speech)])
        for each in decision.texts
        if each.split(maxsplit=1)[0] == verb
    ]
    for fits in (str.__eq__, str.startswith):
        found = [each for each, names in spelt if any(fits(name, letters) for name in names)]
        if found:
            return found
    return []
