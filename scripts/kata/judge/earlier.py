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

    `asked` is whatever else it depends on. It is kept if it is as it should be: any other may be
    the machine's fault, or is about to change.
    """
    place = place_of(solution, limits, asked)
    if fresh:
        with suppress(OSError):
            place.unlink()
    elif verdict := recalled(place, Verdict, solution=solution):
        return replace(verdict, before=True)
    verdict = find()
    sound = is_as_it_should_be(verdict) and not verdict.stopped and not verdict.passes_alone
    if sound and place == place_of(solution, limits, asked):  # it was not changed meanwhile
        remember(place, verdict, without="solution")
    return verdict


def place_of(solution: Solution, limits: Limits, asked: tuple[Any, ...] = ()) -> Path:
    """Where the verdict is kept: under a hash of all that it depends on."""
    about = str(solution), tuple(solution.shape), solution.source, tuple(limits), asked
    made = made_of(solution.problem), sys.version
    name = hashlib.sha256(encode((*made, *about))).hexdigest()[:32]
    return cached("verdicts", name[:2], name[2:])
