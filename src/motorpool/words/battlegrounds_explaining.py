"""What the tanks, upgrades, actions and pictures of Battlegrounds do."""

from motorpool.battlegrounds.codes import FIRST_UPGRADE, SLOTS, SPECIAL_TEXTS
from motorpool.words.battlegrounds_names import NameWords

TERMS = ("pair", "dud", "point-token", "base", "change-tank")
SOLO_TERMS = ("pair", "artillery", "base", "change-tank")
FAMILY_TERMS = ("pair", "base")


def explain_tank(names: NameWords, card: str) -> list[str]:
    """Everything about a tank card."""
    say = names.words.say
    values = names.values(card)
    return [
        names.tank_line(card),
        say("bg-explain-move", **values),
        say("bg-explain-shot", solo=names.game.options["mode"] == "solo", **values),
        say("bg-explain-upgrades", slots=SLOTS),
    ]


def explain_special(names: NameWords, id: str) -> list[str]:
    """What an upgrade or a one-time action does, and which pictures give it."""
    say = names.words.say
    pictures = [each for each in names.rules.picture_texts if names.special_of(each) == id]
    upgrade = SPECIAL_TEXTS.index(id) >= FIRST_UPGRADE
    return [
        say("bg-explain", name=names.special(id), help=say(f"bg-special-{id}-help")),
        say(
            "bg-explain-won",
            upgrade=upgrade,
            pictures=names.words.join([names.picture(each) for each in pictures]),
        ),
    ]


def explain_picture(names: NameWords, id: str) -> list[str]:
    """What two tokens of a picture are worth; in family the icons do nothing (BG-FAM-01)."""
    say = names.words.say
    lines = [say("bg-explain-picture", picture=names.picture(id), code=names.code(id))]
    if names.game.options["mode"] == "family":
        return lines
    special = names.special_of(id)
    gives = say("bg-explain-gives", special=names.special(special))
    return [*lines, gives, explain_special(names, special)[0]]


def terms(names: NameWords) -> tuple[str, ...]:
    """The words of the game that can be explained at this table."""
    mode = names.game.options["mode"]
    return {"solo": SOLO_TERMS, "family": FAMILY_TERMS}.get(mode, TERMS)


def explain_term(names: NameWords, id: str) -> list[str]:
    say = names.words.say
    return [say("bg-explain", name=say(f"bg-term-{id}"), help=say(f"bg-term-{id}-help"))]
