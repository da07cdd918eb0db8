"""The switches of Rush, each named as the rule books' point it stands for, and the presets."""

from motorpool.core.errors import BadOption
from motorpool.core.options import ON_OFF, Option, Options, Switches

OPTIONS: dict[str, Option] = {
    option.name: option
    for option in (
        Option("cards", ("base", "second_front"), ("RU-SF-01",), own_file=dict),
        Option("achievements", ("base", "second_front"), ("RU-SF-03",)),
        Option("own_achievements", ("none",), ("RU-SF-ACH-13",), own_file=list),
        Option("first_player", ("random", 1, 2, 3, 4, 5, 6), ("RU-SET-01",)),
        Option("siege_targets", ("any", "armored"), ("RU-ABI-15",)),
        Option("defenders_in_squad", ON_OFF, ("RU-END-03",)),
        Option("headquarters", ON_OFF, ("RU-SF-04", "RU-SF-05")),
        Option("rear", ON_OFF, ("RU-SF-06", "RU-SF-07")),
        Option("reserve_size", (4, 5, 6), ("RU-SF-09", "RU-ALT-01")),
        Option("reserve_refresh", ("end", "start_optional"), ("RU-SF-10",)),
        Option("reserve_refill", ("at_once", "end_of_turn"), ("RU-ALT-01",)),
        Option("attackers_defend", ON_OFF, ("RU-SF-11",)),
        Option("heroic_deed", ON_OFF, ("RU-SF-15",)),
        Option("score_own_bases", ON_OFF, ("RU-SF-16",)),
        Option("weak_turn", ON_OFF, ("RU-ALT-02",)),
        Option("gradual_reveal", ON_OFF, ("RU-ALT-03",)),
        Option("interactive_assault", ON_OFF, ("RU-ALT-04", "RU-ALT-05")),
        Option("defended_bonus", ON_OFF, ("RU-ALT-07",)),
        Option("medal_sets", ON_OFF, ("RU-ALT-08",)),
        Option("single_reshuffle", ON_OFF, ("RU-ALT-09",)),
        Option("recruitment_keeps_card", ON_OFF, ("RU-ALT-10",)),
        Option("teams", ON_OFF, ("RU-ALT-11",)),
    )
}

SECOND_FRONT: Options = {
    "cards": "second_front",
    "achievements": "second_front",
    "headquarters": True,
    "rear": True,
    "reserve_size": 5,
    "reserve_refresh": "start_optional",
    "attackers_defend": True,
    "heroic_deed": True,
}
ALTERNATIVE: Options = {
    "reserve_size": 6,
    "reserve_refill": "end_of_turn",
    "weak_turn": True,
    "gradual_reveal": True,
    "interactive_assault": True,
    "defended_bonus": True,
    "medal_sets": True,
    "single_reshuffle": True,
    "recruitment_keeps_card": True,
}
PRESETS: dict[str, Options] = {
    "base": {},
    "second-front": SECOND_FRONT,
    "alternative": ALTERNATIVE,
    "team": ALTERNATIVE | {"teams": True},
}

SWITCHES = Switches(OPTIONS.values(), PRESETS)
options_from = SWITCHES.choose
read_value = SWITCHES.read_value
changed = SWITCHES.changed

FEWEST_SEATS = 2
MOST_SEATS = 5
MOST_SEATS_SECOND_FRONT = 6


def check_options(options: Options, seats: int) -> None:
    """Refuse the few combinations that the rules forbid (RU-ALT-20, RU-SF-02, RU-ALT-11)."""
    if options["interactive_assault"] and not options["gradual_reveal"]:
        raise needs("interactive_assault", "gradual_reveal")
    if options["teams"] and not options["gradual_reveal"]:
        raise needs("teams", "gradual_reveal")
    if options["teams"] and not options["interactive_assault"]:
        raise needs("teams", "interactive_assault")
    if seats < FEWEST_SEATS or seats > MOST_SEATS_SECOND_FRONT:
        most = MOST_SEATS if options["cards"] == "base" else MOST_SEATS_SECOND_FRONT
        values = {"seats": seats, "fewest": FEWEST_SEATS, "most": most}
        raise BadOption("seats-count", values)
    if seats > MOST_SEATS and options["cards"] == "base":
        raise BadOption("seats-six", {"seats": seats, "most": MOST_SEATS})
    if options["teams"] and seats < 3:
        raise BadOption("teams-seats", {"seats": seats})
    first = options["first_player"]
    if first != "random":
        if first > seats:
            raise BadOption("first-player-seat", {"seat": first, "seats": seats})
        if options["teams"] and seats % 2 == 1 and first % 2 == 0:
            raise BadOption("first-player-side", {"seat": first})


def needs(option: str, other: str) -> BadOption:
    return BadOption("option-needs", {"option": option, "needs": other})
