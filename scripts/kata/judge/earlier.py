"""Remembers verdicts between runs, each under a hash of all that it depends on."""

import hashlib
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from kata.cases.generate import made_of
from kata.cases.keep import recalled, remember
from kata.judge.verdict import Verdict
from kata.problem.solution import Solution
from kata.wire.limits import Limits
from kata.wire.plain import encode


def remembered(
    solution: Solution,
    limits: Limits,
    find: Callable[[], Verdict],
    as_declared: Callable[[Verdict], bool] = lambda verdict: verdict.accepted,
    start: int = 0,
    fresh: bool = False,
) -> Verdict:
    """The verdict of an earlier run, unless it must be fresh or anything has changed since.

    It is by the cases from `start` on. It is kept if it is as declared: any other may be the
    machine's fault, or is about to change.
    """
    place = place_of(solution, limits, start)
    if fresh:
        place.unlink(missing_ok=True)
    elif verdict := recalled(place, Verdict, solution=solution):
        return replace(verdict, before=True)
    verdict = find()
    is_unchanged = (
        place_of(solution, limits, start) == place
    )  # the file may have been saved meanwhile
    if as_declared(verdict) and not verdict.stopped and not verdict.passes_alone and is_unchanged:
        remember(place, verdict, without="solution")
    return verdict


def place_of(solution: Solution, limits: Limits, start: int = 0) -> Path:
    """Where the verdict is kept: under a hash of all that it depends on."""
    about = str(solution), tuple(solution.shape), solution.source, tuple(limits)
    made = made_of(solution.problem), start, sys.version
    name = hashlib.sha256(encode((*made, *about))).hexdigest()[:32]
    return solution.problem.folder.parents[1] / ".cache" / "verdicts" / name[:2] / name[2:]
