"""A position of Rush in numbers: what each side has that may help it to win.

The same numbers are learned from (lab) and valued with (search).
"""

from math import exp
from typing import Final, final

from motorpool.rush.codes import (
    ABILITY_SHIFT,
    BARRACKS,
    BASE,
    HEAVY,
    MEDAL,
    NATIONS,
    NO_TRIGGER,
    SLOTS,
    VEHICLE,
)
from motorpool.rush.scoring import (
    POINTS_PER_ACHIEVEMENT,
    POINTS_PER_OWN_BASE,
    achievement_counts,
    best_sets,
    own_bases,
    squads_of_sides,
)
from motorpool.rush.state import State
from motorpool.rush.tables import Rules

# What a card has, as a place in the list of its traits; the abilities follow ABILITIES
RESOURCES: Final = 0
NATIONAL: Final = 1
POWER: Final = 2
HEAVIES: Final = 3
ARMOR: Final = 4
CHOOSY: Final = 5  # hits Bases only, or Vehicles only
IDLE: Final = 6  # a card that does nothing but be there
ABILITIES: Final = 7
TRAITS: Final = 17  # seven and ten active abilities

# After the traits of the squad, early and late
COMRADES: Final = 2 * TRAITS
SIZE: Final = COMRADES + 1
HAND: Final = SIZE + 1  # the traits of the hand
HAND_TOGETHER: Final = HAND + TRAITS  # the power that one nation has in the hand
POINTS: Final = HAND_TOGETHER + 1
POINTS_LATE: Final = POINTS + 1
HONOURS: Final = POINTS_LATE + 1  # points hoped for from Achievements
HONOURS_LATE: Final = HONOURS + 1
STANDING: Final = HONOURS_LATE + 1
STANDING_LATE: Final = STANDING + 1
GUARDED: Final = STANDING_LATE + 1
SHIELD: Final = GUARDED + 1  # armor of the defenders
DAMAGED: Final = SHIELD + 1
NEXT: Final = DAMAGED + 1  # the side moves next
NEXT_LATE: Final = NEXT + 1
FEATURES: Final = NEXT_LATE + 1

USUAL_ROUNDS: Final = 16.0


@final
class Traits:
    """What every card of a table has: pairs of a trait and how much of it."""

    def __init__(self, rules: Rules) -> None:
        self.which: list[list[int]] = []
        self.much: list[list[int]] = []
        for card in range(len(rules.type)):
            which: list[int] = []
            much: list[int] = []
            if rules.type[card] in (VEHICLE, BARRACKS, MEDAL):
                value = rules.resources[card]
                if value > 0:
                    which.append(NATIONAL if rules.national[card] else RESOURCES)
                    much.append(value)
                if rules.power[card] > 0:
                    which.append(POWER)
                    much.append(rules.power[card])
                    if rules.vehicle_class[card] == HEAVY:
                        which.append(HEAVIES)
                        much.append(1)
                    if rules.bases_only[card] or rules.vehicles_only[card]:
                        which.append(CHOOSY)
                        much.append(1)
                if rules.armor[card] > 0:
                    which.append(ARMOR)
                    much.append(rules.armor[card])
                for ability in rules.active[card]:
                    which.append(ABILITIES + ability // ABILITY_SHIFT)
                    much.append(max(1, ability % ABILITY_SHIFT))
            if not which:
                which.append(IDLE)
                much.append(1)
            self.which.append(which)
            self.much.append(much)


def how_late(t: State) -> float:
    """From 0 at the beginning to 1 in the last round."""
    if t.trigger != NO_TRIGGER:
        return 1.0
    rules = t.rules
    late = t.turn / (rules.seats * USUAL_ROUNDS)
    for nation in range(NATIONS):
        whole = rules.one_medals[nation]
        if whole:
            gone = 1.0 - t.one_medals[nation] / whole
            if gone > late:
                late = gone
    bases = SLOTS if rules.headquarters else SLOTS - 1
    for player in t.players:
        lost = 1.0 - bits(player.standing) / bases
        if lost > late:
            late = lost
    return late if late < 0.95 else 0.95


def bits(mask: int) -> int:
    count = 0
    for slot in range(SLOTS):
        if mask >> slot & 1:
            count += 1
    return count


def features(t: State, traits: Traits) -> list[list[float]]:
    """The numbers of each side."""
    rules = t.rules
    late = how_late(t)
    squads = squads_of_sides(t)
    result: list[list[float]] = []
    for side in range(rules.sides):
        told = [0.0] * FEATURES
        of_squad(t, traits, squads[side], late, told)
        result.append(told)
    for seat in range(rules.seats):
        of_seat(t, traits, seat, late, result[rules.side[seat]])
    hopes(t, squads, late, result)
    following = rules.side[t.active]
    result[following][NEXT] = 1.0
    result[following][NEXT_LATE] = late
    return result


def of_squad(t: State, traits: Traits, squad: list[int], late: float, told: list[float]) -> None:
    """What the squad brings in one turn on average, and the points in it."""
    rules = t.rules
    sums = [0] * TRAITS
    powers = [0] * NATIONS
    units = [0] * NATIONS
    points = 0
    size = 0
    for card in squad:
        kind = rules.type[card]
        if kind == BASE:
            points += rules.medals[card]
            continue
        if kind == MEDAL:
            points += rules.medals[card]
            units[rules.nation[card]] += rules.medals[card]
        size += 1
        which = traits.which[card]
        much = traits.much[card]
        for i in range(len(which)):
            sums[which[i]] += much[i]
        if rules.power[card] > 0:
            powers[rules.nation[card]] += 1
    hands = 3.0 / size if size > 3 else 1.0
    for trait in range(TRAITS):
        if sums[trait]:
            mean = sums[trait] * hands
            told[trait] = mean * (1.0 - late)
            told[TRAITS + trait] = mean * late
    together = 0
    for count in powers:
        together += count * count
    told[COMRADES] = together * hands * hands
    told[SIZE] = size * 0.1
    if rules.medal_sets:
        points += best_sets(units)
    told[POINTS] = float(points)
    told[POINTS_LATE] = points * late


def of_seat(t: State, traits: Traits, seat: int, late: float, told: list[float]) -> None:
    """The hand and the Bases."""
    rules = t.rules
    player = t.players[seat]
    powers = [0] * NATIONS
    cards = player.hand if player.rear < 0 else [*player.hand, player.rear]
    for card in cards:
        which = traits.which[card]
        much = traits.much[card]
        for i in range(len(which)):
            place = HAND + which[i]
            told[place] = told[place] + much[i]
        if rules.power[card] > 0:
            powers[rules.nation[card]] += rules.power[card]
    told[HAND_TOGETHER] += max(powers)
    standing = own_bases(t, seat)
    told[STANDING] += standing
    told[STANDING_LATE] += standing * late
    if rules.score_own_bases:
        told[POINTS] += POINTS_PER_OWN_BASE * standing
        told[POINTS_LATE] += POINTS_PER_OWN_BASE * standing * late
    for slot in range(SLOTS):
        if player.guarded >> slot & 1:
            told[GUARDED] += 1.0
            armor = rules.armor[player.defenders[slot]]
            if not player.damaged_defenders >> slot & 1:
                told[SHIELD] += armor
        if player.damaged_bases >> slot & 1:
            told[DAMAGED] += 1.0


def hopes(t: State, squads: list[list[int]], late: float, result: list[list[float]]) -> None:
    """Achievements: a lead is worth more the later it is."""
    rules = t.rules
    sharp = 1.0 / (0.6 + 2.4 * (1.0 - late))
    for card in t.achievements:
        achievement = rules.achievements[card - rules.first_achievement]
        counts = achievement_counts(t, achievement, squads)
        for side in range(rules.sides):
            best = -1000
            for other in range(rules.sides):
                if other != side:
                    count = -counts[other] if achievement.fewest else counts[other]
                    if count > best:
                        best = count
            own = -counts[side] if achievement.fewest else counts[side]
            lead = (own - best - 0.5) * sharp
            hope = POINTS_PER_ACHIEVEMENT / (1.0 + exp(-lead)) if lead > -30.0 else 0.0
            result[side][HONOURS] += hope
            result[side][HONOURS_LATE] += hope * late
