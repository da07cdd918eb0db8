"""What the states of all games share: the stack of steps, the decision, what is reported.

A step waits for a decision or runs by itself; multi-step effects lie on the stack as plain
numbers, so any moment can be copied, saved and resumed. A step and its five arguments are one
number, so that a step costs one list entry: 6 bits for the step, then 12, 12, 10, 10 and 4 bits
for the arguments.
"""

from mypy_extensions import i64

from motorpool.core.chance import Chance
from motorpool.core.errors import Illegal

Event = tuple[int, int, int, int, int]


class Steps:
    """The stack of steps of a state, the decision that waits, and events for who listens."""

    def __init__(self, source: "Steps | None") -> None:
        self.listening = False
        self.events: list[Event] = []
        if source is None:
            self.steps: list[int] = []
            self.actions: list[int] = []  # of the decision that waits; never changed in place
            self.reveals = 0  # how often something hidden came to light; undo stops there
        else:
            self.steps = source.steps[:]
            self.actions = source.actions
            self.reveals = source.reveals

    def push(self, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        self.steps.append(step | a << 6 | b << 18 | c << 30 | d << 40 | e << 50)

    def pop(self) -> None:
        self.steps.pop()

    def step(self) -> i64:
        """The step on top."""
        top: i64 = self.steps[-1]
        return top & 0x3F

    def arg(self, index: i64) -> i64:
        """Argument 1 to 5 of the step on top."""
        return self.arg_of(len(self.steps) - 1, index)

    def arg_of(self, depth: i64, index: i64) -> i64:
        """Argument 1 to 5 of the step at some depth; argument 0 is the step itself."""
        frame: i64 = self.steps[depth]
        if index == 0:
            return frame & 0x3F
        if index == 1:
            return (frame >> 6) & 0xFFF
        if index == 2:
            return (frame >> 18) & 0xFFF
        if index == 3:
            return (frame >> 30) & 0x3FF
        if index == 4:
            return (frame >> 40) & 0x3FF
        return frame >> 50

    def set_arg(self, index: i64, value: i64) -> None:
        old = self.arg(index)
        shift: i64 = 6 + 12 * (index - 1) if index <= 3 else 40 + 10 * (index - 4)
        frame: i64 = self.steps[-1]
        self.steps[-1] = frame + ((value - old) << shift)

    def emit(self, event: int, a: int = -1, b: int = -1, c: int = -1, seen_by: int = -1) -> None:
        """Report what happened. Callers on the hot path ask `listening` first."""
        self.events.append((event, a, b, c, seen_by))

    def legal(self) -> list[int]:
        """The actions of the decision that waits. Not to be changed by the caller."""
        return self.actions

    def apply(self, action: int, chance: Chance) -> None:
        """Do an action and go on to the next decision. An illegal one changes nothing."""
        if action not in self.actions:
            raise Illegal("illegal-action", {"action": action})
        self.do(action, chance)
        self.advance(chance)

    def apply_and_tell(self, action: int, chance: Chance) -> list[Event]:
        """As `apply`, and report what happened."""
        self.listening = True
        self.events = []
        try:
            self.apply(action, chance)
        finally:
            self.listening = False
        return self.events

    def do(self, action: int, chance: Chance) -> None:
        """What an action does at the step on top; the game's part."""
        raise NotImplementedError

    def advance(self, chance: Chance) -> None:
        """Run the steps that need nobody, up to the next decision; the game's part."""
        raise NotImplementedError
