"""The numbers that the engine uses for nations, classes, abilities, steps, verbs and events.

A name in capitals is an int; the lists of texts beside them give the word that
files and actions use for each number.
"""

from typing import Final

# Nations
USSR: Final = 0
GERMANY: Final = 1
USA: Final = 2
FRANCE: Final = 3
UK: Final = 4
NATIONS: Final = 5
NATION_TEXTS = ["ussr", "germany", "usa", "france", "uk"]

# Classes
LIGHT: Final = 0
MEDIUM: Final = 1
SPG: Final = 2
HEAVY: Final = 3
AUXILIARY: Final = 4
CLASS_TEXTS = ["light", "medium", "spg", "heavy", "auxiliary"]
CLASS_POWER = [1, 1, 2, 2]
CLASS_ARMOR = [1, 2, 1, 2]

# What a card is
VEHICLE: Final = 0
BARRACKS: Final = 1
MEDAL: Final = 2
BASE: Final = 3
ACHIEVEMENT: Final = 4
TYPE_TEXTS = ["vehicle", "barracks", "medal", "base"]

# Abilities; an active ability on a card is coded as ability * ABILITY_SHIFT + N
REINFORCEMENTS: Final = 0
RECRUITMENT: Final = 1
SCOUTING: Final = 2
SABOTAGE: Final = 3
SIEGE_MASTER: Final = 4
RESEARCH: Final = 5
REPAIR: Final = 6
INVULNERABILITY: Final = 7
REGROUP: Final = 8
PLANNING: Final = 9
NATIONAL_RESOURCES: Final = 10
BASES_ONLY: Final = 11
VEHICLES_ONLY: Final = 12
FIRST_PASSIVE: Final = 10
ABILITY_SHIFT: Final = 16
ABILITY_TEXTS = [
    "reinforcements",
    "recruitment",
    "scouting",
    "sabotage",
    "siege_master",
    "research",
    "repair",
    "invulnerability",
    "regroup",
    "planning",
    "national_resources",
    "bases_only",
    "vehicles_only",
]
NUMBERED_ABILITIES = ["reinforcements", "research"]

# Base slots of a player: 0, 1, 2 are Bases, 3 is the Headquarters
HEADQUARTERS: Final = 3
HEADQUARTERS_BIT: Final = 8
SLOTS: Final = 4

# What triggered the end
NO_TRIGGER: Final = 0
BASES_TRIGGER: Final = 1
MEDALS_TRIGGER: Final = 2
TRIGGER_TEXTS = ["none", "bases", "medals"]

# Steps on the stack. The first ones wait for a decision, the others run by themselves.
MAIN: Final = 0
REFRESH: Final = 1
GUARD: Final = 2
SABOTAGED: Final = 3
BESIEGE: Final = 4
RESEARCHING: Final = 5
REPAIRING: Final = 6
HONOUR: Final = 7
REGROUPING: Final = 8
PLAN: Final = 9
RECRUITING: Final = 10
ANNOUNCE: Final = 11
ATTACKER: Final = 12
TARGET: Final = 13
SUPPORT: Final = 14
MEDALS: Final = 15
POSTING: Final = 16
WEAK: Final = 17
KEEPING: Final = 18
STORING: Final = 19
FIRST_AUTOMATIC: Final = 20
TURN_BEGINS: Final = 20
ABILITY: Final = 21
ASSAULT: Final = 22
FIGHT: Final = 23
TURN_ENDS: Final = 24
OVER: Final = 25
STEP_TEXTS = [
    "main",
    "refresh",
    "guard",
    "sabotaged",
    "besiege",
    "researching",
    "repairing",
    "honour",
    "regrouping",
    "plan",
    "recruiting",
    "announce",
    "attacker",
    "target",
    "support",
    "medals",
    "posting",
    "weak",
    "keeping",
    "storing",
    "turn-begins",
    "ability",
    "assault",
    "fight",
    "turn-ends",
    "over",
]

# Stages of the end of a turn (RU-TURN-12)
STAGE_POST: Final = 0
STAGE_MEDALS: Final = 1
STAGE_SIEGE_MEDALS: Final = 2
STAGE_RESERVE: Final = 3
STAGE_KEEP: Final = 4
STAGE_REAR: Final = 5
STAGE_DRAW: Final = 6

# Verbs; an action is verb * VERB_SHIFT + argument. For a card from the Rear the
# argument is the card's kind + FROM_REAR.
VERB_SHIFT: Final = 4096
FROM_REAR: Final = 2048
END: Final = 0
SPEND: Final = 1
BUY: Final = 2
USE: Final = 3
DEFEND: Final = 4
COVER: Final = 5
ATTACK: Final = 6
JOIN: Final = 7
CHARGE: Final = 8
FIRE: Final = 9
HIT: Final = 10
SIEGE: Final = 11
TO_GUARD: Final = 12
LOSE: Final = 13
TAKE: Final = 14
SCRAP: Final = 15
STOP: Final = 16
CLAIM: Final = 17
TO_REGROUP: Final = 18
DROP: Final = 19
RECRUIT: Final = 20
KEEP: Final = 21
SUPPORT_WITH: Final = 22
PASS: Final = 23
TWO: Final = 24
POST: Final = 25
STORE: Final = 26
NONE: Final = 27
TO_REFRESH: Final = 28
LEAVE: Final = 29
KEEP_LATER: Final = 30
VERB_TEXTS = [
    "end",
    "spend",
    "buy",
    "use",
    "defend",
    "cover",
    "attack",
    "join",
    "charge",
    "fire",
    "hit",
    "siege",
    "guard",
    "lose",
    "take",
    "scrap",
    "stop",
    "claim",
    "regroup",
    "drop",
    "recruit",
    "keep",
    "support",
    "pass",
    "two",
    "post",
    "store",
    "none",
    "refresh",
    "leave",
    "keep-later",
]

# Events; each is (event, a, b, c, seat that alone sees the card or EVERYONE).
# What a, b and c mean is in events.py.
EVERYONE: Final = -1
E_TURN: Final = 0
E_REPAIRED: Final = 1
E_REVEALED: Final = 2
E_DRAWN: Final = 3
E_RESHUFFLED: Final = 4
E_LAID_OUT: Final = 5
E_SWEPT: Final = 6
E_DECK_RENEWED: Final = 7
E_SPENT: Final = 8
E_BOUGHT: Final = 9
E_USED: Final = 10
E_ABILITY: Final = 11
E_GUARDS: Final = 12
E_DEPOT: Final = 13
E_GRAVEYARD: Final = 14
E_LOST: Final = 15
E_SIEGE: Final = 16
E_VEHICLE_DAMAGED: Final = 17
E_VEHICLE_DESTROYED: Final = 18
E_BASE_DAMAGED: Final = 19
E_BASE_DESTROYED: Final = 20
E_HELD: Final = 21
E_TAKEN: Final = 22
E_MEDAL: Final = 23
E_NO_MEDAL: Final = 24
E_REGROUPED: Final = 25
E_PLAN_DROPPED: Final = 26
E_PLAN_TURNED: Final = 27
E_ANNOUNCED: Final = 28
E_ATTACKS: Final = 29
E_SUPPORTED: Final = 30
E_PASSED: Final = 31
E_KEPT: Final = 32
E_STORED: Final = 33
E_ENDED: Final = 34
E_TRIGGER: Final = 35
E_OVER: Final = 36
