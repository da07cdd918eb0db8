"""How much room a text takes in a drawing: nobody can measure it here, so rather too much."""

SIZE = 13  # of letters, in pixels
HEIGHT = 16
NARROW, WIDE = "ijlI.,:;'|!()[] 1tfr-", "mwMWШЩЖЮМ%—"


def width_of(text: str, size: float = SIZE) -> float:
    return size * sum(0.4 if each in NARROW else 0.9 if each in WIDE else 0.61 for each in text)


def shortened(text: str, room: float) -> str:
    """As much of a text as fits; the whole is always in a title or a table."""
    if width_of(text) <= room:
        return text
    while text and width_of(text + "…") > room:
        text = text[:-1]
    return text.rstrip() + "…"
