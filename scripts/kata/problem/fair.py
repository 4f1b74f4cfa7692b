"""Whether random results come about as often as they should; problem.py has this in scope."""

from collections.abc import Mapping
from math import sqrt
from typing import Any

ENOUGH = 25  # times that each result must be due, or nothing can be said
SURE = 6  # standard deviations: a fair one goes beyond about once in 10⁹


def fair(counts: Mapping[Any, int], weights: Mapping[Any, float]) -> bool | str:
    """True if results that came so many times may have these weights; otherwise the reason.

    That is a chi-squared test, whose bound is the approximation of Wilson and Hilferty.
    """
    if wrong := next((result for result in counts if result not in weights), None):
        return f"{wrong} came {counts[wrong]:,} times, but can never come"
    total, unit = sum(counts.values()), sum(weights.values())
    due = {result: total * weight / unit for result, weight in weights.items()}
    if min(due.values()) < ENOUGH or len(due) < 2:
        return True
    amiss = {result: (counts.get(result, 0) - due[result]) ** 2 / due[result] for result in due}
    spread = 2 / (9 * (len(due) - 1))
    if sum(amiss.values()) <= (len(due) - 1) * (1 - spread + SURE * sqrt(spread)) ** 3:
        return True
    worst = max(amiss, key=amiss.__getitem__)
    times = f"{counts.get(worst, 0):,} times; {due[worst]:,.0f} are due"
    return f"of {total:,} results, {worst} came {times}"
