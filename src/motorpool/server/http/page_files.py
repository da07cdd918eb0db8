"""The files of the built page, read once: what is not among them cannot be asked for."""

import re
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from motorpool.build_info import page_directory

INDEX = "index.html"
HASHED = "assets/"  # Vite puts a hash into the names of all that is in there
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the best first; made when the page is built
MEDIA_TYPES = {  # those of the system differ from one to the next
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
UNKNOWN_TYPE = "application/octet-stream"
ACCEPTED = re.compile(r"\s*([\w*-]+)\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?")


@dataclass(frozen=True)
class PageFile:
    """`bodies` has the plain one under "", and what lay compressed beside it."""

    media_type: str
    tag: str
    cache: str
    bodies: dict[str, bytes] = field(repr=False)

    def best(self, accepted: str) -> str:
        """The encoding for somebody who accepts these; "" is none."""
        weights = accepted_encodings(accepted)
        for encoding in ENCODINGS:
            if encoding in self.bodies and weights.get(encoding, weights.get("*", 0)) > 0:
                return encoding
        return ""


def accepted_encodings(header: str) -> dict[str, float]:
    found = (ACCEPTED.fullmatch(part) for part in header.lower().split(","))
    return {each[1]: float(each[2] or 1) for each in found if each}


def read_page(directory: Path | None = None) -> dict[str, PageFile]:
    """All files by their path; none when the page was not built."""
    root = directory or page_directory()
    if not (root / INDEX).is_file():
        return {}
    names = [path for path in sorted(root.rglob("*")) if path.is_file()]
    return {
        path.relative_to(root).as_posix(): read_file(root, path)
        for path in names
        if path.suffix not in ENCODINGS.values() and not path.name.startswith(".")
    }


def read_file(root: Path, path: Path) -> PageFile:
    bodies = {"": path.read_bytes()}
    for encoding, suffix in ENCODINGS.items():
        beside = path.with_name(path.name + suffix)
        if beside.is_file():
            bodies[encoding] = beside.read_bytes()
    hashed = path.relative_to(root).as_posix().startswith(HASHED)
    return PageFile(
        MEDIA_TYPES.get(path.suffix, UNKNOWN_TYPE),
        f'"{sha256(bodies[""]).hexdigest()[:32]}"',
        FOREVER if hashed else ASK_AGAIN,
        bodies,
    )
