"""The choices of Battlegrounds as whole sentences, with consequences where they are certain."""

from typing import Any

from motorpool.battlegrounds.codes import DIRECTIONS, OFF_BOARD
from motorpool.battlegrounds.tables import cell_of, cell_text
from motorpool.battlegrounds.view import FACE_DOWN
from motorpool.core.game import Decision
from motorpool.words.battlegrounds_driving import ARMOR, tell_drive
from motorpool.words.battlegrounds_first_shot import after_shot, after_use, tell_drive_after
from motorpool.words.battlegrounds_names import NameWords, card_of, pawn_on

View = dict[str, Any]
POINTS_PER_PAIR = 2


def action(names: NameWords, text: str, decision: Decision, view: View) -> str:
    """A legal action as a choice."""
    return Choice(names, text, decision, view).tell()


class Choice:
    """One choice of a decision."""

    def __init__(self, names: NameWords, text: str, decision: Decision, view: View) -> None:
        self.say = names.words.say
        self.names = names
        self.rules = names.rules
        self.decision = decision
        self.view = view
        self.side = view["sides"][self.rules.side[decision.seat]]
        self.verb, *self.rest = text.split()

    def tell(self) -> str:
        if self.verb == "move":
            return " ".join(tell_drive(self.names, self.view, self.rest, "bg-choice-move"))
        if self.verb == "shoot":
            return self.tell_shot(*self.rest)
        if self.verb == "change":
            return self.tell_change(*self.rest)
        if self.verb == "upgrade":
            return self.tell_upgrade(*self.rest)
        if self.verb in ("pick", "field", "keep"):
            return self.tell_card(self.rest[0])
        if self.verb == "extra-tank":
            pile = len(self.rules.tank_texts) - len(self.view["cards"])
            return self.say("bg-choice-extra-tank", count=min(pile, 2))
        if self.verb == "extra-turn":
            return self.with_drive(self.say("bg-choice-extra-turn"), "extra_turn")
        if self.verb == "stay":
            return self.say("bg-choice-stay", cell=self.cell(), tank=self.tank_on(self.rest[0]))
        if self.verb == "go":
            return self.tell_go(self.rest[0])
        if self.verb == "leave":
            picture = self.names.picture(self.view["tokens"][self.rest[0]].rstrip("*"))
            return self.say("bg-choice-leave", cell=self.cell(), picture=picture)
        if self.verb in ("enter", "turn"):
            return self.say(f"bg-choice-{self.verb}", cell=self.cell())
        return self.say(f"bg-choice-{self.verb}")

    def cell(self) -> str:
        """The cell that the action names first."""
        return self.names.cell(self.rest[0])

    def tank_on(self, cell: str) -> str:
        pawn = pawn_on(self.view, cell)
        return "" if pawn is None else self.names.tank(pawn["card"])

    # Shooting

    def tell_shot(self, start: str, cell: str, aim: str) -> str:
        if aim == "token":
            told = self.tell_token(cell)
        elif aim == "tank":
            told = self.tell_target(cell)
        elif aim == "clear":
            by = "dud" if cell in self.view["duds"] else "artillery"
            told = self.say("bg-choice-clear", cell=self.names.cell(cell), what=by)
        else:
            left = self.view["duds_left"]
            told = self.say("bg-choice-lay", cell=self.names.cell(cell), left=left)
        if self.decision.step != "main":
            return told
        first = self.say(
            "bg-choice-fire-first", start=self.names.cell(start), tank=self.tank_on(start)
        )
        won = self.special_won(cell) if aim == "token" else None
        after = after_shot(self.names, self.view, cell, aim, won)
        return " ".join([told, first, *tell_drive_after(self.names, after, start)])

    def tell_token(self, cell: str) -> str:
        token = self.view["tokens"][cell]
        picture = token.rstrip("*")
        held = self.side["singles"].get(picture)
        result = "take"
        if held is not None:
            result = "pair" if self.special_won(cell) is None else "special"
        told = self.say(
            "bg-choice-shoot-token",
            cell=self.names.cell(cell),
            picture=self.names.picture(picture),
            special=token != picture,
            gives=self.names.special(self.names.special_of(picture)),
            result=result,
        )
        return self.with_victory(told, 0 if held is None else POINTS_PER_PAIR)

    def special_won(self, cell: str) -> str | None:
        """What a token gives when it makes a pair in which one is special (BG-PAIR-02)."""
        token = self.view["tokens"][cell]
        picture = token.rstrip("*")
        held = self.side["singles"].get(picture)
        if held is None or (token == picture and held != "special"):
            return None
        return self.names.special_of(picture)

    def tell_target(self, cell: str) -> str:
        target = pawn_on(self.view, cell)
        assert target is not None
        saved = ARMOR in card_of(self.view, target["card"])["upgrades"]
        told = self.say(
            "bg-choice-shoot-tank",
            cell=self.names.cell(cell),
            tank=self.names.tank(target["card"]),
            saved=saved,
            points=target["points_left"],
            **self.names.owner(target["owner"]),
        )
        return self.with_victory(told, 0 if saved else target["points_left"])

    def with_victory(self, told: str, gain: int) -> str:
        """The sentence, and that its points are enough (BG-END-01)."""
        target = self.view["target"]
        if self.view["mode"] == "solo" or not gain or self.side["points"] + gain < target:
            return told
        whose = self.names.side(self.rules.side[self.decision.seat])
        return f"{told} {self.say('bg-choice-wins', target=target, **whose)}"

    # Cards

    def tell_change(self, cell: str, card: str) -> str:
        return self.say(
            "bg-choice-change",
            cell=self.names.cell(cell),
            old=self.tank_on(cell),
            tank=self.names.tank(card),
        )

    def tell_upgrade(self, upgrade: str, card: str) -> str:
        owner = card_of(self.view, card)["owner"]
        special = upgrade.replace("-", "_")
        told = self.say(
            "bg-choice-upgrade",
            upgrade=self.names.special(special),
            tank=self.names.tank(card),
            **self.names.owner(owner),
        )
        return self.with_drive(told, special, card)

    def with_drive(self, told: str, special: str, card: str | None = None) -> str:
        """The sentence, and the drive of a tank that has fired first and waits for it."""
        if self.decision.step != "move-after":
            return told
        start = self.view["pawns"][self.decision.asked["pawn"]]["cell"]
        after = after_use(self.names, self.view, special, card)
        return " ".join([told, *tell_drive_after(self.names, after, start)])

    def tell_card(self, card: str) -> str:
        found = card_of(self.view, card)
        told = self.say(
            f"bg-choice-{self.verb}", line=self.names.tank_line(card, found["upgrades"])
        )
        if self.verb == "field" and found["wrecked"]:
            return f"{told} {self.say('bg-choice-field-wrecked')}"
        return told

    # Family

    def tell_go(self, cell: str) -> str:
        start = next(
            pawn["cell"] for pawn in self.view["pawns"] if pawn["owner"] == self.decision.seat
        )
        near = [
            other
            for other in around(self.rules.neighbour, cell)
            if self.view["tokens"].get(other) == FACE_DOWN
        ]
        return self.say(
            "bg-choice-go", cell=self.names.cell(cell), back=cell == start, count=len(near)
        )


def around(neighbour: list[int], cell: str) -> list[str]:
    """The cells that touch a cell, clockwise from the one above it."""
    first = cell_of(cell) * DIRECTIONS
    return [cell_text(at) for at in neighbour[first : first + DIRECTIONS] if at != OFF_BOARD]
