"""What a host can set."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from motorpool.core.errors import BadOption

METRICS_VARIABLE = "MOTORPOOL_METRICS_TOKEN"
SHORTEST_METRICS_TOKEN = 16


@dataclass(frozen=True)
class Limit:
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """How often somebody may ask; an address can be a whole household or a school."""

    address: Limit = Limit(400, 100)
    visitor: Limit = Limit(120, 20)
    newcomers: Limit = Limit(30, 0.1)  # visitors made for one address
    chat: Limit = Limit(5, 0.5)  # messages of one visitor
    body_bytes: int = 64 * 1024


@dataclass(frozen=True)
class Settings:
    database: str = field(repr=False)  # may hold a password
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None  # as people type it, when it is not the host and the port
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # who may say for whom they ask
    bot_workers: int = 1
    bot_seconds: float = 10.0  # the longest that a bot thinks about one decision
    metrics_token: str | None = field(default=None, repr=False)
    limits: Limits = Limits()


def usual_database() -> str:
    """SQLite in the user's data directory."""
    from platformdirs import user_data_path

    return sqlite_url(user_data_path("motorpool", appauthor=False) / "motorpool.db")


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def read_public_url(text: str) -> str:
    """An address as people type it: http or https, a host, nothing behind it."""
    try:
        parts = urlsplit(text)
        right = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # of a port that is none, or brackets that do not close
        right = False
    if not right or parts.path not in ("", "/") or parts.query or parts.fragment or "@" in text:
        raise BadOption("serve-public-url", {"url": text})
    return f"{parts.scheme}://{parts.netloc.lower()}"


def read_proxy(text: str) -> str:
    """An address or a network such as 10.0.0.0/8."""
    try:
        ip_network(text)
    except ValueError:
        raise BadOption("serve-proxy", {"address": text}) from None
    return text


def read_metrics_token(environment: Mapping[str, str]) -> str | None:
    token = environment.get(METRICS_VARIABLE, "")
    if token and len(token) < SHORTEST_METRICS_TOKEN:
        values = {"variable": METRICS_VARIABLE, "fewest": SHORTEST_METRICS_TOKEN}
        raise BadOption("serve-metrics-token", values)
    return token or None
