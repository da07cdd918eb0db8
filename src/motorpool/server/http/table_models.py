"""What the messages about tables look like."""

from typing import Annotated, Any, Literal

from pydantic import Field

from motorpool.server.http.models import Moment, Sent, Told
from motorpool.server.tables.own_files import read_own_files
from motorpool.server.tables.setup import LONGEST_CLOCK, ClockSetup, Setup

MOST_CHAIRS = 6
TABLE_PATTERN = r"^[A-Za-z0-9_-]{16}$"
INVITE_PATTERN = r"^[A-Za-z0-9_-]{22}$"
Short = Annotated[str, Field(max_length=40)]
Setting = bool | Annotated[int, Field(ge=0, le=100)] | Short  # the value of a switch
TableId = Annotated[str, Field(pattern=TABLE_PATTERN)]
Invite = Annotated[str, Field(pattern=INVITE_PATTERN)]
Number = Annotated[int, Field(ge=0, le=2**31)]
Salt = Annotated[
    str,
    Field(
        max_length=64,
        description="The seat's own part of the seed, given after the commitment was shown",
    ),
]
Action = Annotated[str, Field(min_length=1, max_length=120, examples=["buy t-34"])]


class ClockSent(Sent):
    kind: Literal["none", "turn", "game"] = "none"
    seconds: Annotated[int, Field(ge=0, le=LONGEST_CLOCK)] = 0


LONGEST_FILE = 32_000  # characters; a whole set of 150 Vehicles has some 22 000


class TableSent(Sent):
    """A new table. `chairs` names a bot for each seat, "" is a chair for a person."""

    game: Short = "rush"
    preset: Short = "base"
    switches: Annotated[dict[Short, Setting], Field(max_length=60, default_factory=dict)]
    files: Annotated[
        dict[Short, Annotated[str, Field(max_length=LONGEST_FILE)]],
        Field(
            max_length=2,
            default_factory=dict,
            description="The text of a file of one's own for a switch that may have one",
        ),
    ]
    chairs: Annotated[list[Short], Field(min_length=1, max_length=MOST_CHAIRS)]
    clock: ClockSent = ClockSent()
    stand_in: Short = "greedy"
    listed: bool = False
    spectators: bool = True
    chat: bool = True
    hints: bool = Field(True, description="Whether people may ask a bot for advice")

    def setup(self) -> Setup:
        return Setup(
            game=self.game,
            preset=self.preset,
            chairs=tuple(self.chairs),
            changes=dict(self.switches) | read_own_files(self.game, self.files),
            clock=ClockSetup(self.clock.kind, self.clock.seconds),
            stand_in=self.stand_in,
            listed=self.listed,
            spectators=self.spectators,
            chat=self.chat,
            hints=self.hints,
        )


class PlaySent(Sent):
    """A game against bots, at once."""

    game: Short = "rush"
    preset: Short = "base"
    switches: Annotated[dict[Short, Setting], Field(max_length=60, default_factory=dict)]
    bots: Annotated[
        list[Short], Field(max_length=MOST_CHAIRS - 1, default_factory=lambda: ["greedy"])
    ]
    salt: Annotated[
        str,
        Field(
            max_length=64,
            description="The seat's own part of the seed. It is sent before the commitment is "
            "shown, so it proves nothing: for that make a table, sit down and start",
        ),
    ] = ""


class SitSent(Sent):
    seat: Annotated[int, Field(ge=0, lt=MOST_CHAIRS)] | None = None
    salt: Salt = ""
    invite: Invite | None = None


class ChoiceSent(Sent):
    """A choice names the decision that it answers."""

    decision: Number
    action: Action


class UndoSent(Sent):
    decision: Number


class AskUndoSent(Sent):
    decision: Number
    moves: Annotated[Number, Field(description="How many moves of the game shall stay")]


class AnswerUndoSent(Sent):
    decision: Number
    yes: bool


class StandInSent(Sent):
    decision: Number


class HintSent(Sent):
    decision: Number


class InviteSent(Sent):
    invite: Invite


class BranchSent(Sent):
    """Go on from a finished game, from the moment after so many moves."""

    moves: Number
    chairs: Annotated[list[Short], Field(min_length=1, max_length=MOST_CHAIRS)]


class MessageSent(Sent):
    body: Annotated[str, Field(min_length=1, max_length=500)]


class TableFound(Told):
    table: str


class TableMade(Told):
    """For the host: the invitation is what lets others sit down."""

    table: str
    invite: str
    commitment: str


class Listed(Told):
    id: str
    changed: Moment
    summary: dict[str, Any]


class ListedMine(Listed):
    seat: int
    your_turn: bool


class Tables(Told):
    tables: list[Listed]


class MyTables(Told):
    tables: list[ListedMine]


class Done(Told):
    """What was asked has happened, as the entry of this number."""

    number: int


class HintReason(Told):
    action: str
    chance: float = Field(description="To win with it, as the bot sees it: from 0 to 1")


class Hint(Told):
    decision: int
    action: str
    bot: str = Field(description="Who would choose so")
    reason: list[HintReason] = Field(
        description="The action and the next best one, where the bot can tell them"
    )


class Messages(Told):
    """Snapshots and updates, as the socket sends them (see /api/socket-schema.json)."""

    messages: list[dict[str, Any]]


class LoggedTold(Told):
    """What an entry of the log brought about, as marked sentences."""

    number: int
    texts: list[str]


class LogTold(Told):
    number: int = Field(description="Of the last entry of the log")
    lines: list[LoggedTold]


class ChatLine(Told):
    number: int
    at: Moment
    seat: int | None
    name: str
    body: str


class Chat(Told):
    messages: list[ChatLine]
