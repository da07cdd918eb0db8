"""SQLite: one file, one process, a thread that writes and a thread that reads."""

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from motorpool.server.database.database import Row, Statement, Unavailable, Value, check_note
from motorpool.server.database.sqlite_commit import commit_together
from motorpool.server.database.sqlite_connection import bound, connect_reader, translated
from motorpool.server.database.sqlite_opening import open_file
from motorpool.server.database.sqlite_thread import SqliteThread
from motorpool.server.database.transaction import Transaction, settling


@dataclass(frozen=True)
class Question:
    sql: str
    args: tuple[Value, ...]
    answer: asyncio.Future[list[Row]]


class Sqlite:
    """A `Database` in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.listeners: list[Callable[[str], None]] = []
        self.writer: SqliteThread[Transaction] | None = None
        self.reader: SqliteThread[Question] | None = None

    async def open(self) -> None:
        writer = SqliteThread("sqlite-writer", lambda: open_file(self.path), self.write)
        await writer.start()
        reader = SqliteThread("sqlite-reader", lambda: connect_reader(self.path), read)
        try:
            await reader.start()
        except BaseException:
            await writer.stop()
            raise
        self.writer, self.reader = writer, reader

    async def close(self) -> None:
        writer, reader = self.writer, self.reader
        self.writer = self.reader = None
        if reader is not None:
            await reader.stop()
        if writer is not None:  # the last, for it folds the write-ahead log into the file
            await writer.stop()

    async def fetch(self, sql: str, *args: Value) -> list[Row]:
        if self.reader is None:
            raise Unavailable("the database is closed")
        question = Question(sql, args, self.reader.loop.create_future())
        self.reader.jobs.put(question)
        return await question.answer

    async def run(self, *statements: Statement, notify: str | None = None) -> None:
        check_note(notify)
        if self.writer is None:
            raise Unavailable("the database is closed")
        transaction = Transaction(statements, notify, self.writer.loop.create_future())
        self.writer.jobs.put(transaction)
        await transaction.done

    def listen(self, callback: Callable[[str], None]) -> None:
        self.listeners.append(callback)

    def write(
        self, connection: sqlite3.Connection, transactions: list[Transaction]
    ) -> Callable[[], None]:
        outcomes = commit_together(connection, [each.statements for each in transactions])

        def tell() -> None:
            for transaction, failure in zip(transactions, outcomes, strict=True):
                settling(transaction.done, failure)()
                if failure is None and transaction.note is not None:
                    self.notify(transaction.note)

        return tell

    def notify(self, note: str) -> None:
        """In calls of their own, so that a listener that fails harms nobody else."""
        for listener in self.listeners:
            asyncio.get_running_loop().call_soon(listener, note)


def read(connection: sqlite3.Connection, questions: list[Question]) -> Callable[[], None]:
    answers = [settling(each.answer, answer(connection, each)) for each in questions]

    def tell() -> None:
        for settle in answers:
            settle()

    return tell


def answer(connection: sqlite3.Connection, question: Question) -> list[Row] | Exception:
    try:
        cursor = connection.execute(question.sql, bound(question.args))
        names = [column[0] for column in cursor.description or ()]
        return [dict(zip(names, row, strict=True)) for row in cursor]
    except Exception as error:
        return translated(error)
