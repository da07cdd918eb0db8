"""Which rules a card goes back to, for who wants to read on."""

CARD_RULES: dict[str, tuple[str, ...]] = {
    "vehicle": ("RU-COMP-01", "RU-COMP-02"),
    "barracks": ("RU-COMP-03",),
    "medal": ("RU-COMP-05", "RU-END-04"),
    "two-medal": ("RU-COMP-05", "RU-END-04"),
    "base": ("RU-COMP-04", "RU-ASLT-04", "RU-ASLT-06", "RU-TURN-08", "RU-END-04"),
    "hq": ("RU-SF-04", "RU-SF-05", "RU-SF-17"),
    "achievement": ("RU-ACH-00",),
    "tank": ("BG-COMP-03", "BG-MOVE-01", "BG-SHOT-01"),
    "picture": ("BG-COMP-02", "BG-PAIR-01"),
    "special": ("BG-PAIR-02",),
}
ABILITY_RULES: dict[str, tuple[str, ...]] = {
    "reinforcements": ("RU-ABI-10",),
    "recruitment": ("RU-ABI-11", "RU-BUY-05"),
    "scouting": ("RU-ABI-12",),
    "sabotage": ("RU-ABI-13",),
    "siege_master": ("RU-ABI-14", "RU-ABI-15", "RU-ABI-16", "RU-ABI-17"),
    "research": ("RU-ABI-18", "RU-ABI-23"),
    "repair": ("RU-ABI-19",),
    "invulnerability": ("RU-ABI-20",),
    "regroup": ("RU-SF-13", "RU-SF-20"),
    "planning": ("RU-SF-14", "RU-SF-21"),
    "national_resources": ("RU-BUY-06",),
    "bases_only": ("RU-ABI-21",),
    "vehicles_only": ("RU-ABI-22",),
}
HEROIC_DEED = "RU-SF-15"
RECRUITMENT_KEEPS = "RU-ALT-10"
SINGLE_RESHUFFLE = "RU-ALT-09"
OWN_ACHIEVEMENT = "RU-SF-ACH-13"
ACHIEVEMENT_RULES: dict[str, str] = {
    "bases-destroyed": "RU-ACH-01",
    "light-tanks": "RU-ACH-02",
    "medium-tanks": "RU-ACH-03",
    "spgs": "RU-ACH-04",
    "heavy-tanks": "RU-ACH-05",
    "auxiliary-units": "RU-ACH-06",
    "soviet-medals": "RU-ACH-07",
    "german-medals": "RU-ACH-08",
    "american-medals": "RU-ACH-09",
    "french-medals": "RU-ACH-10",
    "double-medals": "RU-ACH-11",
    "largest-squad": "RU-ACH-12",
    "british-medals": "RU-SF-ACH-01",
    "any-medals": "RU-SF-ACH-02",
    "medal-nations": "RU-SF-ACH-03",
    "plain-vehicles": "RU-SF-ACH-04",
    "infantry": "RU-SF-ACH-05",
    "recruiters": "RU-SF-ACH-06",
    "reinforcements": "RU-SF-ACH-07",
    "research": "RU-SF-ACH-08",
    "dearest-army": "RU-SF-ACH-09",
    "own-bases": "RU-SF-ACH-10",
    "no-barracks": "RU-SF-ACH-11",
    "decisive-shot": "RU-SF-ACH-12",
}
SPECIAL_RULES: dict[str, tuple[str, ...]] = {
    "extra_turn": ("BG-ACT-01", "BG-ACT-03"),
    "extra_tank": ("BG-ACT-02",),
    "turning": ("BG-UPG-02", "BG-UPG-08"),
    "longer_shot": ("BG-UPG-03",),
    "longer_move": ("BG-UPG-04",),
    "fire_first": ("BG-UPG-05",),
    "armor_plate": ("BG-UPG-06",),
}
UPGRADE_RULES = ("BG-UPG-01", "BG-UPG-07")
FAMILY_RULES = ("BG-FAM-01", "BG-FAM-03")
