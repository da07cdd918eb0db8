"""A program at one seat of one game, and the recruit who chooses where it fails."""

import contextlib
from collections.abc import Callable, Iterable, Sequence

from motorpool.bots.bot import Bot, View
from motorpool.bots.program import protocol
from motorpool.bots.program.command import KIND, STAND_IN, USUAL_SECONDS, read_command
from motorpool.bots.program.process import GOODBYE_SECONDS, Program
from motorpool.bots.program.protocol import ENDED, ILLEGAL, SLOW, STOPPED, Forfeit, Message
from motorpool.bots.registry import make_bot
from motorpool.core.game import Decision, Game, Outcome

MOST_IN_A_ROW = 3
STALLED = (SLOW,) * MOST_IN_A_ROW  # failures of a program for which nobody waits any more

Forfeited = Callable[[str], None]  # is told why, at every decision that is forfeited


class ProgramBot:
    """Starts its program when it is first asked, and anew after it has failed.

    After some failures in a row it is stopped for good, and the stand-in plays on.
    """

    name = KIND
    wants_view = True

    def __init__(
        self,
        kind: str,
        game: Game,
        seat: int,
        seed: str,
        forfeited: Forfeited,
        seconds: float = USUAL_SECONDS,
        failures: Sequence[str] = (),
    ) -> None:
        self.command = read_command(kind)
        self.game = game
        self.seat = seat
        self.stand_in = make_bot(STAND_IN, game, seat, seed)
        self.forfeited = forfeited
        self.seconds = seconds
        self.failures = tuple(failures)  # in a row
        self.decisions = 0
        self.program: Program | None = None

    def choose(self, view: View | None, decision: Decision) -> int:
        self.decisions += 1
        try:
            action = self.ask(view, decision)
        except Forfeit as forfeit:
            self.forfeited(forfeit.why)
            return self.stand_in.choose(view, decision)
        self.failures = ()
        return action

    def ask(self, view: View | None, decision: Decision) -> int:
        if len(self.failures) == MOST_IN_A_ROW:
            raise Forfeit(STOPPED)
        try:
            asked = protocol.question(self.decisions, view, decision)
            return protocol.chosen(self.answer_to(asked), self.decisions, decision)
        except Forfeit as forfeit:
            self.failures += (forfeit.why,)
            # What else than a mistake it says is out of step with what it is asked
            if forfeit.why != ILLEGAL or len(self.failures) == MOST_IN_A_ROW:
                self.finish(None)
            raise

    def answer_to(self, message: Message) -> bytes:
        try:
            if self.program is None:
                self.program = Program(self.command)
                hello = protocol.hello(self.game, self.seat, self.seconds)
                protocol.check_hello(self.program.ask(protocol.encode(hello), self.seconds))
            return self.program.ask(protocol.encode(message), self.seconds)
        except TimeoutError:
            raise Forfeit(SLOW) from None
        except OSError:  # it was there when the game began
            raise Forfeit(ENDED) from None

    def finish(self, outcome: Outcome | None) -> None:
        """Tell it the result, if there is one, and end it."""
        if self.program is None:
            return
        program, self.program = self.program, None
        if outcome is None:
            program.end()
        else:
            program.end(protocol.encode(protocol.result(outcome)), GOODBYE_SECONDS)


def dismiss(bots: Iterable[Bot], outcome: Outcome | None) -> None:
    """The game is over, or is broken off: end all programs, whatever comes in between."""
    with contextlib.ExitStack() as programs:
        for bot in bots:
            if isinstance(bot, ProgramBot):
                programs.callback(bot.finish, outcome)
