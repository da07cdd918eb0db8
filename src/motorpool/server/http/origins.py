"""Whether a request comes from our own page: others must not act in a visitor's name."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from motorpool.server.refusals import Forbidden

PORTS = {"http": 80, "https": 443}


def check_origin(connection: HTTPConnection, public_url: str | None, needed: bool) -> None:
    """Refuse what another site's page sends; `needed`: also what does not say where it is from.

    Browsers always say it when something may change and for a socket; only programs do not.
    """
    headers = connection.headers
    origin = headers.get("origin")
    if origin is not None:
        if not is_own(origin, connection, public_url):
            raise Forbidden("server-origin")
        return
    site = headers.get("sec-fetch-site")
    if site not in ("same-origin", "none") and (needed or site is not None):
        raise Forbidden("server-origin")


def is_own(origin: str, connection: HTTPConnection, public_url: str | None) -> bool:
    """Where the public address is not set, the host that the browser asked for must do."""
    found = place(origin)
    if found is None:
        return False
    host = connection.headers.get("host", "")
    return found == place(public_url or f"{found[0]}://{host}")


def place(url: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an address on the web; None for anything else, such as "null"."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname:
        return None
    return parts.scheme, parts.hostname, port or PORTS[parts.scheme]
