"""The measures of `motorpool compare` and their figures, in words."""

from typing import Any

from motorpool.cli.balance_tables import percent
from motorpool.cli.simulate_table import achievement_name
from motorpool.words.bundle import Words

Row = dict[str, Any]


def measure_name(row: Row, words: Words) -> str:
    kind, colon, which = row["measure"].partition(":")
    if kind == "achievement":
        return words.say("cli-compare-achievement", which=achievement_name(which, words))
    if kind in ("end", "decided"):
        return words.say(f"cli-compare-{kind}-{which}")
    if colon:
        return words.say(f"cli-compare-{kind}", which=which)
    return words.say(f"cli-compare-{kind}")


def value(row: Row, arm: str) -> str:
    """What was found without or with the change."""
    mean = row[arm]["mean"]
    return percent(mean) if row["share"] else f"{mean:.2f}"


def with_margin(row: Row, arm: str) -> str:
    """The same with half of its interval, where there is little room."""
    mean, low, high = (row[arm][name] for name in ("mean", "low", "high"))
    if low is None:
        return value(row, arm)
    margin = (high - low) / 2
    if row["share"]:
        return f"{100 * mean:.1f} ± {100 * margin:.1f} %"
    return f"{mean:.2f} ± {margin:.2f}"


def limits(row: Row, arm: str) -> str:
    low, high = row[arm]["low"], row[arm]["high"]
    if low is None:
        return "–"
    if row["share"]:
        return f"{100 * low:.1f} … {100 * high:.1f} %"
    return f"{low:.2f} … {high:.2f}"


def difference(row: Row, words: Words) -> str:
    """With its sign; of shares in percentage points."""
    shown = signed(row["difference"]["mean"], row["share"])
    return words.say("cli-compare-points-of-percent", value=shown) if row["share"] else shown


def difference_limits(row: Row) -> str:
    low, high = row["difference"]["low"], row["difference"]["high"]
    if low is None:
        return "–"
    return f"{signed(low, row['share'])} … {signed(high, row['share'])}"


def signed(value: float, share: bool) -> str:
    shown = f"{100 * value:+.1f}" if share else f"{value:+.2f}"
    return shown.replace("-", "−") if float(shown) else shown[1:]


def is_clear(row: Row, words: Words) -> str:
    if not row["differing_deals"]:
        return words.say("cli-compare-same")
    return words.say("cli-compare-clear" if row["clear"] else "cli-compare-unclear")


def verdict(found: dict[str, Any], words: Words) -> list[str]:
    """What the comparison says, in sentences; the first is the answer."""
    say = words.say
    rows = found["measures"]
    if not found["deals"]:
        return [say("cli-compare-nothing")]
    if found["same"]:
        return [say("cli-compare-all-same")]
    clear = [row for row in rows if row["clear"]]
    others = [row for row in rows if row["differing_deals"] and not row["clear"]]
    lines = [say("cli-compare-how-many-clear", count=len(clear), questions=len(clear + others))]
    lines += [clear_line(row, words) for row in clear]
    if clear and others:
        names = ", ".join(measure_name(row, words) for row in others)
        lines.append(say("cli-compare-not-clear", names=names))
    return lines


def clear_line(row: Row, words: Words) -> str:
    return words.say(
        "cli-compare-clear-line",
        name=measure_name(row, words),
        base=value(row, "base"),
        change=value(row, "change"),
        difference=difference(row, words),
        limits=difference_limits(row),
    )
