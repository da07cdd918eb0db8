"""Who one is, and tables made, found, left, played again and played on."""

from collections.abc import Callable

import pytest

from motorpool.client import Clash, Client, NotFound, Visitor
from tests.client.playing import check_record, play
from tests.server.processes import ServerProcess

pytestmark = pytest.mark.anyio


async def test_who_i_am(server: ServerProcess, clients: Callable[..., Client]) -> None:
    client = clients()
    assert await client.me() is None
    anna = await client.set_name("Anna")
    assert anna == Visitor(anna.id, "Anna")
    async with Client(server.url, cookies=client.cookies) as again:
        assert await again.me() == anna
    program = clients(token=await client.new_token("bot"))
    assert await program.me() == anna
    assert await clients().me() is None


async def test_what_can_be_played(client: Client) -> None:
    rush, battlegrounds = await client.games()
    assert (rush.name, battlegrounds.name) == ("rush", "battlegrounds")
    assert rush.presets[0].name == "base"
    assert rush.presets[0].seats == [2, 3, 4, 5]
    assert rush.bots == ["recruit", "veteran", "ace"]


async def test_lists_of_tables(clients: Callable[..., Client]) -> None:
    anna, ben = clients(), clients()
    hidden = await anna.create_table("rush", "base", ["", ""], hints=False)
    assert (await ben.look(hidden.table))["table"]["hints"] is False
    assert await anna.invitation(hidden.table) == hidden
    listed = await anna.create_table("battlegrounds", "battle", ["", "greedy"], listed=True)
    found = [table.id for table in await ben.open_tables()]
    assert listed.table in found
    assert hidden.table not in found
    joined = await ben.join(listed.table)
    assert joined.commitment == listed.commitment
    [mine] = await ben.my_tables()
    assert (mine.id, mine.seat, mine.summary["game"]) == (listed.table, 0, "battlegrounds")
    for table in (hidden.table, listed.table):
        with pytest.raises(NotFound) as refused:
            await ben.invitation(table)
        assert refused.value.key == "table-not-yours"
    await ben.leave(listed.table)
    assert await ben.my_tables() == []
    await anna.close_table(hidden.table)
    with pytest.raises(Clash):
        await ben.join(hidden.invite)


async def test_leaving_and_coming_back(client: Client) -> None:
    made = await client.play_now("battlegrounds", "battle")
    async with client.watch(made.table) as seat:
        await client.leave(made.table)
        async for _ in seat:  # the stand-in plays
            if seat.table["chairs"][0]["away"] and seat.number > 6:
                break
        assert not seat.my_turn
        if not seat.over:
            await client.come_back(made.table)
            await play(seat)
        await seat.verify()


async def test_after_the_game(clients: Callable[..., Client]) -> None:
    client = clients()
    made = await client.play_now("rush", "base")
    async with client.watch(made.table) as seat:
        await play(seat)
        record = await client.record(made.table)
        again = await client.rematch(made.table)
    assert again == await client.rematch(made.table)
    await client.join(again.table)
    await client.start(again.table)
    other_end = await client.branch(made.table, len(record.moves) - 3, ["greedy", ""])
    await client.join(other_end.table)
    await client.start(other_end.table)
    async with client.watch(other_end.table) as seat:
        assert seat.index == 1
        await check_record(seat, await play(seat))
