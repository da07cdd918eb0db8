"""What the messages about cards look like."""

from typing import Annotated, Literal

from pydantic import Field

from motorpool.server.http.models import Told

Kind = Literal[
    "vehicle",
    "barracks",
    "medal",
    "two-medal",
    "base",
    "hq",
    "achievement",
    "tank",
    "picture",
    "special",
]


class AbilityTold(Told):
    id: str = Field(description="As card sets write it", examples=["reinforcements 2"])
    name: str
    help: str = Field(description="What it does at this table")
    rules: list[str]


class ReachTold(Told):
    distance: int
    direction: Literal["straight", "diagonal"]


class CardTold(Told):
    """What a kind of card has not is left out."""

    id: str = Field(description="As views and actions write it; unique together with the kind")
    kind: Kind
    name: str
    count: int = Field(1, description="How many there are; Barracks cards: of each player")
    abilities: list[AbilityTold]
    lines: list[str] = Field(description="All about the card, a sentence each")
    rules: list[str] = Field(description="IDs of rules to read on")
    nation: str | None = None
    vehicle_class: Annotated[str | None, Field(alias="class")] = None
    cost: int | None = None
    resources: int | None = Field(None, description="null: it has no resource value")
    national: bool | None = Field(None, description="Pays for its own nation only")
    power: int | None = None
    armor: int | None = None
    medals: int | None = None
    points: int | None = None
    seat: int | None = Field(None, description="Whose Base it is")
    move: ReachTold | None = None
    shot: ReachTold | None = None
    slots: int | None = Field(None, description="Room for upgrades")
    code: str | None = Field(None, description="Two letters for the picture")
    special: str | None = Field(None, description="What the special token of the picture gives")
    upgrade: bool | None = Field(None, description="An upgrade, or a one-time action")
    pictures: list[str] | None = Field(None, description="The pictures that give it")


class Cards(Told):
    cards: list[CardTold]
