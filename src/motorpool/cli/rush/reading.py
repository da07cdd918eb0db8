"""Parts of the table of Rush in plain sentences: for a screen reader, and on request."""

from typing import Any

from motorpool.cli.sight import Sight
from motorpool.rush.codes import HEADQUARTERS
from motorpool.words.rush import RushWords


def title(sight: Sight[RushWords]) -> str:
    """Where the game is: round and whose turn, and whether it is the last round."""
    if sight.view["over"]:
        return sight.speech.words.say("cli-over")
    return sight.speech.words.say(
        "cli-title",
        round=sight.view["round"],
        last=sight.view["trigger"] != "none",
        **sight.speech.player(sight.view["active"]),
    )


def table(sight: Sight[RushWords]) -> list[str]:
    """Everything, from the players down to the reader's hand."""
    lines = players(sight) + bases(sight) + medals(sight) + achievements(sight) + reserve(sight)
    return lines + hand(sight, sight.view["seat"]) if sight.view["seat"] >= 0 else lines


def summary(sight: Sight[RushWords]) -> list[str]:
    """The shortest words for what lies before the reader: hand and Reserve."""
    speech = sight.speech
    say = speech.words.say
    own = sight.view["players"][sight.view["seat"]]
    offers = [
        say("cli-offer", card=speech.card(kind), cost=speech.rules.cost[speech.number(kind)])
        for kind in sight.view["reserve"]
    ]
    lines = [say("cli-summary-hand", cards=speech.cards(own["hand"]) or "none")]
    if own["rear"] is not None:
        lines.append(rear(own, speech))
    return [*lines, say("cli-summary-reserve", cards=speech.words.join(offers) or "none")]


def card_lines(kinds: list[str], speech: RushWords) -> list[str]:
    """All that is printed on the cards, each kind once, with its number."""
    told = []
    for kind in dict.fromkeys(kinds):
        line = speech.card_line(kind)
        count = kinds.count(kind)
        told.append(line if count == 1 else speech.words.say("cli-times", line=line, count=count))
    return told


def hand(sight: Sight[RushWords], seat: int) -> list[str]:
    """A player's hand, as far as the reader knows it, and the Rear."""
    speech = sight.speech
    player = sight.view["players"][seat]
    lines = [
        speech.words.say(
            "cli-hand",
            count=player["hand_size"],
            hidden=player["hand_size"] - len(player["hand"]),
            **speech.player(seat),
        )
    ]
    lines += card_lines(player["hand"], speech)
    return [*lines, rear(player, speech)] if speech.rules.rear else lines


def rear(player: dict[str, Any], speech: RushWords) -> str:
    values = speech.player(player["seat"])
    if player["rear"] is None:
        return speech.words.say("cli-rear-empty", **values)
    return speech.words.say("cli-rear", card=speech.card_line(player["rear"]), **values)


def reserve(sight: Sight[RushWords]) -> list[str]:
    heading = sight.speech.words.say(
        "cli-reserve",
        count=len(sight.view["reserve"]),
        deck=sight.view["deck"],
        discard=len(sight.view["discard"]),
    )
    return [heading, *card_lines(sight.view["reserve"], sight.speech)]


def bases(sight: Sight[RushWords]) -> list[str]:
    """Every Base of every player, one sentence each."""
    return [
        base(player["seat"], slot, place, sight.speech)
        for player in sight.view["players"]
        for slot, place in enumerate(player["bases"])
    ]


def condition(place: dict[str, Any]) -> str:
    if not place["standing"]:
        return "destroyed"
    return "damaged" if place["damaged"] else "whole"


def base(seat: int, slot: int, place: dict[str, Any], speech: RushWords) -> str:
    values = speech.base(seat, "hq" if slot == HEADQUARTERS else str(slot + 1))
    if place["defender"] is None:
        return speech.words.say("cli-base", state=condition(place), **values)
    return speech.words.say(
        "cli-base-defended",
        card=speech.in_sentence(place["defender"]),
        armor=speech.rules.armor[speech.number(place["defender"])],
        damaged=place["defender_damaged"],
        state=condition(place),
        **values,
    )


def players(sight: Sight[RushWords]) -> list[str]:
    lines = []
    for player in sight.view["players"]:
        seat = player["seat"]
        lines.append(
            sight.speech.words.say(
                "cli-player",
                standing=sum(place["standing"] for place in player["bases"]),
                defended=sum(place["defender"] is not None for place in player["bases"]),
                hand=player["hand_size"],
                garage=player["garage"],
                depot=len(player["depot"]),
                points=sight.outcome.points[seat],
                **sight.speech.player(seat) | {"player": sight.labels[seat]},
            )
        )
        if player["rear"] is not None:
            lines.append(rear(player, sight.speech))
    return lines


def medals(sight: Sight[RushWords]) -> list[str]:
    speech = sight.speech
    return [
        speech.words.say("cli-medals", nation=speech.nation(nation), ones=ones, twos=twos)
        for nation, (ones, twos) in sight.view["medals"].items()
    ]


def achievements(sight: Sight[RushWords]) -> list[str]:
    """The open Achievements, with who would get each of them now."""
    speech = sight.speech
    return [
        speech.words.say(
            "cli-achievement",
            achievement=speech.achievement(id),
            help=speech.explain_achievement(id),
            leader=leader(id, sight) or "none",
        )
        for id in sight.view["achievements"]
    ]


def leader(id: str, sight: Sight[RushWords]) -> str:
    """Who would get an Achievement as things stand; '' for nobody."""
    speech = sight.speech
    for side in sight.outcome.details["sides"]:
        if id in side["achievements"]:
            you = speech.words.say("cli-you")
            names = [you if seat == speech.you else speech.names[seat] for seat in side["seats"]]
            return speech.words.join(names)
    return ""


def depot(sight: Sight[RushWords], seat: int) -> list[str]:
    cards = sight.view["players"][seat]["depot"]
    values = sight.speech.player(seat)
    heading = sight.speech.words.say("cli-depot", count=len(cards), **values)
    return [heading, *card_lines(sorted(cards), sight.speech)]


def graveyard(sight: Sight[RushWords]) -> list[str]:
    cards = sight.view["graveyard"]
    heading = sight.speech.words.say("cli-graveyard", count=len(cards))
    return [heading, *card_lines(sorted(cards), sight.speech)]
