"""`motorpool verify`: plays records again and says whether they tell the truth."""

import argparse
import sys
from pathlib import Path
from typing import Any

from motorpool.cli.refusing import naming
from motorpool.core.errors import Refusal
from motorpool.words.bundle import Words
from motorpool.words.refusals import refusal_sentence

GOOD = 0
DEPARTS = 1
NO_RECORD = 2


def add(commands: Any, words: Words) -> None:
    parser = commands.add_parser(
        "verify",
        help=words.say("cli-verify-help"),
        description=words.say("cli-verify-description"),
    )
    parser.add_argument(
        "files",
        nargs="+",
        type=Path,
        metavar=words.say("cli-file"),
        help=words.say("cli-verify-files"),
    )


def run(arguments: argparse.Namespace, words: Words) -> int:
    return max(verify(path, words) for path in arguments.files)


def verify(path: Path, words: Words) -> int:
    """Say what is to be said of one file."""
    from motorpool.core.chance import free
    from motorpool.core.files import read_json
    from motorpool.core.match import Departure
    from motorpool.core.record import record_from
    from motorpool.games import match_of_record

    try:
        record = record_from(read_json(path))
        match = match_of_record(record, free())
    except Departure as departure:
        reason = refusal_sentence(words, departure)
        print(words.say("cli-verify-departs", file=str(path), reason=reason))
        return DEPARTS
    except Refusal as refusal:
        print(refusal_sentence(words, naming(path, refusal, words)), file=sys.stderr)
        return NO_RECORD
    values = {"file": str(path), "moves": len(record.moves)}
    if not match.state.over():
        print(words.say("cli-verify-unfinished", **values))
        return GOOD
    outcome = match.game.outcome(match.state)
    best = [record.seats[seat] for seat in outcome.winners]
    points = sorted((side["total"] for side in outcome.details["sides"]), reverse=True)
    told = words.say(
        "cli-verify-valid",
        winners=words.join(best),
        count=len(best),
        points=words.say("cli-points-against").join(str(each) for each in points),
        **values,
    )
    print(told)
    return GOOD
