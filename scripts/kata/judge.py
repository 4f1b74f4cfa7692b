"""Judges one solution: its process runs the cases; the results are compared here."""

from collections import Counter
from contextlib import closing
from dataclasses import replace
from marshal import loads
from time import monotonic

from kata.cases import EXAMPLES
from kata.child import ENDED, FULL, LATE
from kata.generate import own_cases
from kata.inside.judging import PRINTED_MOST
from kata.inside.pipe import LOADED, PRINTED, READY, RESULT
from kata.outcome import LENIENT, RIGHT, outcome_of, stopped
from kata.process import Limits, started
from kata.verdict import ACCEPTED, TIME, Failure, Verdict


def judge(solution, cases, limits=Limits(), explain=True):
    """Run a solution on all cases, up to the smallest that fails, and look into that failure."""
    verdict, origins = judge_some(solution, cases, 0, len(cases), limits), cases.origins
    if verdict.accepted and (own := own_cases(cases, solution)):
        more, cases = judge_some(solution, own, 0, len(own), limits), own
        verdict = replace(
            more,
            right=verdict.right + more.right,
            seconds=verdict.seconds + more.seconds,
            lenient=verdict.lenient + more.lenient,
        )
    if solution.problem.is_whole_domain:
        verdict = replace(verdict, domain=sum(group == "small" for group, _ in origins))
    if verdict.failure and verdict.failure.case and (explain or verdict.word == TIME):
        verdict = replace(verdict, failure=_explained(verdict.failure, solution, cases, limits))
    return verdict


def _explained(failure, solution, cases, limits):
    """The failure, and what else can be found out: whether it comes alone, who is fast there."""
    index = failure.case.number - cases.before - 1
    if failure.word == TIME:
        return replace(failure, peers=_peers(solution, cases, index, limits))
    alone = index > 0 and judge_one(solution, cases, index, limits).accepted
    return replace(failure, passes_alone=alone)


def judge_one(solution, cases, index, limits=Limits(), attached=False):
    """Run a solution on the case at that index alone."""
    return judge_some(solution, cases, index, index + 1, limits, attached)


def _peers(solution, cases, index, limits):
    """The problem's own solutions that are right in one case, and their seconds."""
    others = [other for other in solution.problem.solutions if other.path != solution.path]
    verdicts = [judge_one(other, cases, index, limits) for other in others]
    return tuple((v.solution.name, v.seconds) for v in verdicts if v.accepted)


def judge_some(solution, cases, begin, end, limits=Limits(), attached=False):
    """The verdict on some of the cases; a failing example does not end it."""
    start, right, examples, failure, result = monotonic(), Counter(), [], None, None
    in_force = {}
    with closing(_outcomes(solution, cases, begin, end, limits, attached, in_force)) as outcomes:
        for failure in outcomes:
            if failure in (RIGHT, LENIENT):
                right[failure] += 1
            elif failure.word == ACCEPTED:  # another right result than the reference's
                right[RIGHT] += 1
                result = failure.result
            elif failure.case and failure.case.group == EXAMPLES:
                examples.append(failure)
            else:
                break
        else:
            failure = examples[0] if examples else None
    numbers = tuple(example.case.number for example in examples)
    seconds = monotonic() - start
    return Verdict(
        solution,
        right.total(),
        cases.last,
        seconds,
        failure,
        numbers,
        right[LENIENT],
        result=result,
        sandbox=in_force,
    )


def _outcomes(solution, cases, begin, end, limits, attached, in_force):
    """A failure, RIGHT or LENIENT, for one case after the other.

    When the process ends in a case, another one goes on with the next, if there is time left.
    What of the sandbox is in force is put into the dictionary given.
    """
    index, deadline = begin, monotonic() + limits.run
    while index < end and (index == begin or monotonic() < deadline):
        span = cases.file.fileno(), index, end
        with started(solution, limits, span, attached) as child:
            loaded, printed = False, b""
            for letter, rest in _events(child, limits, deadline, in_force):
                if letter == PRINTED:
                    printed = (printed + rest)[:PRINTED_MOST]
                    continue
                if letter == LOADED:
                    loaded, printed = True, b""
                    continue
                if loaded and letter == RESULT and rest == cases.answers[index]:
                    yield RIGHT
                else:
                    case = cases[index] if loaded else None
                    if letter in (LATE, FULL, ENDED):
                        failure = stopped(child, letter, case, limits, deadline)
                    else:
                        failure = outcome_of(solution, case, letter, rest, in_force)
                    text = printed.decode("utf-8", "replace")
                    if isinstance(failure, Failure):
                        failure = replace(failure, case=case, printed=text)
                    yield failure
                    if not loaded:
                        return
                index, printed = index + 1, b""
                if index == end:
                    return


def _events(child, limits, deadline, in_force):
    """What the process sends; the limit of a case holds from when it is ready to load the file."""
    for event in child.events(limits.run, deadline):
        if event[0] == READY:
            in_force.update(loads(event[1]))
            yield from child.events(limits.case, deadline)
            return
        yield event
