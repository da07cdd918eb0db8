"""The API is what it says it is: schemathesis sends it all kinds of things."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.openapi import from_dict

from motorpool.server.database.database import connect
from motorpool.server.http.app import make_app
from motorpool.server.http.table_models import TABLE_PATTERN
from motorpool.server.operating.settings import Settings, sqlite_url
from tests.server.serving import NO_LIMITS, served

FEW = settings(
    max_examples=20, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path = tmp_path_factory.mktemp("openapi") / "motorpool.db"
    with served(Settings(sqlite_url(path), limits=NO_LIMITS)) as url:
        yield url


@pytest.fixture(scope="module")
def person(server: str) -> dict[str, str]:
    """What the browser of somebody who is known sends along."""
    answer = httpx.patch(f"{server}/api/me", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"].partition(";")[0]
    return {"Cookie": cookie, "Origin": server}


@pytest.fixture(scope="module")
def table(server: str, person: dict[str, str]) -> str:
    """Where that person plays: a random id is hardly ever one of a table."""
    answer = httpx.post(f"{server}/api/play", json={"bots": ["random"]}, headers=person)
    id: str = answer.json()["table"]
    return id


# A schema cannot say all of the rules: what letters a name may have, that 7.0 is no number of
# moves, which options go together. So what it allows may still be refused.
TOO_LARGE = 413
NOT_CHECKED = [schemathesis.checks.positive_data_acceptance]
APP = make_app(Settings(""), connect("sqlite:///never-opened.db"))
api = from_dict(APP.openapi())


def impatient(case: Case[Any]) -> None:
    """Who asks for news waits for a second at most: nothing is going to happen here."""
    wait = (case.query or {}).get("wait")
    if isinstance(wait, int) and wait > 1:
        case.query["wait"] = 1


def check(case: Case[Any], server: str, headers: dict[str, str]) -> None:
    answer = case.call(base_url=server, headers=headers)
    not_checked = NOT_CHECKED
    if answer.status_code == TOO_LARGE:  # refused before anybody could say what is wrong with it
        not_checked = [*NOT_CHECKED, schemathesis.checks.negative_data_rejection]
    case.validate_response(answer, excluded_checks=not_checked, headers=headers)


@api.parametrize()
@FEW
def test_for_nobody(case: Case[Any], server: str) -> None:
    check(case, server, {})


@api.parametrize()
@FEW
def test_for_a_person(case: Case[Any], server: str, person: dict[str, str], table: str) -> None:
    found = str((case.path_parameters or {}).get("table", ""))
    if re.fullmatch(TABLE_PATTERN, found):
        case.path_parameters["table"] = table
    impatient(case)
    check(case, server, person)
