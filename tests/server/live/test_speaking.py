"""Words for those who want them: what the terminal would say, from what each audience knows."""

import asyncio
from random import Random
from typing import Any

import orjson
import pytest

from motorpool.core.game import Decision
from motorpool.server.database.database import Database
from motorpool.server.live import live_table
from motorpool.server.live.missed import missed
from motorpool.server.live.speaking import names_apart, speak
from motorpool.server.live.telling import snapshot, update
from motorpool.server.live.whole_log import whole_log
from motorpool.server.tables import undoing
from motorpool.server.tables.setup import PERSON, Setup
from motorpool.server.tables.table import Table
from motorpool.words.battlegrounds import BattlegroundsWords
from motorpool.words.bundle import Words
from motorpool.words.marks import without_marks
from motorpool.words.rush import RushWords
from tests.server.live.halls import Listener, begun, choose, open_hall
from tests.server.tables.logs import Log, setup_of
from tests.server.tables.random_play import NAMES, TABLES, happenings

MOST = 120  # entries


def terminal(table: Table, audience: int) -> Any:
    """The reader of the terminal, without marks."""
    assert table.match is not None
    game: Any = table.match.game
    kind: Any = RushWords if game.name == "rush" else BattlegroundsWords
    names = names_apart(table.names())
    return kind(Words("en"), game, names, None if audience < 0 else audience)


def check_decision(table: Table, audience: int, message: dict[str, Any]) -> None:
    """By what the game itself tells the audience."""
    words = message["words"]
    if message["decision"] is None:
        assert (words["question"], words["actions"]) == (None, [])
        return
    assert table.match is not None
    game, state = table.match.game, table.match.state
    decision: Decision = game.decision(state, audience)
    view, speech = game.view(state, audience), terminal(table, audience)
    assert without_marks(words["question"]) == speech.question(decision, view)
    told = [without_marks(text) for text in words["actions"]]
    assert told == [speech.action(text, decision, view) for text in decision.texts]
    assert bool(told) == (audience == decision.seat)


@pytest.mark.parametrize("setup", TABLES, ids=NAMES)
def test_words_are_those_of_the_terminal(setup: Setup) -> None:
    log = Log.started(setup)
    audiences = range(-1 if setup.spectators else 0, len(setup.chairs))
    told = {audience: snapshot(log.table, audience)[1] for audience in audiences}
    lines = 0
    for happening in happenings(log, Random(f"words {setup.preset}"), MOST):
        for audience in audiences:
            message, told[audience] = update(log.table, happening, audience, told[audience])
            spoken = speak(message, log.table, audience, told[audience].view, "en")
            if "changes" not in message:
                assert spoken is message
                continue
            assert {name: told for name, told in spoken.items() if name != "words"} == message
            check_decision(log.table, audience, spoken)
            heard = [without_marks(line["text"]) for line in spoken["words"]["log"]]
            assert heard == terminal(log.table, audience).log(message["events"])
            lines += len(heard)
            now, known = snapshot(log.table, audience)
            anew = speak(now, log.table, audience, known.view, "en")["words"]
            assert anew == {name: spoken["words"][name] for name in ("question", "actions")}
    assert lines > 50


def test_names_that_are_alike() -> None:
    assert names_apart(["Anna", "greedy", "greedy", "greedy"]) == [
        *("Anna", "greedy", "greedy 2", "greedy 3")
    ]


def test_where_nobody_has_begun_there_is_nothing_to_say() -> None:
    log = Log(setup_of())
    message, told = snapshot(log.table, -1)
    assert speak(message, log.table, -1, told.view, None) is message
    spoken = speak(message, log.table, -1, told.view, "pl")
    assert spoken["words"] == {"question": None, "actions": []}


@pytest.mark.anyio
async def test_words_are_made_once_for_all_who_want_the_same(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[int, str]] = []

    def counting(message: Any, table: Any, audience: int, view: Any, language: Any) -> Any:
        if language is not None:
            made.append((audience, language))
        return speak(message, table, audience, view, language)

    async with open_hall(database) as hall:
        table = await begun(hall, setup_of(chairs=(PERSON, PERSON)))
        wanted = [("ann", "pl"), ("ann", "pl"), ("ann", "cs"), (None, "pl"), (None, None)]
        watchers = [Listener(visitor, words) for visitor, words in wanted]
        for watcher in watchers:
            await hall.watch(table.id, watcher)
        monkeypatch.setattr(live_table, "speak", counting)
        await choose(hall, table)
        assert sorted(made) == [(-1, "pl"), (0, "cs"), (0, "pl")]
        one, same, other, stranger, silent = [watcher.messages[0] for watcher in watchers]
        assert one == same
        assert one["words"] != other["words"]
        assert "words" not in silent
        assert stranger == silent | {"words": stranger["words"]}


@pytest.mark.anyio
async def test_what_was_missed_comes_in_the_same_words(database: Database) -> None:
    async with open_hall(database) as hall:
        table = await begun(hall, setup_of(chairs=(PERSON, PERSON)))
        first = table.version
        watchers = [Listener("ann", "pl"), Listener(None, "en")]
        for watcher in watchers:
            await hall.watch(table.id, watcher)
        for which in range(20):
            table = await choose(hall, table, which)
        for watcher in watchers:
            for after in (first, first + 7, table.version - 1):
                told = await missed(database, table, watcher.visitor, after, watcher.words)
                assert orjson.loads(orjson.dumps(told)) == watcher.messages[after - first :]
            [now] = await missed(database, table, watcher.visitor, 10**6, watcher.words)
            assert now["type"] == "snapshot"
            assert now["words"]["question"]


@pytest.mark.anyio
@pytest.mark.parametrize("preset", ["base", "second-front"])
async def test_the_whole_log_is_what_was_told(database: Database, preset: str) -> None:
    """But for moves that were taken back, and with the turn that ran when the game began."""
    async with open_hall(database) as hall:
        table = await begun(hall, setup_of("rush", preset, (PERSON, PERSON)))
        start = table.version
        watchers = [Listener(visitor, "en") for visitor in ("ann", "bob", None)]
        for watcher in watchers:
            await hall.watch(table.id, watcher)
        chance, undone = Random(preset), set()
        for _ in range(60):
            table = await choose(hall, table, chance.randrange(100))
            assert table.match is not None
            mover = table.match.record.moves[-1].seat
            if chance.random() < 0.3 and undoing.why_not(table.match, mover) is None:
                who, number = ("ann", "bob")[mover], table.decision_number
                undone.add(table.version)
                table = await hall.act(
                    table.id,
                    lambda t, w=who, n=number: [undoing.undo(t, w, n)],  # type: ignore[misc]
                )
        assert undone
        for watcher in watchers:
            seat = table.seat_of(watcher.visitor)
            opening, *lines = await whole_log(database, table, seat, "en", asyncio.Lock())
            assert opening.number == start
            assert [without_marks(text) for text in opening.texts] == [
                "Turn 1: your turn."
                if table_begins(table) == seat
                else "Turn 1: " + table.names()[table_begins(table)] + "."
            ]
            heard = {
                message["number"]: [line["text"] for line in message["words"]["log"]]
                for message in watcher.messages
                if message["do"] == "choose" and message["number"] not in undone
            }
            assert {line.number: line.texts for line in lines} == heard


def table_begins(table: Table) -> int:
    """The seat of the first turn."""
    assert table.match is not None
    return table.match.record.moves[0].seat
