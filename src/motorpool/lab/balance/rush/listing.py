"""Cards: what they are played for, and what owning them adds. Achievements: who wins them."""

from typing import Any

from motorpool.lab.balance.figures import share
from motorpool.lab.balance.rush.awards import Awards
from motorpool.lab.balance.rush.owning import Owning, effect
from motorpool.lab.balance.rush.uses import WAYS, Uses
from motorpool.lab.holm import holm

DOUBT = 0.05  # the chance that any card at all is called clear by luck

Rows = list[dict[str, Any]]


def with_uses(cards: Rows, uses: Uses) -> Rows:
    """How often each card was played, also for each purchase, and the share of each way."""
    found = []
    for row in cards:
        ways = {way: uses.played[row["card"], way] for way in dict.fromkeys(WAYS.values())}
        played = sum(ways.values())
        told = {way: share(count, played) for way, count in ways.items()}
        often = round(played / row["bought"], 2) if row["bought"] else None
        found.append(row | {"played": played, "played_each": often, "played_for": told})
    return found


def with_owning(rows: Rows, owning: Owning, names: list[str]) -> Rows:
    """What each of these adds to the chance to win; clear is what Holm leaves of all of them."""
    effects = [effect(owning.draws.get(name, {})) for name in names]
    known = {name: each.chance for name, each in zip(names, effects, strict=True) if each}
    adjusted = holm(known)
    found = []
    for row, name, each in zip(rows, names, effects, strict=True):
        told = each and {
            "owned": each.owned,
            "passed": each.passed,
            "adds": round(each.adds, 4),
            "error": round(each.error, 4),
            "low": round(each.adds - each.error, 4),
            "high": round(each.adds + each.error, 4),
            "clear": adjusted[name] < DOUBT,
        }
        found.append(row | {"owning": told})
    return found


def achievement_rows(awards: Awards, seats: int) -> Rows:
    """Each Achievement that was in play, the one that decides most first."""
    rows = [
        {
            "achievement": name,
            "in_play": games,
            "won": share(awards.won[name], games),
            "by_winner": share(awards.by_winner[name], awards.won[name]),
            "decisive": share(awards.decisive[name], games),
            "places": [
                share(float(awards.by_place.get((name, place), 0)), awards.won[name])
                for place in range(seats)
            ],
        }
        for name, games in awards.in_play.items()
    ]
    return sorted(rows, key=lambda row: (-row["decisive"]["share"], row["achievement"]))
