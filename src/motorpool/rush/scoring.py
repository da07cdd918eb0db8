"""The end: squads, Achievements, Medal sets, ties (RU-END, RU-ACH, RU-ALT-08, RU-ALT-12)."""

from typing import Final, final

from motorpool.rush.codes import BASE, MEDAL, NATIONS, SLOTS
from motorpool.rush.table import Table
from motorpool.rush.tables import Achievement

POINTS_PER_ACHIEVEMENT: Final = 5
POINTS_PER_OWN_BASE: Final = 3
SET_POINTS = [0, 0, 1, 2, 4]  # RU-ALT-08: of a set of so many nations

# The histories of an Achievement, in the order of schemas.HISTORIES
BASES_DESTROYED: Final = 0
VEHICLES_DESTROYED: Final = 1
MEDALS_GAINED: Final = 2
MEDAL_NATIONS_GAINED: Final = 3
OWN_BASES: Final = 4
DECISIVE_SHOT: Final = 5


@final
class Score:
    """What one side has at the end; without teams a side is one player."""

    def __init__(self) -> None:
        self.medals = 0
        self.bases = 0  # Medals for the enemy Bases in the squad
        self.achievements: list[int] = []
        self.sets = 0
        self.own_bases = 0
        self.vehicles_destroyed = 0
        self.bases_destroyed = 0

    def total(self) -> int:
        won = POINTS_PER_ACHIEVEMENT * len(self.achievements)
        return self.medals + self.bases + won + self.sets + self.own_bases

    def rank(self) -> list[int]:
        """What decides, in order (RU-END-05)."""
        return [
            self.total(),
            self.vehicles_destroyed,
            self.bases_destroyed,
            len(self.achievements),
        ]


def squad_of(t: Table, seat: int) -> list[int]:
    """Hand, Garage, Depot and the Rear; the defenders only by option (RU-END-03, RU-SF-07)."""
    player = t.players[seat]
    squad = player.hand + player.garage + player.depot
    if player.rear >= 0:
        squad.append(player.rear)
    if t.rules.defenders_in_squad:
        for slot in range(SLOTS):
            if player.guarded & (1 << slot):
                squad.append(player.defenders[slot])
    return squad


def squads_of_sides(t: Table) -> list[list[int]]:
    """The squad of each side; allies put theirs into one heap (RU-ALT-12)."""
    squads: list[list[int]] = [[] for _ in range(t.rules.sides)]
    for seat in range(t.rules.seats):
        squads[t.rules.side[seat]] += squad_of(t, seat)
    return squads


def own_bases(t: Table, seat: int) -> int:
    """How many of the player's own Bases stand, Headquarters included (RU-SF-18)."""
    count = 0
    for slot in range(SLOTS):
        if t.players[seat].standing & (1 << slot):
            count += 1
    return count


def scores(t: Table) -> list[Score]:
    """The score of each side as things stand."""
    result = [Score() for _ in range(t.rules.sides)]
    squads = squads_of_sides(t)
    for seat in range(t.rules.seats):
        score = result[t.rules.side[seat]]
        score.vehicles_destroyed += t.players[seat].vehicles_destroyed
        score.bases_destroyed += t.players[seat].bases_destroyed
        if t.rules.score_own_bases:
            score.own_bases += POINTS_PER_OWN_BASE * own_bases(t, seat)
    for side in range(t.rules.sides):
        score = result[side]
        units = [0] * NATIONS
        for card in squads[side]:
            if t.rules.type[card] == MEDAL:
                score.medals += t.rules.medals[card]
                units[t.rules.nation[card]] += t.rules.medals[card]
            elif t.rules.type[card] == BASE:
                score.bases += t.rules.medals[card]
        if t.rules.medal_sets:
            score.sets = best_sets(units)
    for card in t.achievements:
        achievement = t.rules.achievements[card - t.rules.first_achievement]
        winner = leader_of(achievement, achievement_counts(t, achievement, squads))
        if winner >= 0:
            result[winner].achievements.append(card)
    return result


def leader_of(achievement: Achievement, counts: list[int]) -> int:
    """The side that alone meets an Achievement best; -1 for nobody (RU-ACH-00)."""
    best = counts[0]
    for count in counts:
        if (count < best) if achievement.fewest else (count > best):
            best = count
    if counts.count(best) != 1:
        return -1
    return counts.index(best)


def achievement_counts(t: Table, achievement: Achievement, squads: list[list[int]]) -> list[int]:
    """What each side has of what an Achievement counts."""
    counts = [0] * t.rules.sides
    weights = achievement.weights
    if weights:
        for side in range(t.rules.sides):
            count = 0
            for card in squads[side]:
                count += weights[card]
            counts[side] = count
        return counts
    history = achievement.history
    if history == MEDAL_NATIONS_GAINED:
        return nations_gained(t)
    for seat in range(t.rules.seats):
        side = t.rules.side[seat]
        if history == BASES_DESTROYED:
            counts[side] += t.players[seat].bases_destroyed
        elif history == VEHICLES_DESTROYED:
            counts[side] += t.players[seat].vehicles_destroyed
        elif history == OWN_BASES:
            counts[side] += own_bases(t, seat)
        elif history == DECISIVE_SHOT:
            counts[side] += 1 if t.decisive == seat else 0
        else:
            for nation in range(NATIONS):
                if achievement.nation < 0 or achievement.nation == nation:
                    counts[side] += t.gained[seat * NATIONS + nation]
    return counts


def nations_gained(t: Table) -> list[int]:
    """Of how many different nations each side has gained Medals."""
    gained = [0] * t.rules.sides
    for side in range(t.rules.sides):
        for nation in range(NATIONS):
            for seat in range(t.rules.seats):
                if t.rules.side[seat] == side and t.gained[seat * NATIONS + nation]:
                    gained[side] += 1
                    break
    return gained


def winners(t: Table) -> list[int]:
    """The winning sides: one, or several that share the victory (RU-END-05)."""
    result = scores(t)
    best = result[0].rank()
    for score in result:
        if score.rank() > best:
            best = score.rank()
    return [side for side in range(t.rules.sides) if result[side].rank() == best]


def best_sets(units: list[int]) -> int:
    """The best division of Medals into sets of different nations (RU-ALT-08).

    A two-Medal card may be in two sets, so it counts as two Medals here.
    """
    total = sum(units)
    best = 0
    for fours in range(total // 4, -1, -1):
        if not sets_possible(units, fours, 0, 0):
            continue
        for threes in range((total - 4 * fours) // 3, -1, -1):
            if not sets_possible(units, fours, threes, 0):
                continue
            twos = 0
            while sets_possible(units, fours, threes, twos + 1):
                twos += 1
            points = SET_POINTS[4] * fours + SET_POINTS[3] * threes + SET_POINTS[2] * twos
            if points > best:
                best = points
    return best


def sets_possible(units: list[int], fours: int, threes: int, twos: int) -> bool:
    """Whether so many sets can be laid out at once.

    They can if for every number of sets, the largest first, the nations hold
    enough Medals, each giving at most one to a set.
    """
    needed = 0
    for sets in range(1, fours + threes + twos + 1):
        if sets <= fours:
            needed += 4
        elif sets <= fours + threes:
            needed += 3
        else:
            needed += 2
        held = 0
        for count in units:
            held += min(count, sets)
        if needed > held:
            return False
    return True
