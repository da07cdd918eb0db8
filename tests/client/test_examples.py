"""The example bots sit down at a table and play to the end, by themselves."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from motorpool.client import Client
from tests.client.playing import LONGEST_GAME, look
from tests.server.processes import ServerProcess

pytestmark = pytest.mark.anyio
EXAMPLES = Path(__file__).parent.parent.parent / "examples"


async def run(example: str, *arguments: str) -> str:
    """What an example prints."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(EXAMPLES / example), *arguments),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(LONGEST_GAME):
            out, err = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()
    assert process.returncode == 0, err.decode()
    return out.decode().strip()


async def all_seated(client: Client, table: str) -> None:
    async with asyncio.timeout(LONGEST_GAME):
        while any(
            chair["name"] is None for chair in (await look(client, table))["table"]["chairs"]
        ):
            await asyncio.sleep(0.2)


@pytest.mark.parametrize(("game", "preset"), [("rush", "base"), ("battlegrounds", "battle")])
async def test_they_play_against_each_other(
    server: ServerProcess, clients: Callable[..., Client], game: str, preset: str
) -> None:
    host = clients()
    token = await clients().new_token("bot")
    made = await host.create_table(game, preset, ["", ""])
    async with asyncio.TaskGroup() as group:
        greedy = group.create_task(run("table_bot.py", server.url, made.invite))
        by_chance = group.create_task(run("http_bot.py", server.url, made.invite, token))
        await all_seated(host, made.table)
        await host.start(made.table)
    assert by_chance.result() == "over"
    async with host.watch(made.table) as looker:
        await looker.verify()
        names = [chair["name"] for chair in looker.table["chairs"]]
        won = names.index("Greedy guest") in looker.table["outcome"]["winners"]
        assert greedy.result() == ("won" if won else "not won")
