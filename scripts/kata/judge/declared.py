"""Reads how a mistake says that it is caught, judges it faster for that, and checks it."""

from typing import NamedTuple

from kata.cases.groups import GROUPS
from kata.cases.model import GENERATED, KEPT, SMALL, Cases
from kata.judge.model import Verdict, VerdictKind
from kata.problem.solution import Solution
from kata.wire.limits import Limits

LOADING = "loading"  # of the file, where no case is reached
LATE_GROUPS = tuple(group.name for group in GROUPS[3:])  # that catch what no small input does
PART = 4  # of the limit: enough to know a mistake that is too slow


class Declaration(NamedTuple):
    """How a mistake is caught, under the names that its file gives that."""

    VERDICT: str = VerdictKind.WRONG.value
    CAUGHT_BY: str = SMALL


def is_as_it_should_be(verdict: Verdict) -> bool:
    """Return whether a solution is accepted, or a mistake caught as it declares."""
    if not verdict.solution.is_mistake:
        return verdict.accepted
    return not verdict.accepted and how_caught(verdict) == declared(verdict.solution)


def declared(mistake: Solution) -> Declaration:
    """Read what the file of a mistake declares; the usual where it says nothing."""
    usual = Declaration._field_defaults.items()
    return Declaration(*(mistake.declared(name, default) for name, default in usual))


def how_caught(verdict: Verdict) -> Declaration:
    """Return the declaration that would hold after this verdict."""
    group = verdict.refuted_by.group if verdict.refuted_by else LOADING
    # Where it becomes too slow depends on the machine; and anybody may have handed in an input.
    if verdict.kind == VerdictKind.TIME or group == KEPT:
        group = declared(verdict.solution).CAUGHT_BY
    return Declaration(verdict.kind.value, group)


def is_slow(solution: Solution) -> bool:
    """Return whether it is a mistake that declares itself too slow."""
    is_said = solution.is_mistake and VerdictKind.TIME.value in solution.source
    return is_said and declared(solution).VERDICT == VerdictKind.TIME


def limits_for(solution: Solution, limits: Limits) -> Limits:
    """Return the limits for it: a mistake that is too slow shows that in a part of the time."""
    return limits._replace(case=limits.case / PART) if is_slow(solution) else limits


def first_index(solution: Solution, cases: Cases) -> int:
    """Return the index of the first case that should catch a mistake, so that earlier ones wait."""
    if not solution.is_mistake:
        return 0
    wanted = declared(solution).CAUGHT_BY
    if is_slow(solution) and wanted not in LATE_GROUPS:
        wanted = GENERATED
    found = cases.in_group(wanted) if wanted in LATE_GROUPS else []
    return found[0] if found else 0
