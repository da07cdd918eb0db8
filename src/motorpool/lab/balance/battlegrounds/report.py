"""A measurement of Battlegrounds as plain data, with each goal of the design."""

from collections import Counter, defaultdict
from fractions import Fraction
from typing import Any

from motorpool.battlegrounds.codes import CORNER_CELLS, DIRECTION_TEXTS
from motorpool.battlegrounds.tables import Rules
from motorpool.lab.balance.battlegrounds.measurement import Counts, Record
from motorpool.lab.balance.figures import figures, share
from motorpool.lab.balance.goals import at_most, near_fair
from motorpool.lab.balance.measuring import Measured

MOST_FOR_A_TANK = 0.58
HALF = Fraction(1, 2)


def report(measured: Measured[Counts]) -> dict[str, Any]:
    counts = measured.counts
    tally = counts.tally
    games = tally.games - tally.unfinished
    rules: Rules = measured.task.game.rules
    found = figures(measured) | {
        "corners": {
            CORNER_CELLS[corner][0]: share(float(counts.wins_by_corner[corner]), games)
            for corner in sorted(rules.pawn_corner)
        },
        "decided": {name: share(tally.decided[name], games) for name in ("target", "standstill")},
        "tanks": tank_rows(rules, counts),
    }
    return found | {"goals": goals(found, rules.sides)}


def tank_rows(rules: Rules, counts: Counts) -> list[dict[str, Any]]:
    """Every tank that took part, the best in the field first."""
    dealt, fielded = fared(counts.dealt), fared(counts.fielded)
    rows = [
        {
            "tank": text,
            "move": [rules.move_distance[card], DIRECTION_TEXTS[rules.move_diagonal[card]]],
            "shot": [rules.shot_distance[card], DIRECTION_TEXTS[rules.shot_diagonal[card]]],
            "fielded": fielded.get(card, share(0, 0)),
            "dealt": dealt.get(card, share(0, 0)),
        }
        for card, text in enumerate(rules.tank_texts)
        if card in dealt or card in fielded
    ]
    return sorted(rows, key=lambda row: -row["fielded"]["share"])


def fared(record: Record) -> dict[int, dict[str, Any]]:
    """For each tank the opponents beaten, against those of any tank in the same places.

    The margin of error rests on the games: the opponents of one game are no separate samples.
    """
    games: Counter[int] = Counter()
    games_by_place: Counter[int] = Counter()
    beaten_by_place: defaultdict[int, Fraction] = defaultdict(Fraction)
    for (card, place), count in record.games.items():
        games[card] += count
        games_by_place[place] += count
        beaten_by_place[place] += record.beaten[card, place]
    better: defaultdict[int, Fraction] = defaultdict(Fraction)
    for (card, place), count in record.games.items():
        usual = count * beaten_by_place[place] / games_by_place[place]
        better[card] += record.beaten[card, place] - usual
    # In a few games a tank may do better than always, or worse than never
    return {
        card: share(max(0.0, min(float(count * HALF + better[card]), count)), count)
        for card, count in games.items()
    }


def goals(found: dict[str, Any], sides: int) -> list[dict[str, Any]]:
    """Each goal: what was found at the worst spot, the limit, and whether it is reached."""
    tanks = found["tanks"]
    best = [
        at_most(f"tanks-{kind}", [tank[kind] for tank in tanks], MOST_FOR_A_TANK)
        for kind in ("fielded", "dealt")
        if tanks
    ]
    return [
        *best,
        near_fair("corners", list(found["corners"].values()), sides),
        near_fair("seats", found["seats"], sides),
        near_fair("places", found["places"], sides),
    ]
