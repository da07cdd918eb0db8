"""What a choice of Battlegrounds says in English, against what then happens."""

from typing import Any

from motorpool.words.battlegrounds import BattlegroundsWords

# What a choice says, and the event that must follow as often
PROMISES = {
    "is destroyed": "destroyed",
    "its Armor Plate": "armor-saved",
    "makes a pair": "pair",
    " gives ": "special",
    "put a dud": "dud-laid",
    "remove the": "cleared",
}


def kept(told: str, happened: list[dict[str, Any]], reader: BattlegroundsWords) -> set[str]:
    """The promises of a choice; they and nothing else must have happened."""
    # the artillery of solo, which fires by chance, comes after what was promised
    names = [event["event"] for event in happened]
    if "artillery-fires" in names:
        del names[names.index("artillery-fires") :]
    for word, name in PROMISES.items():
        assert told.count(word) == names.count(name), f"{told} {names}"
    for event in happened[: len(names)]:
        if event["event"] == "special":
            assert reader.special(event["special"]) in told
        if event["event"] == "points":
            assert f" {event['value']} point" in told
        if event["event"] == "moved":
            assert f" to {event['cell']}." in told
    return {word for word in PROMISES if word in told}
