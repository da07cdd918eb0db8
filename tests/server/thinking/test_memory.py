"""What a worker remembers of its bots, and what it has to be told again."""

import asyncio
from typing import Any

from motorpool.bots import make_bot
from motorpool.core.game import Decision
from motorpool.games import make_game
from motorpool.server.thinking import memory as memory_module
from motorpool.server.thinking.memory import Memory
from motorpool.server.thinking.messages import LENGTH_BYTES, Past, read_frame, request
from motorpool.server.thinking.thought import Thought
from tests.server.thinking.support import Table, thinking

RUSH = make_game("rush", "base", 2)


class Watcher:
    """A bot that keeps what it is shown."""

    name = "watcher"
    wants_view = True

    def __init__(self) -> None:
        self.views: list[Any] = []

    def choose(self, view: Any, decision: Decision) -> int:
        self.views.append(view)
        return decision.actions[-1]


class Answers:
    """A memory whose bots are watchers, asked as a worker is."""

    def __init__(self, kind: type[Watcher] = Watcher) -> None:
        self.kind = kind
        self.made: list[Watcher] = []
        self.memory = Memory(self.make)

    def make(self, *_: Any) -> Watcher:
        self.made.append(self.kind())
        return self.made[-1]

    def ask(self, thought: Thought, past: Past | None = None) -> list[Any]:
        return list(self.memory.answer(read_frame(request(thought, past)[LENGTH_BYTES:])))


def first_past(table: Table, start: int = 0) -> Past:
    return Past(start, table.shown[table.state.seat_to_decide()][start:], frozenset())


def walk(table: Table, decisions: int) -> None:
    """Somebody decides until the first seat has met so many decisions and has to decide."""
    while len(table.shown[0]) < decisions or table.state.seat_to_decide() != 0:
        table.do(table.thought().decision.texts[-1])


def test_an_unknown_bot_asks_for_the_whole_past() -> None:
    table, answers = Table(RUSH), Answers()
    walk(table, 3)
    assert answers.ask(table.thought()) == [{"past": 0}]
    *signs, last = answers.ask(table.thought(), first_past(table))
    assert signs == [{"met": 1}, {"met": 2}, {"met": 3}]
    assert last == {"action": table.thought().decision.actions[-1], "reason": []}
    shown = [view for view, _ in table.shown[0]]
    assert answers.made[0].views == [*shown, table.thought().view]


def test_a_known_bot_asks_only_for_what_it_missed() -> None:
    table, answers = Table(RUSH), Answers()
    walk(table, 1)
    answers.ask(table.thought(), first_past(table))
    walk(table, 5)
    assert answers.ask(table.thought()) == [{"past": 2}]
    assert "action" in answers.ask(table.thought(), first_past(table, 2))[-1]
    assert len(answers.made[0].views) == 6
    walk(table, 6)
    assert "action" in answers.ask(table.thought())[0]


def test_a_bot_that_is_asked_again_says_the_same_and_sees_nothing_twice() -> None:
    table, answers = Table(RUSH), Answers()
    walk(table, 0)
    once = answers.ask(table.thought(), first_past(table))
    assert answers.ask(table.thought()) == once
    assert len(answers.made[0].views) == 1


def test_after_a_failure_the_decision_that_follows_is_thought_of() -> None:
    class Fails(Watcher):
        def choose(self, view: Any, decision: Decision) -> int:
            super().choose(view, decision)
            if len(self.views) == 1:
                raise RuntimeError
            return decision.actions[-1]

    table, answers = Table(RUSH), Answers(Fails)
    walk(table, 0)
    assert answers.ask(table.thought(), first_past(table)) == [{"failed": "RuntimeError"}]
    first = table.thought()
    assert answers.ask(first)[0]["action"] == first.decision.actions[-1]
    walk(table, 1)
    second = table.thought()
    assert answers.ask(second)[0]["action"] == second.decision.actions[-1]
    assert answers.made[0].views == [first.view, first.view, second.view]


def test_a_bot_forgets_what_was_taken_back() -> None:
    table, answers = Table(RUSH), Answers()
    walk(table, 2)
    answers.ask(table.thought(), first_past(table))
    walk(table, 3)
    table.undone = 1
    assert answers.ask(table.thought()) == [{"past": 0}]
    answers.ask(table.thought(), first_past(table))
    assert len(answers.made) == 2


def test_what_is_left_out_counts_but_is_not_shown() -> None:
    table, answers = Table(RUSH), Answers()
    walk(table, 3)
    answers.ask(table.thought(), Past(0, table.shown[0], frozenset({1})))
    shown = [view for view, _ in table.shown[0]]
    assert answers.made[0].views == [shown[0], shown[2], table.thought().view]


def test_a_past_that_does_not_follow_is_asked_for_again() -> None:
    table, answers = Table(RUSH), Answers()
    walk(table, 4)
    assert answers.ask(table.thought(), first_past(table, 2)) == [{"past": 0}]


def test_the_bot_that_was_not_asked_for_longest_is_forgotten(monkeypatch: Any) -> None:
    monkeypatch.setattr(memory_module, "MOST_BOTS", 2)
    tables = [Table(RUSH, name=name) for name in "abc"]
    answers = Answers()
    for table in (tables[0], tables[1], tables[0], tables[2]):
        walk(table, len(table.shown[0]) + 1)
        answers.ask(table.thought(), first_past(table))
    assert [key[0] for key in answers.memory.chairs] == ["a", "c"]


def test_a_bot_that_does_not_look_needs_no_past() -> None:
    table = Table(RUSH, bot="random")
    memory = Memory(make_bot)
    walk(table, 0)
    body = request(table.thought(), first_past(table))[LENGTH_BYTES:]
    assert "action" in next(memory.answer(read_frame(body)))
    walk(table, 5)
    body = request(table.thought(), None)[LENGTH_BYTES:]
    assert "action" in next(memory.answer(read_frame(body)))


def test_a_game_is_built_once_for_its_options() -> None:
    memory_module.game_of.cache_clear()
    answers = Answers()
    for name in "abc":
        answers.ask(
            Table(make_game("rush", "base", 2), name=name).thought(), Past(0, [], frozenset())
        )
    answers.ask(Table(make_game("rush", "team", 4)).thought(), Past(0, [], frozenset()))
    assert memory_module.game_of.cache_info().misses == 2


def test_a_bot_that_takes_over_from_a_person_is_told_what_the_person_saw() -> None:
    table = Table(RUSH)
    walk(table, 4)

    async def play() -> None:
        async with thinking() as thinkers:
            await table.move(thinkers)
            assert table.asked_from == [0]
            walk(table, len(table.shown[0]) + 2)
            await table.move(thinkers)
            assert table.asked_from == [0, 5]
            assert thinkers.counters.rebuilt == 2

    asyncio.run(play())
