"""What else a seat can ask and do between choices, in two worlds."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from tests.properties.kit import Kit
from tests.server.secrets.two_worlds import BYSTANDER, TwoWorlds, reconnected

Aside = Callable[[TwoWorlds, Kit], Awaitable[Any]]


async def look(both: TwoWorlds, kit: Kit) -> None:
    await both.ask(lambda half: half.eye.get(half.path))
    await both.ask(lambda half: half.eye.get(f"{half.path}?words=en"))


async def lists(both: TwoWorlds, kit: Kit) -> None:
    await both.ask(lambda half: half.eye.get("/api/tables"))
    await both.ask(lambda half: half.eye.get("/api/tables/mine"))


async def missed(both: TwoWorlds, kit: Kit) -> None:
    after = both.pick.below(both.halves[0].live.table.version + 2)
    await both.ask(lambda half: half.eye.get(f"{half.path}/updates?after={after}&words=en"))
    await both.ask(lambda half: reconnected(half, after))


async def log(both: TwoWorlds, kit: Kit) -> None:
    """Also when moves were taken back, or when what they showed lies face down again."""
    await both.ask(lambda half: half.eye.get(f"{half.path}/log?language=en"))
    language = ("en", "pl", "cs")[both.pick.below(3)]
    for half in both.halves:
        half.socket.say("words", ref="spoken", language=language)
    await both.hear()


async def record(both: TwoWorlds, kit: Kit) -> None:
    """Of a running game there is none, and no other end either."""
    if not both.halves[0].state.over():
        answer = await both.ask(lambda half: half.eye.get(f"{half.path}/record"))
        assert answer.startswith(b"409")
        sent = {"moves": 0, "chairs": [""] * both.game.seats}
        answer = await both.post("branch", sent)
        assert answer.startswith(b"409")


async def wrong_choices(both: TwoWorlds, kit: Kit) -> None:
    """Also of cards that only somebody else holds: the answer is the same."""
    state = both.halves[0].state
    own = state.legal() if both.seat == state.seat_to_decide() else []
    for _ in range(4):
        action = kit.some_action(both.game.rules, both.pick)
        if action not in own:
            text = both.game.action_text(action)
            sent = {"decision": both.decision, "action": text}
            await both.post("choices", sent)
            for half in both.halves:
                half.socket.say("choose", ref=text, **sent)
            await both.hear()


async def undo(both: TwoWorlds, kit: Kit) -> None:
    sent = {"decision": both.decision}
    await both.post("undo", sent)


async def undo_by_somebody(both: TwoWorlds, kit: Kit) -> None:
    """Whoever moved last takes it back; what the seat is told of it is the same."""
    moves = both.halves[0].live.table.match.record.moves  # type: ignore[union-attr]
    if moves and all(half.live.table.match.past for half in both.halves):  # type: ignore[union-attr]
        mover, sent = moves[-1].seat, {"decision": both.decision}
        answer = await both.post("undo", sent, mover)
        assert answer.startswith(b"200"), answer


async def undo_by_consent(both: TwoWorlds, kit: Kit) -> None:
    table = both.halves[0].live.table
    moves = len(table.match.record.moves)  # type: ignore[union-attr]
    if both.seat == BYSTANDER or moves == 0 or table.status != "playing":
        return
    asked = {"decision": both.decision, "moves": both.pick.below(moves)}
    await both.post("undo/ask", asked)
    yes = both.pick.below(2) == 1
    for other in range(both.game.seats):
        answer = {"decision": both.decision, "yes": yes}
        if other != both.seat and both.halves[0].live.table.request is not None:
            await both.post("undo/answer", answer, other)


async def talk(both: TwoWorlds, kit: Kit) -> None:
    """Whether one may talk tells nothing either."""
    for half in both.halves:
        half.socket.say("say", ref="talk", body="hello")
    await both.hear()
    told = json.loads((await both.ask(lambda half: half.eye.get(f"{half.path}/chat")))[4:])
    await both.ask(lambda half: half.chat(len(told["messages"])))


async def stand_in(both: TwoWorlds, kit: Kit) -> None:
    sent = {"decision": both.decision}
    await both.post("stand-in", sent)


ASIDES: list[Aside] = [
    look,
    lists,
    missed,
    log,
    record,
    wrong_choices,
    undo,
    undo_by_somebody,
    undo_by_consent,
    talk,
    stand_in,
]
