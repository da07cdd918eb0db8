"""JSON files that people write: line numbers, and refusals instead of crashes."""

from pathlib import Path
from typing import Any

import pytest

from motorpool.core.errors import BadFile
from motorpool.core.files import check, parse_json, read_json

NESTED = """{
  "list": [
    {"id": "inner", "text": "\\"id\\": 7"},
    5,
    {
      "id": "other"
    }
  ],
  "id": "outer"
}
"""
SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["id"],
    "additionalProperties": False,
    "properties": {
        "id": {"type": "string", "pattern": "^[a-z]+$", "maxLength": 9},
        "size": {"type": "integer", "minimum": 1, "maximum": 9},
        "kind": {"enum": ["a", "b"]},
        "flag": {"type": "boolean"},
        "parts": {"type": "array", "items": {"type": "object", "required": ["id"]}},
    },
}


def refusal(text: str) -> BadFile:
    with pytest.raises(BadFile) as caught:
        check(parse_json(text), SCHEMA)
    return caught.value


def test_an_object_knows_its_line_and_the_lines_of_its_own_fields() -> None:
    outer = parse_json(NESTED)
    assert outer.line == 1
    assert outer.line_of("list") == 2
    assert outer.line_of("id") == 9  # not that of an inner object, nor of a text
    assert outer["list"][0].line_of("id") == 3
    assert outer["list"][2].line == 5
    assert outer["list"][2].line_of("id") == 6


def test_the_things_in_a_list_have_lines() -> None:
    outer = parse_json(NESTED)
    assert [outer.line_of(f"list.{number}") for number in (1, 2, 3)] == [3, 4, 5]
    assert outer.line_of("list.9") == outer.line_of("list")
    assert outer.line_of("missing") == 1


def test_values_are_those_of_plain_json() -> None:
    told = parse_json('{"a": [1, -2, 2.5, true, null, "Т-34 \\u00e9", {}], "b": []}')
    assert told == {"a": [1, -2, 2.5, True, None, "Т-34 é", {}], "b": []}


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("", 1, 1),
        ('{"id": "a",\n "size": }', 2, 10),
        ('{"id": "a"\n "size": 3}', 2, 2),
        ('{"id": "a"} {}', 1, 13),
        ("{'id': 1}", 1, 2),
        ('{"id": "a",\n"parts": [1,\n2', 3, 2),
    ],
)
def test_broken_json_is_refused_with_its_line_and_column(text: str, line: int, column: int) -> None:
    found = refusal(text)
    assert (found.key, found.line, found.values["column"]) == ("file-no-json", line, column)


@pytest.mark.parametrize("number", ["NaN", "-Infinity", "9" * 5000, "1" + "0" * 18])
def test_what_is_no_number_or_a_huge_one_is_refused(number: str) -> None:
    found = refusal(f'{{"id": "a",\n"size": {number}}}')
    assert (found.key, found.line) == ("file-number", 2)
    assert len(str(found.values["value"])) <= 60


def test_a_field_named_twice_is_refused() -> None:
    found = refusal('{"id": "a",\n "parts": [{\n"id": "b",\n"size": 1,\n"id": "c"}]}')
    assert (found.key, found.line, found.field) == ("file-field-twice", 5, "id")
    assert found.values["other"] == 3


@pytest.mark.parametrize("text", ['{"id":\n"\\ud800"}', '{"a": 1,\n"\\udfff": 2}'])
def test_half_a_letter_is_refused(text: str) -> None:
    found = refusal(text)
    assert (found.key, found.line) == ("file-half-letter", 2)
    str(found).encode()


def test_endless_nesting_is_refused() -> None:
    assert refusal("[" * 100_000).key == "file-too-deep"
    assert refusal('{"a":' * 100_000).key == "file-too-deep"


@pytest.mark.parametrize(
    ("field", "key", "values"),
    [
        ('"size": "3"', "file-type", {"value": '"3"', "wanted": "a-whole-number"}),
        ('"size": true', "file-type", {"value": "true", "wanted": "a-whole-number"}),
        ('"size": 3.0', "file-type", {"value": "3.0", "wanted": "a-whole-number"}),
        ('"size": 1e999', "file-type", {"value": "Infinity", "wanted": "a-whole-number"}),
        ('"size": null', "file-type", {"value": "null", "wanted": "a-whole-number"}),
        ('"size": 0', "file-minimum", {"value": "0", "limit": 1}),
        ('"size": 999999999999999999', "file-maximum", {"value": "9" * 18, "limit": 9}),
        ('"flag": 1', "file-type", {"value": "1", "wanted": "true-or-false"}),
        ('"parts": {}', "file-type", {"value": "{}", "wanted": "a-list"}),
        ('"kind": "c"', "file-choice", {"value": '"c"', "choices": "a, b"}),
    ],
)
def test_a_wrong_value_is_told_with_line_and_field(
    field: str, key: str, values: dict[str, object]
) -> None:
    found = refusal(f'{{\n"id": "a",\n{field}\n}}')
    assert (found.key, found.line, found.values) == (key, 3, values)
    assert found.field == field.split('"')[1]


def test_unfit_texts_are_told() -> None:
    assert refusal('{"id": "A"}').key == "file-pattern"
    found = refusal('{"id": "abcdefghij"}')
    assert (found.key, found.values["rule"]) == ("file-does-not-fit", "maxLength")


def test_a_missing_field_is_told_with_the_line_of_its_object() -> None:
    found = refusal('{"id": "a",\n"parts": [\n{"id": 1},\n{\n"size": 3}]}')
    assert (found.key, found.line, found.field) == ("file-field-missing", 4, "parts.2.id")
    assert found.values == {"name": "id"}


def test_an_unknown_field_is_told_with_its_own_line() -> None:
    found = refusal('{\n"id": "a",\n"colour": "red"}')
    assert (found.key, found.line, found.field) == ("file-field-unknown", 3, "colour")


def test_a_thing_in_a_list_is_told_with_its_own_line() -> None:
    found = refusal('{"id": "a", "parts": [\n{"id": 1},\n5]}')
    assert (found.key, found.line, found.field) == ("file-type", 3, "parts.2")


def test_the_first_error_of_the_file_is_told() -> None:
    found = refusal('{"id": "a",\n"size": 0,\n"kind": "c",\n"flag": 1}')
    assert (found.line, found.field) == (2, "size")


@pytest.mark.parametrize("text", ["[]", "7", '"id"', "null", "true"])
def test_another_top_level_is_refused(text: str) -> None:
    found = refusal(text)
    assert (found.key, found.field) == ("file-type", None)
    assert found.values["wanted"] == "an-object"


def test_data_from_no_file_has_no_line() -> None:
    with pytest.raises(BadFile) as caught:
        check({"id": "a", "parts": [{}]}, SCHEMA)
    assert (caught.value.line, caught.value.field) == (None, "parts.1.id")


def test_a_long_value_is_shortened() -> None:
    found = refusal(f'{{"id": {[1] * 500}}}')
    assert len(str(found.values["value"])) == 60


# Reading


def test_files_of_windows_editors_are_read(tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(b'\xef\xbb\xbf{\r\n"id": "a",\r\n"size": 3\r\n}')
    assert read_json(file).line_of("size") == 3


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    latin = tmp_path / "latin.json"
    latin.write_bytes('{"id": "é"}'.encode("latin-1"))
    for path, key in (
        (tmp_path / "none.json", "file-missing"),
        (tmp_path, "file-is-directory"),
        (latin, "file-no-text"),
        (latin / "below", "file-unreadable"),
    ):
        with pytest.raises(BadFile) as caught:
            read_json(path)
        assert caught.value.key == key
        assert caught.value.values["path"] == str(path)
