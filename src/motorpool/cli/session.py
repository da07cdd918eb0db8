"""A game in the terminal, from its first question to the last word."""

import secrets
import shlex
from pathlib import Path
from typing import Any

from motorpool.bots.play import ask, show_the_past
from motorpool.bots.program.program_bot import ProgramBot, dismiss
from motorpool.cli import news, saving, typed
from motorpool.cli.chairs import Chair
from motorpool.cli.commands import Quit, commands_with, find_command
from motorpool.cli.face import Face
from motorpool.cli.news import BYSTANDER
from motorpool.cli.opening import Opening
from motorpool.cli.screen import Screen
from motorpool.cli.seating import Notices, seat_bots
from motorpool.cli.sight import Question, Sight
from motorpool.core.errors import Refusal
from motorpool.core.game import Decision, Game
from motorpool.words.bundle import Words
from motorpool.words.refusals import refusal_sentence

INTERRUPTED = 130


class Session:
    """One game and the people and bots who play it here."""

    def __init__(
        self,
        opening: Opening,
        face: Face[Any],
        words: Words,
        screen: Screen,
        save_to: Path | None,
        seed: str | None,
        bot_seconds: int,
    ) -> None:
        game = opening.match.game
        self.game: Game = game
        self.face = face
        self.commands = commands_with(face.commands)
        self.match = opening.match
        self.chairs: list[Chair] = opening.chairs
        self.words = words
        self.screen = screen
        self.save_to = save_to  # kept up to date all the time
        self.saved: dict[Path, str] = {}  # what the player has saved on the way
        bot_seed = secrets.token_hex(8) if seed is None else seed
        self.notices = Notices(words)
        self.bots = seat_bots(self.chairs, game, bot_seed, bot_seconds, self.notices)
        for seat, bot in self.bots.items():
            if not isinstance(bot, ProgramBot):  # a program is told by the view what has been
                show_the_past(bot, seat, self.match)
        self.people = [seat for seat in range(game.seats) if seat not in self.bots]
        names = [chair.name for chair in self.chairs]
        self.speeches = {
            seat: face.speech(words, game, names, None if seat == BYSTANDER else seat)
            for seat in (BYSTANDER, *self.people)
        }
        self.events = news.events_of_moves(self.match)  # of each move
        self.told = {BYSTANDER: len(self.events)}
        self.told |= {seat: self.last_move_of(seat) for seat in self.people}
        # how many moves a seat had been told of when it was asked after so many moves
        self.told_before: dict[tuple[int, int], int] = {}
        self.turn_seen = dict.fromkeys((BYSTANDER, *self.people), -1)
        self.at_keyboard = self.people[0] if len(self.people) == 1 else BYSTANDER

    def last_move_of(self, seat: int) -> int:
        """How many moves there were before the seat's last one: of these it has been told."""
        moves = self.match.record.moves
        return max((number for number, move in enumerate(moves) if move.seat == seat), default=0)

    # Playing

    def play(self) -> int:
        """To the end, or until the player goes; the number is the exit code."""
        code = 0
        self.screen.welcome([chair.text() for chair in self.chairs])
        try:
            self.play_to_the_end()
            return self.after_the_end()
        except (Quit, EOFError):
            pass
        except KeyboardInterrupt:
            code = INTERRUPTED
        except Exception:
            self.leave()  # a mistake of ours must not cost the game
            raise
        try:
            self.leave()
        except KeyboardInterrupt:  # a closed window is first the end of input, then a signal
            self.leave()
        return code

    def play_to_the_end(self) -> None:
        try:
            while not self.match.state.over():
                seat = self.match.state.seat_to_decide()
                if seat in self.bots:
                    self.let_bot_choose(seat)
                else:
                    self.let_person_choose(seat)
            dismiss(self.bots.values(), self.game.outcome(self.match.state))
        finally:
            dismiss(self.bots.values(), None)

    def let_bot_choose(self, seat: int) -> None:
        self.do(seat, ask(self.bots[seat], self.game, self.match.state))
        if not self.people:
            self.screen.paragraphs(self.news_for(BYSTANDER) + self.notices.take())

    def let_person_choose(self, seat: int) -> None:
        """Ask until an action is chosen or one is taken back."""
        self.save_on_the_way()
        if self.at_keyboard != seat:
            self.screen.pass_keyboard(self.chairs[seat].name)
            self.at_keyboard = seat
        decision = self.game.decision(self.match.state, seat)
        self.screen.ask(self.sight(seat), self.question(seat, decision))
        while True:
            line = self.screen.read(len(decision.actions)).strip()
            try:
                command = find_command(line, self.commands)
                if command is None:
                    speech = self.speeches[seat]
                    self.do(seat, typed.choose(line, decision, self.game, self.face, speech))
                    return
                moves = len(self.match.record.moves)
                command.run(self, seat, command.argument, decision)
                if len(self.match.record.moves) != moves:  # undone
                    return
            except Refusal as refusal:
                self.screen.say([refusal_sentence(self.words, refusal)])

    def do(self, seat: int, action: int) -> None:
        self.events.append(self.match.do(seat, action))

    def undo(self, seat: int) -> None:
        self.match.undo(seat)
        self.events.pop()
        for asked in [asked for asked in self.told_before if asked[1] > len(self.events)]:
            del self.told_before[asked]

    def save_on_the_way(self) -> None:
        """The file that was named at the beginning is kept up to date."""
        if self.save_to is not None:
            try:
                saving.save(self.match.record, self.save_to)
            except Refusal as refusal:
                self.screen.say([refusal_sentence(self.words, refusal)])

    # Showing

    def sight(self, seat: int) -> Sight[Any]:
        return Sight(
            self.game.view(self.match.state, seat),
            self.speeches[seat],
            [chair.text() for chair in self.chairs],
            self.game.outcome(self.match.state),
        )

    def question(self, seat: int, decision: Decision) -> Question:
        speech = self.speeches[seat]
        view = self.game.view(self.match.state, seat)
        fresh = self.turn_seen[seat] != self.match.state.turn or decision.step in self.face.afresh
        self.turn_seen[seat] = self.match.state.turn
        choices = [speech.action(text, decision, view) for text in decision.texts]
        told = self.news_for(seat) + self.notices.take()
        return Question(speech.question(decision, view), choices, told, fresh)

    def news_for(self, seat: int) -> list[list[str]]:
        """What the seat had not been told yet when it was asked here for the first time."""
        moves = len(self.events)
        start = self.told_before.setdefault((seat, moves), self.told[seat])
        self.told[seat] = moves
        speech = self.speeches[seat]
        events = news.events_for(self.match, self.events, seat, start, speech)
        return news.paragraphs(self.face.crisp(events, speech), speech)

    def log(self, seat: int, turns: int | None) -> list[list[str]]:
        """Everything that happened, of so many turns."""
        speech = self.speeches[seat]
        events = news.events_for(self.match, self.events, seat, 0, speech)
        events = speech.remembered(events, self.game.view(self.match.state, seat))
        told = news.paragraphs(events, speech)
        return told if turns is None else told[-turns:]

    # The end

    def after_the_end(self) -> int:
        """Explain the scoring; the players may look around and save."""
        seat = self.at_keyboard
        if len(self.people) > 1:  # they look at the end together
            seat = BYSTANDER
            self.told[seat] = max(self.told[person] for person in self.people)
        speech = self.speeches[seat]
        self.screen.paragraphs(self.news_for(seat) + self.notices.take())
        self.screen.heading(self.words.say("cli-over"))
        self.screen.say(speech.outcome(self.game.outcome(self.match.state)))
        if self.save_to is not None:
            saving.save(self.match.record, self.save_to)
            self.screen.say([self.words.say("cli-saved-result", file=str(self.save_to))])
            return 0
        if not self.people:
            return 0
        self.screen.say([self.words.say("cli-over-offer")])
        decision = self.game.decision(self.match.state, seat)
        while True:
            try:
                line = self.screen.read(0).strip()
            except EOFError:
                return 0
            except KeyboardInterrupt:
                return INTERRUPTED
            try:
                command = find_command(line, self.commands)
                if not line or (command is not None and command.name == "quit"):
                    return 0
                if command is None:
                    raise Refusal("game-is-over")
                command.run(self, seat, command.argument, decision)
                if command.name == "save":
                    return 0
            except Refusal as refusal:
                self.screen.say([refusal_sentence(self.words, refusal)])

    def save(self, name: str) -> Path:
        """Save the game as it is now; a file that was not made here is not overwritten."""
        path = Path(name) if name else self.save_to or saving.fresh_path()
        if path.exists() and path != self.save_to and path not in self.saved:
            raise Refusal("cli-save-exists", {"file": str(path)})
        saving.save(self.match.record, path)
        self.saved[path] = self.match.record.to_text()
        return path

    def leave(self) -> None:
        """Save and say where: a game is never lost. Bots alone can play it again."""
        if not self.people and self.save_to is None:
            return
        now = self.match.record.to_text()
        path = next((path for path, text in self.saved.items() if text == now), None)
        if path is None or self.save_to is not None:
            path = saving.save_somewhere(self.match.record, self.save_to)
            self.saved[path] = now
        self.screen.say(["", self.words.say("cli-saved-leaving", file=str(path))])
        self.screen.command(shlex.join(self.way_back(path)))

    def way_back(self, path: Path) -> list[str]:
        """The command that goes on; a file names no program, so the seats are told then."""
        command = ["motorpool", "play", self.game.name, "--from", str(path)]
        if not any(chair.program for chair in self.chairs):
            return command
        return [*command, "--seats", ",".join(chair.typed() for chair in self.chairs)]
