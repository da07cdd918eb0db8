"""The cards of a table of Rush."""

from typing import Any

from motorpool.rush.build import ACHIEVEMENT_PREFIX
from motorpool.rush.codes import ACHIEVEMENT, BARRACKS, BASE, CLASS_TEXTS, NATION_TEXTS, VEHICLE
from motorpool.rush.game import Rush
from motorpool.rush.scoring import POINTS_PER_ACHIEVEMENT
from motorpool.server.cards.rule_ids import (
    ABILITY_RULES,
    ACHIEVEMENT_RULES,
    CARD_RULES,
    HEROIC_DEED,
    OWN_ACHIEVEMENT,
    RECRUITMENT_KEEPS,
    SINGLE_RESHUFFLE,
)
from motorpool.words.bundle import Words
from motorpool.words.rush import RushWords

Card = dict[str, Any]


class Showcase(RushWords):
    """Names cards to nobody in particular: a Base is a Base, whoever owns it."""

    def __init__(self, words: Words, game: Rush) -> None:
        super().__init__(words, game, [str(seat + 1) for seat in range(game.seats)], None)

    def card_name(self, kind: str) -> str:
        head, _, _ = kind.rpartition("-")
        if head in ("base", "hq"):
            return self.words.say(f"card-{head}-any")
        return super().card_name(kind)


def rush_cards(game: Rush, words: Words) -> list[Card]:
    """Every kind of card that the table has; those that are alike are told once."""
    speech = Showcase(words, game)
    rules = game.rules
    return [
        told_card(speech, text, rules.cards_of[kind])
        for kind, text in enumerate(rules.kind_texts)
        if rules.cards_of[kind]
    ]


def told_card(speech: Showcase, text: str, cards: list[int]) -> Card:
    rules, card = speech.rules, cards[0]
    card_type = rules.type[card]
    if card_type == ACHIEVEMENT:
        return told_achievement(speech, text.removeprefix(ACHIEVEMENT_PREFIX))
    abilities = [told_ability(speech, ability) for ability in speech.ability_texts(text)]
    told: Card = {
        "id": text,
        "kind": kind_of(text, card_type),
        "name": speech.card(text),
        "count": len(cards) // rules.seats if card_type == BARRACKS else len(cards),
        "abilities": abilities,
        "lines": speech.explain(text),
    }
    if rules.nation[card] >= 0:
        told["nation"] = NATION_TEXTS[rules.nation[card]]
    if card_type == VEHICLE:
        told["class"] = CLASS_TEXTS[rules.vehicle_class[card]]
        told["cost"] = rules.cost[card]
        told["power"] = rules.power[card]
        told["armor"] = rules.armor[card]
        told["national"] = rules.national[card]
    if card_type == BASE:
        told["seat"] = int(text.rpartition("-")[2]) - 1
    else:
        told["resources"] = None if rules.resources[card] < 0 else rules.resources[card]
    if rules.medals[card]:
        told["medals"] = rules.medals[card]
    ids = [*CARD_RULES[told["kind"]], *(id for ability in abilities for id in ability["rules"])]
    return told | {"rules": ids}


def kind_of(text: str, card_type: int) -> str:
    if card_type == VEHICLE:
        return "vehicle"
    if card_type == BARRACKS:
        return "barracks"
    return text.rpartition("-")[0]  # medal, two-medal, base or hq


def told_ability(speech: Showcase, text: str) -> dict[str, Any]:
    name, _, _ = text.partition(" ")
    ids = list(ABILITY_RULES[name])
    if name == "invulnerability" and speech.rules.heroic_deed:
        ids.append(HEROIC_DEED)
    if name == "recruitment" and speech.rules.recruitment_keeps_card:
        ids.append(RECRUITMENT_KEEPS)
    if name == "reinforcements" and speech.rules.single_reshuffle:
        ids.append(SINGLE_RESHUFFLE)
    return {
        "id": text,
        "name": speech.ability(text),
        "help": speech.explain_ability(text),
        "rules": ids,
    }


def told_achievement(speech: Showcase, id: str) -> Card:
    own = id in speech.own_achievements
    return {
        "id": id,
        "kind": "achievement",
        "name": speech.achievement(id),
        "points": POINTS_PER_ACHIEVEMENT,
        "abilities": [],
        "lines": speech.explain(ACHIEVEMENT_PREFIX + id),
        "rules": [OWN_ACHIEVEMENT if own else ACHIEVEMENT_RULES[id], *CARD_RULES["achievement"]],
    }
