"""What an attentive player remembers: whose each Vehicle is, and who has taken which Medals.

A view shows what lies open now. Cards that went into a Garage are out of sight, but they
were seen before, so a player who keeps a ledger still knows about where they are.
"""

from collections import Counter
from math import exp

from motorpool.bots.rush.cards import Book
from motorpool.bots.rush.sight import Sight
from motorpool.rush.codes import BARRACKS, NATION_TEXTS
from motorpool.rush.scoring import (
    BASES_DESTROYED,
    DECISIVE_SHOT,
    MEDAL_NATIONS_GAINED,
    MEDALS_GAINED,
    OWN_BASES,
    POINTS_PER_ACHIEVEMENT,
    VEHICLES_DESTROYED,
)


class Ledger:
    """One player's memory of one game."""

    def __init__(self, book: Book) -> None:
        self.book = book
        rules = book.rules
        seats = range(rules.seats)
        self.owner: dict[str, int] = {}  # of the Vehicles in squads
        first = rules.first_barracks[0]
        barracks = [rules.kind_texts[rules.kind_of[first + i]] for i in range(rules.barracks_each)]
        self.plain: list[Counter[str]] = [Counter(barracks) for _ in seats]  # Barracks and Medals
        self.piles: dict[str, list[int]] = {}  # of Medals, as last seen
        self.taken: Counter[str] = Counter()  # Medal cards that are no longer in the piles
        self.pending: Counter[int] = Counter()  # own kills, by nation, whose Medals are due
        self.buried = 0
        self.turn = -1

    def observe(self, sight: Sight) -> None:
        """Note what a view shows."""
        active = sight.view["active"] == sight.seat
        same_turn = active and sight.view["turn"] == self.turn
        self.note_vehicles(sight)
        self.note_graveyard(sight, same_turn)
        self.note_medals(sight, same_turn)
        self.pending = pending_kills(sight) if active else Counter()
        self.turn = sight.view["turn"]

    def note_vehicles(self, sight: Sight) -> None:
        by_text = self.book.by_text
        for player in sight.players:
            seat = player["seat"]
            for text in player["depot"]:
                if by_text[text].vehicle():
                    self.owner[text] = seat
            for text in player["hand"]:
                if by_text[text].vehicle():
                    self.owner[text] = seat
            if player["rear"]:
                self.owner[player["rear"]] = seat
            if not sight.rules.defenders_in_squad:
                for base in player["bases"]:
                    if base["defender"]:
                        self.owner.pop(base["defender"], None)

    def note_graveyard(self, sight: Sight, same_turn: bool) -> None:
        """Barracks cards look alike: what went in one's own turn is one's own."""
        graveyard = sight.view["graveyard"]
        loser = sight.seat if same_turn else sight.enemies[0]["seat"]
        for text in graveyard[self.buried :]:
            if self.book.by_text[text].type == BARRACKS:
                self.plain[loser][text] -= 1
            else:
                self.owner.pop(text, None)
        self.buried = len(graveyard)

    def note_medals(self, sight: Sight, same_turn: bool) -> None:
        """Own Medals are known for sure; the others' are shared out among them."""
        if sight.view["medals"] == self.piles:
            return
        self.piles = sight.view["medals"]
        rules = sight.rules
        for nation, (ones, twos) in self.piles.items():
            number = NATION_TEXTS.index(nation)
            left = {f"medal-{nation}": (rules.one_medals[number], ones, 1)}
            left[f"two-medal-{nation}"] = (rules.two_medals[number], twos, 2)
            for text, (whole, now, medals) in left.items():
                gone = whole - now - self.taken[text]
                if not gone:
                    continue
                self.taken[text] += gone
                own = gone if same_turn else min(gone, self.pending[number] // medals)
                self.pending[number] -= own * medals
                self.plain[sight.seat][text] += own
                others = [enemy["seat"] for enemy in sight.enemies]
                for share in range(gone - own):
                    self.plain[others[share % len(others)]][text] += 1

    def count(self, sight: Sight, name: str, seat: int) -> int:
        """What a seat has of what an Achievement counts, as far as it is known."""
        achievement = self.book.achievements[name]
        player = sight.players[seat]
        if achievement.weights:
            weights = achievement.weights
            by_text = self.book.by_text
            total: int = player["bases_destroyed"] * weights[sight.rules.first_base[0]]
            for text, owner in self.owner.items():
                if owner == seat:
                    total += weights[by_text[text].card]
            for text, copies in self.plain[seat].items():
                total += copies * weights[by_text[text].card]
            return total
        history = achievement.history
        if history == BASES_DESTROYED:
            return int(player["bases_destroyed"])
        if history == VEHICLES_DESTROYED:
            return int(player["vehicles_destroyed"])
        if history == OWN_BASES:
            return sum(base["standing"] for base in player["bases"])
        if history == DECISIVE_SHOT:
            return 0
        gained = self.medals_by_nation(seat)
        if history == MEDAL_NATIONS_GAINED:
            return sum(count > 0 for count in gained)
        assert history == MEDALS_GAINED
        return sum(gained) if achievement.nation < 0 else gained[achievement.nation]

    def medals_by_nation(self, seat: int) -> list[int]:
        plain = self.plain[seat]
        return [plain[f"medal-{n}"] + 2 * plain[f"two-medal-{n}"] for n in NATION_TEXTS]

    def lead(self, sight: Sight, name: str) -> int:
        """By how much one's side leads in an Achievement; negative when it is behind."""
        sides: dict[int, int] = {}
        for player in sight.players:
            side = player["side"]
            sides[side] = sides.get(side, 0) + self.count(sight, name, player["seat"])
        own = sides.pop(sight.own["side"])
        if self.book.achievements[name].fewest:
            return min(sides.values()) - own
        return own - max(sides.values())

    def points(self, sight: Sight, side: int) -> float:
        """The points of a side without Achievements."""
        total = 0
        for player in sight.players:
            if player["side"] == side:
                total += sum(self.medals_by_nation(player["seat"])) + 3 * player["bases_destroyed"]
        return total


def pending_kills(sight: Sight) -> Counter[int]:
    """Own kills whose Medals come at the end of the turn, or are being handed out."""
    due: Counter[int] = Counter()
    for nation, kills in sight.turn["siege_kills"].items():
        due[NATION_TEXTS.index(nation)] += kills
    if sight.turn["assault_kills"]:
        due[NATION_TEXTS.index(sight.turn["assault_nation"])] += sight.turn["assault_kills"]
    if sight.asked["step"] == "medals":
        due[NATION_TEXTS.index(sight.asked["nation"])] += sight.asked["kills"]
    return due


def chance_to_win(lead: float, late: float) -> float:
    """How likely an Achievement is won with such a lead; early in the game a lead says little."""
    return 1 / (1 + exp(-lead / (0.6 + 2.4 * (1 - late))))


class Hopes:
    """The Achievements on the table and how one stands in each of them."""

    def __init__(self, sight: Sight, ledger: Ledger) -> None:
        self.late = sight.late
        self.book = sight.book
        names: list[str] = sight.view["achievements"]
        self.leads = {name: ledger.lead(sight, name) for name in names}
        self.worth_of: dict[int, float] = {}

    def of_step(self, name: str, step: float) -> float:
        """The points that one step further in an Achievement is worth."""
        if name not in self.leads:
            return 0.0
        lead = self.leads[name]
        gain = chance_to_win(lead + step, self.late) - chance_to_win(lead, self.late)
        return POINTS_PER_ACHIEVEMENT * gain

    def of_history(self, history: int, nation: int) -> float:
        """What one more in the Achievements of a history is worth; -1 for no certain nation."""
        total = 0.0
        for name in self.leads:
            achievement = self.book.achievements[name]
            if not achievement.weights and achievement.history == history:
                if achievement.nation in (-1, nation):
                    total += self.of_step(name, 1)
        return total

    def expected(self) -> float:
        """Points from Achievements, more than the others may hope for."""
        chances = [chance_to_win(lead, self.late) for lead in self.leads.values()]
        return POINTS_PER_ACHIEVEMENT * sum(2 * chance - 1 for chance in chances)

    def of_card(self, card: int) -> float:
        """What one more such card in the squad is worth."""
        if card not in self.worth_of:
            total = 0.0
            for name in self.leads:
                achievement = self.book.achievements[name]
                if achievement.weights and achievement.weights[card]:
                    step = achievement.weights[card]
                    total += self.of_step(name, -step if achievement.fewest else step)
            self.worth_of[card] = total
        return self.worth_of[card]
