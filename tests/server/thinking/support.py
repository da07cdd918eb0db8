"""Tables whose bots think in workers."""

import os
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from motorpool.bots import make_bot
from motorpool.core.chance import Seeded
from motorpool.core.game import Game
from motorpool.server.thinking.thinkers import Thinkers
from motorpool.server.thinking.thought import Shown, Thought
from tests.server.thinking import odd_bots

BOT_SEED = "of the bots"


class Table:
    """A game with a bot at every seat; it keeps what each seat was shown."""

    def __init__(
        self, game: Game, bot: str = "greedy", name: str = "table", seed: str = "7"
    ) -> None:
        self.name = name
        self.game = game
        self.bot = bot
        self.chance = Seeded(seed)
        self.state = game.start(self.chance)
        self.shown: list[list[Shown]] = [[] for _ in range(game.seats)]
        self.asked_from: list[int] = []  # from which decision on the past was asked for
        self.undone = 0

    def thought(self) -> Thought:
        """The decision that waits."""
        seat = self.state.seat_to_decide()
        shown = self.shown[seat]

        async def past(start: int) -> Sequence[Shown]:
            self.asked_from.append(start)
            return shown[start:]

        return Thought(
            table=self.name,
            game=self.game,
            seat=seat,
            bot=self.bot,
            seen=len(shown),
            view=self.game.view(self.state, seat),
            decision=self.game.decision(self.state, seat),
            past=past,
            undone=self.undone,
            seed=BOT_SEED,
        )

    def do(self, text: str) -> None:
        seat = self.state.seat_to_decide()
        decision = self.game.decision(self.state, seat)
        assert text in decision.texts
        self.shown[seat].append((self.game.view(self.state, seat), decision))
        self.state.apply(self.game.parse_action(text), self.chance)

    async def move(self, thinkers: Thinkers) -> str:
        text = await thinkers.choose(self.thought())
        self.do(text)
        return text

    async def play(self, thinkers: Thinkers, most: int) -> list[str]:
        texts: list[str] = []
        while len(texts) < most and not self.state.over():
            texts.append(await self.move(thinkers))
        return texts


def texts_in_process(game: Game, bot: str, most: int, seed: str = "7") -> list[str]:
    """What the bots choose when they think in this process."""
    table = Table(game, seed=seed)
    bots = [make_bot(bot, game, seat, BOT_SEED) for seat in range(game.seats)]
    texts: list[str] = []
    while len(texts) < most and not table.state.over():
        thought = table.thought()
        action = bots[thought.seat].choose(thought.view, thought.decision)
        texts.append(game.action_text(action))
        table.do(texts[-1])
    return texts


@asynccontextmanager
async def thinking(workers: int = 1, limit: float = 30.0) -> AsyncIterator[Thinkers]:
    """Thinkers that know the odd bots as well."""
    root = str(Path(__file__).parents[3])
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([before, root] if before else [root])
    thinkers = Thinkers(workers, limit, odd_bots.__name__)
    try:
        await thinkers.start()
        yield thinkers
    finally:
        await thinkers.stop()
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


def pids(thinkers: Thinkers) -> list[int]:
    return [worker.process.pid for worker in thinkers.workers if worker.process is not None]


def kill(thinkers: Thinkers, number: int) -> None:
    """As the system does when memory runs out; the server is not told."""
    send(thinkers, number, signal.SIGKILL)


def hold(thinkers: Thinkers, number: int) -> None:
    """Let a worker stand still: it gets what is sent to it, and does nothing."""
    send(thinkers, number, signal.SIGSTOP)


def send(thinkers: Thinkers, number: int, told: signal.Signals) -> None:
    worker = thinkers.workers[number]
    if worker.alive():
        assert worker.process is not None
        with suppress(ProcessLookupError):
            os.kill(worker.process.pid, told)


def is_running(pid: int) -> bool:
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
