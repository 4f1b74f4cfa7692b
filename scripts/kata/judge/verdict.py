"""Judges one solution: all cases up to the first that fails, then its own constants.

A case that takes too long is tried again, alone and with more time.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import replace
from math import ceil
from time import monotonic
from typing import TypeAlias

from kata import ticks
from kata.cases.constants import own_cases
from kata.cases.inputs import inputs_of
from kata.cases.model import EXAMPLES, SMALL, Cases
from kata.judge.declared import first_index, is_slow, limits_for
from kata.judge.model import Outcome, Verdict, VerdictKind, not_judged
from kata.judge.outcome import PYTHON_2, is_of_python_2
from kata.judge.trial import Trial
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.statement import constraints_of
from kata.wire.limits import PATIENCE, Limits

SLOWER = 6  # times as long as a solution here may another take, in a browser
MOST_SECONDS = 60.0  # in any case
STEPS = 10**6  # of a loop that is timed
USUAL = 0.3  # seconds that it takes in a browser on a machine that is slow, but not busy
FAR = 10  # times as long as a solution here: for certain too slow
MOST_EXCUSED = 1_000  # errors on inputs that may be illegal

Part: TypeAlias = tuple[Cases, range]  # some of the cases, in this order


def judge(
    solution: Solution, cases: Cases, limits: Limits = Limits(), in_order: bool = False
) -> Verdict:
    """Judge a solution by all cases, a mistake first by those that should catch it.

    If `in_order`, the earlier cases come first, so that the verdict shows whether one catches it.
    """
    less = limits_for(solution, limits)
    verdict = _judge_all(solution, cases, less, in_order)
    if less != limits and not _is_certain(verdict, less):
        from kata.judge.measured import is_measured  # here, as few solutions need it

        if not is_measured(solution):
            verdict = _judge_all(solution, cases, limits, in_order)
    if verdict.failure and is_of_python_2(solution, verdict.failure.message):
        return not_judged(solution, PYTHON_2)
    if inputs_of(solution.problem).is_whole:
        verdict = replace(verdict, domain=len(cases.in_group(SMALL)))
    if is_slow(solution):  # as it declares, so only its report asks who is not
        return verdict
    return with_peers(verdict, limits)


def _judge_all(solution: Solution, cases: Cases, limits: Limits, in_order: bool) -> Verdict:
    """Return the verdict by the cases kept, and its own constants."""
    patient, first = not is_slow(solution), first_index(solution, cases)
    rest, catching = range(first), range(first, len(cases))
    if not patient:  # the largest inputs first, for they show at once that it is slow
        catching = catching[::-1]

    def parts() -> Iterator[Part]:
        for indexes in (rest, catching) if in_order else (catching, rest):
            yield cases, indexes
        if own := own_cases(cases, solution):  # made only if they are needed
            yield own, range(len(own))

    with Trial(solution, limits) as trial:
        return judge_by(trial, parts(), patient)


def _is_certain(verdict: Verdict, limits: Limits) -> bool:
    """Tell whether more time changes nothing: none was late, or a solution here is far faster."""
    case, quick = verdict.slow_case, limits._replace(case=limits.case / FAR)
    others = verdict.solution.problem.solutions if case else ()
    return not case or any(judge_one(one, Cases.of([case]), 0, quick)[0].accepted for one in others)


def judge_some(
    solution: Solution, cases: Cases, indexes: range, limits: Limits = Limits()
) -> Verdict:
    """Return the verdict by some of the cases; a failing example does not end it."""
    with Trial(solution, limits) as trial:
        return judge_by(trial, [(cases, indexes)])


def judge_by(trial: Trial, parts: Iterable[Part], patient: bool = False) -> Verdict:
    """Return the verdict by cases, part after part; a failing example ends only its part.

    An error on an input that may be illegal says nothing, but a solution that takes too long there
    is not judged any further.

    If `patient`, a case that takes too long or too much memory is tried again, alone and with more
    time; if a slow one is right then, later ones have that time at once.
    """
    start, limits = monotonic(), trial.limits
    notes, excused = Counter[str](), Counter[str]()
    examples: list[Outcome] = []  # of those that fail
    failure = slow = None
    right, total, stopped, more = 0, 0, 0.0, limits
    for cases, indexes in parts:
        before, total = right, cases.last
        with closing(trial.outcomes(cases, indexes, PATIENCE if patient else 1)) as outcomes:
            for found in outcomes:
                outcome, case = found, found.case
                if patient and _is_retryable(found, examples):
                    outcome, more = second_try(trial.solution, found, limits, trial.limits.case)
                is_judged = outcome.kind != VerdictKind.NOT_JUDGED  # if case 1 is not, none is
                if outcome.kind == VerdictKind.ACCEPTED:
                    right += 1
                    notes[outcome.note] += 1
                    if outcome.seconds:
                        slow, trial.limits = outcome, more
                elif case and case.group == EXAMPLES and (is_judged or case.number > 1):
                    examples.append(outcome)
                elif case and _is_excused(outcome, trial.solution.problem):
                    excused[str(outcome.kind)] += 1
                    if excused.total() >= MOST_EXCUSED or outcome.kind.may_pass:
                        break
                else:
                    failure = outcome
                    break
        stopped = stopped or (trial.spent if trial.is_thinned else 0.0)
        failure = failure or next(iter(examples), None)
        if not failure and trial.is_short:
            failure = _too_slow_in_all(trial, right - before, len(indexes))
        if failure:
            break
    del notes[""]
    return Verdict(
        trial.solution,
        right,
        total,
        monotonic() - start,
        failure,
        tuple(examples),
        dict(notes),
        excused=dict(excused),
        stopped=stopped,
        slow=slow,
        sandbox=trial.sandbox,
    )


def _too_slow_in_all(trial: Trial, right: int, count: int) -> Outcome | None:
    """Return the outcome where too few cases were run in time.

    None where a statement alone is known: it does not tell how much time all small inputs need.
    """
    spent, limit = f"{trial.spent:.0f} s", f"{trial.limits.run:g} s"
    why = f"{right:,} of {count:,} cases took {spent}; the limit for all of them is {limit}"
    return Outcome(VerdictKind.TIME, why) if trial.solution.problem.has_answer else None


def _is_excused(outcome: Outcome, problem: Problem) -> bool:
    """Tell whether a failure says nothing, as the input may be illegal for all that was read.

    Of results that differ, people can tell who is right; an error only shows that one of the two
    is at fault, the solution or the input.
    """
    failed = VerdictKind.RUNTIME, VerdictKind.TIME, VerdictKind.MEMORY
    is_sure = problem.has_answer or constraints_of(problem).are_whole
    return outcome.kind in failed and not is_sure


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


def second_try(
    solution: Solution, late: Outcome, limits: Limits, given: float
) -> tuple[Outcome, Limits]:
    """Return the outcome of a case that took too much, tried alone, and the limits it had then.

    On a busy machine, where processors share caches and power, a solution's own time can double;
    and LeetCode's limits are often longer than ours. A case that is late has been `given` its
    seconds already, and is tried only with more.
    """
    case, found, had = late.case, late, limits._replace(case=given)
    assert case
    for more in longer(solution, late, limits):
        if late.kind == VerdictKind.TIME and more.case <= had.case:
            continue
        with Trial(solution, more) as trial:
            again = trial.outcome(case)
        had = more
        if late.kind == VerdictKind.MEMORY and again and again.kind != VerdictKind.ACCEPTED:
            return late, more
        if again and again.kind != VerdictKind.TIME:
            is_slow = trial.seconds > limits.case
            return (replace(again, seconds=trial.seconds) if is_slow else again), more
        found = replace(late, message=f"{late.message}, {more.case:g} s if tried alone")
    return found, had


def longer(solution: Solution, late: Outcome, limits: Limits) -> Iterator[Limits]:
    """Yield the limits with which a case is tried again, one after the other.

    In a browser, where only the clock is known and everything is slower, at times much slower, how
    long is too long depends on how slow it is now and, if that is too short, on how long the
    solutions here take on the case.
    """
    most, case = limits.patient, late.case
    if not ticks.coming or not case or late.kind != VerdictKind.TIME:
        yield most
        return
    seconds = min(most.case * slowness(), MOST_SECONDS)
    yield most._replace(case=ceil(seconds))
    if seconds == MOST_SECONDS:
        return
    for other in solution.problem.solutions:
        with Trial(other, most._replace(case=MOST_SECONDS)) as trial:
            trial.outcome(case)
        seconds = max(seconds, min(SLOWER * trial.seconds, MOST_SECONDS))
    yield most._replace(case=ceil(seconds))


def slowness() -> float:
    """Return how many times slower than usual Python runs now, 1 if it is no slower."""
    start = monotonic()
    sum(i * i for i in range(STEPS))
    return max(1.0, (monotonic() - start) / USUAL)


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


def with_peers(verdict: Verdict, limits: Limits) -> Verdict:
    """Return the verdict with the times of the problem's own solutions where this one is slow."""
    solution, case = verdict.solution, verdict.slow_case
    if not case or verdict.peers:
        return verdict
    others = [other for other in solution.problem.solutions if other.path != solution.path]
    found = [judge_one(other, Cases.of([case]), 0, limits)[0] for other in others]
    return replace(verdict, peers=tuple((v.solution.name, v.seconds) for v in found if v.accepted))
