"""The names and explanations of Rush: cards, abilities, Achievements, options."""

from collections import Counter
from typing import Any

from motorpool.rush.build import ACHIEVEMENT_PREFIX, card_set
from motorpool.rush.codes import (
    ABILITY_SHIFT,
    ABILITY_TEXTS,
    BARRACKS,
    BASE,
    CLASS_TEXTS,
    HEAVY,
    MEDAL,
    NATION_TEXTS,
    NUMBERED_ABILITIES,
    VEHICLE,
)
from motorpool.rush.game import Rush
from motorpool.rush.options import value_text
from motorpool.rush.scoring import POINTS_PER_ACHIEVEMENT
from motorpool.words.bundle import Words

Values = dict[str, object]


class CardWords:
    """Names things for one reader: `you` is the reader's seat, None for a bystander."""

    def __init__(self, words: Words, game: Rush, names: list[str], you: int | None) -> None:
        self.words = words
        self.game = game
        self.rules = game.rules
        self.names = names
        self.you = you
        self.vehicles = {vehicle.id: vehicle for vehicle in card_set(game.options).vehicles}
        self.cards_in_sentences: dict[str, str] = {}
        own = game.options["own_achievements"]
        self.own_achievements: dict[str, dict[str, Any]] = (
            {entry["id"]: entry for entry in own} if isinstance(own, list) else {}
        )

    # Players and Bases, as values for sentences

    def player(self, seat: int) -> Values:
        return {"who": "you" if seat == self.you else "other", "player": self.names[seat]}

    def base(self, seat: int, name: str) -> Values:
        """A Base by its owner and its name: '1', '2', '3' or 'hq'."""
        return self.owner(seat) | {"base": name if name == "hq" else int(name)}

    def owner(self, seat: int) -> Values:
        return {"whose": "you" if seat == self.you else "other", "owner": self.names[seat]}

    # Cards

    def number(self, kind: str) -> int:
        """A card of this kind: its row in the tables of the rules."""
        return self.rules.cards_of[self.rules.kind_texts.index(kind)][0]

    def card(self, kind: str) -> str:
        """The name of a card; a Vehicle keeps its historical name in every language."""
        if kind in self.vehicles:
            return self.vehicles[kind].name
        if kind.startswith(ACHIEVEMENT_PREFIX):
            return self.achievement(kind.removeprefix(ACHIEVEMENT_PREFIX))
        head, _, last = kind.rpartition("-")
        if head in ("base", "hq"):
            return self.words.say(f"card-{head}", **self.owner(int(last) - 1))
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

    def card_line(self, kind: str) -> str:
        """All that is printed on a card, in one line."""
        if kind.startswith(ACHIEVEMENT_PREFIX):
            return self.words.say(
                "line-achievement", card=self.card(kind), points=POINTS_PER_ACHIEVEMENT
            )
        card = self.number(kind)
        rules = self.rules
        nation = rules.nation[card]
        values: Values = {
            "card": self.card(kind),
            "nation": self.nation(NATION_TEXTS[nation]) if nation >= 0 else "",
            "cost": rules.cost[card],
            "resources": "none" if rules.resources[card] < 0 else rules.resources[card],
            "power": rules.power[card],
            "armor": rules.armor[card],
            "medals": rules.medals[card],
            "abilities": self.abilities(kind),
        }
        card_type = rules.type[card]
        if card_type == VEHICLE:
            values["class"] = self.vehicle_class(CLASS_TEXTS[rules.vehicle_class[card]])
            return self.words.say("line-vehicle", **values)
        return self.words.say(
            {BARRACKS: "line-barracks", MEDAL: "line-medal", BASE: "line-base"}[card_type], **values
        )

    def explain(self, kind: str) -> list[str]:
        """Everything about a card, what its abilities do at this table included."""
        if kind.startswith(ACHIEVEMENT_PREFIX):
            name = kind.removeprefix(ACHIEVEMENT_PREFIX)
            return [self.card_line(kind), self.explain_achievement(name)]
        card = self.number(kind)
        rules = self.rules
        say = self.words.say
        lines = [self.card_line(kind)]
        card_type = rules.type[card]
        resources: object = "none" if rules.resources[card] < 0 else rules.resources[card]
        if card_type == BASE:
            return [*lines, say("explain-base", medals=rules.medals[card])]
        if rules.national[card]:
            nation = self.nation(NATION_TEXTS[rules.nation[card]])
            lines.append(say("explain-pays-nation", resources=resources, nation=nation))
        else:
            lines.append(say("explain-pays", resources=resources))
        if card_type == VEHICLE:
            lines.append(say("explain-attacks", power=rules.power[card]))
            if rules.power[card] > 0:
                if not rules.bases_only[card]:
                    interactive = rules.interactive_assault
                    lines.append(say("explain-attack-vehicle", interactive=interactive))
                if not rules.vehicles_only[card]:
                    heavy = rules.vehicle_class[card] == HEAVY
                    lines.append(say("explain-attack-base", heavy=heavy))
            lines.append(say("explain-defends", armor=rules.armor[card]))
        elif card_type == BARRACKS:
            lines.append(say("explain-barracks"))
        else:
            lines.append(say("explain-medal", medals=rules.medals[card]))
        for text in self.ability_texts(kind):
            help_text = self.explain_ability(text)
            lines.append(say("explain-ability", ability=self.ability(text), help=help_text))
        return lines

    # Abilities

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
        if not number:
            return told
        return self.words.say("ability-with-number", ability=told, number=int(number))

    def explain_ability(self, text: str) -> str:
        """What an ability does at this table."""
        name, _, number = text.partition(" ")
        values: Values = {
            "heroic": self.rules.heroic_deed,
            "keeps": self.rules.recruitment_keeps_card,
            "rear": self.rules.rear,
            "siege": "armored" if self.rules.siege_armored else "any",
            "single": self.rules.single_reshuffle,
        }
        if name in NUMBERED_ABILITIES:
            values["number"] = int(number) if number else "N"
        return self.words.say(f"ability-{name}-help", **values)

    # Achievements

    def achievement(self, id: str) -> str:
        if id in self.own_achievements:
            return str(self.own_achievements[id]["name"])
        return self.words.say(f"achievement-{id}")

    def explain_achievement(self, id: str) -> str:
        if id in self.own_achievements:
            told = str(self.own_achievements[id].get("text", ""))
            return told or self.words.say("achievement-own-help")
        return self.words.say(f"achievement-{id}-help", headquarters=self.rules.headquarters)

    # Nations, classes, options

    def nation(self, id: str) -> str:
        return self.words.say(f"nation-{id}")

    def vehicle_class(self, id: str) -> str:
        return self.words.say(f"class-{id}")

    def option(self, name: str) -> str:
        return self.words.say(f"option-{name}")

    def option_help(self, name: str) -> str:
        return self.words.say(f"option-{name}-help")

    def option_value(self, value: object) -> str:
        """A value of an option in words."""
        if isinstance(value, dict | list):
            return self.words.say("value-own")
        if isinstance(value, bool):
            return self.words.say(value_text(value))
        if isinstance(value, int):
            return str(value)
        return self.words.say(f"value-{value}")

    def preset(self, name: str) -> str:
        return self.words.say(f"preset-{name}")

    def preset_help(self, name: str) -> str:
        return self.words.say(f"preset-{name}-help")
