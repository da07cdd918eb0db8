"""The games that the laws are tried with."""

import pytest

from tests.battlegrounds.properties.kit import KIT as BATTLEGROUNDS
from tests.rush.properties.kit import KIT as RUSH

KITS = [RUSH, BATTLEGROUNDS]

every_game = pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.name)
every_tour = pytest.mark.parametrize(
    ("kit", "tour"), [pytest.param(kit, tour, id=tour) for kit in KITS for tour in kit.tours]
)
