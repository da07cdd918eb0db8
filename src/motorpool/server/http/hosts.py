"""For which name somebody asks: a page of another site must not reach us under its own name.

A browser lets a page talk to its own host, and whoever owns the name of that host may point it to
this machine at any time (DNS rebinding). The name that the browser asks for gives that away.
"""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from motorpool.server.operating.settings import Settings, is_this_machine
from motorpool.server.refusals import Forbidden


def check_host(connection: HTTPConnection, settings: Settings) -> None:
    """Where all names are known: a server for this machine only, or one whose host names them."""
    if not settings.allowed_hosts and not is_this_machine(settings.host):
        return
    name = name_in(f"http://{connection.headers.get('host', '')}")
    known = {*settings.allowed_hosts, name_in(settings.public_url or "")} - {""}
    if name not in known and not is_this_machine(name):
        raise Forbidden("server-host")


def name_in(url: str) -> str:
    """Without the port, and without the brackets of IPv6."""
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""
