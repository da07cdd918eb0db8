"""What a host can set."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network
from pathlib import Path
from urllib.parse import urlsplit

from motorpool.core.errors import BadOption

METRICS_VARIABLE = "MOTORPOOL_METRICS_TOKEN"
SHORTEST_METRICS_TOKEN = 16
HOST_NAME = re.compile(r"[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?")


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
    names: Limit = Limit(10, 0.1)  # that one visitor takes: each is written down at every table
    chat: Limit = Limit(5, 0.5)  # messages of one visitor
    hints: Limit = Limit(6, 0.2)  # that one visitor asks for: a bot has to think for each
    reviews: Limit = Limit(30, 1)  # games that one visitor looks back at: each is played again
    tables: Limit = Limit(20, 0.02)  # new ones of one visitor
    tables_of_address: Limit = Limit(100, 0.2)
    sockets: int = 200  # that one visitor may have open at a time
    sockets_of_address: int = 1_000
    body_bytes: int = 64 * 1024


@dataclass(frozen=True)
class Settings:
    database: str = field(repr=False)  # may hold a password
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None  # as people type it, when it is not the host and the port
    allowed_hosts: tuple[str, ...] = ()  # names that it is asked for, beside those it knows
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # who may say for whom they ask
    bot_workers: int = 1
    bot_seconds: float = 10.0  # the longest that a bot thinks about one decision
    keep_days: int | None = None  # that games are kept after the last move; None: for ever
    metrics_token: str | None = field(default=None, repr=False)
    page: Path | None = None  # where it was built, when not in the package
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


def is_this_machine(host: str) -> bool:
    """Whether an address, or a name for it, leads to this machine and no other."""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def read_host(text: str) -> str:
    """A name as it stands in an address, without scheme and port."""
    if not HOST_NAME.fullmatch(text.lower()):
        raise BadOption("serve-allow-host", {"host": text})
    return text.lower()


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
