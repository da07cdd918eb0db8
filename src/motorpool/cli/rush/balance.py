"""What `motorpool balance` tells of Rush."""

from typing import Any

from motorpool.cli.balance_tables import percent, shares_table
from motorpool.cli.printing import columns
from motorpool.words.bundle import Words

HEADS = ("offered", "bought", "share", "ratio")


def cards(found: dict[str, Any], words: Words) -> list[str]:
    lines = [*cards_table("cards", "card", found, words), ""]
    for part in ("costs", "classes", "abilities"):
        lines += [*cards_table(part, "name", found, words), ""]
    return [*lines, words.say("cli-balance-about-ratio"), ""]


def play(found: dict[str, Any], words: Words) -> list[str]:
    say = words.say
    lines = []
    if found["nations"]:
        nations = [(fondness(name, row, words), row) for name, row in found["nations"].items()]
        lines += [*shares_table("nations", nations, words), ""]
    ends = [(say(f"cli-balance-end-{name}"), row) for name, row in found["end_triggers"].items()]
    ends.append((say("cli-balance-achievements-decide"), found["achievements_decide"]))
    return [*lines, *shares_table("ends", ends, words), ""]


def cards_table(part: str, name: str, found: dict[str, Any], words: Words) -> list[str]:
    """What could be bought and was; out of bounds is marked."""
    say = words.say
    rows = [[say(f"cli-balance-{part}"), *(say(f"cli-balance-head-{head}") for head in HEADS), ""]]
    for row in found[part]:
        told = f"{row['cost']}  {row[name]}" if part == "cards" else told_name(part, row, words)
        ratio = "–" if row["ratio"] is None else f"{row['ratio']:.2f}"
        mark = say("cli-balance-flag") if row["flag"] else ""
        figures = [f"{row['offered']:,}", f"{row['bought']:,}", percent(row["share"]), ratio]
        rows.append([told, *figures, mark])
    return [line.rstrip() for line in columns(rows)]


def told_name(part: str, row: dict[str, Any], words: Words) -> str:
    name = row["name"]
    if part == "classes":
        return words.say(f"class-{name}")
    if part == "costs":
        return str(name)
    if name == "none":
        return words.say("cli-balance-no-ability")
    return words.say(f"ability-{name}", heroic="no")


def fondness(name: str, row: dict[str, Any], words: Words) -> str:
    own = percent(row["own_cards"])
    return words.say("cli-balance-nation", nation=words.say(f"nation-{name}"), own=own)
