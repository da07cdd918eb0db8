"""JSON files that people write: read with line numbers, checked against a schema.

An error names the line and the field, and carries a key for the sentence.
"""

import json
import json.decoder
import json.scanner
from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from motorpool.core.errors import BadFile

MOST_DIGITS = 18
LONGEST_TOLD = 60

# Shapes of texts that the files of all games have.
# Python's $ also fits before a last newline, so that is ruled out
SLUG = {"type": "string", "pattern": r"^[a-z0-9][a-z0-9-]*$(?!\n)", "maxLength": 60}
# Shown on terminals and pages: no control characters, no half letters, not only blanks
SHOWN = r"^(?=.*\S)[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]*$(?!\n)"
NAME = {"type": "string", "pattern": SHOWN, "maxLength": 60}


class Lined(dict[str, Any]):
    """A JSON object that knows on which lines it and its fields stand.

    'remove.2' is the second thing in the list of the field 'remove'.
    """

    line: int = 0
    lines: Mapping[str, int] = {}

    def line_of(self, field: str) -> int:
        return self.lines.get(field, self.lines.get(field.partition(".")[0], self.line))


class LinedDecoder(json.JSONDecoder):
    """Decodes objects as `Lined`, and refuses what JSON leaves open."""

    def __init__(self, text: str) -> None:
        super().__init__(parse_int=whole_number, parse_constant=no_number)
        self.line_ends = [at for at, letter in enumerate(text) if letter == "\n"]
        self.lists: dict[int, list[int]] = {}  # lines of the things in the list that begins there
        self.parse_object = self.parse_lined_object
        self.parse_array = self.parse_lined_array
        self.scan_once = json.scanner.py_make_scanner(self)  # type: ignore[attr-defined]

    def line_at(self, place: int) -> int:
        return bisect_left(self.line_ends, place) + 1

    def noting_starts(self, scan: Callable[[str, int], Any], starts: list[int]) -> Any:
        """`scan`, which also notes where every value begins."""

        def scan_value(text: str, at: int) -> Any:
            starts.append(at)
            try:
                found = scan(text, at)
                if isinstance(found[0], str):
                    refuse_half_letters(found[0], self.line_at(at))
                return found
            except BadFile as refusal:
                if refusal.line is None:
                    refusal.line = self.line_at(at)
                raise

        return scan_value

    def parse_lined_object(
        self, text_and_begin: tuple[str, int], strict: bool, scan: Any, *_: Any
    ) -> tuple[Lined, int]:
        starts: list[int] = []
        pairs, end = json.decoder.JSONObject(  # type: ignore[attr-defined]
            text_and_begin, strict, self.noting_starts(scan, starts), None, list, {}
        )
        lined = Lined()
        lined.line = self.line_at(text_and_begin[1] - 1)
        lines: dict[str, int] = {}
        for (field, value), start in zip(pairs, starts, strict=True):
            line = self.line_at(start)
            refuse_half_letters(field, line)
            if field in lined:
                values = {"name": field, "other": lines[field]}
                raise BadFile("file-field-twice", values, line, field)
            lined[field] = value
            lines[field] = line
            for number, item_line in enumerate(self.lists.pop(start, ()), 1):
                lines[f"{field}.{number}"] = item_line
        lined.lines = lines
        return lined, end

    def parse_lined_array(
        self, text_and_begin: tuple[str, int], scan: Any, *_: Any
    ) -> tuple[list[Any], int]:
        starts: list[int] = []
        found: tuple[list[Any], int] = json.decoder.JSONArray(  # type: ignore[attr-defined]
            text_and_begin, self.noting_starts(scan, starts)
        )
        self.lists[text_and_begin[1] - 1] = [self.line_at(start) for start in starts]
        return found


def refuse_half_letters(text: str, line: int) -> None:
    """JSON can write one half of a surrogate pair, which no terminal and no file can show."""
    if not text.isascii() and any(0xD800 <= ord(letter) <= 0xDFFF for letter in text):
        raise BadFile("file-half-letter", {"value": json.dumps(text)[:LONGEST_TOLD]}, line)


def whole_number(text: str) -> int:
    """No file needs a longer number, and Python would not read a very long one."""
    if len(text) > MOST_DIGITS:
        raise BadFile("file-number", {"value": shorten_text(text)})
    return int(text)


def no_number(text: str) -> None:
    """NaN and Infinity, which Python would read and JSON does not know."""
    raise BadFile("file-number", {"value": text})


def parse_json(text: str) -> Any:
    """Read JSON with line numbers; a `BadFile` says where it is broken."""
    text = text.removeprefix("\ufeff")
    try:
        return LinedDecoder(text).decode(text)
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

    kind = jsonschema.validators.extend(  # type: ignore[no-untyped-call]
        jsonschema.Draft202012Validator,
        # JSON schema takes 2.0 for a whole number; the engine does not
        type_checker=jsonschema.Draft202012Validator.TYPE_CHECKER.redefine("integer", is_whole),
    )
    errors = sorted(
        kind(dict(schema)).iter_errors(data),
        key=lambda error: [str(part) for part in error.absolute_path],
    )
    located = [(line_of(data, error.absolute_path), error) for error in errors]
    located.sort(key=lambda pair: pair[0] or 0)
    for line, error in located:
        raise describe(error, line)


def is_whole(_: Any, value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def line_of(data: Any, path: Iterable[str | int]) -> int | None:
    """The line of a thing in the data, or None when the data came from no file."""
    around: Lined | None = data if isinstance(data, Lined) else None
    line = around.line if around is not None else None
    name = ""
    for part in path:
        name = f"{name}.{part + 1}" if isinstance(part, int) else part
        if around is not None:
            line = around.line_of(name)
        data = data[part]
        if isinstance(data, Lined):
            around, line = data, data.line
    return line


def describe(error: Any, line: int | None) -> BadFile:
    """The refusal for one error of the schema."""
    parts = [str(part + 1 if isinstance(part, int) else part) for part in error.absolute_path]
    field = ".".join(parts) or None
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
        return BadFile("file-field-missing", {"name": name}, line, ".".join([*parts, name]))
    if keyword == "additionalProperties":
        allowed = error.schema.get("properties", {})
        name = next(name for name in error.instance if name not in allowed)
        if isinstance(error.instance, Lined):
            line = error.instance.line_of(name)
        told = shorten_text(name)
        return BadFile("file-field-unknown", {"name": told}, line, ".".join([*parts, told]))
    if keyword == "pattern":
        return BadFile("file-pattern", values, line, field)
    return BadFile("file-does-not-fit", values | {"rule": keyword}, line, field)


def bad(where: dict[str, Any], key: str, values: dict[str, Any], field: str) -> BadFile:
    """The refusal of a field, with its line when the data came from a file."""
    line = where.line_of(field) if isinstance(where, Lined) else None
    return BadFile(key, values, line, field)


def shorten(value: object) -> str:
    return shorten_text(json.dumps(value, ensure_ascii=False, default=str))


def shorten_text(text: str) -> str:
    return text if len(text) <= LONGEST_TOLD else text[: LONGEST_TOLD - 3] + "..."
