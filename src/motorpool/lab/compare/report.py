"""A comparison as plain data, for JSON, tables and pages. No times: a seed gives it anew."""

from typing import Any

from motorpool.lab.compare.course import Course
from motorpool.lab.compare.judging import Estimate, Verdict, judge
from motorpool.lab.compare.measures import is_share
from motorpool.lab.compare.playing import Arm, Comparison, Counts
from motorpool.lab.intervals import wilson
from motorpool.lab.tally import percentile

LEAST_OF_COURSE = 0.1  # of the games: what few of them reach is told by chance
ORDER = (
    "seat",
    "place",
    "bot",
    "margin",
    "close",
    "shared",
    "points",
    "winner",
    "stars",
    "rounds",
    "decisions",
    "end",
    "decided",
    "awarded",
    "achievement",
)


def report(task: Comparison, counts: Counts, told: tuple[str, str]) -> dict[str, Any]:
    """Everything that was found; `told` is how the two arms were written."""
    verdicts = judge(counts.pairs, counts.deals, len(task.seatings)) if counts.deals else []
    base, change = (
        {"told": text, "preset": spec.preset, "options": table.options}
        | arm_row(arm, len(task.seatings))
        for text, spec, table, arm in zip(
            told, (task.base, task.change), task.tables, (counts.base, counts.change), strict=True
        )
    )
    return {
        "game": task.base.game,
        "preset": task.base.preset,
        "players": task.base.seats,
        "sides": task.tables[0].rules.sides,
        "bots": list(task.bots),
        "seed": task.seed,
        "deals": counts.deals,
        "games": counts.games,
        "base": base,
        "change": change,
        "same": bool(verdicts) and all(not each.differing for each in verdicts),
        "measures": [measure_row(each) for each in sorted(verdicts, key=place)],
    }


def place(verdict: Verdict) -> tuple[int, str]:
    return ORDER.index(verdict.measure.partition(":")[0]), verdict.measure


def arm_row(arm: Arm, games_in_deal: int) -> dict[str, Any]:
    rounds = arm.tally.rounds
    return {
        "unfinished": arm.tally.unfinished,
        "rounds": {
            **{f"p{part}": percentile(rounds, part) for part in (10, 50, 90)},
            "games": {number: rounds[number] for number in sorted(rounds)},
        },
        "course": course_rows(arm.course, rounds.total(), games_in_deal),
    }


def course_rows(course: Course, games: int, games_in_deal: int) -> list[dict[str, Any]]:
    """Round by round, as far as enough games go; of one deal they are no separate samples."""
    found = []
    for number in sorted(course.games):
        reached = course.games[number]
        if reached >= LEAST_OF_COURSE * games:
            share = float(course.leader_wins[number] / reached)
            low, high = wilson(share, reached / games_in_deal)
            found.append(
                {
                    "round": number,
                    "games": reached,
                    "leader_wins": round(share, 4),
                    "low": round(low, 4),
                    "high": round(high, 4),
                    "winners": round(float(course.winners[number] / reached), 3),
                    "others": round(float(course.others[number] / reached), 3),
                }
            )
    return found


def measure_row(verdict: Verdict) -> dict[str, Any]:
    return {
        "measure": verdict.measure,
        "share": is_share(verdict.measure),
        "base": estimate_row(verdict.base),
        "change": estimate_row(verdict.change),
        "difference": estimate_row(verdict.difference),
        "differing_deals": verdict.differing,
        "effect": None if verdict.effect is None else estimate_row(verdict.effect),
        "p": float(f"{verdict.chance:.3g}"),
        "p_holm": float(f"{verdict.adjusted:.3g}"),
        "clear": verdict.clear,
    }


def estimate_row(estimate: Estimate) -> dict[str, float | None]:
    return {
        name: None if value is None else round(value, 5)
        for name, value in (("mean", estimate.mean), ("low", estimate.low), ("high", estimate.high))
    }
