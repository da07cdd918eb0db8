"""How the drawn screen stresses what the words say anyway."""

from rich.text import Text

from motorpool.cli.printing import printable

STRONG = "bold"
ALARM = "bold red"


def labelled(label: str, text: str) -> Text:
    return Text.assemble((label, STRONG), " ", printable(text))
