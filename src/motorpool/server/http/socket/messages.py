"""What a client says on the socket, and what it is told; the JSON schema comes from here."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from motorpool.server.http.languages import Language
from motorpool.server.http.models import ErrorTold, Sent
from motorpool.server.http.table_models import Action, Number

LONGEST_REF = 40
Ref = Annotated[str, Field(max_length=LONGEST_REF, description="Comes back with the answer")]


class Asked(Sent):
    ref: Ref = ""


class Choose(Asked):
    type: Literal["choose"]
    decision: Number
    action: Action


class Undo(Asked):
    type: Literal["undo"]
    decision: Number


class AskUndo(Asked):
    type: Literal["ask-undo"]
    decision: Number
    moves: Number


class AnswerUndo(Asked):
    type: Literal["answer-undo"]
    decision: Number
    yes: bool


class Say(Asked):
    type: Literal["say"]
    body: Annotated[str, Field(min_length=1, max_length=500)]


class Speak(Asked):
    """From now on everything in words as well."""

    type: Literal["words"]
    language: Language


class Ping(Asked):
    type: Literal["ping"]


FromClient = Annotated[
    Choose | Undo | AskUndo | AnswerUndo | Say | Speak | Ping, Field(discriminator="type")
]
from_client: TypeAdapter[FromClient] = TypeAdapter(FromClient)


class Open(BaseModel):
    """What the server says: fields may be added in later versions."""

    model_config = ConfigDict(extra="allow")


Change = Annotated[
    list[Any],
    Field(
        min_length=1,
        max_length=2,
        description="[path, new value]; [path] alone when the key is gone",
    ),
]


class DecisionTold(Open):
    number: int = Field(description="A choice names it")
    seat: int
    step: str
    asked: dict[str, Any]
    actions: list[str] | None = Field(None, description="For its owner only")
    undo: dict[str, Any] | None = None


class ChoiceMade(Open):
    seat: int
    by: Literal["person", "bot", "clock"] = Field(description="clock: the stand-in")
    action: str | None = Field(None, description="For its owner only")


class DecisionWords(Open):
    """Sentences for people. What can be pointed at is marked: U+E000 kind:id U+E001 text U+E002."""

    question: str | None
    actions: list[str] = Field(description="In the order of the decision's actions")


class LogLine(Open):
    text: str
    passing: bool = Field(
        description="Of a memory game: not to be kept once the tokens lie face down again"
    )


class UpdateWords(DecisionWords):
    log: list[LogLine] = Field(description="What happened")


class Snapshot(Open):
    type: Literal["snapshot"]
    number: int = Field(description="Of the last entry of the log")
    seat: int = Field(description="As which seat one sees the table; -1 for who only looks")
    table: dict[str, Any]
    view: dict[str, Any] | None
    decision: DecisionTold | None
    words: DecisionWords | None = Field(None, description="For who asked for words")


class Update(Open):
    type: Literal["update"]
    number: int = Field(description="One more than that of the message before")
    do: str | None = Field(None, description="What happened at the table; for who may look on")
    changes: list[Change] | None = Field(None, description="Of the view")
    events: list[dict[str, Any]] | None = None
    decision: DecisionTold | None = None
    choice: ChoiceMade | None = Field(None, description="When a choice was made")
    table: list[Change] | None = Field(None, description="Changes of the table")
    words: UpdateWords | None = Field(None, description="With changes, for who asked for words")


class ChatTold(Open):
    type: Literal["chat"]
    number: int
    at: int
    seat: int | None
    name: str
    body: str = Field(description="Plain text, never markup")


class DoneTold(Open):
    type: Literal["done"]
    ref: str
    number: int


class WordsTold(Open):
    type: Literal["words"]
    ref: str
    number: int = Field(description="Of the last entry of the log")
    language: Language
    words: DecisionWords


class ErrorSaid(Open):
    type: Literal["error"]
    ref: str
    status: int = Field(description="The status that HTTP would have answered with")
    error: ErrorTold


class Pong(Open):
    type: Literal["pong"]
    ref: str


FromServer = Annotated[
    Snapshot | Update | ChatTold | DoneTold | WordsTold | ErrorSaid | Pong,
    Field(discriminator="type"),
]


def socket_schema() -> dict[str, Any]:
    """One schema for both directions."""
    both: TypeAdapter[Any] = TypeAdapter(FromServer)
    client = from_client.json_schema(ref_template="#/$defs/{model}")
    server = both.json_schema(ref_template="#/$defs/{model}")
    definitions = client.pop("$defs") | server.pop("$defs")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages on the socket of a table",
        "$defs": definitions | {"FromClient": client, "FromServer": server},
    }
