"""Parts of the table in plain sentences: for a screen reader, and on request."""

from typing import Any

from motorpool.core.game import Outcome
from motorpool.words.rush import RushWords

View = dict[str, Any]


def hand(view: View, speech: RushWords) -> list[str]:
    """The reader's own cards, each with all that is printed on it."""
    own = view["players"][view["seat"]]
    say = speech.words.say
    lines = [say("cli-hand", count=len(own["hand"]))] + card_lines(own["hand"], speech)
    if speech.rules.rear:
        lines.append(rear(own, speech))
    return lines


def card_lines(kinds: list[str], speech: RushWords) -> list[str]:
    """Each kind once, with its number."""
    told = []
    for kind in dict.fromkeys(kinds):
        line = speech.card_line(kind)
        count = kinds.count(kind)
        told.append(line if count == 1 else speech.words.say("list-times", item=line, count=count))
    return told


def rear(player: View, speech: RushWords) -> str:
    if player["rear"] is None:
        return speech.words.say("cli-rear-empty", **speech.player(player["seat"]))
    line = speech.card_line(player["rear"])
    return speech.words.say("cli-rear", card=line, **speech.player(player["seat"]))


def reserve(view: View, speech: RushWords) -> list[str]:
    say = speech.words.say
    heading = say(
        "cli-reserve",
        count=len(view["reserve"]),
        deck=view["deck"],
        discard=len(view["discard"]),
    )
    return [heading, *card_lines(view["reserve"], speech)]


def bases(view: View, speech: RushWords) -> list[str]:
    """Every Base of every player, one sentence each."""
    return [
        base(player["seat"], slot, place, speech)
        for player in view["players"]
        for slot, place in enumerate(player["bases"])
    ]


def base(seat: int, slot: int, place: View, speech: RushWords) -> str:
    values = speech.base(seat, "hq" if slot == 3 else str(slot + 1))
    if place["defender"] is None:
        state = (
            "destroyed" if not place["standing"] else "damaged" if place["damaged"] else "whole"
        )
        return speech.words.say("cli-base", state=state, **values)
    return speech.words.say(
        "cli-base-defended",
        card=speech.in_sentence(place["defender"]),
        armor=speech.rules.armor[speech.number(place["defender"])],
        damaged=place["defender_damaged"],
        state="damaged" if place["damaged"] else "whole",
        **values,
    )


def players(view: View, speech: RushWords, outcome: Outcome) -> list[str]:
    lines = []
    for player in view["players"]:
        seat = player["seat"]
        lines.append(
            speech.words.say(
                "cli-player",
                standing=sum(place["standing"] for place in player["bases"]),
                defended=sum(place["defender"] is not None for place in player["bases"]),
                hand=player["hand_size"],
                garage=player["garage"],
                depot=len(player["depot"]),
                points=outcome.points[seat],
                **speech.player(seat),
            )
        )
        if player["rear"] is not None:
            lines.append(rear(player, speech))
    return lines


def medals(view: View, speech: RushWords) -> list[str]:
    return [
        speech.words.say("cli-medals", nation=speech.nation(nation), ones=ones, twos=twos)
        for nation, (ones, twos) in view["medals"].items()
    ]


def achievements(view: View, speech: RushWords, outcome: Outcome) -> list[str]:
    """The open Achievements, with who would get each of them now."""
    return [
        speech.words.say(
            "cli-achievement",
            achievement=speech.achievement(id),
            help=speech.explain_achievement(id),
            leader=leader(id, speech, outcome) or "none",
        )
        for id in view["achievements"]
    ]


def leader(id: str, speech: RushWords, outcome: Outcome) -> str:
    """Who would get an Achievement as things stand; nobody is ''."""
    for side in outcome.details["sides"]:
        if id in side["achievements"]:
            return speech.words.join([called(seat, speech) for seat in side["seats"]])
    return ""


def called(seat: int, speech: RushWords) -> str:
    return speech.words.say("cli-you") if seat == speech.you else speech.names[seat]


def depot(player: View, speech: RushWords) -> list[str]:
    values = speech.player(player["seat"])
    if not player["depot"]:
        return [speech.words.say("cli-depot-empty", **values)]
    heading = speech.words.say("cli-depot", count=len(player["depot"]), **values)
    return [heading, *card_lines(sorted(player["depot"]), speech)]


def summary(view: View, speech: RushWords) -> list[str]:
    """The shortest words for what lies before the reader: hand and Reserve."""
    own = view["players"][view["seat"]]
    say = speech.words.say
    offers = [
        say("cli-offer", card=speech.card(kind), cost=speech.rules.cost[speech.number(kind)])
        for kind in view["reserve"]
    ]
    lines = [say("cli-summary-hand", cards=speech.cards(own["hand"]) or "none")]
    if own["rear"] is not None:
        lines.append(rear(own, speech))
    return [*lines, say("cli-summary-reserve", cards=speech.words.join(offers) or "none")]


def title(view: View, speech: RushWords) -> str:
    """Where the game is: round and whose turn, and whether it is the last round."""
    return speech.words.say(
        "cli-title",
        round=view["round"],
        last=view["trigger"] != "none",
        **speech.player(view["active"]),
    )
