"""Remembers verdicts between runs, each under a hash of all that it depends on."""

import hashlib
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from kata.cases.generate import made_of
from kata.cases.keep import recalled, remember
from kata.judge.declared import is_as_it_should_be
from kata.judge.verdict import Verdict
from kata.paths import cached
from kata.problem.solution import Solution
from kata.wire.limits import Limits
from kata.wire.plain import encode


def remembered(
    solution: Solution,
    limits: Limits,
    find: Callable[[], Verdict],
    asked: tuple[Any, ...] = (),
    fresh: bool = False,
) -> Verdict:
    """The verdict of an earlier run, unless it must be fresh or anything has changed since.

    `asked` is whatever else it depends on.
    """
    place = place_of(solution, limits, asked)
    return earlier(place, solution, fresh) or noted(place, find(), limits, asked)


def earlier(place: Path, solution: Solution, fresh: bool) -> Verdict | None:
    """The verdict that is kept there; it is forgotten if a fresh one is wanted."""
    if fresh:
        with suppress(OSError):
            place.unlink()
        return None
    verdict = recalled(place, Verdict, solution=solution)
    return replace(verdict, before=True) if verdict else None


def noted(place: Path, verdict: Verdict, limits: Limits, asked: tuple[Any, ...] = ()) -> Verdict:
    """The verdict, which is kept there if it is as it should be.

    Any other may be the machine's fault, or is about to change.
    """
    sound = is_as_it_should_be(verdict) and not verdict.stopped and not verdict.passes_alone
    if sound and place == place_of(verdict.solution, limits, asked):  # not changed meanwhile
        remember(place, verdict, without="solution")
    return verdict


def place_of(solution: Solution, limits: Limits, asked: tuple[Any, ...] = ()) -> Path:
    """Where the verdict is kept: under a hash of all that it depends on."""
    about = str(solution), tuple(solution.shape), solution.source, tuple(limits), asked
    made = made_of(solution.problem), sys.version
    name = hashlib.sha256(encode((*made, *about))).hexdigest()[:32]
    return cached("verdicts", name[:2], name[2:])
