"""How a mistake says that it is caught, from which case on it is judged, and how it was caught."""

from kata.cases.groups import GROUPS
from kata.cases.model import CONSTANTS, GENERATED, SMALL, Cases
from kata.judge.model import Verdict, Word
from kata.problem.solution import Solution
from kata.wire.model import Limits

LOADING = "loading"  # of the file, where no case is reached
CATCHING = *(group.name for group in GROUPS), CONSTANTS, LOADING
LATE = tuple(group.name for group in GROUPS[2:])  # that catch what no small input does
LITTLE = 4  # the part of the limit that is enough to know a mistake that is too slow


def declared(mistake: Solution) -> dict[str, str]:
    """What the file of a mistake declares, or what goes without saying."""
    return {
        "VERDICT": mistake.declared("VERDICT", Word.WRONG.value),
        "CAUGHT_BY": mistake.declared("CAUGHT_BY", SMALL),
    }


def is_slow(solution: Solution) -> bool:
    """Whether it is a mistake that declares itself too slow."""
    return solution.is_mistake and declared(solution)["VERDICT"] == Word.TIME


def limits_for(solution: Solution, limits: Limits) -> Limits:
    """Its limits: a mistake that is too slow shows that in a part of the time."""
    return limits._replace(case=limits.case / LITTLE) if is_slow(solution) else limits


def beginning(mistake: Solution, cases: Cases) -> int:
    """The index of the first case that should catch a mistake, from which on it is judged.

    `make check` tests that no earlier one does: that takes too long for every run.
    """
    if not mistake.is_mistake:
        return 0
    wanted = declared(mistake)["CAUGHT_BY"]
    if is_slow(mistake) and wanted not in LATE:
        wanted = GENERATED
    groups = [group for group, _ in cases.origins] if wanted in LATE else []
    return groups.index(wanted) if wanted in groups else 0


def caught(verdict: Verdict) -> dict[str, str]:
    """What happened, in the terms of what it declares.

    Where it becomes too slow depends on the machine, so that counts as declared.
    """
    group = verdict.refuted_by.group if verdict.refuted_by else LOADING
    if verdict.word == Word.TIME:
        group = declared(verdict.solution)["CAUGHT_BY"]
    return {"VERDICT": verdict.word.value, "CAUGHT_BY": group}


def is_as_it_should_be(verdict: Verdict) -> bool:
    """Whether a solution is accepted, or a mistake is caught as it declares."""
    if not verdict.solution.is_mistake:
        return verdict.accepted
    return not verdict.accepted and caught(verdict) == declared(verdict.solution)
