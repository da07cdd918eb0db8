"""Short words for tests of Battlegrounds: put a table together, play on it, look at it.

    play = at({"pawns": ["A2 2s-2d"], "cards": ["1d-3s"]}, {"pawns": ["C5 1s-1s"]}, duds=["C2"])
    play.do("move A2 A4", "hold")
    assert play.cell(1) == "A4"

Seats and pawns count from 1 here, as in texts. A test tank is its own id: "2s-3d" moves 2
straight and shoots 3 diagonally; "2s-3d-b" is another one alike.
"""

import re
from typing import Any

from motorpool.battlegrounds.codes import (
    ARTILLERY,
    ARTILLERY_TANKS,
    CELLS,
    COLUMN_TEXTS,
    COPIES,
    DUD,
    DUDS,
    IN_BOX,
    IN_PILE,
    NO_TOKEN,
    NO_UPGRADE,
    OVER,
    PICTURES,
    SLOTS,
    SPECIAL_COPY,
    SPECIAL_TEXTS,
    SPECIALS,
    STEP_TEXTS,
    TOKENS,
    UNSEEN,
)
from motorpool.battlegrounds.events import tell
from motorpool.battlegrounds.game import Battlegrounds
from motorpool.battlegrounds.notation import answer_text
from motorpool.battlegrounds.solo import DIGIT_ANSWER, LETTER_ANSWER, artillery_points
from motorpool.battlegrounds.state import State
from motorpool.battlegrounds.tables import Rules, cell_of, cell_text
from motorpool.core.chance import Chance, Seeded
from motorpool.core.game import Outcome

TANK = re.compile(r"([1-9])([sd])-([1-9])([sd])(-\w+)?")
SINGLES = {"plain": 1, "special": 2}


class Script(Chance):
    """Answers what a test names, in that order ('maus', 'B', '4', 'bridge#1'); then by a seed."""

    def __init__(self, game: Battlegrounds, seed: str = "tests") -> None:
        self.game = game
        self.wanted: list[str] = []
        self.rest = Seeded(seed)

    def draw(self, bag: list[int]) -> int:
        if not self.wanted:
            return self.rest.draw(bag)
        wanted = self.wanted.pop(0)
        for answer in bag:
            text = answer_text(self.game.rules, answer)
            if wanted in (text, text.partition(":")[2], text.partition("#")[0]):
                bag.remove(answer)
                return answer
        raise AssertionError(f"{wanted} cannot be drawn here")


class Play:
    """A game that a test plays."""

    def __init__(self, game: Battlegrounds, state: State, chance: Script | None = None) -> None:
        self.game = game
        self.state = state
        self.chance = chance or Script(game)
        self.events: list[dict[str, Any]] = []  # of the last action

    def draws(self, *answers: str) -> "Play":
        """What chance answers next."""
        self.chance.wanted += answers
        return self

    def do(self, *texts: str) -> "Play":
        """Play actions, each by whoever has to decide."""
        for text in texts:
            raw = self.state.apply_and_tell(self.game.parse_action(text), self.chance)
            self.events = [tell(self.state.rules, event) for event in raw]
        return self

    def told(self, name: str) -> list[dict[str, Any]]:
        """The events of one name that the last action brought."""
        return [event for event in self.events if event["event"] == name]

    # The decision

    @property
    def actions(self) -> list[str]:
        """The texts of the legal actions."""
        return [self.game.action_text(action) for action in self.state.legal()]

    def those(self, verb: str) -> set[str]:
        """The legal actions of one verb, without the verb: {'A2 A4', 'A2 C2'}."""
        return {text.partition(" ")[2] for text in self.actions if text.split()[0] == verb}

    def may(self, text: str) -> bool:
        return text in self.actions

    @property
    def step(self) -> str:
        """What is asked: 'main', 'shoot', 'enter', ..."""
        return STEP_TEXTS[self.state.step()]

    @property
    def over(self) -> bool:
        return self.state.step() == OVER

    @property
    def decider(self) -> int:
        return self.state.seat_to_decide() + 1

    @property
    def active(self) -> int:
        return self.state.active + 1

    # Pawns and tank cards

    def pawn(self, seat: int, number: int) -> int:
        return self.state.rules.pawns_of[seat - 1][number - 1]

    def cell(self, seat: int, pawn: int = 1) -> str | None:
        """Where a seat's first (or second) pawn stands; None when it is off the board."""
        cell = self.state.pawn_cells[self.pawn(seat, pawn)]
        return cell_text(cell) if cell >= 0 else None

    def tank(self, seat: int, pawn: int = 1) -> str | None:
        """The active card of a pawn."""
        card = self.state.pawn_cards[self.pawn(seat, pawn)]
        return self.state.rules.tank_texts[card] if card >= 0 else None

    def point_token(self, seat: int, pawn: int = 1) -> int:
        """The top point token of a pawn's stack: 3, 2, 1, or 0 for none."""
        return self.state.pawn_points[self.pawn(seat, pawn)]

    def cards(self, seat: int) -> list[str]:
        """The seat's inactive cards."""
        texts = self.state.rules.tank_texts
        return [text for card, text in enumerate(texts) if self.state.is_inactive(card, seat - 1)]

    def cards_at(self, place: int) -> list[str]:
        """The cards IN_PILE, IN_BOX, FACE_UP, ..."""
        owners = self.state.owners
        texts = self.state.rules.tank_texts
        return [texts[card] for card in range(len(owners)) if owners[card] == place]

    def upgrades(self, tank: str) -> list[str]:
        card = self.state.rules.tank_texts.index(tank)
        slots = self.state.upgrades[card * SLOTS : (card + 1) * SLOTS]
        return [SPECIAL_TEXTS[upgrade] for upgrade in slots if upgrade != NO_UPGRADE]

    # The board

    def token(self, cell: str) -> str | None:
        """The token on a cell: 'bridge', 'bridge*' (special), '?' (never turned up) or None."""
        token = self.state.tokens[cell_of(cell)]
        if token == NO_TOKEN:
            return None
        if token == UNSEEN:
            return "?"
        star = "*" if token % COPIES == SPECIAL_COPY else ""
        return self.state.rules.picture_texts[token // COPIES] + star

    def hazards(self, kind: int) -> list[str]:
        return [cell_text(cell) for cell in range(CELLS) if self.state.hazards[cell] == kind]

    @property
    def duds(self) -> list[str]:
        """The cells with a dud."""
        return self.hazards(DUD)

    @property
    def duds_left(self) -> int:
        return self.state.duds

    @property
    def artillery(self) -> list[str]:
        """The cells with an artillery tank."""
        return self.hazards(ARTILLERY)

    @property
    def artillery_points(self) -> int:
        return artillery_points(self.state)

    @property
    def face_up(self) -> set[str]:
        """Family: the cells whose tokens lie face up."""
        return {cell_text(cell) for cell in self.state.turned_before + self.state.turned_now}

    # What the sides have won

    def side(self, seat: int) -> int:
        return self.state.rules.side[seat - 1]

    def points(self, seat: int) -> int:
        return self.state.points(self.side(seat))

    def pairs(self, seat: int) -> int:
        return self.state.pairs[self.side(seat)]

    def singles(self, seat: int) -> dict[str, str]:
        """The tokens without a pair: {'bridge': 'plain', 'fuel': 'special'}."""
        told: dict[str, str] = self.view(seat)["sides"][self.side(seat)]["singles"]
        return told

    def specials(self, seat: int) -> dict[str, int]:
        """Actions and upgrades won and not used yet: {'extra_turn': 1}."""
        told: dict[str, int] = self.view(seat)["sides"][self.side(seat)]["specials"]
        return told

    def view(self, seat: int) -> dict[str, Any]:
        return self.game.view(self.state, seat - 1)

    def outcome(self) -> Outcome:
        return self.game.outcome(self.state)

    def winners(self) -> list[int]:
        return [seat + 1 for seat in self.outcome().winners]


def start(preset: str, seats: int, seed: str = "tests", **options: Any) -> Play:
    """A real game from its set-up; the first seat begins unless told otherwise."""
    game = Battlegrounds.preset(preset, seats, {"first_player": 1} | options)
    chance = Script(game, seed)
    return Play(game, game.start(chance), chance)


def at(
    *players: dict[str, Any],
    mode: str = "battle",
    tokens: dict[str, str] | None = None,
    unseen: list[str] | None = None,
    duds: tuple[str, ...] | list[str] = (),
    duds_left: int | None = None,
    upgrades: dict[str, list[str]] | None = None,
    pile: tuple[str, ...] | list[str] = (),
    box: tuple[str, ...] | list[str] = (),
    wrecked: tuple[str, ...] | list[str] = (),
    active: int = 1,
    round: int = 1,
    main_actions: int = 1,
    step: str = "",
    turned_before: tuple[str, ...] | list[str] = (),
    turned_now: tuple[str, ...] | list[str] = (),
    extra_turns: int = 0,
    artillery: tuple[str, ...] | list[str] = (),
    artillery_tokens: int = 0,
    artillery_tanks: int | None = None,
    letters: str = "ABCDEFGH",
    digits: str = "12345678",
    corners: tuple[int, ...] = (1, 2),
    options: dict[str, Any] | None = None,
) -> Play:
    """A table put together by hand, one dictionary for each seat. Of a seat may be told:

    pawns: ["A2 2s-3d", None]  cell and tank of each pawn, only the cell in family mode, None for
        a pawn off the board; pawns not told are off the board
    cards: ["1s-1d"]  its inactive cards
    points: [2]  the top point token of each pawn (3 unless told)
    pairs, won: how many pairs, how many points by point tokens   } in teams told for the
    singles: {"bridge": "plain", "fuel": "special"}               } first seat of each team
    specials: ["extra_turn", "turning"]  won and not used yet     }

    Tokens are told by picture: "bridge", "bridge*" for the special one, "?" for one that was
    never turned up (family; `unseen` is what they may be: all others unless told). `step` is
    'main', or 'turn-begins' in family mode, unless told. `corners` are those of the two pawns
    in solo, counted clockwise from A1.
    """
    game = Battlegrounds.preset(
        "battle", len(players), {"mode": mode, "first_player": 1} | (options or {})
    )
    rules = game.rules
    name_tanks(rules, players, [*pile, *box])
    state = State(rules)
    if mode == "solo":
        state.pawn_corners = [corner - 1 for corner in corners]
    for seat, told in enumerate(players):
        seat_player(state, seat, told)
    for place, cards in ((IN_PILE, pile), (IN_BOX, box)):
        for text in cards:
            state.owners[rules.tank_texts.index(text)] = place
    for text, kinds in (upgrades or {}).items():
        for slot, kind in enumerate(kinds):
            card = rules.tank_texts.index(text)
            state.upgrades[card * SLOTS + slot] = SPECIAL_TEXTS.index(kind)
    for text in wrecked:
        state.wrecked |= 1 << rules.tank_texts.index(text)
    lay(state, tokens or {}, unseen)
    for cell in duds:
        state.hazards[cell_of(cell)] = DUD
    state.duds = DUDS - len(duds) if duds_left is None else duds_left
    for cell in artillery:
        state.hazards[cell_of(cell)] = ARTILLERY
    left = ARTILLERY_TANKS - len(artillery) if artillery_tanks is None else artillery_tanks
    state.artillery_tanks = left
    state.artillery_tokens = artillery_tokens
    if mode == "solo":
        state.letters = [LETTER_ANSWER + COLUMN_TEXTS.index(letter) for letter in letters]
        state.digits = [DIGIT_ANSWER + int(digit) - 1 for digit in digits]
    state.turned_before = [cell_of(cell) for cell in turned_before]
    state.turned_now = [cell_of(cell) for cell in turned_now]
    state.extra_turns = extra_turns
    state.active = active - 1
    state.turn = (round - 1) * len(players) + active - 1
    state.main_actions = main_actions
    state.push(STEP_TEXTS.index(step or ("turn-begins" if mode == "family" else "main")))
    play = Play(game, state)
    state.advance(play.chance)
    return play


def name_tanks(rules: Rules, players: tuple[dict[str, Any], ...], others: list[str]) -> None:
    """The tanks of the table: all that are told, and no others."""
    texts = list(others)
    for told in players:
        texts += [pawn.split()[1] for pawn in told.get("pawns", []) if pawn and " " in pawn]
        texts += told.get("cards", [])
    assert len(set(texts)) == len(texts), "each tank card is there once"
    rules.tank_texts = texts
    found = [TANK.fullmatch(text) for text in texts]
    values = [match.groups() for match in found if match is not None]
    assert len(values) == len(texts), "a test tank is told like 2s-3d"
    rules.move_distance = [int(value[0]) for value in values]
    rules.move_diagonal = ["sd".index(value[1]) for value in values]
    rules.shot_distance = [int(value[2]) for value in values]
    rules.shot_diagonal = ["sd".index(value[3]) for value in values]


def seat_player(state: State, seat: int, told: dict[str, Any]) -> None:
    rules = state.rules
    known = {"pawns", "cards", "points", "pairs", "won", "singles", "specials"}
    assert told.keys() <= known, "a player has nothing else"
    mine = rules.pawns_of[seat]
    assert len(told.get("pawns", [])) <= len(mine)
    for pawn, text in zip(mine, told.get("pawns", []), strict=False):
        if text is None:
            continue
        cell, *tank = text.split()
        state.place_pawn(pawn, cell_of(cell))
        if tank:
            state.pawn_cards[pawn] = rules.tank_texts.index(tank[0])
            state.owners[state.pawn_cards[pawn]] = seat
    for text in told.get("cards", []):
        state.owners[rules.tank_texts.index(text)] = seat
    for pawn, value in zip(mine, told.get("points", []), strict=False):
        state.pawn_points[pawn] = value
    side = rules.side[seat]
    state.pairs[side] += told.get("pairs", 0)
    state.won[side] += told.get("won", 0)
    for picture, kind in told.get("singles", {}).items():
        place = side * PICTURES + rules.picture_texts.index(picture)
        state.singles[place] = SINGLES[kind]
    for kind in told.get("specials", []):
        state.specials[side * SPECIALS + SPECIAL_TEXTS.index(kind)] += 1


def lay(state: State, tokens: dict[str, str], unseen: list[str] | None) -> None:
    free = list(range(TOKENS))
    for cell, text in tokens.items():
        state.tokens[cell_of(cell)] = UNSEEN if text == "?" else take(state.rules, free, text)
    if UNSEEN in state.tokens:
        state.unseen = free if unseen is None else [take(state.rules, free, t) for t in unseen]


def take(rules: Rules, free: list[int], text: str) -> int:
    """The first token of that picture that is still free."""
    picture = rules.picture_texts.index(text.removesuffix("*"))
    for token in free:
        if token // COPIES == picture and (token % COPIES == SPECIAL_COPY) == text.endswith("*"):
            free.remove(token)
            return token
    raise AssertionError(f"there are no more {text}")
