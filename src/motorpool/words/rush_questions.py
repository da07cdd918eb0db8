"""What a decision of Rush asks, as a whole sentence."""

from typing import Any

from motorpool.core.game import Decision
from motorpool.rush.codes import NATION_TEXTS
from motorpool.words.people import Values
from motorpool.words.rush_cards import CardWords

View = dict[str, Any]


def question(cards: CardWords, decision: Decision, view: View) -> str:
    """What is asked, and of whom."""
    step = decision.step
    say = cards.words.say
    if step == "over":
        return say("ask-over")
    asked = decision.asked
    values = cards.player(decision.seat)
    if step == "main":
        return ask_main(cards, values, view)
    if step == "guard":
        key = "ask-guard-ally" if asked["ally"] else "ask-guard"
        return say(key, card=cards.in_sentence(asked["card"]), **values)
    if step == "refresh":
        return say("ask-refresh", card=cards.card(view["reserve"][-1]), **values)
    if step == "researching":
        return say("ask-researching", limit=asked["limit"], **values)
    if step == "repairing":
        return say("ask-repairing-second" if asked["scrapped"] else "ask-repairing", **values)
    if step == "announce":
        announced = cards.cards(view["this_turn"]["announced"])
        nation = cards.nation(view["this_turn"]["assault_nation"])
        return say("ask-announce", cards=announced, nation=nation, **values)
    if step == "target":
        return say("ask-target", card=cards.in_sentence(asked["card"]), **values)
    if step == "support":
        values |= cards.base(asked["target_seat"], asked["base"])
        return say(
            "ask-support",
            card=cards.card(asked["card"]),
            defender=cards.in_sentence(asked["defender"]),
            power=asked["power"],
            armor=asked["armor"],
            attacking=asked["attacking"],
            **values,
        )
    if step == "medals":
        nation = cards.nation(asked["nation"])
        return say("ask-medals", kills=asked["kills"], nation=nation, **values)
    return say(f"ask-{step}", **values)


def ask_main(cards: CardWords, values: Values, view: View) -> str:
    turn = view["this_turn"]
    if turn["paying"]:
        return cards.words.say("ask-main-paying", left=resources_left(cards, turn), **values)
    if turn["recruitment"] and (turn["ordinary_spent"] or turn["national_spent"]):
        return cards.words.say("ask-main-recruitment", left=resources_left(cards, turn), **values)
    return cards.words.say("ask-main", **values)


def resources_left(cards: CardWords, turn: dict[str, Any]) -> str:
    """What was spent and not used up yet, ordinary resources first (RU-BUY-08)."""
    ordinary = turn["ordinary_spent"]
    national = []
    for nation in NATION_TEXTS:
        over = turn["costs_bought"].get(nation, 0) - turn["national_spent"].get(nation, 0)
        if over > 0:
            ordinary -= over
        elif over < 0:
            told = cards.words.say("ask-resources-nation", count=-over, nation=cards.nation(nation))
            national.append(told)
    return cards.words.join([cards.words.say("ask-resources", count=ordinary), *national])
