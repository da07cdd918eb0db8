"""`python -m motorpool.server.http.export`: the API described by itself, for makers of clients."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

from motorpool.server.database.sqlite import Sqlite
from motorpool.server.http.app import make_app
from motorpool.server.http.socket.messages import socket_schema
from motorpool.server.operating.settings import Settings


def main() -> None:
    with TemporaryDirectory() as directory:
        app = make_app(Settings(database=""), Sqlite(Path(directory, "none.db")))
        print(json.dumps({"api": app.openapi(), "socket": socket_schema()}, sort_keys=True))


if __name__ == "__main__":
    main()
