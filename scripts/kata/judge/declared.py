"""How a mistake says that it is caught, and how it was."""

from kata.cases.case import CONSTANTS, SMALL
from kata.cases.groups import GROUPS
from kata.judge.verdict import Verdict, Word
from kata.problem.solution import Solution

LOADING = "loading"  # of the file, where no case is reached
CATCHING = *(group.name for group in GROUPS), CONSTANTS, LOADING


def declared(mistake: Solution) -> dict[str, str]:
    """What the file of a mistake declares, or what goes without saying."""
    return {
        "VERDICT": mistake.declared("VERDICT", Word.WRONG.value),
        "CAUGHT_BY": mistake.declared("CAUGHT_BY", SMALL),
    }


def caught(verdict: Verdict) -> dict[str, str]:
    """The same of its verdict; where it becomes too slow depends on the machine."""
    group = verdict.refuted_by.group if verdict.refuted_by else LOADING
    if verdict.word == Word.TIME:
        group = declared(verdict.solution)["CAUGHT_BY"]
    return {"VERDICT": verdict.word.value, "CAUGHT_BY": group}


def is_as_it_should_be(verdict: Verdict) -> bool:
    """Whether a solution is accepted, or a mistake is caught as it declares."""
    solution = verdict.solution
    if solution.is_elsewhere or solution.path.parent.name != "wrong":
        return verdict.accepted
    return not verdict.accepted and caught(verdict) == declared(solution)
