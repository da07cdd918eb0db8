"""`--base` and `--change`: what is played without and with a change.

Items with commas between them: a preset, from which the arm begins afresh; `option=value`;
`card.ID.FIELD=VALUE`, one field of a Vehicle; `card.ID=none`, without this Vehicle.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from motorpool.cli.names import Thing, find
from motorpool.cli.options import SWITCHES, read_changes
from motorpool.core.errors import BadFile, BadOption
from motorpool.lab.compare.card_change import FIELDS, NONE, card_set_of, with_field, without
from motorpool.lab.simulate import Spec
from motorpool.words.bundle import Words
from motorpool.words.refusals import refusal_sentence

CARD = "card."


@dataclass(frozen=True)
class Arm:
    """A preset with changes, and how they were written."""

    game: str
    preset: str
    changes: dict[str, Any]
    told: tuple[str, ...] = ()

    def text(self) -> str:
        return ", ".join((self.preset, *self.told))

    def spec(self, seats: int) -> Spec:
        return Spec(self.game, self.preset, seats, self.changes)


def read_arm(texts: Sequence[str], begin: Arm, words: Words) -> Arm:
    """What these items make of the arm that one begins with."""
    arm = begin
    for item in (item.strip() for text in texts for item in text.split(",")):
        name, equals, value = (part.strip() for part in item.partition("="))
        if not equals:
            arm = Arm(arm.game, check_preset(arm.game, item), {})
            continue
        if name.startswith(CARD):
            changes = card_change(arm, item, name.removeprefix(CARD), value, words)
        else:
            changes = read_changes([item], words, arm.game)
        arm = Arm(arm.game, arm.preset, arm.changes | changes, (*arm.told, f"{name}={value}"))
    return arm


def check_preset(game: str, text: str) -> str:
    presets = SWITCHES[game].presets
    if text not in presets:
        raise BadOption("cli-compare-item", {"text": text, "choices": ", ".join(presets)})
    return text


def card_change(arm: Arm, item: str, wanted: str, value: str, words: Words) -> dict[str, Any]:
    """The option `cards` with a Vehicle of it changed."""
    if "cards" not in SWITCHES[arm.game].options:
        raise BadOption("cli-compare-no-cards", {"text": item})
    cards = SWITCHES[arm.game].choose(arm.preset, arm.changes)["cards"]
    name, _, field = wanted.rpartition(".")
    known = field in FIELDS
    if not known and value != NONE:
        values = {"text": item, "fields": ", ".join(FIELDS)}
        raise BadOption("cli-compare-card-field", values)
    vehicles = card_set_of(cards).vehicles
    things = [Thing("card", vehicle.id, vehicle.name) for vehicle in vehicles]
    id = find(name if known else wanted, things)[0].id
    try:
        return {"cards": with_field(cards, id, field, value) if known else without(cards, id)}
    except BadFile as refusal:  # its line and field are of no file that the reader knows
        refusal.line, refusal.field = None, None
        reason = refusal_sentence(words, refusal)
        raise BadOption("cli-compare-card", {"text": item, "reason": reason}) from None
