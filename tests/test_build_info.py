"""The build under test is the one that `make` meant to test."""

import os

import pytest

from motorpool.build_info import compiled


@pytest.mark.compiled
def test_build_is_the_one_asked_for() -> None:
    assert compiled() is (os.environ.get("MOTORPOOL_BUILD") == "compiled")
