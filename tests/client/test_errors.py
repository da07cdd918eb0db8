"""Every refusal has a class, a key, and a sentence."""

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.datastructures import Headers
from websockets.exceptions import InvalidStatus
from websockets.http11 import Response

from motorpool.client import (
    BadRequest,
    Clash,
    Client,
    ClientError,
    Forbidden,
    Nobody,
    NotFound,
    Refused,
    Seat,
    Stale,
    TooMany,
    Trouble,
    Unreachable,
)
from motorpool.client.calling import Caller
from motorpool.client.errors import refusal_in
from motorpool.client.line import GONE
from motorpool.client.opening import Broken, refusal_at_the_door
from motorpool.client.requests import Choose
from tests.server.processes import ServerProcess

pytestmark = pytest.mark.anyio
NO_TABLE = "A" * 16
NO_INVITE = "A" * 22


async def refusal(kind: type[Refused], asked: Any) -> Refused:
    with pytest.raises(kind) as refused:
        await asyncio.wait_for(asked, 30)
    assert type(refused.value) is kind
    assert refused.value.sentence.endswith(".")
    assert refused.value.key in str(refused.value)
    return refused.value


async def at_turn(seat: Seat) -> Seat:
    async for _ in seat:
        if seat.my_turn:
            break
    return seat


async def test_what_does_not_exist(client: Client) -> None:
    assert (await refusal(NotFound, client.look(NO_TABLE))).key == "table-unknown"
    found = await refusal(NotFound, client.join(NO_INVITE))
    assert (found.key, found.field) == ("invite-unknown", "invite")
    assert (await refusal(NotFound, client.watch(NO_TABLE).__aenter__())).key == "table-unknown"


async def test_whoever_is_nobody(clients: Callable[..., Client]) -> None:
    assert (await refusal(Nobody, clients().my_tables())).key == "server-nobody"
    liar = clients(token="mp_wrong")
    assert (await refusal(Nobody, liar.me())).key == "server-token-wrong"
    made = await clients().create_table("rush", "base", ["", ""])
    watching = liar.watch(made.table)
    assert (await refusal(Nobody, watching.__aenter__())).key == "server-token-wrong"
    async with clients().watch(made.table) as looker:
        assert (await refusal(Nobody, looker.say("Hello"))).key == "server-nobody"


async def test_at_the_wrong_door(server: ServerProcess, clients: Callable[..., Client]) -> None:
    """Refused before anything else: that does not change, and no try is made again."""
    anna = clients()
    made = await anna.create_table("rush", "base", ["", ""])
    stranger = clients()
    stranger.http.headers["Origin"] = "https://elsewhere.example"
    watching = stranger.watch(made.table)
    assert (await refusal(Forbidden, watching.__aenter__())).key == "server-origin"
    assert not watching.line.patience.since, "it has waited for another try"
    assert server.troubles() == []  # a refusal is no mistake of the server


async def test_somebody_before_the_server_says_no() -> None:
    """Also one whose words are not ours, such as a proxy's."""
    for status in (401, 403, 404):
        refused = InvalidStatus(Response(status, "No", Headers(), b"<html>"))
        assert isinstance(refusal_at_the_door(refused), Unreachable)
    for status in (502, 503):
        refused = InvalidStatus(Response(status, "No", Headers(), b"<html>"))
        assert isinstance(refusal_at_the_door(refused), Broken)


async def test_a_token_that_is_taken_back(clients: Callable[..., Client]) -> None:
    anna = clients()
    made = await anna.create_table("rush", "base", ["", ""])
    program = clients(token=await anna.new_token("bot"))
    await program.join(made.table)
    async with program.watch(made.table) as seat:
        [token] = (await anna.get("/me/tokens"))["tokens"]
        await anna.call("DELETE", f"/me/tokens/{token['id']}")
        with pytest.raises(Nobody):
            await asyncio.wait_for(seat.say("Hello"), 30)
        with pytest.raises(Nobody):
            await seat.say("Hello")


async def test_a_table_that_is_removed(client: Client) -> None:
    made = await client.create_table("rush", "base", ["", ""])
    async with client.watch(made.table) as seat:
        with pytest.raises(NotFound, match="table-gone"):
            seat.line.hear_close(GONE, "table-gone")


async def test_what_is_not_for_everybody(clients: Callable[..., Client]) -> None:
    anna, ben = clients(), clients()
    made = await anna.create_table("rush", "base", ["", ""])
    await ben.set_name("Ben")
    found = await refusal(Forbidden, ben.join(made.table))
    assert (found.key, found.field) == ("table-invite-needed", "invite")
    assert (await refusal(Forbidden, ben.start(made.table))).key == "table-host-only"
    async with ben.watch(made.table) as looker:
        assert (await refusal(Forbidden, looker.choose("end"))).key == "table-not-seated"


async def test_what_does_not_fit(client: Client, clients: Callable[..., Client]) -> None:
    made = await client.create_table("rush", "base", ["", ""])
    await client.join(made.table, seat=1)
    assert (await refusal(Clash, client.join(made.table))).key == "table-already-seated"
    assert (await refusal(Clash, client.start(made.table))).key == "table-chairs-free"
    assert (await refusal(Clash, client.record(made.table))).key == "table-not-over"
    ben = clients()
    found = await refusal(Clash, ben.join(made.invite, seat=1))
    assert (found.key, found.field, found.values) == ("chair-taken", "seat", {"chair": 2})
    async with client.watch(made.table) as seat:
        assert (await refusal(Clash, seat.choose("end"))).key == "table-not-started"
        assert (await refusal(Clash, seat.verify())).key == "table-not-over"


async def test_at_the_table(client: Client) -> None:
    made = await client.play_now("rush", "base")
    async with client.watch(made.table) as waiting:
        seat = await at_turn(waiting)
        assert (await refusal(BadRequest, seat.choose("dance"))).key == "action-verb"
        assert (await refusal(BadRequest, seat.choose("x" * 200))).key == "message-unreadable"
        assert (await refusal(Clash, seat.choose("buy t-34"))).key == "illegal-action"
        assert (await refusal(Forbidden, seat.say("Hello"))).key == "chat-off"
        assert seat.decision is not None
        stale = Choose({"decision": seat.decision.number - 1, "action": "end"})
        assert (await refusal(Stale, seat.line.ask(stale))).field == "decision"
        await seat.choose(seat.decision.actions[0])  # nothing of all this has done any harm


async def test_a_message_that_is_much_too_long(client: Client) -> None:
    """The server closes the socket then; the seat lives on."""
    made = await client.play_now("rush", "base")
    async with client.watch(made.table) as waiting:
        seat = await at_turn(waiting)
        with pytest.raises(BadRequest) as refused:
            await seat.choose("x" * 5000)
        assert refused.value.key == "message-unreadable"
        assert seat.decision is not None
        await seat.choose(seat.decision.actions[0])


async def test_what_makes_no_sense(client: Client) -> None:
    found = await refusal(BadRequest, client.create_table("chess", "base", ["", ""]))
    assert found.key == "game-unknown"
    assert (await refusal(BadRequest, client.set_name(""))).field == "name"
    found = await refusal(BadRequest, client.create_table("rush", "base", [""] * 9))
    assert found.field == "chairs"


async def test_too_often(client: Client) -> None:
    """Calls are refused; a seat waits by itself."""
    made = await client.create_table("rush", "base", ["", ""])
    await client.join(made.table)

    async def chatter() -> None:
        for number in range(20):
            await client.say(made.table, str(number))

    with pytest.raises(TooMany) as refused:
        await chatter()
    assert refused.value.seconds >= 1
    async with client.watch(made.table) as seat:
        await seat.say("patient")
    assert (await client.chat(made.table))[-1].body == "patient"


async def test_sentences_are_in_ones_language(clients: Callable[..., Client]) -> None:
    said = set()
    for language in ("en", "pl", "cs"):
        client = clients(language=language)
        said.add((await refusal(NotFound, client.look(NO_TABLE))).sentence)
    assert len(said) == 3


async def test_nobody_listens() -> None:
    async with Client("http://127.0.0.1:9") as client:
        with pytest.raises(Unreachable):
            await client.games()
        with pytest.raises(Unreachable):
            async with client.watch(NO_TABLE, patience=0.2):
                pass


async def test_somebody_else_listens(server: ServerProcess) -> None:
    """An answer that no Motorpool server gives."""
    async with Caller(server.url) as caller:
        await caller.http.aclose()
        transport = httpx.MockTransport(lambda _: httpx.Response(502, text="<html>"))
        caller.http = httpx.AsyncClient(base_url="http://proxy", transport=transport)
        with pytest.raises(Unreachable):
            await caller.get("/me")


def test_each_status_has_its_class() -> None:
    kinds = {400: BadRequest, 401: Nobody, 403: Forbidden, 404: NotFound, 409: Clash}
    kinds |= {413: BadRequest, 418: Refused, 429: TooMany, 500: Trouble, 503: Trouble}
    for status, kind in kinds.items():
        error = refusal_in(status, {"error": {"key": "some-key"}})
        assert type(error) is kind
        assert isinstance(error, ClientError)
    assert refusal_in(500, "<html>") is None
    assert refusal_in(404, {"detail": "Not Found"}) is None
