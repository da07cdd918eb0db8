"""The names of Battlegrounds: players and sides, tanks, pictures, specials."""

from typing import Any

from motorpool.battlegrounds.build import data
from motorpool.battlegrounds.codes import DIRECTION_TEXTS, SPECIAL_TEXTS
from motorpool.battlegrounds.game import Battlegrounds
from motorpool.words.bundle import Words
from motorpool.words.people import People, Values


class NameWords(People):
    """Names things for one reader."""

    def __init__(
        self,
        words: Words,
        game: Battlegrounds,
        names: list[str],
        you: int | None,
        marked: bool = False,
    ) -> None:
        super().__init__(words, names, you, marked)
        self.game = game
        self.rules = game.rules
        self.tank_names = {tank["id"]: str(tank["name"]) for tank in data("tanks.json")["tanks"]}

    def tank(self, card: str) -> str:
        """A tank keeps its historical name in every language."""
        return self.mark("card", card, self.tank_names[card])

    def tanks(self, cards: list[str]) -> str:
        return self.words.join([self.tank(card) for card in cards])

    def picture(self, id: str) -> str:
        return self.mark("picture", id, self.words.say(f"bg-picture-{id}"))

    def cell(self, text: str) -> str:
        return self.mark("cell", text, text)

    def code(self, id: str) -> str:
        """Two letters for a picture, as the drawn board has them."""
        return self.words.say(f"bg-code-{id}")

    def special(self, id: str) -> str:
        """An upgrade or a one-time action."""
        return self.mark("special", id, self.words.say(f"bg-special-{id}"))

    def special_of(self, picture: str) -> str:
        """The id of what the special token of a picture gives."""
        return SPECIAL_TEXTS[self.rules.special[self.rules.picture_texts.index(picture)]]

    def specials(self, counts: dict[str, int]) -> str:
        """What lies ready to be used; those that are alike are counted."""
        told = []
        for id, count in counts.items():
            name = self.special(id)
            told.append(self.words.say("list-times", item=name, count=count) if count > 1 else name)
        return self.words.join(told)

    def values(self, card: str) -> Values:
        """How far and which way a tank moves and shoots by its card."""
        number = self.rules.tank_texts.index(card)
        return {
            "tank": self.tank(card),
            "move": self.rules.move_distance[number],
            "move_way": DIRECTION_TEXTS[self.rules.move_diagonal[number]],
            "shot": self.rules.shot_distance[number],
            "shot_way": DIRECTION_TEXTS[self.rules.shot_diagonal[number]],
        }

    def tank_line(self, card: str, upgrades: list[str] | None = None) -> str:
        """All that is printed on a tank card, and the upgrades that lie on it."""
        names = [self.special(id) for id in upgrades or ()]
        told = self.words.say("list-comma").join(names) or "none"
        return self.words.say("bg-line-tank", upgrades=told, **self.values(card))

    def actor(self, event: dict[str, Any]) -> int | None:
        """The seat that an event is about, if it is about one."""
        pawn: int | None = event.get("pawn")
        seat: int | None = event.get("seat")
        return seat if pawn is None else self.rules.pawn_owner[pawn]

    # Sides: one player, or a team

    def seats_of(self, side: int) -> list[int]:
        return [seat for seat in range(self.rules.seats) if self.rules.side[seat] == side]

    def side(self, side: int) -> Values:
        """Whose area it is: `whose` is you, team (the reader's) or other."""
        seats = self.seats_of(side)
        if self.you not in seats:
            whose = "other"
        else:
            whose = "team" if len(seats) > 1 else "you"
        return {"whose": whose, "owner": self.players(seats)}


def card_of(view: dict[str, Any], card: str) -> dict[str, Any]:
    """What a view tells of a tank card."""
    found: dict[str, Any] = next(each for each in view["cards"] if each["card"] == card)
    return found


def pawn_on(view: dict[str, Any], cell: str) -> dict[str, Any] | None:
    """The pawn on a cell, if there is one."""
    return next((pawn for pawn in view["pawns"] if pawn["cell"] == cell), None)
