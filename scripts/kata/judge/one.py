"""Judges one solution: all cases up to the first that fails, then a look into that failure."""

from collections import Counter
from contextlib import closing
from dataclasses import replace
from time import monotonic

from kata.cases.case import EXAMPLES, SMALL, Case, Cases
from kata.cases.keep import unnamed
from kata.judge.declared import declared
from kata.judge.own import own_cases
from kata.judge.slower import halved, second_try
from kata.judge.smaller import how, smaller
from kata.judge.trial import Trial
from kata.judge.verdict import Outcome, Verdict, Word
from kata.problem.solution import Solution
from kata.steps.recording import recordings
from kata.why.failure import Failed
from kata.why.failure import why as explained
from kata.wire.limits import Limits

RECORDED = 1 << 20  # bytes of the steps of a failing run
COUNTING = 4  # the part of the limit in which it is counted what a run that is too slow does
CONFIRMED = 2  # times that a smaller input must fail, each in a process of its own


def judge(
    solution: Solution, cases: Cases, limits: Limits = Limits(), explain: bool = True
) -> Verdict:
    """The verdict on a solution, by all cases and then those with its own constants."""
    judged, patient = cases, declared(solution)["VERDICT"] != Word.TIME
    verdict = judge_some(solution, cases, range(len(cases)), limits, patient)
    if verdict.accepted and (own := own_cases(cases, solution, limits)):
        judged, more = own, judge_some(solution, own, range(len(own)), limits, patient)
        verdict = replace(
            more,
            right=verdict.right + more.right,
            seconds=verdict.seconds + more.seconds,
            notes=dict(Counter(verdict.notes) + Counter(more.notes)),
            stopped=verdict.stopped or more.stopped,
        )
    if solution.problem.rules.is_whole_domain:
        verdict = replace(verdict, domain=len(cases.in_group(SMALL)))
    if case := verdict.refuted_by:
        index = case.number - judged.before - 1
        if verdict.word == Word.TIME:
            verdict = replace(verdict, peers=_peers(solution, judged, index, limits))
            if explain and case.group != SMALL:
                verdict = halved(verdict, limits)
            if explain:
                verdict = replace(verdict, why=why(verdict, limits))
        elif explain:
            alone, _ = judge_one(solution, judged, index, limits)
            verdict = replace(verdict, passes_alone=alone.accepted and index > 0)
            if not alone.accepted:
                verdict = shrunk(verdict, limits)
                verdict = replace(verdict, why=why(verdict, limits))
    return verdict


def shrunk(verdict: Verdict, limits: Limits) -> Verdict:
    """The verdict with a smaller input that fails in the same way, whenever it is tried."""
    failure = verdict.failure
    assert failure
    found = smaller(verdict.solution, failure, limits)
    if found is failure or not found.case:
        return verdict
    for _ in range(CONFIRMED):
        _, outcome = judge_one(verdict.solution, unnamed([found.case]), 0, limits)
        if how(outcome) != how(failure):
            return replace(verdict, unsteady=True)
    return replace(verdict, failure=found, original=failure.case)


def why(verdict: Verdict, limits: Limits) -> str:
    """Why it fails, as far as a recording of the failing run shows it for certain."""
    solution, failure, case = verdict.solution, verdict.failure, verdict.refuted_by
    assert failure
    assert case
    seconds = limits.case / (COUNTING if failure.word == Word.TIME else 1)
    (recording,) = recordings(solution, [(case.arguments, seconds)], RECORDED, limits)
    return explained(failed(solution, failure, case), recording, limits)


def failed(solution: Solution, failure: Outcome, case: Case) -> Failed:
    """What is known of a run that failed, for why it did."""
    rules = solution.problem.rules
    is_misshapen = failure.word == Word.WRONG and bool(failure.message)
    return Failed(
        solution,
        failure.word.value,
        case.arguments,
        failure.value,
        case.expected,
        failure.line,
        is_only=not (rules.any_order or is_misshapen),
    )


def judge_one(
    solution: Solution, cases: Cases, index: int, limits: Limits = Limits(), attached: bool = False
) -> tuple[Verdict, Outcome]:
    """The verdict by one case alone, and the outcome."""
    start, trial = monotonic(), Trial(solution, cases, limits, attached)
    with closing(trial.outcomes(range(index, index + 1))) as outcomes:
        outcome = next(outcomes)
    failure = None if outcome.word == Word.ACCEPTED else outcome
    right, seconds, sandbox = int(not failure), monotonic() - start, trial.sandbox
    verdict = Verdict(solution, right, cases.last, seconds, failure, sandbox=sandbox)
    return verdict, outcome


def judge_some(
    solution: Solution,
    cases: Cases,
    indexes: range,
    limits: Limits = Limits(),
    patient: bool = False,
) -> Verdict:
    """The verdict by some of the cases; a failing example does not end it.

    If it is patient, a case that takes too long gets a second try.
    """
    start, trial = monotonic(), Trial(solution, cases, limits)
    notes: Counter[str] = Counter()
    examples: dict[int, Outcome] = {}  # {number: outcome} of those that fail
    failure = None
    right = 0
    with closing(trial.outcomes(indexes)) as outcomes:
        for found in outcomes:
            is_late = patient and found.word == Word.TIME
            outcome = second_try(solution, found, limits) if is_late else found
            if outcome.word == Word.ACCEPTED:
                right += 1
                notes[outcome.note] += 1
            elif outcome.case and outcome.case.group == EXAMPLES:
                examples[outcome.case.number] = outcome
            else:
                failure = outcome
                break
    del notes[""]
    failure = failure or next(iter(examples.values()), None)
    return Verdict(
        solution,
        right,
        cases.last,
        monotonic() - start,
        failure,
        tuple(examples),
        dict(notes),
        stopped=0.0 if failure or right == len(indexes) else limits.run,
        sandbox=trial.sandbox,
    )


def _peers(
    solution: Solution, cases: Cases, index: int, limits: Limits
) -> tuple[tuple[str, float], ...]:
    """(name, seconds) of the problem's own solutions that are right in this case."""
    others = [other for other in solution.problem.solutions if other.path != solution.path]
    verdicts = [judge_one(other, cases, index, limits)[0] for other in others]
    return tuple((v.solution.name, v.seconds) for v in verdicts if v.accepted)
