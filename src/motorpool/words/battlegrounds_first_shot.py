"""Fire First: the drive that must follow a shot, where it is certain (BG-UPG-05, BG-DEST-07)."""

from typing import Any

from motorpool.battlegrounds.codes import ARTILLERY, DUD, FIRST_UPGRADE, SLOTS, SPECIAL_TEXTS
from motorpool.battlegrounds.moving import move_actions
from motorpool.battlegrounds.notation import action_text
from motorpool.battlegrounds.table import Table
from motorpool.battlegrounds.tables import Rules, cell_of
from motorpool.words.battlegrounds_driving import ARMOR, met, tell_drive, way
from motorpool.words.battlegrounds_names import NameWords, card_of, pawn_on

View = dict[str, Any]


def tell_drive_after(names: NameWords, after: View, start: str) -> list[str]:
    """The drive from a cell, as far as it is certain; `after` is what a choice leaves behind."""
    card = card_on(after, start)
    tank = names.tank(card["card"])
    drives = [text.split() for text in drives_from(names.rules, after, start)]
    if len(drives) == 1 and not something_to_use(names.rules, after):
        [verb, *words] = drives[0]
        if verb == "stay":
            return [names.words.say("bg-choice-then-stays", tank=tank)]
        return tell_drive(names, after, words, "bg-choice-then-drives")
    if an_upgrade_waits(names.rules, after) and has_room(card):
        return []  # it may change what the tank can do
    if all(verb == "move" and met(after, way(words))[1] for verb, *words in drives):
        return [names.words.say("bg-choice-then-dies", tank=tank)]
    return []


# What a choice leaves behind


def after_shot(names: NameWords, view: View, cell: str, aim: str, won: str | None) -> View:
    """When the shot has hit; `won` is what a pair gives."""
    after = dict(view)
    if aim == "lay":
        after["duds"] = [*view["duds"], cell]
    elif aim == "clear":
        after["duds"] = [dud for dud in view["duds"] if dud != cell]
        if "artillery" in view:
            tanks = [tank for tank in view["artillery"]["tanks"] if tank != cell]
            after["artillery"] = view["artillery"] | {"tanks": tanks}
    elif aim == "tank" and ARMOR not in card_on(view, cell)["upgrades"]:
        after["pawns"] = [
            pawn | {"cell": None} if pawn["cell"] == cell else pawn for pawn in view["pawns"]
        ]
    return after if won is None else with_special(names.rules, after, won, 1)


def after_use(names: NameWords, view: View, special: str, card: str | None) -> View:
    """When something won is used: Extra Turn, or an upgrade put on a card."""
    after = with_special(names.rules, view, special, -1)
    after["cards"] = [
        each | {"upgrades": [*each["upgrades"], special]} if each["card"] == card else each
        for each in view["cards"]
    ]
    return after


def with_special(rules: Rules, view: View, special: str, more: int) -> View:
    """One more or one less to use."""
    sides, side = list(view["sides"]), rules.side[view["active"]]
    count = sides[side]["specials"].get(special, 0) + more
    sides[side] = sides[side] | {"specials": sides[side]["specials"] | {special: count}}
    return view | {"sides": sides}


# What the engine will ask


def drives_from(rules: Rules, view: View, start: str) -> list[str]:
    """What the tank on a cell can do when it has to drive, by the rules of the engine."""
    t = Table(rules, None)
    for pawn in view["pawns"]:
        if pawn["cell"] is not None:
            t.place_pawn(pawn["pawn"], cell_of(pawn["cell"]))
    for cell in view["duds"]:
        t.hazards[cell_of(cell)] = DUD
    for cell in view.get("artillery", {"tanks": ()})["tanks"]:
        t.hazards[cell_of(cell)] = ARTILLERY
    driver = t.pawns[cell_of(start)]
    found = card_on(view, start)
    card = rules.tank_texts.index(found["card"])
    t.pawn_cards[driver] = card
    for slot, upgrade in enumerate(found["upgrades"]):
        t.upgrades[card * SLOTS + slot] = SPECIAL_TEXTS.index(upgrade)
    actions: list[int] = []
    move_actions(t, driver, actions)
    return [action_text(rules, action) for action in actions]


def something_to_use(rules: Rules, view: View) -> bool:
    """Whether something won can be used before the drive, so that it does not come by itself."""
    side = rules.side[view["active"]]
    if any(view["sides"][side]["specials"].get(each) for each in SPECIAL_TEXTS[:FIRST_UPGRADE]):
        return True
    return an_upgrade_waits(rules, view) and any(
        card["owner"] is not None and rules.side[card["owner"]] == side and has_room(card)
        for card in view["cards"]
    )


def an_upgrade_waits(rules: Rules, view: View) -> bool:
    """Whether the side on turn has an upgrade to put on a card."""
    specials = view["sides"][rules.side[view["active"]]]["specials"]
    return any(specials.get(each) for each in SPECIAL_TEXTS[FIRST_UPGRADE:])


def has_room(card: dict[str, Any]) -> bool:
    return len(card["upgrades"]) < SLOTS


def card_on(view: View, cell: str) -> dict[str, Any]:
    """The card of the tank on a cell."""
    pawn = pawn_on(view, cell)
    assert pawn is not None
    return card_of(view, pawn["card"])
