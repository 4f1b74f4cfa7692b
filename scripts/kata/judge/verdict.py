"""Judges one solution: all cases up to the first that fails, then its own constants."""

from collections import Counter
from contextlib import closing, suppress
from dataclasses import replace
from functools import partial
from math import inf
from time import monotonic

from kata.cases.constants import Constant
from kata.cases.generate import cases_with_constants
from kata.cases.model import EXAMPLES, SMALL, Cases
from kata.judge.declared import first_index, is_slow, limits_for
from kata.judge.model import Outcome, Verdict, VerdictKind
from kata.judge.slower import second_try
from kata.judge.trial import Trial
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.wire.limits import Limits
from kata.wire.plain import encode, value_of
from kata.wire.records import RESULT

TRACED = 10  # times as long as judging a case may take: the time for tracing it
MOST_EXCUSED = 1_000  # errors on inputs that may be illegal
MOST_CONSTANTS = 40  # that a solution is taken to hold


def judge(solution: Solution, cases: Cases, limits: Limits = Limits()) -> Verdict:
    """Judge a solution by all cases, a mistake first by those that should catch it."""
    limits = limits_for(solution, limits)
    with Trial(solution, limits) as trial:
        verdict = _judge_all(trial, cases)
    if solution.problem.rules.is_whole_domain:
        verdict = replace(verdict, domain=len(cases.in_group(SMALL)))
    if is_slow(solution):  # as it declares, so only its report asks who is not
        return verdict
    return with_peers(verdict, limits)


def _judge_all(trial: Trial, cases: Cases) -> Verdict:
    """Return the verdict by the cases kept, and its own constants."""
    solution, patient = trial.solution, not is_slow(trial.solution)
    first = first_index(solution, cases)
    catching = range(first, len(cases))
    if not patient:  # the largest inputs first, for they show at once that it is slow
        catching = catching[::-1]
    verdict = judge_in(trial, cases, catching, patient)
    if verdict.accepted and first:
        skipped = judge_in(trial, cases, range(first), patient)
        verdict = verdict.followed_by(skipped) if skipped.accepted else skipped
    if verdict.accepted and (own := own_cases(cases, trial)):
        verdict = verdict.followed_by(judge_in(trial, own, range(len(own)), patient))
    return verdict


def judge_some(
    solution: Solution, cases: Cases, indexes: range, limits: Limits = Limits()
) -> Verdict:
    """Return the verdict by some of the cases; a failing example does not end it."""
    with Trial(solution, limits) as trial:
        return judge_in(trial, cases, indexes)


def judge_in(trial: Trial, cases: Cases, indexes: range, patient: bool = False) -> Verdict:
    """Return the verdict by some of the cases; a failing example does not end it.

    An error on an input that may be illegal says nothing, but a solution that takes too long there
    is not judged any further.

    If `patient`, a case that takes too long or too much memory is tried again, alone and with more
    time; if a slow one is right then, later ones have that time at once.
    """
    start, limits = monotonic(), trial.limits
    notes: Counter[str] = Counter()
    excused: Counter[str] = Counter()
    examples: dict[int, Outcome] = {}  # {number: outcome} of those that fail
    failure = slow = None
    right, more = 0, limits
    with closing(trial.outcomes(cases, indexes)) as outcomes:
        for found in outcomes:
            case = found.case
            is_example = case is not None and case.group == EXAMPLES
            is_first = case is not None and case.number == 1
            outcome = found
            if patient and _is_retryable(found, [*examples.values()]):
                outcome, more = second_try(trial.solution, found, limits, trial.limits.case)
            if case and not is_first:
                outcome = _without_excuse(outcome)
            if outcome.kind == VerdictKind.ACCEPTED:
                right += 1
                notes[outcome.note] += 1
                if outcome.seconds:
                    slow, trial.limits = outcome, more
            elif case and is_example and not (is_first and outcome.kind == VerdictKind.NOT_JUDGED):
                examples[case.number] = outcome
            elif case and _is_excused(outcome, trial.solution.problem):
                excused[str(outcome.kind)] += 1
                if excused.total() == MOST_EXCUSED or outcome.kind.may_pass:
                    break
            else:
                failure = outcome
                break
    trial.limits = limits
    del notes[""]
    failure = failure or next(iter(examples.values()), None)
    return Verdict(
        trial.solution,
        right,
        cases.last,
        monotonic() - start,
        failure,
        tuple(examples),
        dict(notes),
        excused=dict(excused),
        stopped=0.0 if failure or excused or right == len(indexes) else limits.run,
        slow=slow,
        sandbox=trial.sandbox,
    )


def _is_excused(outcome: Outcome, problem: Problem) -> bool:
    """Tell whether a failure says nothing, as the input may be illegal for all that was read.

    Of results that differ, people can tell who is right; an error only shows that one of the two
    is at fault, the solution or the input.
    """
    failed = VerdictKind.RUNTIME, VerdictKind.TIME, VerdictKind.MEMORY
    is_sure = problem.has_answer or problem.constraints.are_whole
    return outcome.kind in failed and not is_sure


def _without_excuse(outcome: Outcome) -> Outcome:
    """Return the outcome of a case other than the first, for which a missing package is no excuse.

    A solution could import one there to get out of a case that it fails.
    """
    return replace(outcome, kind=VerdictKind.RUNTIME) if outcome.lacks else outcome


def _is_retryable(failed: Outcome, examples: list[Outcome]) -> bool:
    """Tell whether a case may be right with more time, or without what earlier cases left.

    A solution that hangs, in an example or a small input, would only take three times as long.
    """
    case = failed.case
    if not case or failed.kind not in (VerdictKind.TIME, VerdictKind.MEMORY):
        return False
    if failed.kind == VerdictKind.MEMORY:
        return True
    hangs = any(example.kind == VerdictKind.TIME for example in examples)
    return not (hangs and case.group in (EXAMPLES, SMALL))


def judge_one(
    solution: Solution, cases: Cases, index: int, limits: Limits = Limits(), attached: bool = False
) -> tuple[Verdict, Outcome]:
    """Return the verdict by one case alone, and the outcome."""
    start = monotonic()
    with Trial(solution, limits, attached) as trial:
        outcome = next(trial.outcomes(cases, range(index, index + 1)))
    failure = None if outcome.kind == VerdictKind.ACCEPTED else outcome
    right, seconds, sandbox = int(not failure), monotonic() - start, trial.sandbox
    verdict = Verdict(solution, right, cases.last, seconds, failure, sandbox=sandbox)
    return verdict, outcome


def own_cases(cases: Cases, trial: Trial, most: float = inf) -> Cases | None:
    """Return the cases numbered after these that hold the solution's own constants.

    If they are not made in `most` seconds, that is an error.
    """
    return cases_with_constants(cases, trial.solution, partial(held_constants, trial), most)


def held_constants(trial: Trial) -> list[Constant]:
    """Return the constants that it holds while it runs the examples, the most frequent first."""
    trial.end_session()  # in a new one: earlier cases leave values of their own
    counts: Counter[Constant] = Counter()
    for example in trial.solution.problem.examples:
        event = trial.probe(TRACED * trial.limits.case, "held", encode(example.arguments))
        if event.letter != RESULT:
            break
        with suppress(ValueError, TypeError):
            held, _ = value_of(event.rest)
            counts.update(held)
    return [constant for constant, _ in counts.most_common(MOST_CONSTANTS)]


def with_peers(verdict: Verdict, limits: Limits) -> Verdict:
    """Return the verdict with the times of the problem's own solutions where this one is slow."""
    solution, case = verdict.solution, verdict.slow_case
    if not case or verdict.peers:
        return verdict
    others = [other for other in solution.problem.solutions if other.path != solution.path]
    found = [judge_one(other, Cases.of([case]), 0, limits)[0] for other in others]
    return replace(verdict, peers=tuple((v.solution.name, v.seconds) for v in found if v.accepted))
