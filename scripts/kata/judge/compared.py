"""Says what is certain of a solution where nobody knows the answer: who gives what."""

from collections.abc import Iterator
from dataclasses import replace

from kata.cases.model import EXAMPLES, Case, Cases
from kata.cases.referee import referee_of
from kata.judge.model import REORDERED, Account, Outcome, Sentence, Verdict, VerdictKind
from kata.judge.trial import Trial
from kata.judge.verdict import judge_one
from kata.problem.folder import Problem
from kata.problem.rules import in_order
from kata.problem.solution import Solution
from kata.problem.stated import says_no_order
from kata.statement import constraints_of
from kata.text import text_of
from kata.wire.plain import value_of

VAGUE = "solution", "main", "index", "answer"  # names of files whose folder names the problem


def without_answer(verdict: Verdict, cases: Cases) -> Verdict:
    """Return the verdict in words that are certain where only other solutions are known."""
    solution, failure = verdict.solution, verdict.failure
    problem, referee = solution.problem, referee_of(solution.problem)
    referee.spent = 0.0  # for the next solution, whose input is made smaller
    others = [one for one in referee.passing if one != solution]
    verdict = replace(verdict, against=tuple(short_names(others)))
    if not failure and referee.solution == solution:
        failure = _difference(others, cases)
    case = failure.case if failure else None
    if not failure or not case or failure.kind == VerdictKind.NOT_JUDGED:
        return verdict
    for found in (_alone(solution, one.case) for one in verdict.examples if one.case):
        if found.kind != VerdictKind.ACCEPTED and not _is_reordered(problem, found):
            bare = replace(verdict, how=Account(), hint=())  # which tell of another case
            return verdict if found.case == case else replace(bare, failure=found, original=None)
    is_reordered = _is_reordered(problem, failure)
    if not failure.kind.is_of_result or (case.group == EXAMPLES and not is_reordered):
        return verdict
    message = REORDERED if is_reordered else failure.message
    differs = replace(failure, kind=VerdictKind.DIFFERS, message=message)
    names: dict[bytes | str, list[str]] = {}
    for one, name in zip(others, short_names(others)):
        names.setdefault(_result_of(one, case), []).append(name)
    opposed, said = names.get(case.answer, ()), _told(differs, names, problem)
    how = replace(verdict.how, why=())  # others may be wrong
    return replace(verdict, failure=differs, how=how, opposed=tuple(opposed), others=(*said,))


def _is_reordered(problem: Problem, failure: Outcome) -> bool:
    """Tell whether only the order of a result is another, of which the statement says nothing."""
    if not (failure.case and failure.result and says_no_order(problem.text)):
        return False
    answer, result = value_of(failure.case.answer), value_of(failure.result)
    return bool(in_order(answer) == in_order(result))


def _difference(others: list[Solution], cases: Cases) -> Outcome | None:
    """Return where the referee differs from another, unless a third one agrees with it there."""
    for one in others:
        with Trial(one) as trial:
            outcomes = trial.outcomes(cases, range(len(cases)))
            found = next((out for out in outcomes if out.kind == VerdictKind.WRONG), None)
        if not found or not found.case or not found.result:
            continue
        rest = [other for other in others if other != one]
        if not any(_result_of(other, found.case) == found.case.answer for other in rest):
            case = replace(found.case, answer=found.result)
            return Outcome(VerdictKind.DIFFERS, case=case, result=found.case.answer)
    return None


def _alone(solution: Solution, case: Case) -> Outcome:
    """Return the outcome of a case in a process of its own."""
    return judge_one(solution, Cases.of([case], case.number - 1), 0)[1]


def _result_of(solution: Solution, case: Case) -> bytes | str:
    """Return what a solution gives in a case: the case's answer, other bytes, or how it fails."""
    outcome = _alone(solution, case)
    if outcome.kind == VerdictKind.ACCEPTED and case.answer:
        return case.answer
    return outcome.result or str(outcome.kind)


def short_names(some: list[Solution]) -> list[str]:
    """Return the names of solutions' files, with their folders where only these tell enough."""
    whole = [f"{one.path.parent.name}/{one.path.name}{one.place}" for one in some]
    short = [
        name if one.path.stem.lower() in VAGUE else one.path.name + one.place
        for one, name in zip(some, whole)
    ]
    return short if len({*short}) == len(short) else whole


def _told(
    failure: Outcome, names: dict[bytes | str, list[str]], problem: Problem
) -> Iterator[Sentence]:
    """Say who gives what on an input, and what was not read about it."""
    for result, some in names.items():
        value = result if isinstance(result, str) else text_of(value_of(result))
        agrees = ", as this one does" * (result == failure.result)
        yield Sentence(f"{', '.join(some)}: {value}{agrees}")
    if sum(map(len, names.values())) == 1:
        yield Sentence("one of the two is wrong, and it may be either")
    for line in constraints_of(problem).unread if names else ():
        yield Sentence(f"this constraint was not read, so the input may break it: {line}")
    for path in constraints_of(problem).unsaid if names else ():
        yield Sentence(f"the constraints say nothing about {path}, so the input may be illegal")
