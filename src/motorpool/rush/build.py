"""The tables of one game, made from its options, its card set and its seats."""

from typing import Any

from motorpool.core.options import Options
from motorpool.rush.achievements import (
    built_in_achievements,
    check_achievements,
    compile_achievement,
)
from motorpool.rush.cards import CardSet, Vehicle, ability_code, built_in, data, own_card_set
from motorpool.rush.codes import (
    ABILITY_SHIFT,
    ACHIEVEMENT,
    BARRACKS,
    BASE,
    CLASS_TEXTS,
    FIRST_PASSIVE,
    HEADQUARTERS,
    MEDAL,
    NATION_TEXTS,
    NATIONS,
    SLOTS,
    UK,
    VEHICLE,
)
from motorpool.rush.options import check_options
from motorpool.rush.tables import Rules

NO_CLASS = -1
ACHIEVEMENT_PREFIX = "achievement:"  # so that none has the text of a Vehicle
TEAM_ORDER = {  # RU-ALT-11: the place within the side, sides alternating, the first side first
    3: (0, 0, 1, 0),
    4: (0, 0, 1, 1),
    5: (0, 0, 1, 1, 2, 0, 0, 1, 1, 0, 2, 1),
    6: (0, 0, 1, 1, 2, 2),
}


def build_rules(options: Options, seats: int, first: int) -> Rules:
    """The rules of a game in which seat number `first` (from 0) begins."""
    check_options(options, seats)
    rules = Rules()
    rules.seats = seats
    set_switches(rules, options)
    set_order(rules, seats, first)
    set_enemies(rules)
    add_cards(rules, card_set(options))
    entries = achievement_entries(options)
    rules.first_achievement = len(rules.kind_of)
    for entry in entries:
        add_card(rules, new_kind(rules, ACHIEVEMENT_PREFIX + entry["id"]), ACHIEVEMENT)
    for entry in entries:
        rules.achievements.append(compile_achievement(entry, rules))
    return rules


def card_set(options: Options) -> CardSet:
    chosen = options["cards"]
    return built_in(chosen) if isinstance(chosen, str) else own_card_set(chosen)


def achievement_entries(options: Options) -> list[dict[str, Any]]:
    """The Achievements in use, built-in and own; British Medals need British cards (RU-SF-24)."""
    sets = ("base",) if options["achievements"] == "base" else ("base", "second_front")
    british = any(vehicle.nation == "uk" for vehicle in card_set(options).vehicles)
    entries = [
        entry
        for entry in built_in_achievements()
        if entry["set"] in sets and (british or entry.get("nation") != "uk")
    ]
    own = options["own_achievements"]
    if isinstance(own, list):
        check_achievements(own)
        entries += own
    return entries


def set_switches(rules: Rules, options: Options) -> None:
    rules.headquarters = options["headquarters"]
    rules.rear = options["rear"]
    rules.reserve_size = options["reserve_size"]
    rules.refresh_at_start = options["reserve_refresh"] == "start_optional"
    rules.refill_at_end = options["reserve_refill"] == "end_of_turn"
    rules.attackers_defend = options["attackers_defend"]
    rules.heroic_deed = options["heroic_deed"]
    rules.score_own_bases = options["score_own_bases"]
    rules.weak_turn = options["weak_turn"]
    rules.gradual_reveal = options["gradual_reveal"]
    rules.interactive_assault = options["interactive_assault"]
    rules.defended_bonus = options["defended_bonus"]
    rules.medal_sets = options["medal_sets"]
    rules.single_reshuffle = options["single_reshuffle"]
    rules.recruitment_keeps_card = options["recruitment_keeps_card"]
    rules.teams = options["teams"]
    rules.siege_armored = options["siege_targets"] == "armored"
    rules.defenders_in_squad = options["defenders_in_squad"]


def set_order(rules: Rules, seats: int, first: int) -> None:
    """Clockwise from the first player; in teams the sides alternate (RU-TURN, RU-ALT-11)."""
    if not rules.teams:
        rules.side = list(range(seats))
        rules.sides = seats
        rules.order = [(first + step) % seats for step in range(seats)]
        rules.turns_in_round = seats
        return
    rules.side = [seat % 2 for seat in range(seats)]
    rules.sides = 2
    clockwise = [(first + step) % seats for step in range(seats)]
    ours = [seat for seat in clockwise if seat % 2 == first % 2]
    theirs = [seat for seat in clockwise if seat % 2 != first % 2]
    rules.order = [(ours, theirs)[turn % 2][place] for turn, place in enumerate(TEAM_ORDER[seats])]
    # RU-ALT-16: with 3 or 5 players when both sides have had equally many turns
    rules.turns_in_round = 2 if seats % 2 else seats


def set_enemies(rules: Rules) -> None:
    """Everybody of another side: allies are never attacked, besieged or sabotaged (RU-ALT-14)."""
    seats = rules.seats
    for seat in range(seats):
        clockwise = [(seat + step) % seats for step in range(1, seats)]
        rules.enemies.append(
            [other for other in clockwise if rules.side[other] != rules.side[seat]]
        )


def add_cards(rules: Rules, cards: CardSet) -> None:
    rules.vehicles = len(cards.vehicles)
    for vehicle in cards.vehicles:
        add_vehicle(rules, vehicle)
    squad = data("squad.json")
    barracks = squad["barracks"]
    barracks_kinds = [new_kind(rules, entry["id"]) for entry in barracks]
    rules.barracks_each = sum(entry["count"] for entry in barracks)
    for _ in range(rules.seats):
        rules.first_barracks.append(len(rules.kind_of))
        for kind, entry in zip(barracks_kinds, barracks, strict=True):
            for _ in range(entry["count"]):
                abilities = [ability_code(text) for text in entry.get("abilities", ())]
                add_card(
                    rules, kind, BARRACKS, resources=entry.get("resources", -1), active=abilities
                )
    british = any(vehicle.nation == "uk" for vehicle in cards.vehicles)
    for nation in range(NATIONS):
        rules.first_medal.append(len(rules.kind_of))
        for entry in squad["medals"]:
            count = entry["count"] if nation != UK or british else 0
            kind = new_kind(rules, f"{entry['id']}-{NATION_TEXTS[nation]}")
            for _ in range(count):
                add_card(
                    rules,
                    kind,
                    MEDAL,
                    nation=nation,
                    resources=entry["resources"],
                    medals=entry["medals"],
                )
            (rules.one_medals if entry["medals"] == 1 else rules.two_medals).append(count)
    for seat in range(rules.seats):
        rules.first_base.append(len(rules.kind_of))
        kinds = [new_kind(rules, f"base-{seat + 1}"), new_kind(rules, f"hq-{seat + 1}")]
        for slot in range(SLOTS):
            if slot != HEADQUARTERS or rules.headquarters:
                kind = kinds[1] if slot == HEADQUARTERS else kinds[0]
                add_card(rules, kind, BASE, medals=squad["bases"]["medals"])


def add_vehicle(rules: Rules, vehicle: Vehicle) -> None:
    codes = [ability_code(text) for text in vehicle.abilities]
    add_card(
        rules,
        new_kind(rules, vehicle.id),
        VEHICLE,
        nation=NATION_TEXTS.index(vehicle.nation),
        vehicle_class=CLASS_TEXTS.index(vehicle.vehicle_class),
        cost=vehicle.cost,
        resources=-1 if vehicle.resources is None else vehicle.resources,
        power=vehicle.power,
        armor=vehicle.armor,
        active=[code for code in codes if code // ABILITY_SHIFT < FIRST_PASSIVE],
    )
    rules.national[-1] = "national_resources" in vehicle.abilities
    rules.bases_only[-1] = "bases_only" in vehicle.abilities
    rules.vehicles_only[-1] = "vehicles_only" in vehicle.abilities


def new_kind(rules: Rules, text: str) -> int:
    rules.kind_texts.append(text)
    rules.cards_of.append([])
    return len(rules.kind_texts) - 1


def add_card(
    rules: Rules,
    kind: int,
    card_type: int,
    *,
    nation: int = -1,
    vehicle_class: int = NO_CLASS,
    cost: int = 0,
    resources: int = -1,
    power: int = 0,
    armor: int = 0,
    medals: int = 0,
    active: list[int] | None = None,
) -> None:
    rules.cards_of[kind].append(len(rules.kind_of))
    rules.kind_of.append(kind)
    rules.type.append(card_type)
    rules.nation.append(nation)
    rules.vehicle_class.append(vehicle_class)
    rules.cost.append(cost)
    rules.resources.append(resources)
    rules.power.append(power)
    rules.armor.append(armor)
    rules.medals.append(medals)
    rules.active.append(active or [])
    rules.national.append(False)
    rules.bases_only.append(False)
    rules.vehicles_only.append(False)
