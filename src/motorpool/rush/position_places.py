"""Where the cards of a position lie: each in one place, named or pointed at by its text."""

from collections.abc import Iterable

from motorpool.core.files import shorten_text
from motorpool.core.position import Part
from motorpool.rush.codes import BASE, VEHICLE
from motorpool.rush.notation import card_text, parse_card
from motorpool.rush.tables import Rules

NOBODY = -1


class Places:
    """Puts cards in their places and refuses one that is put in two."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.where: dict[int, str] = {}  # the field that names the card

    def put_all(self, part: Part, field: str, owner: int = NOBODY) -> list[int]:
        return [
            self.put(text, part, f"{field}.{number}", owner)
            for number, text in enumerate(part.data.get(field, ()), 1)
        ]

    def put_vehicles(self, part: Part, field: str) -> list[int]:
        cards = self.put_all(part, field)
        for number, card in enumerate(cards, 1):
            if self.rules.type[card] != VEHICLE:
                values = {"card": card_text(self.rules, card)}
                raise part.refuse("position-card-place", f"{field}.{number}", values)
        return cards

    def put(self, text: str, part: Part, field: str, owner: int = NOBODY) -> int:
        """Put a card in a place: the one that is named, or the first free one of its kind.

        An owner has Vehicles, Medal cards, own Barracks cards and other players' Bases.
        """
        cards = self.named(text, owner)
        if not cards:
            raise part.refuse("position-card-unknown", field, {"card": shorten_text(text)})
        card = next((card for card in cards if card not in self.where), -1)
        if card < 0:
            values = {"card": text, "other": self.where[cards[0]]}
            raise part.refuse("position-card-twice", field, values)
        if owner != NOBODY and not self.may_own(owner, card):
            raise part.refuse("position-card-owner", field, {"card": text})
        self.where[card] = part.path + field
        return card

    def named(self, text: str, owner: int) -> list[int]:
        """The cards that a text can mean; of Barracks cards the owner's."""
        card = parse_card(self.rules, text)
        if card >= 0:
            return [card] if card < self.rules.first_achievement else []
        if text not in self.rules.kind_texts:
            return []
        cards = self.rules.cards_of[self.rules.kind_texts.index(text)]
        own = [card for card in cards if owner != NOBODY and card in self.barracks(owner)]
        return own or cards

    def may_own(self, owner: int, card: int) -> bool:
        if self.rules.type[card] == BASE:
            return self.base_owner(card) != owner
        others = [seat for seat in range(self.rules.seats) if seat != owner]
        return not any(card in self.barracks(seat) for seat in others)

    def barracks(self, seat: int) -> range:
        first = self.rules.first_barracks[seat]
        return range(first, first + self.rules.barracks_each)

    def base_owner(self, card: int) -> int:
        return max(seat for seat in range(self.rules.seats) if self.rules.first_base[seat] <= card)

    def point_at_all(self, part: Part, field: str, among: Iterable[int]) -> list[int]:
        """Cards that have their places and are told of once more, each at most once."""
        left = list(among)
        cards = []
        for number, text in enumerate(part.data.get(field, ()), 1):
            cards.append(self.point_at(text, left, part, f"{field}.{number}"))
            left.remove(cards[-1])
        return cards

    def point_at(self, text: str, among: list[int], part: Part, field: str) -> int:
        for card in among:
            if text in (
                card_text(self.rules, card),
                self.rules.kind_texts[self.rules.kind_of[card]],
            ):
                return card
        raise part.refuse("position-card-not-there", field, {"card": shorten_text(text)})
