"""What pydantic finds wrong with a request, as a refusal that names the field and why."""

from collections.abc import Mapping
from typing import Any

from fastapi.exceptions import ValidationException

from motorpool.core.files import shorten_text
from motorpool.server.refusals import BadRequest

WANTED = {
    "string": "a-text",
    "int": "a-whole-number",
    "float": "a-number",
    "bool": "true-or-false",
    "list": "a-list",
    "dict": "an-object",
    "model": "an-object",
}
RANGES = {
    "greater_than_equal": ("server-field-least", "ge"),
    "less_than_equal": ("server-field-most", "le"),
    "string_too_short": ("server-field-short", "min_length"),
    "string_too_long": ("server-field-long", "max_length"),
    "too_short": ("server-field-few", "min_length"),
    "too_long": ("server-field-many", "max_length"),
}


def validation_refusal(error: ValidationException) -> BadRequest:
    """The first thing that is wrong."""
    first = error.errors()[0]
    kind, context = str(first["type"]), first.get("ctx") or {}
    place = [str(part) for part in first["loc"]]
    if kind == "json_invalid":
        return BadRequest("server-json", {}, "body")
    field = ".".join(place[1:]) or place[0]
    if kind == "missing" and place == ["body"]:
        return BadRequest("server-body-missing", {}, "body")
    return field_refusal(kind, shorten_text(field), context)


def field_refusal(kind: str, field: str, context: Mapping[str, Any]) -> BadRequest:
    values: dict[str, object] = {"field": field}
    if kind == "missing":
        return BadRequest("server-field-missing", values, field)
    if kind == "extra_forbidden":
        return BadRequest("server-field-unknown", values, field)
    if kind in RANGES:
        key, limit = RANGES[kind]
        return BadRequest(key, values | {"limit": context[limit]}, field)
    if kind in ("literal_error", "enum"):
        choices = str(context["expected"]).replace("'", "").replace(" or ", ", ")
        return BadRequest("server-field-choice", values | {"choices": choices}, field)
    wanted = WANTED.get(kind.partition("_")[0])
    if wanted and kind.endswith(("_type", "_parsing", "_attributes_type", "_from_float")):
        return BadRequest("server-field-type", values | {"wanted": wanted}, field)
    return BadRequest("server-field-bad", values, field)
