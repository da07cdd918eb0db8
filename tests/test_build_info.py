"""The build under test is the one that `make` meant to test."""

import os

import pytest

from motorpool.build_info import compiled, has_page, page_directory


@pytest.mark.compiled
def test_build_is_the_one_asked_for() -> None:
    assert compiled() is (os.environ.get("MOTORPOOL_BUILD") == "compiled")


def test_the_page_is_there_when_it_was_built() -> None:
    assert has_page() is (page_directory() / "index.html").is_file()
    assert page_directory().parent.name == "motorpool"
