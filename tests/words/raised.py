"""Which refusals the code raises: their keys and values, read from the source."""

import ast
import fnmatch
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import motorpool
from motorpool.core import errors

SOURCE = Path(motorpool.__file__).parent
BUILT_IN = {
    name
    for name, value in vars(errors).items()
    if isinstance(value, type) and issubclass(value, errors.Refusal)
}


@dataclass
class Raised:
    """A place that makes a refusal; a `*` in a key stands for what is not known here."""

    key: str
    values: set[str] | None  # None: not known
    place: str

    def matches(self, keys: set[str]) -> set[str]:
        return set(fnmatch.filter(keys, self.key))


def trees() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def refusal_classes() -> set[str]:
    """The refusals of `core` and the classes that inherit from them."""
    found = set(BUILT_IN)
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and found & {named(base) for base in node.bases}:
                found.add(node.name)
    return found


def named(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def raised() -> list[Raised]:
    """Every refusal that is made anywhere in the source."""
    classes = refusal_classes()
    makers = helpers(classes)
    found: list[Raised] = []
    for path, tree in trees():
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef):
                continue
            for node in ast.walk(function):
                if not isinstance(node, ast.Call):
                    continue
                if named(node.func) in classes:
                    position = 0
                elif named(node.func) in makers:
                    position = makers[named(node.func)]
                else:
                    continue
                if len(node.args) <= position:
                    continue
                place = f"{path.relative_to(SOURCE)}:{node.lineno}"
                for key in keys_of(node.args[position], function):
                    found.append(Raised(key, values_of(node, position, function), place))
    return found


def helpers(classes: set[str]) -> dict[str, int]:
    """Functions that make a refusal of a key they are given, and where it stands."""
    found = {}
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.returns is not None:
                names = [argument.arg for argument in node.args.args if argument.arg != "self"]
                if named(node.returns) in classes and "key" in names:
                    found[node.name] = names.index("key")
    return found


def keys_of(node: ast.expr, function: ast.FunctionDef) -> list[str]:
    """The keys that an expression can be; none for a key that the function is given."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return keys_of(node.body, function) + keys_of(node.orelse, function)
    if isinstance(node, ast.JoinedStr):
        return ["".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in node.values)]
    found = []
    for value in assigned(node, function):
        found += keys_of(value, function)
    return found


def assigned(node: ast.expr, function: ast.FunctionDef) -> list[ast.expr]:
    """What a name is set to in a function."""
    found: list[ast.expr] = []
    for each in ast.walk(function):
        if isinstance(each, ast.Assign) and named(node) in {named(t) for t in each.targets}:
            found.append(each.value)
        if isinstance(each, ast.AnnAssign) and each.value and named(each.target) == named(node):
            found.append(each.value)
    return found


def values_of(call: ast.Call, key_at: int, function: ast.FunctionDef) -> set[str] | None:
    """The names of the values that a refusal carries."""
    if named(call.func) == "Departure":
        rest = names_of(call.args[2], function)
        return None if rest is None else rest | {"move"}
    if len(call.args) <= key_at + 1:
        return set()
    return names_of(call.args[key_at + 1], function)


def names_of(node: ast.expr, function: ast.FunctionDef) -> set[str] | None:
    if isinstance(node, ast.Dict):
        if all(isinstance(key, ast.Constant) for key in node.keys):
            return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
        return None
    if isinstance(node, ast.BinOp):
        left, right = names_of(node.left, function), names_of(node.right, function)
        return None if left is None or right is None else left | right
    values = assigned(node, function)
    if len(values) == 1:
        return names_of(values[0], function)
    return None
