"""Set-up (RU-SET): Bases, Barracks, the Reserve, the Medal piles, the Achievements."""

from typing import Final

from motorpool.core.chance import Chance
from motorpool.rush.codes import HEADQUARTERS_BIT, NATIONS, TURN_BEGINS
from motorpool.rush.piles import draw_cards, fill_reserve
from motorpool.rush.table import Player, Table
from motorpool.rush.turn import HAND_SIZE

THREE_BASES: Final = 7


def set_up(t: Table, chance: Chance) -> None:
    rules = t.rules
    t.active = rules.order[0]
    t.deck = list(range(rules.vehicles))
    t.one_medals = rules.one_medals[:]
    t.two_medals = rules.two_medals[:]
    t.gained = [0] * (NATIONS * rules.seats)
    for seat in range(rules.seats):
        player = Player(None)
        player.standing = THREE_BASES | (HEADQUARTERS_BIT if rules.headquarters else 0)
        first = rules.first_barracks[seat]
        player.garage = list(range(first, first + rules.barracks_each))
        t.players.append(player)
    for step in range(rules.seats):
        draw_cards(t, (t.active + step) % rules.seats, HAND_SIZE, True, chance)
    fill_reserve(t, chance)
    first = rules.first_achievement
    t.achievement_pile = list(range(first, first + len(rules.achievements)))
    for _ in range(rules.seats + 1):  # RU-SET-05
        t.achievements.append(chance.draw(t.achievement_pile))
    t.push(TURN_BEGINS)
