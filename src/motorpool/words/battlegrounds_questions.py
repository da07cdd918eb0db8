"""What a decision of Battlegrounds asks, as a whole sentence."""

from typing import Any

from motorpool.battlegrounds.codes import CORNER_CELLS
from motorpool.core.game import Decision
from motorpool.words.battlegrounds_names import NameWords

View = dict[str, Any]


def question(names: NameWords, decision: Decision, view: View) -> str:
    """What is asked, and of whom."""
    step = decision.step
    say = names.words.say
    if step == "over":
        return say("bg-ask-over")
    values = names.player(decision.seat)
    if step == "main":
        if not view["main_actions"]:
            return say("bg-ask-main-done", **values)
        change = any(text.startswith("change ") for text in decision.texts)
        return say("bg-ask-main", change=change, **values)
    if step in ("field", "enter", "shoot", "move-after"):
        pawn = view["pawns"][decision.asked["pawn"]]
        if pawn["card"] is not None:
            values["tank"] = names.tank(pawn["card"])
        if step in ("shoot", "move-after"):
            values["cell"] = names.cell(pawn["cell"])
        elif pawn["corner"] < 0:
            return say("bg-ask-enter-anywhere", **values)
        else:
            values["base"] = names.cell(CORNER_CELLS[pawn["corner"]][0])
        if step == "enter" and pawn["card"] is None:
            return say("bg-ask-enter-family", **values)
    if step == "flip":
        values["count"] = decision.asked["left"]
    return say(f"bg-ask-{step}", **values)
