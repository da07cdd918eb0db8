"""The switches of Battlegrounds, and a preset for each way to play."""

from motorpool.core.errors import BadOption
from motorpool.core.options import ON_OFF, Option, Options, Switches

OPTIONS: dict[str, Option] = {
    option.name: option
    for option in (
        Option("mode", ("battle", "team", "family", "solo"), ("BG-TURN-01", "BG-TEAM-01")),
        Option("draft", ON_OFF, ("BG-SET-03",)),
        Option("choose_tanks", ON_OFF, ("BG-SOLO-01",)),
        Option("first_player", ("random", 1, 2, 3, 4), ("BG-SET-05",)),
    )
}
PRESETS: dict[str, Options] = {
    "battle": {},
    "battle-draft": {"draft": True},
    "team": {"mode": "team"},
    "family": {"mode": "family"},
    "solo": {"mode": "solo"},
}
SWITCHES = Switches(OPTIONS.values(), PRESETS)
options_from = SWITCHES.choose
changed = SWITCHES.changed

SEATS = {"battle": (2, 4), "team": (4, 4), "family": (2, 4), "solo": (1, 1)}  # fewest, most


def check_options(options: Options, seats: int) -> None:
    """Refuse what a mode cannot be played with."""
    mode = options["mode"]
    fewest, most = SEATS[mode]
    if not fewest <= seats <= most:
        values = {"mode": mode, "seats": seats, "fewest": fewest, "most": most}
        raise BadOption("mode-seats", values)
    if options["draft"] and mode not in ("battle", "team"):
        raise BadOption("option-needs-mode", {"option": "draft", "modes": "battle, team"})
    if options["choose_tanks"] and mode != "solo":
        raise BadOption("option-needs-mode", {"option": "choose_tanks", "modes": "solo"})
    first = options["first_player"]
    if first != "random" and first > seats:
        raise BadOption("first-player-seat", {"seat": first, "seats": seats})
