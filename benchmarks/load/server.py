"""The real server, except that nobody is asked to come more slowly: all come from one address."""

import sys

from motorpool.server.operating.logs import start_logs
from motorpool.server.operating.serving import serve
from motorpool.server.operating.settings import Limit, Limits, Settings

AMPLE = Limit(1e9, 1e9)


def main(database: str, port: str) -> None:
    limits = Limits(
        address=AMPLE,
        visitor=AMPLE,
        newcomers=AMPLE,
        chat=AMPLE,
        tables=AMPLE,
        tables_of_address=AMPLE,
        sockets=10**9,
        sockets_of_address=10**9,
    )
    start_logs()
    serve(
        Settings(database=database, port=int(port), limits=limits),
        lambda url: print("ready", flush=True),
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
