"""What all games of the house do alike behind their door: tables, texts and positions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeVar

from motorpool.core.chance import Chance, Seeded
from motorpool.core.game import Decision, GameState
from motorpool.core.options import Options, Switches


class TableState(GameState, Protocol):
    """A state that knows its rules."""

    rules: Any

    def advance(self, chance: Chance) -> None: ...
    def determinize(self, seat: int, chance: Chance) -> Any: ...


R = TypeVar("R")
S = TypeVar("S", bound=TableState)


@dataclass(frozen=True)
class Engine(Generic[R, S]):
    """The parts of a game that its table puts together."""

    switches: Switches
    check_options: Callable[[Options, int], None]
    build_rules: Callable[[Options, int, int], R]  # options, seats, who begins
    seat_answer: int  # chance answers with a seat as this number and the seat
    empty: Callable[[R], S]
    set_up: Callable[[S, Chance], None]
    play_at_random: Callable[[S, Seeded, int], int]
    view: Callable[[S, int], dict[str, Any]]
    asked: Callable[[S], dict[str, Any]]
    action_text: Callable[[R, int], str]
    parse_action: Callable[[R, str], int]
    answer_text: Callable[[R, int], str]
    parse_answer: Callable[[R, str], int]
    load_position: Callable[[Any], tuple[S, Options]]
    dump_position: Callable[[S, Options], dict[str, Any]]


class TableGame(Generic[R, S]):
    """One table of a game: its options and its number of seats."""

    engine: Engine[R, S]

    def __init__(self, options: Options, seats: int, rules: R | None = None) -> None:
        self.engine.check_options(options, seats)
        self.options = options
        self.seats = seats
        first = options["first_player"]
        self.first = -1 if first == "random" else first - 1
        self.rules_by_first: dict[int, R] = {}
        if rules is not None:
            self.rules_by_first[self.first] = rules
        self.rules = self.rules_for(max(self.first, 0))
        self.answer_texts: dict[int, str] = {}  # every draw sorts its bag by them

    @classmethod
    def preset(cls, preset: str, seats: int, changes: Mapping[str, Any] | None = None) -> Self:
        return cls(cls.engine.switches.choose(preset, changes), seats)

    @classmethod
    def from_position(cls, position: Any) -> tuple[Self, S]:
        """The table and the state of a position (see docs/position.md)."""
        state, options = cls.engine.load_position(position)
        return cls(options, state.rules.seats, state.rules), state

    @property
    def forgets(self) -> bool:
        """Whether what was shown is hidden again, so that nobody may be told of it later."""
        return False

    def rules_for(self, first: int) -> R:
        if first not in self.rules_by_first:
            self.rules_by_first[first] = self.engine.build_rules(self.options, self.seats, first)
        return self.rules_by_first[first]

    def who_may_begin(self) -> list[int]:
        """The seats that chance chooses from."""
        return list(range(self.seats))

    def start(self, chance: Chance) -> S:
        """Set the table up and go to the first decision."""
        first = self.first
        if first < 0:
            answer = self.engine.seat_answer
            first = chance.draw([answer + seat for seat in self.who_may_begin()]) - answer
        state = self.engine.empty(self.rules_for(first))
        self.engine.set_up(state, chance)
        state.advance(chance)
        return state

    def play_at_random(self, state: S, chance: Seeded, most: int) -> int:
        """Random legal actions, by the loop inside the engine; how many there were."""
        return self.engine.play_at_random(state, chance, most)

    def view(self, state: S, seat: int) -> dict[str, Any]:
        return self.engine.view(state, seat)

    def decision(self, state: S, seat: int) -> Decision:
        """The decision that waits, as `seat` sees it."""
        facts = self.engine.asked(state)
        if seat != facts["seat"] or seat < 0:
            return Decision(facts["seat"], facts["step"], facts)
        actions = tuple(state.legal())
        text, rules = self.engine.action_text, self.rules
        told = tuple(text(rules, action) for action in actions)
        return Decision(seat, facts["step"], facts, actions, told)

    def action_text(self, action: int) -> str:
        return self.engine.action_text(self.rules, action)

    def parse_action(self, text: str) -> int:
        return self.engine.parse_action(self.rules, text)

    def answer_text(self, answer: int) -> str:
        text = self.answer_texts.get(answer)
        if text is None:
            text = self.answer_texts[answer] = self.engine.answer_text(self.rules, answer)
        return text

    def parse_answer(self, text: str) -> int:
        return self.engine.parse_answer(self.rules, text)

    def determinize(self, state: S, seat: int, chance: Chance) -> S:
        found: S = state.determinize(seat, chance)
        return found

    def dump_position(self, state: S) -> dict[str, Any]:
        return self.engine.dump_position(state, self.options)

    def changed_options(self) -> Options:
        return self.engine.switches.changed(self.options)
