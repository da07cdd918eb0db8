"""Small programs that play, each in its own way."""

import shlex
import sys
from pathlib import Path

# Chooses the first action; what is put in place of `answer(message)` goes wrong
PLAYER = """\
import json, os, subprocess, sys, time

def say(answer):
    print(json.dumps(answer), flush=True)

def first(message):
    decision = message["decision"]
    return {{"type": "choice", "decision": decision["number"], "action": decision["actions"][0]}}

def hello():
    {hello}

def decide(message):
    {decide}

for line in sys.stdin:
    message = json.loads(line)
    with open("told.jsonl", "a") as told:
        told.write(line)
    if message["type"] == "hello":
        hello()
    if message["type"] == "decision":
        decide(message)
"""
HELLO = 'say({"type": "hello", "protocol": 1})'
FIRST = "say(first(message))"


def program(directory: Path, decide: str = FIRST, hello: str = HELLO, name: str = "bot.py") -> str:
    """The kind of a program that does this; what it is told it keeps in told.jsonl."""
    path = directory / name
    path.write_text(PLAYER.format(decide=decide, hello=hello), encoding="utf-8")
    return f"exec:{shlex.join([sys.executable, '-S', '-E', str(path)])}"
