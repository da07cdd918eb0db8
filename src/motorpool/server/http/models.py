"""What the messages of the API look like."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from motorpool.server.identity.names import MOST_SENT
from motorpool.server.identity.secrets import ID_PATTERN

Id = Annotated[str, Field(pattern=ID_PATTERN, examples=["0f3a5c7e9b1d2f40"])]
Moment = Annotated[int, Field(description="Milliseconds since 1970", ge=0)]
SentName = Annotated[
    str,
    Field(
        min_length=1,
        max_length=MOST_SENT,
        description="1 to 24 characters once composed (NFC) and trimmed; nothing invisible",
        examples=["Anna"],
    ),
]


class Sent(BaseModel):
    """What a client sends: nothing is guessed, nothing unknown is let through."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Told(BaseModel):
    """What the server answers."""

    model_config = ConfigDict(frozen=True, from_attributes=True)


class ErrorTold(Told):
    key: str = Field(description="Stable, for programs", examples=["server-nobody"])
    field: str | None = Field(description="The field of the request that it is about")
    values: dict[str, Any] = Field(description="What the sentence is about")
    sentence: str = Field(description="For people, in the language of Accept-Language")


class ErrorAnswer(Told):
    error: ErrorTold


class VisitorTold(Told):
    id: Id
    name: str = Field(description="Empty until a name is set")


class Me(Told):
    visitor: VisitorTold | None


class NameSent(Sent):
    name: SentName


class LinkTold(Told):
    code: str
    expires: Moment


class LinkSent(Sent):
    code: Annotated[str, Field(min_length=1, max_length=64)]
    replace: bool = Field(
        False, description="Whether somebody else who is known on this device may be forgotten"
    )


class DeviceTold(Told):
    id: Id
    created: Moment
    seen: Moment
    here: bool = Field(description="Whether it is the one that asks")


class Devices(Told):
    devices: list[DeviceTold]


class LabelSent(Sent):
    label: SentName


class TokenTold(Told):
    id: Id
    label: str
    created: Moment


class Tokens(Told):
    tokens: list[TokenTold]


class NewToken(TokenTold):
    secret: str = Field(description="Shown this once; sent as Authorization: Bearer ...")


class ChoiceTold(Told):
    value: bool | int | str
    needs: dict[str, list[bool | int | str]] = Field(
        description="Other switches that must have one of these values"
    )
    seats: list[int] = Field(description="For how many players it can be, all else unchanged")


class SwitchTold(Told):
    name: str
    kind: str = Field(description="truth or choice")
    default: bool | int | str
    choices: list[ChoiceTold]
    own_file: bool = Field(description="Whether a set of one's own may stand for a value")
    rules: list[str]


class PresetTold(Told):
    name: str
    options: dict[str, bool | int | str]
    seats: list[int]


class GameTold(Told):
    name: str
    rules_version: str
    presets: list[PresetTold]
    switches: list[SwitchTold]
    bots: list[str]


class Games(Told):
    games: list[GameTold]


class Health(Told):
    status: str


class Version(Told):
    version: str
    compiled: bool
    page: bool = Field(description="Whether it has the page for the browser")
    rules: dict[str, str] = Field(description="The version of the rules of each game")
