"""Which refusals the code raises: their keys and values, read from the source."""

import ast
import fnmatch
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import motorpool
from motorpool.core import errors

SOURCE = Path(motorpool.__file__).parent
BUILT_IN = {
    name
    for name, value in vars(errors).items()
    if isinstance(value, type) and issubclass(value, errors.Refusal)
}
FunctionDef = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Raised:
    """A place that makes a refusal; a `*` in a key stands for what is not known here."""

    key: str
    values: set[str] | None  # None: not known
    place: str

    def matches(self, keys: set[str]) -> set[str]:
        return set(fnmatch.filter(keys, self.key))


@cache
def trees() -> list[tuple[Path, ast.Module]]:
    paths = sorted(SOURCE.rglob("*.py"))
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in paths]


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


@cache
def raised() -> list[Raised]:
    """Every refusal that is made anywhere in the source."""
    makers = all_makers()
    found: list[Raised] = []
    for path, tree in trees():
        for function in ast.walk(tree):
            if not isinstance(function, FunctionDef):
                continue
            for node in ast.walk(function):
                if not isinstance(node, ast.Call):
                    continue
                maker = makers.get(named(node.func))
                if maker is None or len(node.args) <= maker.key_at:
                    continue
                place = f"{path.relative_to(SOURCE)}:{node.lineno}"
                for key in keys_of(node.args[maker.key_at], function):
                    found.append(Raised(key, values_of(node, maker, function), place))
    return found


@dataclass
class Maker:
    """A refusal's class, or a function that makes one; where it takes the key and the values."""

    key_at: int
    values_at: int
    adds: set[str] = field(default_factory=set)


def all_makers() -> dict[str, Maker]:
    classes = refusal_classes()
    found = {name: Maker(0, 1) for name in classes}
    found["Departure"] = Maker(0, 2, {"move"})
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, FunctionDef) and node.returns is not None:
                names = [argument.arg for argument in node.args.args if argument.arg != "self"]
                if named(node.returns) in classes and "key" in names:
                    values_at = names.index("values") if "values" in names else len(names)
                    found[node.name] = Maker(names.index("key"), values_at)
    return found


def keys_of(node: ast.expr, function: FunctionDef) -> list[str]:
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


def assigned(node: ast.expr, function: FunctionDef) -> list[ast.expr]:
    """What a name is set to in a function; what builds on its old value tells nothing."""
    found: list[ast.expr] = []
    if not isinstance(node, ast.Name):
        return found
    for each in ast.walk(function):
        targets: list[ast.expr] = []
        if isinstance(each, ast.Assign):
            targets = each.targets
        elif isinstance(each, ast.AnnAssign):
            targets = [each.target]
        if node.id in [named(target) for target in targets]:
            assert isinstance(each, ast.Assign | ast.AnnAssign)
            value = each.value
            if value is not None and node.id not in [named(part) for part in ast.walk(value)]:
                found.append(value)
    return found


def values_of(call: ast.Call, maker: Maker, function: FunctionDef) -> set[str] | None:
    """The names of the values that a refusal carries."""
    if len(call.args) <= maker.values_at:
        return maker.adds
    given = names_of(call.args[maker.values_at], function)
    return None if given is None else given | maker.adds


def names_of(node: ast.expr, function: FunctionDef) -> set[str] | None:
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
