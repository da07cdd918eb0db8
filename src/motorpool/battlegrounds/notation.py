"""The short, stable text of actions and of what chance answers, and back again."""

from itertools import pairwise

from motorpool.battlegrounds.codes import (
    CHANGE,
    COPIES,
    DIRECTIONS,
    ENTER_AT,
    GO,
    KEEP,
    MOVE,
    OFF_BOARD,
    PICK,
    PUT_IN_FIELD,
    SHOOT_AT,
    SHOT_TEXTS,
    SPECIAL_COPY,
    SPECIAL_TEXTS,
    STAY,
    TAKE,
    TURN_UP,
    UPGRADE,
    VERB_SHIFT,
    VERB_TEXTS,
)
from motorpool.battlegrounds.events import range_text
from motorpool.battlegrounds.moving import (
    CELL_BITS,
    PATH_SHIFT,
    STEP_BITS,
    is_straight,
    move_argument,
)
from motorpool.battlegrounds.pairs import CARD_ANSWER
from motorpool.battlegrounds.setup import CELL_ANSWER
from motorpool.battlegrounds.shooting import shot_argument
from motorpool.battlegrounds.solo import DIGIT_ANSWER, LETTER_ANSWER
from motorpool.battlegrounds.tables import Rules, cell_of, cell_text
from motorpool.core.errors import Unreadable

OF_A_CARD = (PICK, PUT_IN_FIELD, KEEP)
OF_A_CELL = (STAY, ENTER_AT, GO, TURN_UP, TAKE)
SEAT_ANSWER = 300
WORDS = {MOVE: 2, SHOOT_AT: 3, CHANGE: 2, UPGRADE: 2}  # after the verb


def action_text(rules: Rules, action: int) -> str:
    """The text of an action: 'move A2 A4', 'move A2-A3-B3' when it turns, 'shoot A4 C4 tank'."""
    verb = action // VERB_SHIFT
    argument = action % VERB_SHIFT
    text = VERB_TEXTS[verb]
    if verb == MOVE:
        return f"{text} {move_text(rules, argument)}"
    if verb == SHOOT_AT:
        at = cell_text((argument >> 6) & 63)
        return f"{text} {cell_text(argument & 63)} {at} {SHOT_TEXTS[argument >> 12]}"
    if verb == CHANGE:
        return f"{text} {cell_text(argument // 64)} {rules.tank_texts[argument % 64]}"
    if verb == UPGRADE:
        upgrade = SPECIAL_TEXTS[argument // 64].replace("_", "-")
        return f"{text} {upgrade} {rules.tank_texts[argument % 64]}"
    if verb in OF_A_CARD:
        return f"{text} {rules.tank_texts[argument]}"
    if verb in OF_A_CELL:
        return f"{text} {cell_text(argument)}"
    return text


def cells_of_move(rules: Rules, argument: int) -> list[int]:
    """Every cell of a move, the first and the last included."""
    cells = [argument & 63]
    for step in range((argument >> CELL_BITS) & 7):
        direction = (argument >> (PATH_SHIFT + STEP_BITS * step)) & 7
        cells.append(rules.neighbour[cells[-1] * DIRECTIONS + direction])
    return cells


def move_text(rules: Rules, argument: int) -> str:
    cells = [cell_text(cell) for cell in cells_of_move(rules, argument)]
    if is_straight(argument >> PATH_SHIFT, len(cells) - 1):
        return f"{cells[0]} {cells[-1]}"
    return "-".join(cells)


def parse_action(rules: Rules, text: str) -> int:
    """The action that a text means. An `Unreadable` says what is wrong with it."""
    words = text.strip().lower().split()
    if not words:
        raise Unreadable("action-empty")
    if words[0] not in VERB_TEXTS:
        raise Unreadable("action-verb", {"text": text, "verb": words[0]})
    verb = VERB_TEXTS.index(words[0])
    rest = words[1:]
    if verb == MOVE and len(rest) == 1:  # the cells of a turning move hang together
        return verb * VERB_SHIFT + parse_path(rules, rest[0].split("-"), text)
    wanted = WORDS.get(verb, 1 if verb in OF_A_CARD + OF_A_CELL else 0)
    if len(rest) != wanted:
        if wanted > 1:
            raise Unreadable("action-words", {"text": text, "verb": words[0], "count": wanted})
        key = "action-needs-argument" if wanted else "action-has-no-argument"
        raise Unreadable(key, {"text": text, "verb": words[0]})
    return verb * VERB_SHIFT + parse_argument(rules, verb, rest, text)


def parse_argument(rules: Rules, verb: int, rest: list[str], text: str) -> int:
    if verb == MOVE:
        return parse_line(rules, rest, text)
    if verb == SHOOT_AT:
        if rest[2] not in SHOT_TEXTS:
            raise Unreadable("action-argument", {"text": text, "word": rest[2]})
        aim = SHOT_TEXTS.index(rest[2])
        return shot_argument(parse_cell(rest[0], text), parse_cell(rest[1], text), aim)
    if verb == CHANGE:
        return parse_cell(rest[0], text) * 64 + parse_tank(rules, rest[1], text)
    if verb == UPGRADE:
        upgrade = rest[0].replace("-", "_")
        if upgrade not in SPECIAL_TEXTS:
            raise Unreadable("action-argument", {"text": text, "word": rest[0]})
        return SPECIAL_TEXTS.index(upgrade) * 64 + parse_tank(rules, rest[1], text)
    if verb in OF_A_CARD:
        return parse_tank(rules, rest[0], text)
    return parse_cell(rest[0], text) if rest else 0


def parse_cell(word: str, text: str) -> int:
    cell = cell_of(word.upper())
    if cell == OFF_BOARD:
        raise Unreadable("action-cell", {"text": text, "word": word})
    return cell


def parse_tank(rules: Rules, word: str, text: str) -> int:
    if word not in rules.tank_texts:
        raise Unreadable("action-card", {"text": text, "card": word})
    return rules.tank_texts.index(word)


def parse_line(rules: Rules, rest: list[str], text: str) -> int:
    """A move in one line, told by its two ends."""
    start, end = parse_cell(rest[0], text), parse_cell(rest[1], text)
    for direction in range(DIRECTIONS):
        at, path = start, 0
        for step in range(7):
            at = rules.neighbour[at * DIRECTIONS + direction]
            if at == OFF_BOARD:
                break
            path |= direction << (STEP_BITS * step)
            if at == end and step < 5:
                return move_argument(start, step + 1, path)
    raise Unreadable("action-line", {"text": text})


def parse_path(rules: Rules, words: list[str], text: str) -> int:
    """A move told cell by cell."""
    cells = [parse_cell(word, text) for word in words]
    path = 0
    if not 2 <= len(cells) <= 6:
        raise Unreadable("action-line", {"text": text})
    for step, (one, other) in enumerate(pairwise(cells)):
        around = rules.neighbour[one * DIRECTIONS : (one + 1) * DIRECTIONS]
        if other not in around:
            raise Unreadable("action-line", {"text": text})
        path |= around.index(other) << (STEP_BITS * step)
    return move_argument(cells[0], len(cells) - 1, path)


def token_text(rules: Rules, token: int) -> str:
    """'bridge#1' to 'bridge#3', and 'bridge*' for the special one."""
    picture = rules.picture_texts[token // COPIES]
    copy = token % COPIES
    return f"{picture}*" if copy == SPECIAL_COPY else f"{picture}#{copy + 1}"


def parse_token(rules: Rules, text: str) -> int:
    """-1 when there is no such token."""
    for token in range(len(rules.picture_texts) * COPIES):
        if token_text(rules, token) == text:
            return token
    return -1


def answer_text(rules: Rules, answer: int) -> str:
    """What chance answered, as records keep it."""
    if answer >= LETTER_ANSWER:
        number = answer - LETTER_ANSWER if answer < DIGIT_ANSWER else answer - DIGIT_ANSWER + 8
        return f"range:{range_text(number)}"
    if answer >= SEAT_ANSWER:
        return f"seat:{answer - SEAT_ANSWER + 1}"
    if answer >= CARD_ANSWER:
        return f"tank:{rules.tank_texts[answer - CARD_ANSWER]}"
    if answer >= CELL_ANSWER:
        return f"cell:{cell_text(answer - CELL_ANSWER)}"
    return token_text(rules, answer)


def parse_answer(rules: Rules, text: str) -> int:
    """-1 when the text is no possible answer."""
    kind, colon, name = text.partition(":")
    if not colon:
        return parse_token(rules, text)
    if kind == "cell" and cell_of(name) != OFF_BOARD:
        return CELL_ANSWER + cell_of(name)
    if kind == "tank" and name in rules.tank_texts:
        return CARD_ANSWER + rules.tank_texts.index(name)
    if kind == "seat":
        for seat in range(rules.seats):
            if str(seat + 1) == name:
                return SEAT_ANSWER + seat
    if kind == "range":
        for number in range(16):
            if range_text(number) == name:
                return LETTER_ANSWER + number if number < 8 else DIGIT_ANSWER + number - 8
    return -1
