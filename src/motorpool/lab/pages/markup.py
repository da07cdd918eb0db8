"""HTML and SVG by one small function. What is put in is escaped, unless it is markup already."""

from html import escape

EMPTY = {"meta", "br", "col"}  # have no end
Value = str | int | float | None


class Markup(str):
    """Text that is HTML already."""


def markup(text: str) -> Markup:
    return text if isinstance(text, Markup) else Markup(escape(text, quote=False))


def element(name: str, /, *inside: str, **attributes: Value) -> Markup:
    """An element; `class_` is written class, `aria_label` aria-label, and None leaves it out."""
    told = "".join(
        f' {spelt(key)}="{escape(shown(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    if name in EMPTY:
        return Markup(f"<{name}{told}>")
    return Markup(f"<{name}{told}>{join(inside)}</{name}>")


def join(parts: "list[Markup] | tuple[str, ...]") -> Markup:
    return Markup("".join(map(markup, parts)))


def spelt(key: str) -> str:
    return "viewBox" if key == "view_box" else key.rstrip("_").replace("_", "-")


def shown(value: Value) -> str:
    """Places in a drawing need no more than a tenth of a pixel."""
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)
