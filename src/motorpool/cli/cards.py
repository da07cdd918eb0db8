"""`motorpool cards`: the cards of a game, one thing explained, a set of one's own checked."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from motorpool.cli.parsing import BadArguments
from motorpool.words.bundle import Words

if TYPE_CHECKING:
    from motorpool.words.battlegrounds import BattlegroundsWords
    from motorpool.words.rush import RushWords

CHECK = "check"
NAMES = ("1", "2")  # of the players, whom nobody sees here


def add(commands: Any, words: Words) -> None:
    parser = commands.add_parser(
        "cards", help=words.say("cli-cards-help"), description=words.say("cli-cards-description")
    )
    parser.add_argument(
        "wanted",
        nargs="*",
        metavar=words.say("cli-cards-wanted"),
        help=words.say("cli-cards-wanted-help"),
    )
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="cards=…",
        help=words.say("cli-cards-set-help"),
    )


def run(arguments: argparse.Namespace, words: Words) -> int:
    from motorpool.cli.options import read_changes

    wanted: list[str] = arguments.wanted
    if wanted and wanted[0] == CHECK:
        if len(wanted) != 2:
            raise BadArguments("cli-cards-check-one", {"command": "motorpool cards"})
        check(Path(wanted[1]), words)
        return 0
    changes = read_changes(arguments.set, words)
    if wanted == ["battlegrounds"]:
        tanks_and_tokens(words)
    elif wanted and wanted != ["rush"]:
        explain(" ".join(wanted), changes, words)
    else:
        overview(changes, words)
    return 0


def check(path: Path, words: Words) -> None:
    """Say that a file is a good card set, or refuse it by its first error."""
    from motorpool.cli.refusing import about
    from motorpool.rush.cards import card_set_from, read_card_set

    with about(path, words):
        found = card_set_from(read_card_set(path))
    print(words.say("cli-cards-good", file=str(path), count=len(found.vehicles)))


def rush_speech(changes: dict[str, Any], words: Words) -> "RushWords":
    from motorpool.rush.game import Rush
    from motorpool.words.rush import RushWords

    return RushWords(words, Rush.preset("base", len(NAMES), changes), list(NAMES), None)


def battlegrounds_speech(words: Words) -> "BattlegroundsWords":
    from motorpool.battlegrounds.game import Battlegrounds
    from motorpool.words.battlegrounds import BattlegroundsWords

    game = Battlegrounds.preset("battle", len(NAMES))
    return BattlegroundsWords(words, game, list(NAMES), None)


def explain(wanted: str, changes: dict[str, Any], words: Words) -> None:
    """A card by its id or name; without `--set` among all that are built in, of both games."""
    from motorpool.cli.battlegrounds import names as battlegrounds
    from motorpool.cli.names import find
    from motorpool.cli.rush import names as rush

    sets = {"cards": "second_front", "achievements": "second_front"} | changes
    cards = rush_speech(sets, words)
    tanks = battlegrounds_speech(words)
    of_rush = rush.things_of(cards)
    for thing in find(wanted, of_rush + battlegrounds.things_of(tanks)):
        if thing in of_rush:
            lines = rush.explain(thing, cards)
        else:
            lines = battlegrounds.explain(thing, tanks)
            lines[0] = f"Battlegrounds: {lines[0]}"
        for line in lines:
            print(line)


def tanks_and_tokens(words: Words) -> None:
    """The tank cards of Battlegrounds, and what its pictures give."""
    from motorpool.battlegrounds.codes import SPECIAL_TEXTS

    speech = battlegrounds_speech(words)
    print(words.say("cli-cards-tanks"))
    for card in speech.rules.tank_texts:
        print(f"  {speech.tank_line(card)}")
    print("\n" + words.say("cli-cards-tokens"))
    for special in SPECIAL_TEXTS:
        pictures = [
            speech.picture(id)
            for id in speech.rules.picture_texts
            if speech.special_of(id) == special
        ]
        print(f"  {speech.special(special)}: {words.join(pictures)}")


def overview(changes: dict[str, Any], words: Words) -> None:
    """All Vehicles by nation, class and cost."""
    from motorpool.rush.codes import CLASS_TEXTS, NATION_TEXTS

    speech = rush_speech(changes, words)
    nation = ""
    for vehicle in sorted(
        speech.vehicles.values(),
        key=lambda vehicle: (
            NATION_TEXTS.index(vehicle.nation),
            CLASS_TEXTS.index(vehicle.vehicle_class),
            vehicle.cost,
        ),
    ):
        if vehicle.nation != nation:
            print(f"\n{speech.nation(vehicle.nation)}" if nation else speech.nation(vehicle.nation))
            nation = vehicle.nation
        print(f"  {speech.card_line(vehicle.id)}")
