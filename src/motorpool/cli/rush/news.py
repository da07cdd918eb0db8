"""What a player of Rush wants to hear of the others' moves."""

from motorpool.cli.face import Event

# What the table shows anyway, or what nobody asks about
DULL = (
    "repaired",
    "revealed",
    "reshuffled",
    "laid-out",
    "swept",
    "to-depot",
    "ended",
    "passed",
    "over",
)


def crisp(events: list[Event], seat: int | None) -> list[Event]:
    kept = []
    turn_is_over = False
    for event in reversed(events):
        name = event["event"]
        own_turn = name == "turn" and event["seat"] == seat
        # a hand drawn at the end of a turn is of no interest, a card drawn by an ability is
        new_hand = name == "drawn" and (turn_is_over or event["card"] is None)
        if name not in DULL and not own_turn and not new_hand:
            kept.append(event)
        turn_is_over = turn_is_over or name in ("turn", "over")
    return kept[::-1]
