"""The cookie that keeps a device's secret."""

from collections.abc import Mapping

LASTS = 400 * 24 * 60 * 60  # seconds; browsers keep none longer
PLAIN = "motorpool"
HOST_ONLY = "__Host-motorpool"  # over https: no other host of the domain can set this one


def cookie_name(secure: bool) -> str:
    return HOST_ONLY if secure else PLAIN


def read_cookie(cookies: Mapping[str, str], secure: bool) -> str | None:
    return cookies.get(cookie_name(secure)) or None


def write_cookie(secret: str, secure: bool) -> str:
    """The value of Set-Cookie; an empty secret takes the cookie away."""
    seconds = LASTS if secret else 0
    text = f"{cookie_name(secure)}={secret}; Max-Age={seconds}; Path=/; HttpOnly; SameSite=Lax"
    return text + "; Secure" if secure else text
