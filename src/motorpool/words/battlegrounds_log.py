"""The events of Battlegrounds as sentences for the log."""

from typing import Any

from motorpool.battlegrounds.view import FACE_DOWN
from motorpool.words.battlegrounds_names import NameWords
from motorpool.words.people import Values
from motorpool.words.speech import LogLine

Event = dict[str, Any]

# Events of which several in a row are one sentence
GATHERED = ("token", "card-drawn", "turned-up", "turned-down")
# What a shot hits is told with the shot
HITS = ("token", "dud-laid", "cleared", "destroyed", "armor-saved")


def log_lines(names: NameWords, events: list[Event]) -> list[LogLine]:
    """What happened, a sentence for each event or for several that belong together."""
    runs: list[list[Event]] = []
    for event in events:
        if runs and goes_with(runs[-1], event):
            runs[-1].append(event)
        else:
            runs.append([event])
    return [LogLine(sentence(names, run), run[0]["event"] == "turned-up") for run in runs]


def running_turn(view: dict[str, Any]) -> list[Event]:
    """The turn that is running when a game begins; behind a set-up it tells of itself."""
    if setting_up(view):
        return []
    return [{"event": "turn", "seat": view["active"], "turn": view["turn"]}]


def setting_up(view: dict[str, Any]) -> bool:
    """Whether the first turn has not begun yet: no main action is due."""
    return view["asked"]["step"] in ("draft", "field", "enter") and not view["main_actions"]


def remembered(events: list[Event], view: dict[str, Any]) -> list[Event]:
    """What lies face down again is to be remembered, not to be looked up (BG-FAM-05)."""
    return [
        event | {"picture": None, "star": None}
        if event["event"] == "turned-up" and view["tokens"].get(event["cell"]) == FACE_DOWN
        else event
        for event in events
    ]


def goes_with(run: list[Event], event: Event) -> bool:
    first = run[0]
    if first["event"] == "shot":
        return len(run) == 1 and event["event"] in HITS
    alike = first["event"] in GATHERED and first["event"] == event["event"]
    return alike and all(first.get(key) == event.get(key) for key in ("side", "seat"))


def sentence(names: NameWords, events: list[Event]) -> str:
    """One sentence for an event, for a shot with what it hits, or for several alike."""
    event = events[0]
    name = event["event"]
    if name == "shot" and len(events) > 1:
        return shot_sentence(names, event, events[1])
    if name == "turned-up":
        return turned_up_sentence(names, events)
    values = values_of(names, event)
    if name in GATHERED:
        if "cell" in event:
            values["cells"] = names.words.join([names.cell(each["cell"]) for each in events])
        if "card" in event:
            values["tanks"] = names.tanks([each["card"] for each in events])
    if name in ("moved", "entered") and names.game.options["mode"] == "family":
        name += "-family"
        if event.get("from") == event["cell"]:
            name += "-back"
    return names.words.say(f"bg-log-{name}", **values)


def values_of(names: NameWords, event: Event) -> Values:
    """What the sentence of an event may need."""
    values: Values = {}
    for key in ("kind", "value"):
        if key in event:
            values[key] = event[key]
    if "cell" in event:
        values["cell"] = names.cell(event["cell"])
    if "from" in event:
        values["start"] = names.cell(event["from"])
    if "turn" in event:
        values["turn"] = event["turn"] + 1
    if "side" in event:
        values |= names.side(event["side"])
    seat = names.actor(event)
    if seat is not None:
        values |= names.player(seat)
        if "side" not in event:
            values |= names.owner(seat)
    if "card" in event:
        values["tank"] = names.tank(event["card"])
    if "new_card" in event:
        values["new"] = names.tank(event["new_card"])
    if "picture" in event:
        values["picture"] = names.picture(event["picture"])
    if "star" in event:
        values["star"] = event["star"]
    if "special" in event:
        values["special"] = names.special(event["special"])
    return values


def shot_sentence(names: NameWords, shot: Event, hit: Event) -> str:
    values = names.player(names.rules.pawn_owner[shot["pawn"]])
    values["cell"] = names.cell(shot["cell"])
    name = hit["event"]
    if name == "token":
        values |= {"picture": names.picture(hit["picture"]), "star": hit["star"]}
    if name in ("destroyed", "armor-saved"):
        values |= names.owner(names.rules.pawn_owner[hit["pawn"]])
        values["tank"] = names.tank(hit["card"])
    return names.words.say(f"bg-log-shot-{name}", **values)


def turned_up_sentence(names: NameWords, events: list[Event]) -> str:
    """A picture that lies face down again is not told: it is to be remembered (BG-FAM-05)."""
    told = []
    for event in events:
        cell = names.cell(event["cell"])
        if event["picture"] is None:
            told.append(names.words.say("bg-log-turned-up-hidden", cell=cell))
        else:
            picture = names.picture(event["picture"])
            told.append(names.words.say("bg-log-turned-up-token", cell=cell, picture=picture))
    return names.words.say("bg-log-turned-up", tokens=names.words.join(told))
