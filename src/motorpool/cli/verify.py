"""`motorpool verify`: plays records again and says whether they tell the truth."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from motorpool.cli.printing import printable
from motorpool.cli.refusing import naming
from motorpool.core.errors import Refusal
from motorpool.words.bundle import Words
from motorpool.words.refusals import refusal_sentence

if TYPE_CHECKING:  # the command imports the engine when it is asked to verify
    from motorpool.core.match import Match
    from motorpool.core.record import Record

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
    worst = GOOD
    for path in arguments.files:
        code, told = verify(path, words)
        print(printable(told), file=sys.stderr if code == NO_RECORD else sys.stdout)
        worst = max(worst, code)
    return worst


def verify(path: Path, words: Words) -> tuple[int, str]:
    """What is to be said of one file, and its exit code."""
    from motorpool.core.chance import free
    from motorpool.core.errors import Departure
    from motorpool.core.files import read_json
    from motorpool.core.record import record_from
    from motorpool.games import match_of_record

    try:
        record = record_from(read_json(path))
        match = match_of_record(record, free())
    except Departure as departure:
        reason = refusal_sentence(words, departure)
        return DEPARTS, words.say("cli-verify-departs", file=str(path), reason=reason)
    except Refusal as refusal:
        return NO_RECORD, refusal_sentence(words, naming(path, refusal, words))
    return GOOD, f"{what_happened(path, match, words)} {what_is_proven(record, words)}"


def what_happened(path: Path, match: "Match", words: Words) -> str:
    record = match.record
    values = {"file": str(path), "moves": len(record.moves)}
    if not match.state.over():
        return words.say("cli-verify-unfinished", **values)
    outcome = match.game.outcome(match.state)
    winners = [record.seats[seat] for seat in outcome.winners]
    points = sorted((side["total"] for side in outcome.details["sides"]), reverse=True)
    return words.say(
        "cli-verify-valid",
        winners=words.join(winners),
        count=len(winners),
        points=words.say("cli-points-against").join(str(each) for each in points),
        **values,
    )


def what_is_proven(record: "Record", words: Words) -> str:
    """Whether the draws were fair; that they are as the proof says was found by playing again."""
    if record.proof is None:
        return words.say("cli-verify-unproven")
    draws = len(record.draws) + sum(len(move.draws) for move in record.moves)
    return words.say(
        "cli-verify-proven",
        draws=draws,
        since="set-up" if record.start is None else "position",
        commitment=record.proof.commitment,
    )
