"""The table: where every card lies and what the running turn has done so far.

Plain data and small questions about it; the rules are in the modules by topic.
"""

from mypy_extensions import i64

from motorpool.core.steps import Steps
from motorpool.rush.codes import (
    FROM_REAR,
    HEADQUARTERS_BIT,
    NATIONS,
    NO_TRIGGER,
    SLOTS,
)
from motorpool.rush.tables import Rules


class Player:
    """One player's part of the table."""

    def __init__(self, source: "Player | None") -> None:
        if source is None:
            self.hand: list[int] = []
            self.garage: list[int] = []
            self.depot: list[int] = []
            self.defenders: list[int] = [-1] * SLOTS  # card on each Base, -1 for none
            self.standing: i64 = 0  # bit for each Base slot
            self.guarded: i64 = 0
            self.damaged_bases: i64 = 0
            self.damaged_defenders: i64 = 0
            self.rear = -1
            self.vehicles_destroyed = 0
            self.bases_destroyed = 0
        else:
            self.hand = source.hand[:]
            self.garage = source.garage[:]
            self.depot = source.depot[:]
            self.defenders = source.defenders[:]
            self.standing = source.standing
            self.guarded = source.guarded
            self.damaged_bases = source.damaged_bases
            self.damaged_defenders = source.damaged_defenders
            self.rear = source.rear
            self.vehicles_destroyed = source.vehicles_destroyed
            self.bases_destroyed = source.bases_destroyed

    def open_bases(self) -> i64:
        """Bits of the undefended Bases that may be attacked (RU-ABI-06, RU-SF-04)."""
        bases = self.standing & ~self.guarded
        if self.standing & ~HEADQUARTERS_BIT:
            bases &= ~HEADQUARTERS_BIT
        return bases

    def siege_bases(self) -> i64:
        """Bits of the Bases that may be besieged: defended or not (RU-ABI-14, RU-SF-04)."""
        if self.standing & ~HEADQUARTERS_BIT:
            return self.standing & ~HEADQUARTERS_BIT
        return self.standing

    def distinct(self, bases: i64) -> i64:
        """Of the undefended Bases that are alike only the first: they are one choice."""
        kept = bases & (self.guarded | HEADQUARTERS_BIT)
        alike: i64 = bases & ~kept
        damaged: i64 = alike & self.damaged_bases
        whole: i64 = alike & ~damaged
        return kept | damaged & -damaged | whole & -whole


class Table(Steps):
    """The whole table."""

    def __init__(self, rules: Rules, source: "Table | None") -> None:
        super().__init__(source)
        self.rules = rules
        if source is None:
            # The common part
            self.deck: list[int] = []
            self.discard: list[int] = []
            self.graveyard: list[int] = []
            self.reserve: list[int] = []  # first: nearest the deck
            self.one_medals: list[int] = []  # left, of each nation
            self.two_medals: list[int] = []
            self.achievements: list[int] = []  # face up
            self.achievement_pile: list[int] = []
            self.achievement_discard: list[int] = []
            self.players: list[Player] = []
            self.gained: list[int] = []  # Medals gained over the game: seat * NATIONS + nation
            # Hand cards that everybody knows: laid open and kept, or known by counting,
            # because they were in the hand when the Garage ran out
            self.shown: list[int] = []
            self.counted: list[int] = []
            self.decisive = -1  # seat that made the Decisive Shot
            self.trigger = NO_TRIGGER
            self.turn = 0
            self.active = 0
            # This turn
            self.played: list[int] = []
            self.played_from_rear: list[int] = []
            self.acted = False
            self.announced: list[int] = []
            self.attackers: list[int] = []  # have attacked and still lie on the table
            self.assault_nation = -1
            self.assault_kills = 0
            self.siege_kills: list[int] = [0] * NATIONS
            self.recruitment = False
            self.purchases = 0
            self.paying = False  # cards were spent and nothing was bought with them yet
            self.ordinary_spent = 0
            self.paid_ordinary = False
            self.national_spent: list[int] = [0] * NATIONS
            self.paid_national = 0  # bit for each nation
            self.costs_bought: list[int] = [0] * NATIONS
            self.keeps = 0
            self.kept: list[int] = []
            self.reshuffled = False
        else:
            self.deck = source.deck[:]
            self.discard = source.discard[:]
            self.graveyard = source.graveyard[:]
            self.reserve = source.reserve[:]
            self.one_medals = source.one_medals[:]
            self.two_medals = source.two_medals[:]
            self.achievements = source.achievements[:]
            self.achievement_pile = source.achievement_pile[:]
            self.achievement_discard = source.achievement_discard[:]
            self.players = [Player(player) for player in source.players]
            self.gained = source.gained[:]
            self.shown = source.shown[:]
            self.counted = source.counted[:]
            self.decisive = source.decisive
            self.trigger = source.trigger
            self.turn = source.turn
            self.active = source.active
            self.played = source.played[:]
            self.played_from_rear = source.played_from_rear[:]
            self.acted = source.acted
            self.announced = source.announced[:]
            self.attackers = source.attackers[:]
            self.assault_nation = source.assault_nation
            self.assault_kills = source.assault_kills
            self.siege_kills = source.siege_kills[:]
            self.recruitment = source.recruitment
            self.purchases = source.purchases
            self.paying = source.paying
            self.ordinary_spent = source.ordinary_spent
            self.paid_ordinary = source.paid_ordinary
            self.national_spent = source.national_spent[:]
            self.paid_national = source.paid_national
            self.costs_bought = source.costs_bought[:]
            self.keeps = source.keeps
            self.kept = source.kept[:]
            self.reshuffled = source.reshuffled

    def begin_turn_afresh(self) -> None:
        """Forget what the last turn did. Siege kills and keeps were settled at its end."""
        self.acted = False
        self.assault_nation = -1
        self.recruitment = False
        self.reshuffled = False
        self.keeps = 0
        if self.played:
            self.played = []
        if self.played_from_rear:
            self.played_from_rear = []
        if self.kept:
            self.kept = []
        if self.purchases or self.paid_ordinary:
            self.purchases = 0
            self.ordinary_spent = 0
            self.paid_ordinary = False
            self.costs_bought = [0] * NATIONS
        if self.paid_national:
            self.paid_national = 0
            self.national_spent = [0] * NATIONS

    # Questions

    def hand_is_open(self, seat: int) -> bool:
        """The active hand lies open during its turn, unless the reveal is gradual."""
        return seat == self.active and not self.rules.gradual_reveal

    def same_side(self, one: int, other: int) -> bool:
        return self.rules.side[one] == self.rules.side[other]

    def card_in_hand(self, seat: int, kind: int) -> int:
        """The card that is meant by a kind: a known one first, never one already played.

        Taking the known one first keeps a second, hidden card of that kind hidden.
        """
        found = -1
        for card in self.players[seat].hand:
            if self.rules.kind_of[card] == kind and card not in self.played:
                if card in self.shown or card in self.counted:
                    return card
                found = card
        return found

    # Movements that need care

    def leave_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand, to where everybody sees it."""
        self.players[seat].hand.remove(card)
        self.come_to_light(seat, card)

    def come_to_light(self, seat: int, card: int) -> None:
        """A hand card is now where everybody sees it."""
        known = False
        if self.shown and card in self.shown:
            self.shown.remove(card)
            known = True
        if self.counted and card in self.counted:
            self.counted.remove(card)
            known = True
        if not known and not self.hand_is_open(seat):
            self.reveals += 1

    def take_to_play(self, argument: int) -> int:
        """Take the card that an action of the active player names, from hand or Rear, as played."""
        seat = self.active
        self.acted = True
        if argument >= FROM_REAR:
            player = self.players[seat]
            card = player.rear
            player.rear = -1
            self.played_from_rear.append(card)
            return card
        card = self.card_in_hand(seat, argument)
        self.leave_hand(seat, card)
        self.played.append(card)
        return card

    def playable_hand(self) -> list[int]:
        """The active player's cards that were not played in this turn (RU-TURN-07)."""
        hand = self.players[self.active].hand
        if not self.reshuffled:  # a played card comes back only by a new Garage
            return hand
        return [card for card in hand if card not in self.played]

    def playable_rear(self) -> int:
        """RU-SF-07 and RU-SF-12: the Rear card, once from the Rear in a turn; -1 for none."""
        rear = self.players[self.active].rear
        return -1 if rear in self.played_from_rear else rear

    def set_defender(self, seat: int, slot: int, card: int) -> None:
        player = self.players[seat]
        player.defenders[slot] = card
        player.guarded |= 1 << slot
        player.damaged_defenders &= ~(1 << slot)

    def clear_defender(self, seat: int, slot: int) -> int:
        """Take the defending card off a Base and return it."""
        player = self.players[seat]
        card = player.defenders[slot]
        player.defenders[slot] = -1
        player.guarded &= ~(1 << slot)
        player.damaged_defenders &= ~(1 << slot)
        return card
