"""The final scoring of Rush, line by line."""

from typing import Any

from motorpool.core.game import Outcome
from motorpool.rush.codes import BASE
from motorpool.rush.scoring import POINTS_PER_ACHIEVEMENT, POINTS_PER_OWN_BASE
from motorpool.words.people import winner_line
from motorpool.words.rush_cards import CardWords


def outcome(cards: CardWords, result: Outcome) -> list[str]:
    """Where the points come from, what decides a tie, and last who has won."""
    sides = result.details["sides"]
    trigger = result.details["trigger"]
    headquarters = cards.rules.headquarters
    lines = [cards.words.say("score-trigger", trigger=trigger, headquarters=headquarters)]
    for side in sorted(sides, key=lambda side: -side["total"]):
        lines += side_lines(cards, side)
    lines += tie_lines(cards, sides)
    lines.append(winner_line(cards, result, cards.rules.side))
    return lines


def side_lines(cards: CardWords, side: dict[str, Any]) -> list[str]:
    say = cards.words.say
    rules = cards.rules
    medals_of_a_base = next(
        rules.medals[card] for card in range(len(rules.type)) if rules.type[card] == BASE
    )
    told = [
        say("score-medals", points=side["medals"]),
        say("score-bases", count=side["bases"] // medals_of_a_base, points=side["bases"]),
    ]
    won = [cards.achievement(id) for id in side["achievements"]]
    key = "score-achievements" if won else "score-achievements-none"
    points = POINTS_PER_ACHIEVEMENT * len(won)
    told.append(say(key, achievements=cards.words.join(won), points=points))
    if rules.medal_sets:
        told.append(say("score-sets", points=side["sets"]))
    if rules.score_own_bases:
        count = side["own_bases"] // POINTS_PER_OWN_BASE
        told.append(say("score-own-bases", count=count, points=side["own_bases"]))
    head = say("score-total", players=cards.players(side["seats"]), points=side["total"])
    return [head, *(f"  {line}" for line in told)]


def tie_lines(cards: CardWords, sides: list[dict[str, Any]]) -> list[str]:
    """What decides between sides of equal points, as far as it was needed (RU-END-05)."""
    best = max(side["total"] for side in sides)
    tied = [side for side in sides if side["total"] == best]
    lines = []
    for key, field in (
        ("score-tie-vehicles", "vehicles_destroyed"),
        ("score-tie-bases", "bases_destroyed"),
        ("score-tie-achievements", "achievements"),
    ):
        if len(tied) < 2:
            break
        counts = []
        told = []
        for side in tied:
            count = len(side[field]) if field == "achievements" else side[field]
            counts.append(count)
            names = cards.players(side["seats"])
            told.append(cards.words.say("score-tie-count", players=names, count=count))
        lines.append(cards.words.say(key, counts=cards.words.say("list-comma").join(told)))
        most = max(counts)
        tied = [side for side, count in zip(tied, counts, strict=True) if count == most]
    return lines
