"""What a host can set, and what is refused."""

from pathlib import Path

import pytest

from motorpool.core.errors import BadOption
from motorpool.server.operating.settings import (
    Settings,
    read_host,
    read_metrics_token,
    read_proxy,
    read_public_url,
    usual_database,
)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("https://play.example", "https://play.example"),
        ("https://play.example/", "https://play.example"),
        ("http://Play.Example:8080", "http://play.example:8080"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_public_addresses(text, kept):
    assert read_public_url(text) == kept


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play.example",
        "ftp://play.example",
        "https://",
        "https://play.example/motorpool",
        "https://play.example?x=1",
        "https://play.example#x",
        "https://anna:secret@play.example",
        "https://play.example:port",
        "https://play.example:99999",
        "https://play.example:0",
        "https://[::1",
    ],
)
def test_what_is_no_public_address(text):
    with pytest.raises(BadOption) as refused:
        read_public_url(text)
    assert refused.value.key == "serve-public-url"


def test_names_of_hosts():
    assert read_host("Tanks.Example.org") == "tanks.example.org"
    assert read_host("tanks") == "tanks"
    for text in ("", "https://tanks", "tanks:8000", "tanks/", ".tanks", "a b", "*.example.org"):
        with pytest.raises(BadOption) as refused:
            read_host(text)
        assert refused.value.key == "serve-allow-host"


def test_proxies():
    assert read_proxy("10.0.0.7") == "10.0.0.7"
    assert read_proxy("fd00::/8") == "fd00::/8"
    for text in ("", "*", "proxy", "10.0.0.7/8", "10.0.0.256"):
        with pytest.raises(BadOption) as refused:
            read_proxy(text)
        assert refused.value.key == "serve-proxy"


def test_a_token_for_the_figures_must_be_long():
    assert read_metrics_token({}) is None
    assert read_metrics_token({"MOTORPOOL_METRICS_TOKEN": ""}) is None
    assert read_metrics_token({"MOTORPOOL_METRICS_TOKEN": "x" * 16}) == "x" * 16
    with pytest.raises(BadOption) as refused:
        read_metrics_token({"MOTORPOOL_METRICS_TOKEN": "short"})
    assert refused.value.key == "serve-metrics-token"
    assert "short" not in str(refused.value)


def test_the_usual_database_is_in_the_data_directory(monkeypatch, tmp_path: Path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert usual_database() == f"sqlite:///{tmp_path}/motorpool/motorpool.db"


def test_settings_show_no_secret():
    told = repr(Settings("postgresql://anna:secret@db/x", metrics_token="secret" * 3))
    assert "secret" not in told
