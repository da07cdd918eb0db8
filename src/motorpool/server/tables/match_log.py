"""The game of a table: entries of the log played on a match, forwards and back."""

from collections.abc import Callable

from motorpool.core.chance import Chance, Recorded, Recording
from motorpool.core.match import Match, RawEvents
from motorpool.server.tables.entries import Choose
from motorpool.server.tables.setup import Setup
from motorpool.server.tables.twins import twin

MOST_KEPT = 40  # states


def start_match(
    setup: Setup, names: list[str], chance: Callable[[list[int]], Chance], draws: list[str]
) -> Match:
    game, state = setup.open_game()
    return Match(game, names, chance([game.parse_answer(draw) for draw in draws]), state)


def fork_match(match: Match) -> Match:
    """A match of its own that goes on from the same moment."""
    other = twin(match)
    other.state = match.state.clone()
    other.record = twin(match.record)
    other.record.moves = match.record.moves[:]
    other.past = match.past[:]
    return other


def play_entry(match: Match, entry: Choose) -> RawEvents:
    """A committed choice, with what chance answered then."""
    answers = [match.game.parse_answer(draw) for draw in entry.draws]
    match.chance = Recording(Recorded(answers))
    return match.do_text(entry.seat, entry.action)


def drop_unneeded(match: Match) -> None:
    """Keep only the states that a free undo can go back to: memory does not grow with the game.

    Those of other seats as well: who chose after them may take that back first.
    """
    past = match.past
    if match.state.over() or past[-1].state.reveals != match.state.reveals:
        past.clear()
    del past[:-MOST_KEPT]


def is_far(match: Match, moves: int) -> bool:
    """Whether the moment after so many moves is not kept: all has to be played again."""
    return len(match.record.moves) - moves > len(match.past)


def match_after(match: Match, setup: Setup, moves: int) -> Match:
    """The match as it was after so many moves."""
    if not is_far(match, moves):
        while len(match.record.moves) > moves:
            match.state = match.past.pop().state
            match.record.moves.pop()
        match.record.result = None
        return match
    record = match.record
    again = start_match(setup, record.seats, Recorded, record.draws)
    for move in record.moves[:moves]:
        play_entry(again, Choose(move.seat, move.action, move.draws))
        drop_unneeded(again)
    return again


def draws_so_far(match: Match) -> int:
    """How many numbers of the stream were used; undone moves have given theirs back."""
    return len(match.record.draws) + sum(len(move.draws) for move in match.record.moves)
