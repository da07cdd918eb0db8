"""A position of Rush as one key: the same, in whichever order a turn came to it."""

from motorpool.rush.state import State

Sketch = tuple[int, ...]

GAP = -9  # between two lists; no card, place or count


def sketch(t: State) -> Sketch:
    """All that a turn can change. What lies in a pile is what lies nowhere else."""
    told = [
        t.turn,
        t.active,
        t.trigger,
        t.decisive,
        t.reshuffled,
        t.acted,
        t.assault_nation,
        t.assault_kills,
        t.recruitment,
        t.purchases,
        t.paying,
        t.ordinary_spent,
        t.paid_ordinary,
        t.paid_national,
        t.keeps,
    ]
    for row in (
        t.steps,
        t.reserve,
        t.one_medals,
        t.two_medals,
        t.gained,
        t.siege_kills,
        t.national_spent,
        t.costs_bought,
    ):
        told += row
        told.append(GAP)
    for bag in (
        t.discard,
        t.graveyard,
        t.achievements,
        t.achievement_discard,
        t.shown,
        t.counted,
        t.played,
        t.played_from_rear,
        t.announced,
        t.attackers,
        t.kept,
    ):
        told += sorted(bag)
        told.append(GAP)
    for player in t.players:
        told += sorted(player.hand)
        told.append(GAP)
        told += sorted(player.depot)
        told.append(GAP)
        told += player.defenders
        told += [
            player.standing,
            player.guarded,
            player.damaged_bases,
            player.damaged_defenders,
            player.rear,
            player.vehicles_destroyed,
            player.bases_destroyed,
        ]
    return tuple(told)
