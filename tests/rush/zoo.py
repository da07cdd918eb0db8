"""Vehicles made for tests: what each is good for is in its id, and balance never changes them."""

from typing import Any

CLASSES = ("light", "medium", "spg", "heavy")
NATIONS = {"su": "ussr", "de": "germany", "us": "usa", "fr": "france", "uk": "uk"}


def vehicle(
    id: str,
    nation: str = "ussr",
    vehicle_class: str = "auxiliary",
    cost: int = 2,
    resources: int | None = 1,
    abilities: tuple[str, ...] = (),
    power: int | None = None,
    armor: int | None = None,
) -> dict[str, Any]:
    """A Vehicle as a card file has it. An Auxiliary Unit is 0/0 unless told otherwise."""
    entry: dict[str, Any] = {
        "id": id,
        "name": f"Test {id}",
        "nation": nation,
        "class": vehicle_class,
        "cost": cost,
        "abilities": list(abilities),
    }
    if resources is not None:
        entry["resources"] = resources
    if vehicle_class == "auxiliary":
        entry |= {"power": power or 0, "armor": armor or 0}
    return entry


# su-light, su-medium, su-spg, su-heavy, de-light, ... each twice (su-light, su-light-2):
# cost 2, worth 1 resource, no abilities
PLAIN = [
    vehicle(f"{short}-{name}{number}", nation, name)
    for short, nation in NATIONS.items()
    for name in CLASSES
    for number in ("", "-2")
]

# Auxiliary Units 0/0 of the USSR with one ability each: cost 2, worth 1 resource
ABLE = [
    vehicle("draw-1", abilities=("reinforcements 1",)),
    vehicle("draw-2", abilities=("reinforcements 2",)),
    vehicle("draw-3", abilities=("reinforcements 3",)),
    vehicle("draw-9", abilities=("reinforcements 9",)),
    vehicle("recruiter", abilities=("recruitment",)),
    vehicle("recruiter-2", abilities=("recruitment",)),
    vehicle("scout", abilities=("scouting",)),
    vehicle("saboteur", abilities=("sabotage",)),
    vehicle("besieger", abilities=("siege_master",)),
    vehicle("besieger-2", abilities=("siege_master",)),
    vehicle("besieger-3", abilities=("siege_master",)),
    vehicle("besieger-4", abilities=("siege_master",)),
    vehicle("research-2", abilities=("research 2",)),
    vehicle("research-4", abilities=("research 4",)),
    vehicle("mechanic", abilities=("repair",)),
    vehicle("hero", abilities=("invulnerability",)),
    vehicle("regrouper", abilities=("regroup",)),
    vehicle("planner", abilities=("planning",)),
]

OTHERS = [
    vehicle("de-besieger", "germany", abilities=("siege_master",)),
    vehicle("de-besieger-2", "germany", abilities=("siege_master",)),
    vehicle("de-hero", "germany", abilities=("invulnerability",)),
    vehicle("uk-hero", "uk", abilities=("invulnerability",)),
    vehicle("medium-draw-1", "ussr", "medium", abilities=("reinforcements 1",)),
    vehicle("medium-recruiter", "ussr", "medium", abilities=("recruitment",)),
    vehicle("medium-research-2", "ussr", "medium", abilities=("research 2",)),
    vehicle("medium-besieger", "ussr", "medium", abilities=("siege_master",)),
    vehicle("medium-regrouper", "ussr", "medium", abilities=("regroup",)),
    vehicle("medium-hero", "ussr", "medium", abilities=("invulnerability",)),
    vehicle("draw-and-repair", abilities=("reinforcements 1", "repair")),
    vehicle("repair-and-draw", abilities=("repair", "reinforcements 1")),
    vehicle("research-and-draw", abilities=("research 2", "reinforcements 1")),
    vehicle("bases-only", "ussr", "spg", abilities=("bases_only",)),
    vehicle("vehicles-only", "ussr", "spg", abilities=("vehicles_only",)),
    vehicle("heavy-bases-only", "ussr", "heavy", abilities=("bases_only",)),
    vehicle("de-fund", "germany", "light", resources=3, abilities=("national_resources",)),
    vehicle("de-fund-0", "germany", "light", resources=0, abilities=("national_resources",)),
    vehicle("fr-fund", "france", "light", resources=3, abilities=("national_resources",)),
    vehicle("gun", power=1),  # attacks, cannot defend
    vehicle("gun-2", power=2),
    vehicle("bunker", armor=1),  # defends, cannot attack
    vehicle("bunker-2", armor=2),
    vehicle("worth-0", resources=0),
    vehicle("worth-nothing", resources=None),
    vehicle("worth-2", resources=2),
    vehicle("worth-3", resources=3),
    vehicle("worth-6", resources=6),
    vehicle("cost-0", cost=0),
    vehicle("cost-1", cost=1),
    vehicle("cost-3", cost=3),
    vehicle("cost-4", cost=4),
    vehicle("cost-5", cost=5),
    vehicle("de-cost-0", "germany", cost=0),
    vehicle("de-cost-3", "germany", cost=3),
    vehicle("de-cost-4", "germany", cost=4),
    vehicle("fr-cost-0", "france", cost=0),
    vehicle("fr-cost-3", "france", cost=3),
]

ZOO: dict[str, Any] = {
    "format": "motorpool-rush-cards",
    "version": 1,
    "id": "zoo",
    "extends": "base",
    "vehicles": PLAIN + ABLE + OTHERS,
}
