"""The same table on two servers, in states that one seat cannot tell apart."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from motorpool.core.chance import Seeded
from motorpool.server.live.live_table import LiveTable
from motorpool.server.tables.setup import ClockSetup, Setup
from tests.server.secrets.asgi_socket import Socket
from tests.server.secrets.parting import check_parting, hidden_now, other_action, other_world
from tests.server.secrets.world import Moments, Seat, World

BYSTANDER = -1
CHAT = '{"type":"chat"'


class Half:
    """One of the two tables, with the eyes and ears of the seat that must not know."""

    def __init__(self, world: World, live: LiveTable, people: list[Seat], seat: int) -> None:
        self.live = live
        self.people = people
        self.eye = world.bystander() if seat == BYSTANDER else people[seat]
        self.path = f"/api/tables/{live.table.id}"
        self.socket = self.eye.socket(live.table.id, words="pl")
        self.read = 0

    @property
    def state(self) -> Any:
        assert self.live.table.match is not None
        return self.live.table.match.state

    async def news(self) -> list[str]:
        """What was told since the last time; talk comes when it comes, and is compared apart."""
        await self.socket.settle()
        new = self.socket.sent[self.read :]
        self.read = len(self.socket.sent)
        return [text for text in new if not text.startswith(CHAT)]

    async def chat(self, count: int) -> list[str]:
        """The first so many lines of talk, once they have come."""

        def found() -> list[str]:
            return [text for text in self.socket.sent if text.startswith(CHAT)]

        await self.socket.until(lambda: len(found()) >= count)
        return found()


class TwoWorlds:
    """`ask` does the same in both and wants the same answer, byte for byte."""

    def __init__(self, halves: list[Half], seat: int, pick: Seeded, held: Moments) -> None:
        self.halves = halves
        self.seat = seat
        self.pick = pick
        self.held = held
        self.compared = 0

    @property
    def game(self) -> Any:
        assert self.halves[0].live.table.match is not None
        return self.halves[0].live.table.match.game

    @property
    def decision(self) -> int:
        return self.halves[0].live.table.decision_number

    async def ask(self, question: Callable[[Half], Awaitable[Any]]) -> Any:
        """Ask as the seat does, in both worlds."""
        one, two = [await question(half) for half in self.halves]
        assert one == two
        await self.hear()
        return one

    async def post(self, what: str, sent: dict[str, Any], seat: int | None = None) -> bytes:
        """Send something to the table, as another seat when one is named."""

        async def send(half: Half) -> bytes:
            sender = half.eye if seat is None else half.people[seat]
            return await sender.post(f"{half.path}/{what}", sent)

        answer: bytes = await self.ask(send)
        return answer

    async def hear(self) -> None:
        """All that the socket has told meanwhile is the same."""
        one, two = [await half.news() for half in self.halves]
        assert one == two
        self.compared += len(one)

    async def move(self, action: int) -> bool:
        """Somebody acts in both worlds; True when something hidden came to light."""
        self.held.at += 1000 + self.pick.below(5000)
        states = [half.state for half in self.halves]
        mover = states[0].seat_to_decide()
        actions = action, other_action(self.game, states[1], self.seat, action)
        hidden = [
            hidden_now(self.game, state, self.seat, each)
            for state, each in zip(states, actions, strict=True)
        ]
        decision = self.decision
        for half, each in zip(self.halves, actions, strict=True):
            sent = {"decision": decision, "action": self.game.action_text(each)}
            if mover == self.seat:
                half.socket.say("choose", ref="mine", **sent)
            else:
                answer = await half.people[mover].post(f"{half.path}/choices", sent)
                assert answer.startswith(b"200"), answer
        one, two = [await half.news() for half in self.halves]
        assert len(one) == len(two)
        self.compared += len(one)
        for first, second in zip(one, two, strict=True):
            if first != second:
                check_parting(first, second, (hidden[0], hidden[1]))
                return True
        return False

    def common_actions(self) -> list[int]:
        one, two = (half.state.legal() for half in self.halves)
        return [action for action in one if action in two]


async def lay_two(
    worlds: list[World], held: Moments, number: int, game: Any, state: Any, seat: int, pick: Seeded
) -> TwoWorlds:
    """Two tables that go on from here, the second with other hidden things."""
    halves = []
    for world, start in zip(worlds, (state, other_world(game, state, seat, pick)), strict=True):
        position = json.loads(json.dumps(game.dump_position(start)))
        setup = Setup(
            game.name,
            "base" if game.name == "rush" else "battle",
            ("",) * game.seats,
            start=position,
            clock=ClockSetup("game", 90_000),
        )
        live, people = await world.lay(number, setup)
        halves.append(Half(world, live, people, seat))
    return TwoWorlds(halves, seat, pick, held)


async def reconnected(half: Half, after: int) -> list[str]:
    """What somebody gets who was away since an entry."""
    socket: Socket = half.eye.socket(half.live.table.id, after, "cs")
    async with socket:
        await socket.settle()
    return socket.sent
