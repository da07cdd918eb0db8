"""What goes to a worker is what the seat was shown, and nothing else."""

import asyncio
from typing import Any

import pytest

from motorpool.games import make_game
from motorpool.server.thinking.messages import LENGTH_BYTES, frame, read_frame, unpack_decision
from motorpool.server.thinking.process import WorkerProcess
from tests.server.thinking.support import BOT_SEED, Table, kill, thinking

ALWAYS = {"table", "seat", "bot", "seen", "undone", "view", "decision", "imagined"}
WITH_PAST = ALWAYS | {"game", "seed", "start", "past"}


@pytest.mark.parametrize(
    ("name", "preset", "seats"),
    [("rush", "second-front", 3), ("battlegrounds", "battle", 2), ("battlegrounds", "family", 2)],
)
def test_only_views_and_decisions_of_the_seat_are_sent(
    name: str, preset: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[bytes] = []
    ask = WorkerProcess.ask

    async def listen(self: WorkerProcess, body: bytes, limit: float) -> Any:
        sent.append(body)
        return await ask(self, body, limit)

    monkeypatch.setattr(WorkerProcess, "ask", listen)
    table = Table(make_game(name, preset, seats))

    async def play() -> None:
        async with thinking() as thinkers:
            await table.play(thinkers, 15)
            kill(thinkers, 0)
            await table.play(thinkers, 60)

    asyncio.run(play())
    assert len(sent) > 20
    assert any(read_frame(body[LENGTH_BYTES:]).get("past") for body in sent)
    for body in sent:
        message = read_frame(body[LENGTH_BYTES:])
        assert set(message) in (ALWAYS, WITH_PAST)
        assert message["imagined"] is None  # no bot here searches
        shown = table.shown[message["seat"]]
        assert (message["view"], unpack_decision(message["decision"])) == shown[message["seen"]]
        if "past" in message:
            assert message["seed"] == BOT_SEED
            assert set(message["game"]) == {"name", "seats", "options"}
            assert message["game"]["options"] == table.game.changed_options()
            past = [(view, unpack_decision(packed)) for view, packed in message["past"]]
            assert past == shown[message["start"] : message["seen"]]


def test_no_state_fits_into_a_message() -> None:
    table = Table(make_game("rush", "base", 2))
    with pytest.raises(TypeError):
        frame({"view": table.state})
