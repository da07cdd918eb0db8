"""The end of Battlegrounds, line by line."""

from typing import Any

from motorpool.core.game import Outcome
from motorpool.words.battlegrounds_names import NameWords
from motorpool.words.people import winner_line


def outcome(names: NameWords, result: Outcome) -> list[str]:
    """Why the game is over, where the points come from, and last who has won."""
    say = names.words.say
    details = result.details
    lines = [say("bg-score-decided", decided=details["decided"], target=names.rules.target)]
    for side in sorted(details["sides"], key=lambda side: -side["total"]):
        lines += side_lines(names, side)
    if "stars" in details:
        lines.append(say("bg-score-artillery", points=details["artillery"]))
        lines.append(say("bg-score-rank", stars=details["stars"]))
        return lines
    best = max(result.points)
    tied = [side for side in details["sides"] if side["total"] == best]
    if details["decided"] == "standstill" and len(tied) > 1:
        lines.append(say("bg-score-tie"))
    return [*lines, winner_line(names, result, names.rules.side)]


def side_lines(names: NameWords, side: dict[str, Any]) -> list[str]:
    say = names.words.say
    head = say("score-total", players=names.players(side["seats"]), points=side["total"])
    told = [say("bg-score-pairs", count=side["pairs"], points=2 * side["pairs"])]
    if names.game.options["mode"] in ("battle", "team"):
        told.append(say("bg-score-won", points=side["won"]))
    return [head, *(f"  {line}" for line in told)]
