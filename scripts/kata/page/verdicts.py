"""What the judge says about the files of a page."""

from collections import Counter
from dataclasses import replace

from kata.cases.case import Cases
from kata.judge.earlier import verdict_on
from kata.judge.verdict import Verdict
from kata.problem.folder import Problem
from kata.problem.solution import Solution


def verdicts_on(problem: Problem, cases: Cases, chosen: tuple[Solution, ...]) -> list[Verdict]:
    """The verdicts on these files, or on all; the problem's own solutions are known to be right."""
    own, right = problem.solutions, len(cases)
    verdicts = [
        Verdict(s, right, right, 0.0, None) if s in own else _verdict(s, cases)
        for s in chosen or own + problem.mistakes
    ]
    shrunk = Counter(verdict.refuted_by.number for verdict in verdicts if verdict.refuted_by)
    for i, verdict in enumerate(verdicts):  # a number stands for one input on a page
        if verdict.original and shrunk[verdict.original.number] > 1:
            verdicts[i] = _verdict(verdict.solution, cases, explain=False)
    return verdicts


def _verdict(solution: Solution, cases: Cases, explain: bool = True) -> Verdict:
    """The verdict, explained by the smallest input that was found; its case is named so."""
    verdict = verdict_on(solution, lambda: cases, explain=explain)
    case, failure = verdict.refuted_by, verdict.failure
    if not verdict.original or not case or not failure:
        return verdict
    return replace(
        verdict, failure=replace(failure, case=replace(case, name=f"{case.name}, shrunk"))
    )
