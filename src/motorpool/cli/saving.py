"""Saving games and reports: a file is written whole or not at all."""

import errno
import os
import tempfile
from datetime import datetime
from pathlib import Path

from motorpool.core.errors import BadFile
from motorpool.core.record import Record


def write_whole(path: Path, text: str) -> None:
    """Write beside the file and put it in its place: nobody ever sees half a file."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        try:
            with open(beside, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        values = {"path": str(path), "why": error.strerror or type(error).__name__}
        raise BadFile("cli-save-failed", values) from None


def check_place(path: Path) -> None:
    """Say it before the games and not after them when a file cannot be written."""
    wrong = errno.EISDIR if path.is_dir() else 0 if path.parent.is_dir() else errno.ENOENT
    if wrong:
        raise BadFile("cli-save-failed", {"path": str(path), "why": os.strerror(wrong)})


def save(record: Record, path: Path) -> None:
    write_whole(path, record.to_text())


def fresh_path(directory: Path = Path()) -> Path:
    """motorpool-<date>-<time>.json, with a number if there is one already."""
    stem = datetime.now().strftime("motorpool-%Y-%m-%d-%H%M%S")
    path = directory / f"{stem}.json"
    number = 2
    while path.exists():
        path = directory / f"{stem}-{number}.json"
        number += 1
    return path


def save_somewhere(record: Record, wanted: Path | None) -> Path:
    """Save where it is wanted, else here, else where the system keeps passing files."""
    places = [] if wanted is None else [wanted]
    places += [fresh_path(), fresh_path(Path(tempfile.gettempdir()))]
    for path in places[:-1]:
        try:
            save(record, path)
        except BadFile:
            continue
        return path
    save(record, places[-1])
    return places[-1]
