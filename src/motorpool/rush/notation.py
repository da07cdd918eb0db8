"""The short, stable text of cards, targets and actions, and back again."""

from motorpool.core.errors import Unreadable
from motorpool.rush.build import ACHIEVEMENT_PREFIX
from motorpool.rush.codes import (
    ATTACK,
    BUY,
    CLAIM,
    COVER,
    DEFEND,
    DROP,
    FIRE,
    FROM_REAR,
    HEADQUARTERS,
    HIT,
    JOIN,
    KEEP,
    LOSE,
    NATION_TEXTS,
    POST,
    SCRAP,
    SIEGE,
    SLOTS,
    SPEND,
    STORE,
    SUPPORT_WITH,
    TAKE,
    TO_GUARD,
    TO_REGROUP,
    TWO,
    USE,
    VERB_SHIFT,
    VERB_TEXTS,
)
from motorpool.rush.tables import Rules

FROM_HAND_OR_REAR = (SPEND, USE, DEFEND, COVER, ATTACK, JOIN, SUPPORT_WITH)
OF_A_CARD = (*FROM_HAND_OR_REAR, BUY, FIRE, LOSE, TAKE, SCRAP, KEEP, POST, STORE)
AT_A_TARGET = (HIT, SIEGE)
AT_A_BASE = (TO_GUARD, TO_REGROUP)
MOST_TWOS = 99  # more two-Medal cards than any pile has
SEAT_ANSWER = 1_000_000  # chance answers with a seat when it picks the first player


def action_text(rules: Rules, action: int) -> str:
    """The text of an action: its verb, and what it is done with."""
    verb = action // VERB_SHIFT
    argument = action % VERB_SHIFT
    text = VERB_TEXTS[verb]
    if verb in OF_A_CARD:
        if argument >= FROM_REAR:
            return f"{text} rear:{rules.kind_texts[argument - FROM_REAR]}"
        return f"{text} {rules.kind_texts[argument]}"
    if verb in AT_A_TARGET:
        return f"{text} {base_text(argument // 2)}{'v' if argument % 2 else ''}"
    if verb in AT_A_BASE:
        return f"{text} {base_text(argument)}"
    if verb == CLAIM:
        return f"{text} {NATION_TEXTS[argument]}"
    if verb == DROP:
        return f"{text} {rules.kind_texts[argument].removeprefix(ACHIEVEMENT_PREFIX)}"
    if verb == TWO:
        return f"{text} {argument}"
    return text


def base_text(place: int) -> str:
    """'2.1' is the first Base of the second seat, '2.hq' its Headquarters."""
    slot = place % SLOTS
    return f"{place // SLOTS + 1}.{'hq' if slot == HEADQUARTERS else slot + 1}"


def parse_action(rules: Rules, text: str) -> int:
    """The action that a text means. An `Unreadable` says what is wrong with it."""
    words = text.strip().lower().split()
    if not words:
        raise Unreadable("action-empty")
    if words[0] not in VERB_TEXTS:
        raise Unreadable("action-verb", {"text": text, "verb": words[0]})
    verb = VERB_TEXTS.index(words[0])
    wanted = verb in OF_A_CARD + AT_A_TARGET + AT_A_BASE + (CLAIM, DROP, TWO)
    if len(words) != (2 if wanted else 1):
        key = "action-needs-argument" if wanted else "action-has-no-argument"
        raise Unreadable(key, {"text": text, "verb": words[0]})
    return verb * VERB_SHIFT + (parse_argument(rules, verb, words[1], text) if wanted else 0)


def parse_argument(rules: Rules, verb: int, word: str, text: str) -> int:
    if verb in OF_A_CARD:
        from_rear = word.startswith("rear:") and verb in FROM_HAND_OR_REAR
        kind = word.removeprefix("rear:") if from_rear else word
        if kind not in rules.kind_texts:
            raise Unreadable("action-card", {"text": text, "card": kind})
        return rules.kind_texts.index(kind) + (FROM_REAR if from_rear else 0)
    if verb in AT_A_TARGET:
        return parse_base(rules, word.removesuffix("v"), text) * 2 + word.endswith("v")
    if verb in AT_A_BASE:
        return parse_base(rules, word, text)
    if verb == CLAIM and word in NATION_TEXTS:
        return NATION_TEXTS.index(word)
    if verb == DROP and ACHIEVEMENT_PREFIX + word in rules.kind_texts:
        return rules.kind_texts.index(ACHIEVEMENT_PREFIX + word)
    if verb == TWO and (word == "0" or parse_number(word, MOST_TWOS)):
        return int(word)
    raise Unreadable("action-argument", {"text": text, "word": word})


def parse_base(rules: Rules, word: str, text: str) -> int:
    seat, _, slot = word.partition(".")
    slots = ["1", "2", "3", "hq"]
    number = parse_number(seat, rules.seats)
    if number == 0 or slot not in slots:
        raise Unreadable("action-base", {"text": text, "word": word})
    return (number - 1) * SLOTS + slots.index(slot)


def parse_number(word: str, most: int) -> int:
    """A number from 1 to `most`, written as we write it; 0 when the word is none."""
    for number in range(1, most + 1):
        if word == str(number):
            return number
    return 0


def card_text(rules: Rules, card: int) -> str:
    """The text of one card; cards that are alike are told apart by a number: 'engineers#2'."""
    kind = rules.kind_of[card]
    cards = rules.cards_of[kind]
    if len(cards) == 1:
        return rules.kind_texts[kind]
    return f"{rules.kind_texts[kind]}#{cards.index(card) + 1}"


def parse_card(rules: Rules, text: str) -> int:
    """The card that a text means; -1 when there is none."""
    name, numbered, number = text.partition("#")
    if name not in rules.kind_texts:
        return -1
    cards = rules.cards_of[rules.kind_texts.index(name)]
    if len(cards) == 1:
        return -1 if numbered else cards[0]
    place = parse_number(number, len(cards))
    return cards[place - 1] if place else -1


def answer_text(rules: Rules, answer: int) -> str:
    """What chance answered, as records keep it."""
    if answer >= SEAT_ANSWER:
        return f"seat:{answer - SEAT_ANSWER + 1}"
    return card_text(rules, answer)


def parse_answer(rules: Rules, text: str) -> int:
    """-1 when the text is no possible answer."""
    if text.startswith("seat:"):
        seat = parse_number(text.removeprefix("seat:"), rules.seats)
        return SEAT_ANSWER + seat - 1 if seat else -1
    return parse_card(rules, text)
