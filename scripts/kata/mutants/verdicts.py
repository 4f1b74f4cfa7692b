"""Judges a solution and its mutants, only to find out which of them are accepted."""

from pathlib import Path

from kata.cases.case import EXAMPLES
from kata.judge.many import cases_kept
from kata.judge.one import judge_some
from kata.judge.own import own_cases
from kata.judge.verdict import Verdict, Word
from kata.mutants.edits import Mutant
from kata.problem.solution import Solution
from kata.wire.limits import Limits

CASE = 1.0  # seconds for a case, unless the solution itself takes more than half of them
LOADING = 4.0  # seconds for all cases, beyond twice those of the solution


def limits_of(solution: Solution) -> Limits | str:
    """What its mutants may use: twice its own time; or why it has none."""
    verdict = _verdict(solution, Limits(case=CASE / 2))
    case = CASE
    if verdict.word == Word.TIME:
        verdict, case = _verdict(solution, Limits()), Limits().case
    if not verdict.accepted:
        return f"{solution}: {verdict.word}; a mutant is made of a solution that is right"
    return Limits(case=case, run=2 * verdict.seconds + LOADING)


def word_of(limits: dict[Path, Limits], mutant: Mutant) -> Word:
    """What the judge says of a mutant."""
    return _verdict(mutant.solution, limits[mutant.solution.path]).word


def _verdict(solution: Solution, limits: Limits) -> Verdict:
    """The verdict by all cases up to the first that fails; examples come late, as none ends it."""
    cases = cases_kept(solution.problem)
    examples = len(cases.in_group(EXAMPLES))
    verdict = judge_some(solution, cases, range(examples, len(cases)), limits)
    if verdict.accepted:
        verdict = judge_some(solution, cases, range(examples), limits)
    if verdict.accepted and (own := own_cases(cases, solution, limits)):
        verdict = judge_some(solution, own, range(len(own)), limits)
    return verdict
