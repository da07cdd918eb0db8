"""The choices of Rush as whole sentences, with consequences where they are certain and open."""

from typing import Any

from motorpool.core.game import Decision
from motorpool.rush.codes import HEAVY, NATION_TEXTS
from motorpool.words.people import Values
from motorpool.words.rush_cards import CardWords
from motorpool.words.rush_explaining import explain_achievement

View = dict[str, Any]


def action(cards: CardWords, text: str, decision: Decision, view: View) -> str:
    """A legal action as a choice."""
    return Choice(cards, text, decision, view).tell()


class Choice:
    """One choice of a decision."""

    def __init__(self, cards: CardWords, text: str, decision: Decision, view: View) -> None:
        self.words = cards.words
        self.cards = cards
        self.rules = cards.rules
        self.decision = decision
        self.view = view
        self.own = view["players"][decision.seat]
        self.verb, _, word = text.partition(" ")
        self.from_rear = word.startswith("rear:")
        self.word = word.removeprefix("rear:")

    def tell(self) -> str:
        if self.verb in ("hit", "siege"):
            return self.tell_target()
        if self.verb in ("guard", "regroup"):
            return self.tell_base()
        if self.verb == "two":
            return self.tell_medals()
        if self.verb == "claim":
            left = self.view["medals"][self.word][0]
            card = self.cards.in_sentence(f"medal-{self.word}")
            nation = self.cards.nation(self.word)
            told = self.words.say("choice-claim", card=card, nation=nation, left=left)
            return self.with_end(told, left == 1)
        if self.verb == "drop":
            help_text = explain_achievement(self.cards, self.word)
            achievement = self.cards.achievement(self.word)
            return self.words.say("choice-drop", achievement=achievement, help=help_text)
        if self.verb == "charge":
            announced = self.cards.cards(self.view["this_turn"]["announced"])
            return self.words.say("choice-charge", cards=announced)
        if self.verb == "refresh":
            farthest = self.cards.in_sentence(self.view["reserve"][-1])
            return self.words.say("choice-refresh", card=farthest)
        if self.verb == "none":
            return self.words.say("choice-none", step=self.decision.step)
        if not self.word:
            return self.words.say(f"choice-{self.verb}")
        return self.tell_card()

    def with_end(self, told: str, triggers: bool) -> str:
        """The sentence, and that it would trigger the end of the game."""
        if triggers and self.view["trigger"] == "none":
            return f"{told} {self.words.say('choice-ends-game')}"
        return told

    def tell_card(self) -> str:
        kind = self.word
        card = self.cards.number(kind)
        rules = self.rules
        values: Values = {
            "card": self.cards.in_sentence(kind),
            "rear": self.from_rear,
            "power": rules.power[card],
            "armor": rules.armor[card],
            "cost": rules.cost[card],
            "resources": rules.resources[card],
            "national": rules.national[card],
            "nation": self.cards.nation(NATION_TEXTS[max(rules.nation[card], 0)]),
        }
        key = f"choice-{self.verb}"
        if self.verb in ("use", "defend"):
            values["then"] = self.where_it_goes(card)
            values["abilities"] = (
                self.cards.abilities(kind) if self.verb == "use" else bool(rules.active[card])
            )
        elif self.verb == "attack" and rules.gradual_reveal:
            key = "choice-attack-gradual"
            values["first"] = self.view["this_turn"]["assault_nation"] is None
        elif self.verb == "scrap":
            key += "-hand" if self.decision.step == "weak" else "-depot"
        elif self.verb == "support":
            asked = self.decision.asked
            values["power"] = asked["power"] + asked["attacking"]
            values["armor"] = asked["armor"] + (not asked["attacking"])
        elif self.verb == "store" and self.own["rear"] is not None:
            key = "choice-store-instead"
            values["old"] = self.cards.in_sentence(self.own["rear"])
        return self.words.say(key, **values).rstrip()

    def where_it_goes(self, card: int) -> str:
        """Where a card comes to rest after its abilities."""
        if self.verb == "use" and any(
            text.startswith("research") for text in self.cards.ability_texts(self.word)
        ):
            return "graveyard"
        has_base = any(base["standing"] for base in self.own["bases"])
        defends = card < self.rules.vehicles and self.rules.armor[card] > 0
        return "base" if has_base and defends else "depot"

    def place(self, word: str) -> tuple[int, str, dict[str, Any]]:
        """The seat, the Base's name and what the view tells of it."""
        seat, _, name = word.partition(".")
        number = int(seat) - 1
        bases = self.view["players"][number]["bases"]
        return number, name, bases[3 if name == "hq" else int(name) - 1]

    def tell_target(self) -> str:
        at_vehicle = self.word.endswith("v")
        seat, name, base = self.place(self.word.removesuffix("v"))
        values = self.cards.base(seat, name)
        if at_vehicle:
            defender = self.cards.number(base["defender"])
            values["card"] = self.cards.in_sentence(base["defender"])
            values["result"] = self.result_for_vehicle(defender, base["defender_damaged"])
            if self.verb == "hit":
                values["power"] = self.rules.power[self.attacker()]
                values["armor"] = self.rules.armor[defender]
            return self.words.say(f"choice-{self.verb}-vehicle", **values)
        destroyed = base["damaged"] or (
            self.verb == "hit" and self.rules.vehicle_class[self.attacker()] == HEAVY
        )
        values["result"] = "destroyed" if destroyed else "damaged"
        standing = sum(base["standing"] for base in self.view["players"][seat]["bases"])
        last = name == "hq" or (standing == 1 and not self.rules.headquarters)
        told = self.words.say(f"choice-{self.verb}-base", **values)
        return self.with_end(told, destroyed and last)

    def attacker(self) -> int:
        return self.cards.number(self.decision.asked["card"])

    def result_for_vehicle(self, defender: int, damaged: bool) -> str:
        if self.verb == "siege":
            return "destroyed" if damaged else "damaged"
        if self.rules.interactive_assault:
            return "fight"
        enough = self.rules.power[self.attacker()] >= self.rules.armor[defender]
        return "destroyed" if damaged or enough else "damaged"

    def tell_base(self) -> str:
        seat, name, base = self.place(self.word)
        values = self.cards.base(seat, name)
        defender = base["defender"]
        if defender is not None:
            values["card"] = self.cards.in_sentence(defender)
        if self.verb == "guard":
            if defender is not None:
                return self.words.say("choice-guard-instead", **values)
            return self.words.say(
                "choice-guard-damaged" if base["damaged"] else "choice-guard", **values
            )
        if self.own["rear"] is not None:
            values["old"] = self.cards.in_sentence(self.own["rear"])
            return self.words.say("choice-regroup-instead", **values)
        return self.words.say("choice-regroup", **values)

    def tell_medals(self) -> str:
        asked = self.decision.asked
        twos = int(self.word)
        ones = asked["kills"] - 2 * twos
        left = self.view["medals"][asked["nation"]][0]
        nation = self.cards.nation(asked["nation"])
        told = self.words.say("choice-two", twos=twos, ones=ones, nation=nation)
        if ones > left:
            told = f"{told} {self.words.say('choice-two-short', left=left)}"
        return self.with_end(told, 0 < left <= ones)
