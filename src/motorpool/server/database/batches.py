"""Statements of many transactions in few calls: nearly all are choices, which are alike."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from motorpool.server.database.database import Conflict, Statement

Statements = Sequence[Statement]


def batches(transactions: Sequence[Statements]) -> Iterator[list[Statement]]:
    """Each transaction's statements in their order; those of neighbours that are alike together."""
    for _, alike in groupby(transactions, kind_of):
        for batch in zip(*alike, strict=True):
            yield list(batch)


def kind_of(statements: Statements) -> list[tuple[str, int | None]]:
    return [(statement.sql, statement.expect) for statement in statements]


def check(batch: list[Statement], changed: int) -> None:
    """`Conflict` when other rows were changed than expected.

    Rows are counted together: a statement that expects some names them by their key, so that
    none can change more than it expects.
    """
    sql, expect = batch[0].sql, batch[0].expect
    if expect is not None and changed != expect * len(batch):
        raise Conflict(f"{changed} rows instead of {expect * len(batch)}: {sql}")
