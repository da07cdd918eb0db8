"""The names of Rush: players, Bases, cards, abilities, Achievements."""

from collections import Counter
from typing import Any

from motorpool.rush.build import ACHIEVEMENT_PREFIX, card_set
from motorpool.rush.codes import (
    ABILITY_SHIFT,
    ABILITY_TEXTS,
)
from motorpool.rush.game import Rush
from motorpool.words.bundle import Words
from motorpool.words.people import People, Values


class CardWords(People):
    """Names things for one reader."""

    def __init__(
        self, words: Words, game: Rush, names: list[str], you: int | None, marked: bool = False
    ) -> None:
        super().__init__(words, names, you, marked)
        self.game = game
        self.rules = game.rules
        self.vehicles = {vehicle.id: vehicle for vehicle in card_set(game.options).vehicles}
        self.cards_in_sentences: dict[str, str] = {}
        own = game.options["own_achievements"]
        self.own_achievements: dict[str, dict[str, Any]] = (
            {entry["id"]: entry for entry in own} if isinstance(own, list) else {}
        )

    def base(self, seat: int, name: str) -> Values:
        """A Base by its owner and its name: '1', '2', '3' or 'hq'."""
        return self.owner(seat) | {"base": name if name == "hq" else int(name)}

    def number(self, kind: str) -> int:
        """A card of this kind: its row in the tables of the rules."""
        return self.rules.cards_of[self.rules.kind_texts.index(kind)][0]

    def card(self, kind: str) -> str:
        """The name of a card; a Vehicle keeps its historical name in every language."""
        if kind.startswith(ACHIEVEMENT_PREFIX):
            return self.achievement(kind.removeprefix(ACHIEVEMENT_PREFIX))
        return self.mark("card", kind, self.card_name(kind))

    def card_name(self, kind: str) -> str:
        if kind in self.vehicles:
            return self.vehicles[kind].name
        head, _, last = kind.rpartition("-")
        if head in ("base", "hq"):
            seat = int(last) - 1  # its owner is not marked within the mark of the card
            return self.words.say(f"card-{head}", **self.owner(seat) | {"owner": self.names[seat]})
        if head == "medal":
            return self.words.say(f"medal-{last}")
        if head == "two-medal":
            return self.words.say("card-two-medal", medal=self.words.say(f"medal-{last}"))
        return self.words.say(f"card-{kind}")

    def in_sentence(self, kind: str) -> str:
        """The name as it stands in a sentence: 'the T-34', but 'Engineers'."""
        if kind not in self.cards_in_sentences:
            self.cards_in_sentences[kind] = self.with_article(kind)
        return self.cards_in_sentences[kind]

    def with_article(self, kind: str) -> str:
        values: Values = {"whose": "other"}
        head, _, last = kind.rpartition("-")
        if kind in self.vehicles:
            card_type = "vehicle"
        elif kind.startswith(ACHIEVEMENT_PREFIX):
            card_type = "achievement"
        elif head in ("base", "hq"):
            card_type = head
            values = self.owner(int(last) - 1)
        elif head in ("medal", "two-medal"):
            card_type = head
        else:
            card_type = "barracks"
        return self.words.say("card-in-sentence", type=card_type, card=self.card(kind), **values)

    def cards(self, kinds: list[str]) -> str:
        """Several cards in a sentence; those that are alike are counted."""
        told = []
        for kind, count in Counter(kinds).items():
            item = self.in_sentence(kind)
            told.append(self.words.say("list-times", item=item, count=count) if count > 1 else item)
        return self.words.join(told)

    def ability_texts(self, kind: str) -> list[str]:
        """The abilities of a card, in printed order."""
        if kind in self.vehicles:
            return list(self.vehicles[kind].abilities)
        texts = []
        for code in self.rules.active[self.number(kind)]:
            number = code % ABILITY_SHIFT
            texts.append(ABILITY_TEXTS[code // ABILITY_SHIFT] + (f" {number}" if number else ""))
        return texts

    def abilities(self, kind: str) -> str:
        told = [self.ability(text) for text in self.ability_texts(kind)]
        return self.words.say("list-comma").join(told) or self.words.say("abilities-none")

    def ability(self, text: str) -> str:
        """The name of an ability: 'reinforcements 2', or without its number."""
        name, _, number = text.partition(" ")
        told = self.words.say(f"ability-{name}", heroic=self.rules.heroic_deed)
        if number:
            told = self.words.say("ability-with-number", ability=told, number=int(number))
        return self.mark("ability", text, told)

    def achievement(self, id: str) -> str:
        if id in self.own_achievements:
            told = str(self.own_achievements[id]["name"])
        else:
            told = self.words.say(f"achievement-{id}")
        return self.mark("achievement", id, told)

    def nation(self, id: str) -> str:
        return self.words.say(f"nation-{id}")

    def vehicle_class(self, id: str) -> str:
        return self.words.say(f"class-{id}")
