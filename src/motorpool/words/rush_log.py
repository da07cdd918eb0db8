"""The events of Rush as sentences for the log."""

from typing import Any

from motorpool.words.people import Values
from motorpool.words.rush_cards import CardWords

Event = dict[str, Any]

# Events of which several in a row are one sentence
GATHERED = (
    "revealed",
    "drawn",
    "laid-out",
    "swept",
    "spent",
    "to-depot",
    "to-graveyard",
    "medal",
    "announced",
)
SAID_BY_OTHERS = ("ability",)  # who uses a card is told with its abilities


def log(cards: CardWords, events: list[Event]) -> list[str]:
    """What happened, a sentence for each event or for several that are alike."""
    runs: list[list[Event]] = []
    for event in events:
        if event["event"] in SAID_BY_OTHERS:
            continue
        if runs and goes_with(runs[-1][0], event):
            runs[-1].append(event)
        else:
            runs.append([event])
    return [sentence(cards, run) for run in runs]


def running_turn(view: dict[str, Any]) -> list[Event]:
    """The turn that is running when a game begins: no event tells of it."""
    return [{"event": "turn", "seat": view["active"], "turn": view["turn"]}]


def goes_with(first: Event, event: Event) -> bool:
    return (
        first["event"] in GATHERED
        and first["event"] == event["event"]
        and first.get("seat") == event.get("seat")
        and (first["card"] is None) == (event["card"] is None)
    )


def sentence(cards: CardWords, events: list[Event]) -> str:
    """One sentence for events of one kind and one player."""
    event = events[0]
    name = event["event"]
    values: Values = {}
    if "seat" in event:
        values = cards.player(event["seat"])
    if "base" in event:
        seat = event["target_seat"] if "target_seat" in event else event["seat"]
        values |= cards.base(seat, event["base"])
    if "card" in event:
        kinds = [each["card"] for each in events]
        if event["card"] is None:
            return cards.words.say(f"log-{name}-hidden", count=len(kinds), **values)
        values["cards"] = cards.cards(kinds)
        values["card"] = cards.in_sentence(event["card"])
        if name == "used":
            values["abilities"] = cards.abilities(event["card"])
        if name == "spent":
            rules = cards.rules
            values["resources"] = sum(rules.resources[cards.number(kind)] for kind in kinds)
    if "vehicle" in event:
        name += "-vehicle" if event["vehicle"] else "-base"
    if "trigger" in event:
        name += f"-{event['trigger']}"
        values["headquarters"] = cards.rules.headquarters
    if "achievement" in event:
        values["achievement"] = cards.achievement(event["achievement"])
    if "nation" in event:
        values["nation"] = cards.nation(event["nation"])
    if "count" in event:
        values["count"] = event["count"]
    if "turn" in event:
        values["turn"] = event["turn"] + 1
    return cards.words.say(f"log-{name}", **values)
