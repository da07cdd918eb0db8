#!/usr/bin/env python3
"""A bot by lines of JSON: motorpool play rush --seats you,exec:examples/lines_bot.py"""

import json
import sys

WISHES = ("hit", "fire", "attack", "join", "charge", "buy", "shoot", "spend", "use")


def choose(actions: list[str]) -> str:
    """What begins with the first wish that can be had, else the first of all."""
    wished = [action for wish in WISHES for action in actions if action.split()[0] == wish]
    return (wished or actions)[0]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 1}
    elif message["type"] == "decision":
        number, actions = message["decision"]["number"], message["decision"]["actions"]
        answer = {"type": "choice", "decision": number, "action": choose(actions)}
    else:
        continue
    print(json.dumps(answer), flush=True)
