"""The numbers that the engine uses: cells, directions, modes, steps, verbs and events."""

from typing import Final

# Modes
BATTLE: Final = 0
TEAM: Final = 1
FAMILY: Final = 2
SOLO: Final = 3
MODE_TEXTS = ["battle", "team", "family", "solo"]

# The board: cell = row * SIZE + column, A1 is 0
SIZE: Final = 8
CELLS: Final = 64
COLUMN_TEXTS = "ABCDEFGH"
OFF_BOARD: Final = -1
REMOVED: Final = -2  # solo: the cell of a pawn whose tank the artillery has removed for good

# Directions clockwise from north (towards row 8); even ones are straight, odd ones diagonal
DIRECTIONS: Final = 8
STRAIGHT: Final = 0
DIAGONAL: Final = 1
DIRECTION_TEXTS = ["straight", "diagonal"]
ROW_STEPS = [1, 1, 0, -1, -1, -1, 0, 1]
COLUMN_STEPS = [0, 1, 1, 1, 0, -1, -1, -1]
LONGEST: Final = 10  # lines are shorter: 7 steps and two longer ones

# Corners clockwise, each with the three cells of its base (BG-COMP-01)
CORNER_CELLS = [
    ["A1", "A2", "B1"],
    ["A8", "A7", "B8"],
    ["H8", "H7", "G8"],
    ["H1", "H2", "G1"],
]

# Tokens: token = picture * COPIES + copy; the last copy is the special one (BG-COMP-02)
PICTURES: Final = 16
COPIES: Final = 4
SPECIAL_COPY: Final = 3
TOKENS: Final = 64
NO_TOKEN: Final = -1
UNSEEN: Final = -2  # family: face down and never turned up, so chance has not decided yet

# What lies on a cell besides tokens and pawns
NOTHING: Final = 0
DUD: Final = 1
ARTILLERY: Final = 2
DUDS: Final = 16
ARTILLERY_TANKS: Final = 12

# Specials: the first two are one-time actions, the others upgrades
EXTRA_TURN: Final = 0
EXTRA_TANK: Final = 1
TURNING: Final = 2
LONGER_SHOT: Final = 3
LONGER_MOVE: Final = 4
FIRE_FIRST: Final = 5
ARMOR_PLATE: Final = 6
SPECIALS: Final = 7
FIRST_UPGRADE: Final = 2
SPECIAL_TEXTS = [
    "extra_turn",
    "extra_tank",
    "turning",
    "longer_shot",
    "longer_move",
    "fire_first",
    "armor_plate",
]
NO_UPGRADE: Final = 0  # in a slot of a tank card; FIRST_UPGRADE and up are upgrades
SLOTS: Final = 2

# Where a tank card is, when no seat has it
IN_PILE: Final = -1
IN_BOX: Final = -2
FACE_UP: Final = -3  # to be drafted
DRAWN: Final = -4  # by Extra Tank, one of two to keep

# Steps. The first ones wait for a decision, the others run by themselves.
MAIN: Final = 0
DRAFT: Final = 1
FIELD: Final = 2
ENTER: Final = 3
SHOOT: Final = 4
MOVE_AFTER: Final = 5
KEEP_CARD: Final = 6
FLIP: Final = 7
COLLECT: Final = 8
FAMILY_MOVE: Final = 9
FIRST_AUTOMATIC: Final = 10
TURN_BEGINS: Final = 10
TURN_ENDS: Final = 11
READY: Final = 12
OVER: Final = 13
STEP_TEXTS = [
    "main",
    "draft",
    "field",
    "enter",
    "shoot",
    "move-after",
    "keep-card",
    "flip",
    "collect",
    "family-move",
    "turn-begins",
    "turn-ends",
    "ready",
    "over",
]

# Verbs; an action is verb * VERB_SHIFT + argument
VERB_SHIFT: Final = 1 << 24
END: Final = 0
MOVE: Final = 1  # from cell, number of steps, directions
STAY: Final = 2
SHOOT_AT: Final = 3  # from cell, at cell, what
HOLD: Final = 4
CHANGE: Final = 5  # cell, card
USE_EXTRA_TURN: Final = 6
USE_EXTRA_TANK: Final = 7
UPGRADE: Final = 8  # upgrade, card
PICK: Final = 9
PUT_IN_FIELD: Final = 10
ENTER_AT: Final = 11
KEEP: Final = 12
GO: Final = 13  # family: to a cell
TURN_UP: Final = 14
TAKE: Final = 15  # family: of three alike, leave out the token on a cell
VERB_TEXTS = [
    "end",
    "move",
    "stay",
    "shoot",
    "hold",
    "change",
    "extra-turn",
    "extra-tank",
    "upgrade",
    "pick",
    "field",
    "enter",
    "keep",
    "go",
    "turn",
    "leave",
]

# What a shot is meant for
AT_TOKEN: Final = 0
AT_TANK: Final = 1
LAY_DUD: Final = 2
CLEAR: Final = 3  # a dud or an artillery tank
SHOT_TEXTS = ["token", "tank", "lay", "clear"]
