"""Tests of what touches SQL run on both databases."""

import pytest

from tests.server.conftest import BOTH

on_both = pytest.mark.parametrize("database_url", BOTH, indirect=True)
