"""Names: what is kept, and what is refused because it could deceive."""

import unicodedata

import pytest

from motorpool.server.identity.names import LONGEST, read_name
from motorpool.server.refusals import BadRequest


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna  ", "Anna"),
        ("Anna \u00a0 Maria", "Anna Maria"),
        ("Zoe\u0308", "Zoë"),
        ("Łukasz Ščerba", "Łukasz Ščerba"),
        ("x" * 24, "x" * 24),
        ("o\u0308" * 24, "ö" * 24),
        ("<script>alert(1)</script>", None),
        ("<b>Anna</b>", "<b>Anna</b>"),
        ("'; DROP TABLE visitors;", "'; DROP TABLE visitors;"),
        ("🦊", "🦊"),
    ],
)
def test_what_is_kept(sent, kept):
    if kept is None:
        with pytest.raises(BadRequest, match="server-name-length"):
            read_name(sent, "name")
    else:
        assert read_name(sent, "name") == kept
        assert unicodedata.is_normalized("NFC", kept)


@pytest.mark.parametrize("sent", ["", " ", "\u3000 ", "x" * (LONGEST + 1)])
def test_too_short_or_too_long(sent):
    with pytest.raises(BadRequest) as refused:
        read_name(sent, "name")
    assert refused.value.key == "server-name-length"
    assert refused.value.field == "name"
    assert refused.value.values["most"] == LONGEST


@pytest.mark.parametrize(
    "letter",
    [
        "\0",
        "\n",
        "\x1b",
        "\x7f",
        "\x85",
        "\u00ad",  # soft hyphen
        "\u200b",  # no width
        "\u200e",  # left to right
        "\u202e",  # from here on right to left
        "\u2028",  # line break
        "\u2066",  # isolates
        "\u3164",  # a letter that shows nothing
        "\ufeff",
        "\ud800",  # half a letter
        "\ue000",  # means something else to everybody
        "\U000e0041",  # invisible tag
    ],
)
@pytest.mark.parametrize("around", ["An{}na", "{}", "Anna{}"])
def test_what_cannot_be_seen(letter, around):
    with pytest.raises(BadRequest) as refused:
        read_name(around.format(letter), "label")
    assert refused.value.key == "server-name-letter"
    assert refused.value.field == "label"


def test_marks_need_a_letter_to_stand_on():
    with pytest.raises(BadRequest, match="server-name-letter"):
        read_name("\u0301\u0302", "name")
