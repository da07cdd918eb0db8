"""A file that a tournament is kept in: what is played in the first line, then a line a deal.

Whoever breaks off loses no deal that was finished; a last line that was cut off is taken away.
"""

import json
import os
import sys
from collections import Counter
from pathlib import Path
from typing import IO, Any

import motorpool
from motorpool.bots.program.command import is_program
from motorpool.bots.program.protocol import WHYS
from motorpool.core.errors import BadFile
from motorpool.lab.programs import Forfeits
from motorpool.lab.tournament.line_ups import LineUp
from motorpool.lab.tournament.plan import Deal, Plan, Won

if sys.platform != "win32":
    import fcntl

FORMAT = "motorpool-tournament"
VERSION = 1


def header_of(plan: Plan) -> dict[str, Any]:
    """All that a deal depends on, as it comes back from a file. How many are played is no part of
    it: more go on in the same file."""
    found = {
        "format": FORMAT,
        "version": VERSION,
        "motorpool": motorpool.__version__,
        "game": plan.spec.game,
        "rules": plan.game.rules_version,
        "players": plan.spec.seats,
        "options": plan.game.options,
        "bots": plan.bots,
        "table": plan.table,
        "until_clear": plan.until_clear,
        "seed": plan.seed,
    }
    if any(map(is_program, plan.bots)):
        found["bot_time"] = plan.seconds
    return dict(json.loads(json.dumps(found)))


def kept_seed(path: Path) -> str | None:
    """The seed of a file that is there, for those who name none; None when there is no file."""
    if not path.exists():
        return None
    header, _ = read_lines(path)
    return str(header.get("seed"))


class Keeper:
    """The file while the tournament runs, which nobody else writes to meanwhile; `deals` are those
    of this plan that it held at first."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        try:
            if not path.exists():
                self.begin(plan)
            self.file: IO[str] = open(path, "a", encoding="utf-8")  # noqa: SIM115
            try:
                lock(self.file, path)
                self.deals, cut_off = read_deals(path, plan)
                if cut_off:
                    self.file.truncate(path.stat().st_size - cut_off)
            except BaseException:
                self.file.close()
                raise
        except OSError as error:
            raise self.failed(error) from None

    def begin(self, plan: Plan) -> None:
        beside = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        beside.write_text(json.dumps(header_of(plan)) + "\n", encoding="utf-8")
        os.replace(beside, self.path)  # there is no file without its whole first line

    def keep(self, deal: Deal) -> None:
        try:
            self.file.write(json.dumps(line_of(deal)) + "\n")
            self.file.flush()
        except OSError as error:
            raise self.failed(error) from None

    def close(self) -> None:
        self.file.close()

    def failed(self, error: OSError) -> BadFile:
        values = {"path": str(self.path), "why": error.strerror or type(error).__name__}
        return BadFile("cli-tournament-keep-failed", values)


def lock(file: IO[str], path: Path) -> None:
    """Two that play the same tournament at once would play each deal twice."""
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadFile("cli-tournament-keep-busy", {"path": str(path)}) from None


def read_deals(path: Path, plan: Plan) -> tuple[dict[int, Deal], int]:
    """The deals of this plan that a file holds, and how long its last line is that was cut off."""
    header, lines = read_lines(path)
    wanted = header_of(plan)
    other = [name for name in wanted if header.get(name) != wanted[name]]
    if other:
        values = {"path": str(path), "names": ", ".join(other)}
        raise BadFile("cli-tournament-keep-other", values)
    deals: dict[int, Deal] = {}
    for number, line in enumerate(lines[:-1], 2):
        deal = deal_from(line, plan)
        if deal is None or deals.get(deal.number, deal) != deal:
            values = {"path": str(path), "line": str(number)}
            raise BadFile("cli-tournament-keep-broken", values)
        deals[deal.number] = deal
    of_plan = {number: deal for number, deal in deals.items() if number <= plan.deals}
    return of_plan, len(lines[-1])


def read_lines(path: Path) -> tuple[dict[str, Any], list[bytes]]:
    """The first line, and those after it; the last is what stands behind the last line's end."""
    try:
        first, *lines = path.read_bytes().split(b"\n")
    except OSError as error:
        values = {"path": str(path), "why": error.strerror or type(error).__name__}
        raise BadFile("file-unreadable", values) from None
    header = parsed(first)
    if not isinstance(header, dict) or header.get("format") != FORMAT or not lines:
        raise BadFile("cli-tournament-keep-foreign", {"path": str(path)})
    return header, lines


def parsed(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def line_of(deal: Deal) -> dict[str, Any]:
    line: dict[str, Any] = {"deal": deal.number, "won": deal.won}
    if deal.forfeits:
        line["forfeits"] = [[bot, why, times] for (bot, why), times in deal.forfeits.items()]
    return line


def deal_from(line: bytes, plan: Plan) -> Deal | None:
    """The deal that a line tells of; None when it cannot be one of this tournament."""
    found = parsed(line)
    if not isinstance(found, dict):
        return None
    number, won = found.get("deal"), found.get("won")
    if type(number) is not int or number < 1:
        return None
    if not isinstance(won, list) or len(won) != plan.table:
        return None
    line_up = plan.line_ups[plan.place_of(number)[0]]
    games: list[Won] = []
    for game in won:
        if game is None:
            games.append(None)
        elif isinstance(game, list) and can_have_won(game, line_up, plan):
            games.append(tuple(game))
        else:
            return None
    forfeits = forfeits_from(found.get("forfeits", []), plan)
    return None if forfeits is None else Deal(number, tuple(games), forfeits)


def can_have_won(game: list[Any], line_up: LineUp, plan: Plan) -> bool:
    """The bots of the sides that won: at least one side, and of a bot no more than it has."""
    most = plan.game.rules.sides // plan.table
    return bool(game) and all(
        type(bot) is int and bot in line_up and game.count(bot) <= most for bot in game
    )


def forfeits_from(told: Any, plan: Plan) -> Forfeits | None:
    forfeits: Forfeits = Counter()
    for row in told if isinstance(told, list) else [None]:
        match row:
            case [str(bot), str(why), int(times)] if bot in plan.bots and why in WHYS and times > 0:
                forfeits[bot, why] += times
            case _:
                return None
    return forfeits
