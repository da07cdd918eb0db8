"""Secrets that prove who somebody is: given out once, kept only as their hash."""

import hashlib
import re
import secrets

BYTES = 32
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")  # what 32 bytes look like
ID_PATTERN = r"^[a-z0-9]{16}$"
TOKEN_PREFIX = "mp_"  # so that people and scanners know a token when they find one


def new_secret() -> str:
    return secrets.token_urlsafe(BYTES)


def new_id() -> str:
    """A public name of something; no secret, but nobody can count them."""
    return secrets.token_hex(8)


def digest(secret: str) -> bytes:
    """What is stored. A secret has 256 random bits, so a plain hash cannot be guessed back."""
    return hashlib.sha256(secret.encode()).digest()


def is_secret(text: str) -> bool:
    """Whether a text can be one at all: what cannot is not looked up."""
    return SECRET.fullmatch(text) is not None
