"""How Hypothesis runs here: without a clock, and the same way every time where CI is set."""

import os

from hypothesis import HealthCheck, settings

# A scene is a whole game played up to some point: slow to make and hard to make smaller
COMMON = settings(
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("local", COMMON)
settings.register_profile("ci", COMMON, derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "local")
