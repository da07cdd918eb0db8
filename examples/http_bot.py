"""A bot that needs no package at all: python http_bot.py URL INVITE [TOKEN]

It plays at random and waits by long polling (see docs/api.md).
"""

import json
import random
import secrets
import sys
import time
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

MOST_TRIES = 60


class Api:
    def __init__(self, url: str, token: str | None) -> None:
        self.url = f"{url}/api"
        self.headers = {"Content-Type": "application/json"}
        token = token or self.call("POST", "/me/tokens", label="http_bot.py")["secret"]
        self.headers["Authorization"] = f"Bearer {token}"

    def call(self, method: str, path: str, **sent: object) -> Any:
        body = json.dumps(sent).encode() if method != "GET" else None
        for _ in range(MOST_TRIES):
            try:
                with urlopen(Request(self.url + path, body, self.headers, method=method)) as answer:
                    return json.load(answer)
            except HTTPError as refused:
                if refused.code not in (429, 503):
                    raise
                time.sleep(int(refused.headers.get("Retry-After", 1)))
            except (URLError, ConnectionError):  # the server starts again; a choice cannot be
                time.sleep(1)  # taken twice, for it names its decision
        raise SystemExit(f"no answer from {self.url}")


def main(url: str, invite: str, token: str | None = None) -> None:
    api = Api(url, token)
    table = "/tables/" + api.call("POST", "/invitations", invite=invite)["table"]
    api.call("POST", f"{table}/sit", invite=invite, salt=secrets.token_hex(16))
    seen = api.call("GET", table)["messages"][0]
    while seen["table"]["status"] in ("open", "playing"):
        decision = seen["decision"]
        if decision and decision["seat"] == seen["seat"]:
            try:
                choice = random.choice(decision["actions"])
                api.call("POST", f"{table}/choices", decision=decision["number"], action=choice)
            except HTTPError as refused:
                if refused.code != 409:  # 409: it was answered already
                    raise
        else:
            api.call("GET", f"{table}/updates?after={seen['number']}&wait=25")
        seen = api.call("GET", table)["messages"][0]
    print(seen["table"]["status"])


if __name__ == "__main__":
    main(*sys.argv[1:])
