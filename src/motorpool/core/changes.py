"""The difference between two views, small enough to send at every choice (see docs/api.md).

A change is a path into the view and the value that is there now; a key that is gone has a path
and no value. Lists of equal length are compared entry by entry, others are sent whole.
"""

from typing import Any

Path = list[str | int]
Change = list[Any]  # [path, value] or [path]


def changes_between(old: Any, new: Any) -> list[Change]:
    found: list[Change] = []
    compare(old, new, [], found)
    return found


def compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """`path` is where these two are; it comes back as it was."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                found.append([[*path, key]])
        for key, value in new.items():
            if key not in old:
                found.append([[*path, key], value])
            elif old[key] != value:
                path.append(key)
                compare(old[key], value, path, found)
                path.pop()
    elif (
        isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and has_parts(new)
    ):
        for index in range(len(new)):
            if old[index] != new[index]:
                path.append(index)
                compare(old[index], new[index], path, found)
                path.pop()
    else:
        found.append([path[:], new])


def has_parts(values: list[Any]) -> bool:
    """Lists of plain values are sent whole: a path for each would be longer."""
    for value in values:
        if isinstance(value, dict | list):
            return True
    return False


def apply_changes(view: Any, changes: list[Change]) -> Any:
    """The new view. The old one stays as it was, and shares what did not change."""
    for path, *value in changes:
        view = changed(view, path, value)
    return view


def changed(at: Any, path: Path, value: list[Any]) -> Any:
    if not path:
        return value[0]
    step, *rest = path
    other = at.copy()
    if rest:
        other[step] = changed(at[step], rest, value)
    elif value:
        other[step] = value[0]
    else:
        del other[step]
    return other
