"""What the cards, abilities and Achievements of Rush do at one table."""

from motorpool.rush.build import ACHIEVEMENT_PREFIX
from motorpool.rush.codes import (
    BARRACKS,
    BASE,
    CLASS_TEXTS,
    HEAVY,
    MEDAL,
    NATION_TEXTS,
    NUMBERED_ABILITIES,
    VEHICLE,
)
from motorpool.rush.scoring import POINTS_PER_ACHIEVEMENT
from motorpool.words.people import Values
from motorpool.words.rush_cards import CardWords


def card_line(cards: CardWords, kind: str) -> str:
    """All that is printed on a card, in one line."""
    if kind.startswith(ACHIEVEMENT_PREFIX):
        return cards.words.say(
            "line-achievement", card=cards.card(kind), points=POINTS_PER_ACHIEVEMENT
        )
    card = cards.number(kind)
    rules = cards.rules
    nation = rules.nation[card]
    values: Values = {
        "card": cards.card(kind),
        "nation": cards.nation(NATION_TEXTS[nation]) if nation >= 0 else "",
        "cost": rules.cost[card],
        "resources": "none" if rules.resources[card] < 0 else rules.resources[card],
        "power": rules.power[card],
        "armor": rules.armor[card],
        "medals": rules.medals[card],
        "abilities": cards.abilities(kind),
    }
    card_type = rules.type[card]
    if card_type == VEHICLE:
        values["class"] = cards.vehicle_class(CLASS_TEXTS[rules.vehicle_class[card]])
        return cards.words.say("line-vehicle", **values)
    return cards.words.say(
        {BARRACKS: "line-barracks", MEDAL: "line-medal", BASE: "line-base"}[card_type], **values
    )


def explain(cards: CardWords, kind: str) -> list[str]:
    """Everything about a card, what its abilities do at this table included."""
    if kind.startswith(ACHIEVEMENT_PREFIX):
        name = kind.removeprefix(ACHIEVEMENT_PREFIX)
        return [card_line(cards, kind), explain_achievement(cards, name)]
    card = cards.number(kind)
    rules = cards.rules
    say = cards.words.say
    lines = [card_line(cards, kind)]
    card_type = rules.type[card]
    resources: object = "none" if rules.resources[card] < 0 else rules.resources[card]
    if card_type == BASE:
        return [*lines, say("explain-base", medals=rules.medals[card])]
    nation = "" if rules.nation[card] < 0 else cards.nation(NATION_TEXTS[rules.nation[card]])
    if rules.national[card]:
        lines.append(say("explain-pays-nation", resources=resources, nation=nation))
    else:
        lines.append(say("explain-pays", resources=resources))
    if card_type == VEHICLE:
        lines.append(say("explain-attacks", power=rules.power[card]))
        if rules.power[card] > 0:
            if not rules.bases_only[card]:
                interactive = rules.interactive_assault
                lines.append(say("explain-attack-vehicle", interactive=interactive))
            if not rules.vehicles_only[card]:
                heavy = rules.vehicle_class[card] == HEAVY
                lines.append(say("explain-attack-base", heavy=heavy))
        lines.append(say("explain-defends", armor=rules.armor[card]))
    elif card_type == BARRACKS:
        lines.append(say("explain-barracks"))
    else:
        lines.append(say("explain-medal", medals=rules.medals[card]))
    if nation and rules.interactive_assault:
        lines.append(say("explain-supports", nation=nation))
    for text in cards.ability_texts(kind):
        help_text = explain_ability(cards, text)
        lines.append(say("explain-ability", ability=cards.ability(text), help=help_text))
    return lines


def explain_ability(cards: CardWords, text: str) -> str:
    """What an ability does at this table."""
    name, _, number = text.partition(" ")
    values: Values = {
        "heroic": cards.rules.heroic_deed,
        "keeps": cards.rules.recruitment_keeps_card,
        "rear": cards.rules.rear,
        "siege": "armored" if cards.rules.siege_armored else "any",
        "single": cards.rules.single_reshuffle,
    }
    if name in NUMBERED_ABILITIES:
        values["number"] = int(number) if number else "N"
    return cards.words.say(f"ability-{name}-help", **values)


def explain_achievement(cards: CardWords, id: str) -> str:
    if id in cards.own_achievements:
        told = str(cards.own_achievements[id].get("text", ""))
        return told or cards.words.say("achievement-own-help")
    return cards.words.say(f"achievement-{id}-help", headquarters=cards.rules.headquarters)
