"""JSON files that people write: read with line numbers, checked against a schema.

An error names the line and the field, and carries a key for the sentence.
"""

import json
import json.decoder
import json.scanner
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from motorpool.core.errors import BadFile


class Lined(dict[str, Any]):
    """A JSON object that knows on which lines it and its fields stand."""

    line: int = 0
    lines: Mapping[str, int] = {}

    def line_of(self, field: str) -> int:
        return self.lines.get(field, self.line)


class LinedDecoder(json.JSONDecoder):
    """Decodes objects as `Lined`."""

    def __init__(self) -> None:
        super().__init__()
        self.parse_object = self.parse_lined_object
        self.scan_once = json.scanner.py_make_scanner(self)  # type: ignore[attr-defined]

    def parse_lined_object(self, s_and_end: tuple[str, int], *args: Any) -> tuple[Lined, int]:
        text, begin = s_and_end
        plain, end = json.decoder.JSONObject(s_and_end, *args)  # type: ignore[attr-defined]
        lined = Lined(plain)
        lined.line = text.count("\n", 0, begin) + 1
        lines: dict[str, int] = {}
        for field in plain:
            found = re.search(re.escape(json.dumps(field, ensure_ascii=False)) + r"\s*:", text[begin:end])
            if found:
                lines[field] = text.count("\n", 0, begin + found.start()) + 1
        lined.lines = lines
        return lined, end


def parse_json(text: str) -> Any:
    """Read JSON with line numbers; a `BadFile` says where it is broken."""
    try:
        return LinedDecoder().decode(text.removeprefix("\ufeff"))
    except json.JSONDecodeError as error:
        raise BadFile("file-no-json", {"column": error.colno}, line=error.lineno) from None
    except RecursionError:
        raise BadFile("file-too-deep") from None


def read_text(path: Path) -> str:
    """The text of a file; a `BadFile` when it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadFile("file-missing", {"path": str(path)}) from None
    except IsADirectoryError:
        raise BadFile("file-is-directory", {"path": str(path)}) from None
    except UnicodeDecodeError:
        raise BadFile("file-no-text", {"path": str(path)}) from None
    except OSError as error:
        raise BadFile("file-unreadable", {"path": str(path), "why": error.strerror}) from None


def read_json(path: Path) -> Any:
    return parse_json(read_text(path))


TYPE_KEYS = {
    "integer": "a-whole-number",
    "string": "a-text",
    "boolean": "true-or-false",
    "array": "a-list",
    "object": "an-object",
}


def check(data: Any, schema: Mapping[str, Any]) -> None:
    """Refuse data that does not fit a JSON schema, by its first error."""
    import jsonschema  # only files written by people need it, and it is slow to load

    validator = jsonschema.Draft202012Validator(dict(schema))
    errors = sorted(validator.iter_errors(data), key=lambda error: [str(p) for p in error.path])
    located = [(line_of(data, error.absolute_path), error) for error in errors]
    located.sort(key=lambda pair: pair[0])
    for line, error in located:
        raise describe(error, line)


def line_of(data: Any, path: Iterable[str | int]) -> int:
    line = data.line if isinstance(data, Lined) else 0
    for part in path:
        if isinstance(data, Lined):
            line = data.line_of(str(part))
        data = data[part]
        if isinstance(data, Lined):
            line = data.line
    return line


def describe(error: Any, line: int) -> BadFile:
    """The refusal for one error of the schema."""
    field = ".".join(str(part + 1 if isinstance(part, int) else part) for part in error.absolute_path)
    keyword = str(error.validator)
    wanted = error.validator_value
    values: dict[str, object] = {"value": shorten(error.instance)}
    if keyword == "type":
        names = [wanted] if isinstance(wanted, str) else list(wanted)
        return BadFile("file-type", values | {"wanted": TYPE_KEYS[names[0]]}, line, field)
    if keyword in ("enum", "const"):
        choices = [wanted] if keyword == "const" else wanted
        told = ", ".join(str(choice) for choice in choices)
        return BadFile("file-choice", values | {"choices": told}, line, field)
    if keyword in ("minimum", "maximum"):
        return BadFile(f"file-{keyword}", values | {"limit": wanted}, line, field)
    if keyword == "required":
        name = next(name for name in wanted if name not in error.instance)
        return BadFile("file-field-missing", {"name": name}, line, field or name)
    if keyword == "additionalProperties":
        allowed = error.schema.get("properties", {})
        name = next(name for name in error.instance if name not in allowed)
        if isinstance(error.instance, Lined):
            line = error.instance.line_of(name)
        return BadFile("file-field-unknown", {"name": name}, line, field or name)
    if keyword == "pattern":
        return BadFile("file-pattern", values, line, field)
    return BadFile("file-does-not-fit", values | {"rule": keyword}, line, field)


def shorten(value: object) -> str:
    told = json.dumps(value, ensure_ascii=False, default=str)
    return told if len(told) <= 60 else told[:57] + "..."
