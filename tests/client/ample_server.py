"""Run as a process of its own: the real server, except that it asks hardly anybody to wait."""

import sys

from motorpool.server.operating.serving import serve
from motorpool.server.operating.settings import Settings
from tests.server.serving import NO_LIMITS


def main(database: str, port: str) -> None:
    settings = Settings(database=database, port=int(port), limits=NO_LIMITS)
    serve(settings, lambda url: print(url, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
