"""How Hypothesis runs here: without a clock, and the same way every time where CI is set.

And what tests of several rooms need.
"""

import importlib.util
import os
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).parent.parent

# A scene is a whole game played up to some point: slow to make and hard to make smaller
COMMON = settings(
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("local", COMMON)
settings.register_profile("ci", COMMON, derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "local")


@pytest.fixture
def builder() -> ModuleType:
    """tools/build_page.py, which also knows where a Node.js is."""
    spec = importlib.util.spec_from_file_location("build_page", ROOT / "tools" / "build_page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
