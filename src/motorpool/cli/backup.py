"""`motorpool backup`: all tables in one file, while the server runs."""

import argparse
from pathlib import Path
from typing import Any

from motorpool.cli.printing import printable
from motorpool.cli.serve import DATABASE_VARIABLE, chosen_database
from motorpool.words.bundle import Words


def add(commands: Any, words: Words) -> None:
    say = words.say
    parser = commands.add_parser(
        "backup", help=say("cli-backup-help"), description=say("cli-backup-description")
    )
    parser.add_argument("file", metavar=say("cli-file"), help=say("cli-backup-file"))
    parser.add_argument(
        "--database",
        metavar="URL",
        help=say("cli-backup-database", variable=DATABASE_VARIABLE),
    )


def run(arguments: argparse.Namespace, words: Words) -> int:
    from motorpool.core.errors import Refusal
    from motorpool.server.database.database import connect
    from motorpool.server.database.sqlite import Sqlite
    from motorpool.server.database.sqlite_backup import back_up

    database = connect(chosen_database(arguments.database))
    if not isinstance(database, Sqlite):
        raise Refusal("backup-sqlite-only")
    count = back_up(database.path, Path(arguments.file))
    print(printable(words.say("cli-backup-done", count=count, file=arguments.file)))
    return 0
