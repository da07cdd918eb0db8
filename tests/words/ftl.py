"""The Fluent files as they are written: keys, variables and references of every message."""

from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import ast, parse

from motorpool.words.bundle import locales_directory

OWN_TO_A_LANGUAGE = "part-"  # pieces of sentences, such as the cases of a noun


@dataclass
class Message:
    """One message: the variables that it uses itself and the messages that it refers to."""

    key: str
    file: str
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


def files(language: str) -> dict[str, ast.Resource]:
    return {
        path.name: parse(path.read_text(encoding="utf-8"))
        for path in sorted((locales_directory() / language).glob("*.ftl"))
    }


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message by its key; one that stands twice is an error."""
    found: dict[str, Message] = {}
    for name, resource in files(language).items():
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                message = Message(entry.id.name, name)
                collect(entry, message)
                assert message.key not in found, f"{language}: {message.key} stands twice"
                found[message.key] = message
    return found


def collect(node: object, message: Message) -> None:
    if isinstance(node, ast.VariableReference):
        message.variables.add(node.id.name)
    elif isinstance(node, ast.MessageReference):
        message.references.add(node.id.name)
    elif isinstance(node, list):
        for each in node:
            collect(each, message)
    elif isinstance(node, ast.BaseNode):
        for each in vars(node).values():
            collect(each, message)


def variables(language: str, key: str) -> set[str]:
    """The variables of a message, with those of the messages that it refers to."""
    message = messages(language)[key]
    used = set(message.variables)
    for reference in message.references:
        used |= variables(language, reference)
    return used
